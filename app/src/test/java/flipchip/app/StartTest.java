package flipchip.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The program as a newcomer starts it: another Java, its own process.
class StartTest {
    private static final long LIMIT_SECONDS = 200;

    @TempDir
    private Path folder;

    @Test
    void withoutDisplayAndTerminalADemonstrationIsPlayedAndChecked() throws Exception {
        Run run = start(List.of(), List.of());

        assertEquals(0, run.exitCode(), run::toString);
        List<String> told = run.err().lines().filter(line -> line.startsWith("Flipchip")).toList();
        assertEquals(List.of("Flipchip cannot open a window: the variable DISPLAY is not set; set it to "
            + "an X server. Playing a demonstration game instead."), told);
        assertTrue(run.out().contains("The game is over."), run::out);
        String verdict = run.out().lines().reduce((_, last) -> last).orElse("");
        assertTrue(verdict.matches("Circuit and rules agree on (\\d+) of \\1 moves .*"), verdict);
    }

    @Test
    void jsonOnStandardOutputIsUnspoiled() throws Exception {
        Run run = start(List.of(), List.of("perft", "3", "--json"));

        assertEquals(3, run.out().lines().count());
        assertTrue(run.out().lines().allMatch(line -> line.startsWith("{\"kind\":\"perft\"")), run::out);
    }

    @Test
    void theWindowOpensOnADisplay() throws Exception {
        boolean installed = Stream.of(System.getenv("PATH").split(":"))
            .anyMatch(path -> Files.isExecutable(Path.of(path, "xvfb-run")));
        assumeTrue(installed, "xvfb-run is not installed: the window was not opened on a display");

        Run run = start(List.of("xvfb-run", "-a"), List.of());

        assertEquals(0, run.exitCode(), run::toString);
        assertEquals("", run.out());
        assertTrue(run.err().lines().noneMatch(line -> line.startsWith("Flipchip cannot")), run::err);
    }

    private record Run(int exitCode, String out, String err) {}

    private Run start(List<String> before, List<String> arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(before);
        command.addAll(List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "--module-path",
            System.getProperty("jdk.module.path"),
            "--enable-native-access=javafx.graphics,org.jline.terminal.ffm,org.jline.nativ",
            "-Djavafx.cachedir=" + folder.resolve("jfx"), "-Dprism.order=sw", "-Dflipchip.exitAfterShow=true",
            "--module", "flipchip.app/flipchip.app.Main"));
        command.addAll(arguments);
        Path out = folder.resolve("out");
        Path err = folder.resolve("err");
        ProcessBuilder builder =
            new ProcessBuilder(command).redirectOutput(out.toFile()).redirectError(err.toFile())
                .redirectInput(ProcessBuilder.Redirect.from(Path.of("/dev/null").toFile()));
        builder.environment().remove("DISPLAY");
        builder.environment().remove("WAYLAND_DISPLAY");
        builder.environment().put("XDG_CONFIG_HOME", folder.toString());
        builder.environment().put("XDG_DATA_HOME", folder.toString());
        builder.environment().put("XDG_STATE_HOME", folder.toString());
        Process process = builder.start();
        if (!process.waitFor(LIMIT_SECONDS, TimeUnit.SECONDS)) {
            process.destroyForcibly();
            throw new AssertionError("still running after " + LIMIT_SECONDS + " s: " + Files.readString(out));
        }
        return new Run(process.exitValue(), Files.readString(out), Files.readString(err));
    }
}
