package flipchip.lab.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import flipchip.app.cli.answer.ExitCode;
import flipchip.app.cli.answer.ProgressLine;
import flipchip.engine.board.Square;
import flipchip.engine.io.AtomicFile;
import flipchip.lab.stuck.Stuck;
import flipchip.lab.stuck.Stuck.Fate;
import flipchip.lab.stuck.StuckProofs;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(name = "stuck",
    description = {
        "Decide the stuck gates that a survey ('job run ... faults circuit=array') left open: "
            + "ABC builds a board that shows one, or proves that there is none.",
        "Writes faults.tsv and cells.txt to the folder. Interrupted, it goes on where it was."})
final class StuckCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;
    @Parameters(paramLabel = "RESULT", description = "Result of the survey.")
    private Path survey;
    @Option(names = "--dir", paramLabel = "DIR", required = true, description = "Folder for what is decided.")
    private Path folder;
    @Option(names = "--games", paramLabel = "N", defaultValue = "4096",
        description = "Positions of games that the survey began with. Default: ${DEFAULT-VALUE}.")
    private int games;
    @Option(names = "--abc", paramLabel = "PROGRAM", defaultValue = "yosys-abc",
        description = "Default: ${DEFAULT-VALUE}.")
    private String abc;

    @Override
    public Integer call() throws IOException {
        List<Stuck> faults = decided();
        AtomicFile.write(folder.resolve("faults.tsv"),
            faults.stream().map(fault -> fault.print() + "\n").collect(Collectors.joining()));
        AtomicFile.write(folder.resolve("cells.txt"), cells(faults));
        PrintWriter out = spec.commandLine().getOut();
        kinds().forEach((kind, belongs) -> out.printf(Locale.ROOT, "%-45s %6d%n", kind.substring(1),
            faults.stream().filter(belongs).count()));
        return ExitCode.OK;
    }

    private List<Stuck> decided() throws IOException {
        ProgressLine progress = new ProgressLine(spec.commandLine().getErr());
        try {
            return new StuckProofs(folder, abc).decide(survey,
                (done, all) -> progress.heard("faults", done, all));
        } catch (IllegalArgumentException e) {
            throw new IOException(e.getMessage(), e);
        }
    }

    /// In the order of their first letter.
    private Map<String, Predicate<Stuck>> kinds() {
        return new TreeMap<>(Map.of("1shown by a position of games",
            fault -> fault.fate() == Fate.FOUND && fault.first() <= games, "2shown by a random board only",
            fault -> fault.fate() == Fate.FOUND && fault.first() > games,
            "3shown by a board that the solver built", fault -> fault.fate() == Fate.BUILT,
            "4redundant by constants", fault -> fault.fate() == Fate.REDUNDANT, "5redundant, proved",
            fault -> fault.fate() == Fate.PROVED));
    }

    /// A line for each cell: how many of its faults belong to each kind.
    private String cells(List<Stuck> faults) {
        StringBuilder lines = new StringBuilder();
        for (Square square : Square.values()) {
            List<Stuck> own =
                faults.stream().filter(fault -> fault.cell().equals(square.toString())).toList();
            lines.append(square);
            kinds().values()
                .forEach(belongs -> lines.append(' ').append(own.stream().filter(belongs).count()));
            lines.append('\n');
        }
        return lines.toString();
    }
}
