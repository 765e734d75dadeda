package flipchip.app.cli.play;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import flipchip.app.cli.answer.ExitCode;
import flipchip.app.cli.answer.Failures;
import flipchip.app.kit.settings.UserFolders;
import flipchip.app.learn.school.OwnGames;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

@Command(name = "own-games",
    description = {"Print your games against the computer in the window as a table (CSV).",
        "Columns: time, colour, opponent, score, accuracy in total and by phase, mistakes, moves."})
public final class OwnGamesCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;
    @Option(names = "--file", paramLabel = "FILE",
        description = "File of the games. Default: that of the window.")
    private Path file;

    @Override
    public Integer call() throws IOException {
        if (file != null && Files.notExists(file)) {
            throw new NoSuchFileException(file.toString());
        }
        Path kept = file == null ? UserFolders.data().resolve("own-games.txt") : file;
        spec.commandLine().getOut()
            .print(OwnGames.load(kept, fault -> Failures.tell(fault, spec.commandLine().getErr())).csv());
        return ExitCode.OK;
    }
}
