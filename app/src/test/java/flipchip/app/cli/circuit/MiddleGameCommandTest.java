package flipchip.app.cli.circuit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import flipchip.app.cli.CommandLineRun;
import flipchip.app.cli.answer.ExitCode;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import org.junit.jupiter.api.Test;

class MiddleGameCommandTest {

    @Test
    void everyNodeGetsALineWithTheClocksOfItsStages() {
        CommandLineRun run = CommandLineRun.of("hw", "middle-game", "--best", "2", "--words", "3");

        assertEquals("0 0 - 1 2 3 4 5 6 7-10 11-12 +0 d3 c4", run.line("0 "));
        assertTrue(
            run.lines().getLast().startsWith("1 node, 3 words, 12 clocks: ")
                    && run.lines().getLast().endsWith(" gates and the model, equal in every clock"),
            run.lines().getLast());
    }

    @Test
    void jsonHasTheGroupsOfTheEvaluatorAndTheSums() throws IOException {
        CommandLineRun run =
            CommandLineRun.of("hw", "middle-game", "--moves", "f5d6", "--words", "9", "--json");
        JsonNode root = new ObjectMapper().readTree(run.lines().getFirst());
        JsonNode sum = new ObjectMapper().readTree(run.lines().getLast());

        assertEquals("node", root.get("kind").asText());
        assertEquals(8, root.get("clocks").size());
        assertTrue(root.get("evaluation").has("frontier"));
        assertEquals(9, sum.get("words").asInt());
        assertEquals(run.lines().size() - 1, sum.get("nodes").asInt());
    }

    @Test
    void badOptionsAreNamed() {
        CommandLineRun none = CommandLineRun.of("hw", "middle-game", "--best", "0");

        assertNotEquals(ExitCode.OK, none.exitCode());
        assertTrue(none.err().contains("best 0 moves"), none.err());
        assertTrue(CommandLineRun.of("hw", "middle-game", "--moves", "a1").err().contains("--moves: "));
    }
}
