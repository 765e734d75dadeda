package flipchip.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import org.junit.jupiter.api.Test;

class BenchCommandTest {

    @Test
    void chipAndProgramMakeTheSameSearchOnPlayedPositions() throws IOException {
        CommandLineRun run = CommandLineRun.of("bench", "chip", "--empties", "9-10", "--positions", "2", "--json");

        assertEquals(ExitCode.OK, run.exitCode(), run.err());
        assertEquals(6, run.lines().size(), run.out());
        JsonNode row = new ObjectMapper().readTree(run.lines().getFirst());
        assertEquals(9, row.get("empties").asInt());
        assertTrue(row.get("agrees").asBoolean());
        assertTrue(row.get("modelSeconds").asDouble() > 0);
        assertEquals(row.get("clocks").asLong() / 50.246e6, row.get("chipSeconds").asDouble(), 1e-9);
        assertEquals("size", new ObjectMapper().readTree(run.lines().getLast()).get("kind").asText());
    }

    @Test
    void positionsThatTakeTooLongAreLeftOutAndCounted() {
        CommandLineRun run = CommandLineRun.of("bench", "chip", "--empties", "10", "--positions", "1", "--moves", "5");

        assertEquals(ExitCode.OK, run.exitCode(), run.err());
        assertTrue(run.out().matches("(?s)10 empty: no position, [1-8] left out for more than 5 moves\\s*"), run.out());
    }

    @Test
    void aRangeThatIsNoneIsRefused() {
        CommandLineRun run = CommandLineRun.of("bench", "chip", "--empties", "18-16");

        assertEquals(ExitCode.USAGE, run.exitCode());
        assertTrue(run.err().contains("--empties: '18-16' is not of the form 16 or 16-18"), run.err());
    }

    @Test
    void stopsSayHowLateBothKindsOfSearchEnd() {
        CommandLineRun run = CommandLineRun.of("bench", "stops", "--searches", "2");

        assertEquals(ExitCode.OK, run.exitCode(), run.err());
        assertEquals(2, run.lines().size());
    }

    @Test
    void depthsComeInOrderForEachPosition() {
        CommandLineRun run = CommandLineRun.of("bench", "depth", "--depth", "4");

        assertEquals(ExitCode.OK, run.exitCode(), run::err);
        assertTrue(run.lines().getFirst().startsWith("position 1, "), run::out);
        assertTrue(run.lines().stream().allMatch(line -> line.contains("depth  4")), run::out);
        assertEquals(ExitCode.USAGE, CommandLineRun.of("bench", "depth", "--depth", "61").exitCode());
    }
}
