package flipchip.app.cli.ask;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import flipchip.app.cli.CommandLineRun;
import flipchip.app.cli.answer.ExitCode;
import flipchip.engine.simd.Kernels;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class DoctorCommandTest {
    private static final List<String> NAMES =
        List.of("program", "java", "options", "system", "heap", "kernels", "vectors", "speed", "evaluation",
            "display", "font", "settings", "data", "state", "verdict");

    @Test
    @Tag("thorough")
    void everyQuestionHasItsLine() {
        CommandLineRun run = CommandLineRun.of("doctor", "--seconds", "2");
        for (String name : NAMES) {
            assertTrue(run.lines().stream().anyMatch(line -> line.startsWith(name + " ")),
                () -> name + " in " + run.out());
        }
        assertEquals("kernels " + Kernels.description(), run.line("kernels"));
    }

    /// Measured once for both ways to say it; a thorough test asks for the lines alone.
    @Tag("thorough")
    @Test
    void whatIsSaidInLinesIsSaidAsJsonToo() throws Exception {
        CommandLineRun run = CommandLineRun.of("doctor", "--seconds", "2", "--json");
        ObjectMapper json = new ObjectMapper().disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES);
        JsonNode report = json.readTree(run.out());
        assertEquals("doctor", report.get("kind").asText());
        assertTrue(report.get("nodesPerSecond").asLong() > 1_000, run.out());
        assertTrue(report.get("bytesPerNode").asDouble() >= 0, run.out());
        assertEquals(Runtime.getRuntime().availableProcessors(), report.get("cores").asInt());
        assertEquals(report.get("problem").isNull() ? ExitCode.OK : ExitCode.FAILED, run.exitCode());

        Map<String, String> lines = DoctorCommand.lines(json.treeToValue(report, DoctorCommand.Report.class));
        NAMES.forEach(name -> assertFalse(lines.getOrDefault(name, "").isBlank(), name));
        assertEquals(Kernels.description(), lines.get("kernels"));
    }

    /// A folder whose path is longer than Linux reads stands for one that may not be read: nothing is closed
    /// to root.
    @Test
    @EnabledOnOs(OS.LINUX)
    void aFolderThatCannotBeLookedThroughSaysWhy(@TempDir Path parent) throws Exception {
        Path folder = Files.createDirectory(parent.resolve("deep"));
        String name = "d".repeat(200);
        assertEquals(0,
            new ProcessBuilder("bash", "-c",
                "for i in {1..25}; do mkdir " + name + "; cd -P " + name + " || exit 1; done")
                .directory(folder.toFile()).start().waitFor());
        try {
            DoctorCommand.Folder found = DoctorCommand.folder(folder);

            assertTrue(found.path().startsWith(folder + " (java.nio.file.FileSystemException: " + folder),
                found.path());
            assertEquals(0, found.files());
        } finally {
            new ProcessBuilder("rm", "-rf", folder.toString()).start().waitFor();
        }
    }

    @Test
    void aTimeWithoutSenseIsRefused() {
        CommandLineRun run = CommandLineRun.of("doctor", "--seconds", "1");
        assertEquals(ExitCode.USAGE, run.exitCode());
        assertTrue(run.err().startsWith("--seconds: '1' is not in 2..600"), run.err());
    }
}
