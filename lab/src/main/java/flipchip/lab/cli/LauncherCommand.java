package flipchip.lab.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import flipchip.app.cli.answer.ExitCode;
import flipchip.engine.io.AtomicFile;
import flipchip.lab.program.RunningJava;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

@Command(name = "launcher", hidden = true,
    description = "Writes how this program was started, for the script lab/flipchip-lab.")
final class LauncherCommand implements Callable<Integer> {
    @Parameters(paramLabel = "FILE",
        description = "Gets the Java in its first line and the module path in its second.")
    private Path file;

    @Override
    public Integer call() throws IOException {
        AtomicFile.write(file, RunningJava.executable() + "\n" + RunningJava.path() + "\n");
        return ExitCode.OK;
    }
}
