package flipchip.lab.cli;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import flipchip.app.cli.answer.CommandFailure;
import flipchip.app.cli.answer.ExitCode;
import flipchip.app.cli.answer.Misuse;
import flipchip.lab.program.RunningJava;
import flipchip.lab.window.HomeFolder;
import flipchip.lab.window.Screen;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/// A base of the commands that measure the shipped program from outside: its path and its display.
final class WindowBench {
    private static final Path PACKAGE = Path.of("app/target/dist/flipchip/bin/flipchip");
    private static final String BUILD = "mvn -q -DskipTests -Pdist clean package";

    @Spec(Spec.Target.MIXEE)
    private CommandSpec command;
    @Option(names = "--program", paramLabel = "FILE",
        description = "The program to start. Default: the variable FLIPCHIP, or the package that '" + BUILD
            + "' makes.")
    private Optional<Path> named = Optional.empty();

    /// Measures with a program and an empty folder.
    interface Work {
        void with(Path program, Path home) throws IOException;
    }

    /// Does `work`, here or in another process with a display of its own.
    ///
    /// @return the exit status
    Integer run(Work work) throws InterruptedException {
        Path program = program();
        try {
            if (!Screen.isThere()) {
                return Screen.run(again());
            }
            try (HomeFolder home = new HomeFolder()) {
                work.with(program, home.path());
            }
            return ExitCode.OK;
        } catch (IOException e) {
            throw new CommandFailure("The window could not be measured: " + e.getMessage(), e);
        }
    }

    private Path program() {
        Optional<Path> variable =
            Optional.ofNullable(System.getenv("FLIPCHIP")).filter(name -> !name.isBlank()).map(Path::of);
        Path program = named.or(() -> variable).orElse(PACKAGE);
        if (!Files.isExecutable(program) || Files.isDirectory(program)) {
            throw new Misuse(
                program + (Files.exists(program) ? " is not a program" : " does not exist") + "; '" + BUILD
                    + "' makes " + PACKAGE + ", --program or the variable FLIPCHIP names another");
        }
        return program.toAbsolutePath();
    }

    /// This command line once more.
    private List<String> again() {
        List<String> words = new ArrayList<>(List.of(RunningJava.executable(), "--module-path",
            RunningJava.path(), "--module", "flipchip.lab/flipchip.lab.LabMain"));
        words.addAll(command.root().commandLine().getParseResult().originalArgs());
        return words;
    }

    /// Under what circumstances.
    static String circumstances() {
        return String.format(Locale.ROOT, "on the display %s, %d processors with a load of %.1f",
            System.getenv("DISPLAY"), Runtime.getRuntime().availableProcessors(),
            ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage());
    }
}
