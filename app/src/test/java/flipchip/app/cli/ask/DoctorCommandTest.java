package flipchip.app.cli.ask;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import org.junit.jupiter.api.Test;
import flipchip.app.cli.CommandLineRun;
import flipchip.app.cli.answer.ExitCode;
import flipchip.engine.EngineKernels;

class DoctorCommandTest {
    @Test
    void everyQuestionHasItsLine() {
        CommandLineRun run = CommandLineRun.of("doctor", "--seconds", "2");
        for (String name : new String[]{"program", "java", "options", "system", "heap", "kernels", "vectors",
            "speed", "evaluation",
            "display", "font", "settings", "data", "verdict"}) {
            assertTrue(run.lines().stream().anyMatch(line -> line.startsWith(name + " ")),
                () -> name + " in " + run.out());
        }
        assertEquals("kernels " + EngineKernels.description(), run.line("kernels"));
    }

    @Test
    void theSameAsJson() throws Exception {
        CommandLineRun run = CommandLineRun.of("doctor", "--seconds", "2", "--json");
        JsonNode report = new ObjectMapper().readTree(run.out());
        assertEquals("doctor", report.get("kind").asText());
        assertTrue(report.get("nodesPerSecond").asLong() > 1_000, run.out());
        assertTrue(report.get("bytesPerNode").asDouble() >= 0, run.out());
        assertEquals(Runtime.getRuntime().availableProcessors(), report.get("cores").asInt());
        assertEquals(report.get("problem").isNull() ? ExitCode.OK : ExitCode.FAILED, run.exitCode());
    }

    @Test
    void aTimeWithoutSenseIsRefused() {
        CommandLineRun run = CommandLineRun.of("doctor", "--seconds", "1");
        assertEquals(ExitCode.USAGE, run.exitCode());
        assertTrue(run.err().startsWith("--seconds: '1' is not in 2..600"), run.err());
    }
}
