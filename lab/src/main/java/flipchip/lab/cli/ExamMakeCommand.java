package flipchip.lab.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import flipchip.app.cli.answer.ExitCode;
import flipchip.app.cli.answer.Misuse;
import flipchip.app.cli.answer.ProgressLine;
import flipchip.engine.board.Position;
import flipchip.engine.io.AtomicFile;
import flipchip.engine.notation.Obf;
import flipchip.engine.notation.wthor.WthorGame;
import flipchip.engine.notation.wthor.WthorReader;
import flipchip.lab.benchmark.ExamBoards;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

@Command(name = "make",
    description = {"Choose close positions of games that nothing was learnt from, and solve every move.",
        "A file that exists is continued: give the same command again after an interruption."})
final class ExamMakeCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;
    @Option(names = "--wthor", paramLabel = "DIR", required = true,
        description = "Folder of the WTHOR archive (.wtb files).")
    private Path wthor;
    @Option(names = "--out", paramLabel = "FILE.obf", required = true,
        description = "Where the positions go.")
    private Path out;
    @Option(names = "--empties", paramLabel = "N", required = true,
        description = "Empty squares of every position.")
    private int empties;
    @Option(names = "--positions", paramLabel = "N", defaultValue = "100",
        description = "Default: ${DEFAULT-VALUE}.")
    private int positions;
    @Option(names = "--from", paramLabel = "YEAR", defaultValue = "2024",
        description = "Only games from this year on. Default: ${DEFAULT-VALUE}, which nothing was learnt "
            + "from.")
    private int from;
    @Option(names = "--within", paramLabel = "DISCS", defaultValue = "8",
        description = "Greatest score for either side after a short search. Default: ${DEFAULT-VALUE}.")
    private int within;
    @Option(names = "--seed", paramLabel = "N", defaultValue = "1",
        description = "Default: ${DEFAULT-VALUE}.")
    private long seed;

    @Override
    public Integer call() throws IOException {
        if (empties < 8 || empties > 40 || positions < 1 || within < 1) {
            throw new Misuse("--empties is 8 to 40, --positions and --within are at least 1");
        }
        List<WthorGame> games =
            WthorReader.allGames(wthor).stream().filter(game -> game.year() >= from).toList();
        List<Position> chosen = ExamBoards.choose(games, empties, positions, 100 * within, seed);
        StringBuilder lines = new StringBuilder(Files.exists(out) ? Files.readString(out) : "");
        int done =
            (int) lines.toString().lines().filter(line -> !line.isBlank() && !line.startsWith("%")).count();
        ProgressLine progress = new ProgressLine(spec.commandLine().getErr());
        int[] solved = {Math.min(done, chosen.size())};
        ExamBoards.solve(chosen.subList(solved[0], chosen.size()), problem -> {
            try {
                AtomicFile.write(out, lines.append(Obf.print(problem)).append('\n').toString());
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
            progress.heard("positions", ++solved[0], chosen.size());
        });
        return chosen.size() == positions ? ExitCode.OK : ExitCode.FAILED;
    }
}
