package flipchip.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The program as a newcomer starts it: another Java, its own process.
class StartTest {
    private static final long LIMIT_SECONDS = 200;

    @TempDir
    private Path folder;

    @Test
    void withoutDisplayAndTerminalADemonstrationIsPlayedAndChecked() throws Exception {
        Run run = start(Map.of(), List.of());

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
        Run run = start(Map.of(), List.of("perft", "3", "--json"));

        assertEquals(3, run.out().lines().count());
        assertTrue(run.out().lines().allMatch(line -> line.startsWith("{\"kind\":\"perft\"")), run::out);
    }

    @Test
    void theWindowOpensOnADisplay() throws Exception {
        assumeTrue(VirtualDisplay.isInstalled("Xvfb"),
            "Xvfb is not installed: the window was not opened on a display");

        Run run;
        try (VirtualDisplay display = VirtualDisplay.open()) {
            run = start(Map.of("DISPLAY", display.name()), List.of());
        }

        assertEquals(0, run.exitCode(), run::toString);
        assertEquals("", run.out());
        assertTrue(run.err().lines().noneMatch(line -> line.startsWith("Flipchip cannot")), run::err);
    }

    private record Run(int exitCode, String out, String err) {}

    private Run start(Map<String, String> display, List<String> arguments)
            throws IOException, InterruptedException {
        List<String> command =
            new ArrayList<>(List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "--module-path",
                System.getProperty("jdk.module.path"),
                "--enable-native-access=javafx.graphics,org.jline.terminal.ffm,org.jline.nativ",
                "-Djavafx.cachedir=" + folder.resolve("jfx"), "-Dprism.order=sw",
                "-Dflipchip.exitAfterShow=true", "--module", "flipchip.app/flipchip.app.Main"));
        command.addAll(arguments);
        Path out = folder.resolve("out");
        Path err = folder.resolve("err");
        ProcessBuilder builder =
            new ProcessBuilder(command).redirectOutput(out.toFile()).redirectError(err.toFile())
                .redirectInput(ProcessBuilder.Redirect.from(Path.of("/dev/null").toFile()));
        builder.environment().remove("DISPLAY");
        builder.environment().remove("WAYLAND_DISPLAY");
        builder.environment().putAll(display);
        builder.environment().put("XDG_CONFIG_HOME", folder.toString());
        builder.environment().put("XDG_DATA_HOME", folder.toString());
        builder.environment().put("XDG_STATE_HOME", folder.toString());
        Process process = builder.start();
        if (!process.waitFor(LIMIT_SECONDS, TimeUnit.SECONDS)) {
            String stacks = stacks(process);
            process.destroyForcibly();
            throw new AssertionError("still running after " + LIMIT_SECONDS + " s: " + Files.readString(out)
                + Files.readString(err) + stacks);
        }
        return new Run(process.exitValue(), Files.readString(out), Files.readString(err));
    }

    /// What the threads of a program that does not end are doing.
    private String stacks(Process process) throws IOException, InterruptedException {
        Path stacks = folder.resolve("stacks");
        new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "jstack").toString(),
            String.valueOf(process.pid())).redirectErrorStream(true).redirectOutput(stacks.toFile()).start()
            .waitFor(20, TimeUnit.SECONDS);
        return Files.readString(stacks);
    }
}
