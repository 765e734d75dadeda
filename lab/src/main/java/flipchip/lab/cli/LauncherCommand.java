package flipchip.lab.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import flipchip.app.cli.ExitCode;
import flipchip.lab.program.RunningJava;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

@Command(name = "launcher", hidden = true,
    description = "Writes how this program was started, for the script lab/flipchip-lab.")
final class LauncherCommand implements Callable<Integer> {
    @Parameters(paramLabel = "FILE", description = "Gets the Java in its first line and the module path in its second.")
    private Path file;

    @Override
    public Integer call() throws IOException {
        Files.write(file, List.of(RunningJava.executable(), RunningJava.path()));
        return ExitCode.OK;
    }
}
