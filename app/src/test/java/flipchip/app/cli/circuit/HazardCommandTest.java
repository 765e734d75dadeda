package flipchip.app.cli.circuit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import flipchip.app.cli.CommandLineRun;
import flipchip.app.cli.answer.ExitCode;
import flipchip.hwsim.referee.run.HazardStory;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class HazardCommandTest {
    @Test
    @Tag("thorough")
    void everyStoryCanBeToldByName() {
        for (HazardStory story : HazardStory.values()) {
            String name = story.id();

            assertEquals(ExitCode.OK, CommandLineRun.of("hw", "hazard", name).exitCode(), name);
        }
    }

    @Test
    void aLostMoveIsReportedInTheClockAfterTheWrite() {
        CommandLineRun run = CommandLineRun.of("hw", "hazard", "lost-move");

        assertEquals("8 LATCH1 white yes e3 d3 c4 f5 e6", run.line("8 LATCH1"));
        assertTrue(run.line("9 TEST1").endsWith("lost"), run.line("9 TEST1"));
    }

    @Test
    void aClockIsAJsonObject() throws IOException {
        CommandLineRun run = CommandLineRun.of("hw", "hazard", "stale-legal", "--json");

        JsonNode last = new ObjectMapper().readTree(run.lines().getLast());
        assertEquals("ready", last.get("state").asText());
        assertEquals(0, last.get("legal").size());
        assertEquals("errStale", last.get("errors").get(0).asText());
    }

    @Test
    void eighteenGateDelaysAreSafe() {
        CommandLineRun run = CommandLineRun.of("hw", "hazard", "clock-survey", "--samples", "60");

        assertEquals("18 0.0 0.0", run.line("18"));
        assertTrue(run.line("7 ").endsWith(" 100.0"), run.line("7 "));
    }
}
