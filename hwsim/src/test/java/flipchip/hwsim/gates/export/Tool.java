package flipchip.hwsim.gates.export;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import flipchip.engine.io.ForeignProgram;

/// Runs a real tool in a folder; a test that needs a missing one is skipped with a message.
public final class Tool {
    private static final int SECONDS = 300;
    private static final int MEGABYTES = 4096;

    private Tool() {}

    public static void assumeInstalled(String... programs) {
        for (String program : programs) {
            boolean found = List.of(System.getenv("PATH").split(File.pathSeparator)).stream()
                .anyMatch(folder -> Files.isExecutable(Path.of(folder, program)));
            assumeTrue(found, program + " is not installed: apt-get install " + program);
        }
    }

    /// The tool's output; fails the test with it if the tool does.
    public static String run(Path folder, String... command) throws IOException, InterruptedException {
        Path log = Files.createTempFile(folder, "log", ".txt");
        Process process = ForeignProgram.start(new ProcessBuilder(command).directory(folder.toFile())
            .redirectErrorStream(true).redirectOutput(log.toFile()), MEGABYTES);
        boolean ended = process.waitFor(SECONDS, TimeUnit.SECONDS);
        if (!ended) {
            ForeignProgram.end(process);
        }
        String output = Files.readString(log);
        assertTrue(ended,
            () -> "no end after " + SECONDS + " s: " + String.join(" ", command) + "\n" + output);
        assertEquals(0, process.exitValue(), () -> String.join(" ", command) + "\n" + output);
        return output;
    }
}
