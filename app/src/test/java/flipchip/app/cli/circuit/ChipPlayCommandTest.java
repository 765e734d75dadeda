package flipchip.app.cli.circuit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import flipchip.app.cli.CommandLineRun;
import flipchip.app.cli.answer.ExitCode;
import flipchip.engine.board.Game;
import flipchip.engine.notation.NotationException;
import flipchip.engine.notation.Transcript;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import org.junit.jupiter.api.Test;

class ChipPlayCommandTest {

    @Test
    void aWholeGameIsPlayedAndCanBePlayedAgain() throws NotationException {
        CommandLineRun run = CommandLineRun.of("hw", "play", "--variant", "leaf-evaluation", "--plies", "2",
            "--moves", "f5d6");
        Game game = Transcript.parse(run.line("f5d6"));

        assertEquals(ExitCode.OK, run.exitCode());
        assertTrue(game.isOver());
        assertEquals(game.length() - 2, run.lines().size() - 2);
        assertTrue(run.line("black ").startsWith("black " + Long.bitCount(game.position().black())
            + ", white " + Long.bitCount(game.position().white()) + ":"), run.out());
    }

    @Test
    void theFirstMoveAtOnePlyCostsWhatTheClockTableSays() {
        CommandLineRun run = CommandLineRun.of("hw", "play", "--plies", "1");

        assertTrue(run.line("1 ").endsWith("visits 9 clocks 163 0.000003 s"), run.out());
    }

    @Test
    void jsonHasALineForEachMoveAndTheirSums() throws IOException {
        CommandLineRun run = CommandLineRun.of("hw", "play", "--plies", "2", "--white-plies", "1", "--json");
        long visits = 0;
        long clocks = 0;
        JsonNode last = null;
        for (String line : run.lines()) {
            last = new ObjectMapper().readTree(line);
            if (last.get("kind").asText().equals("move")) {
                visits += last.get("visits").asLong();
                clocks += last.get("clocks").asLong();
            }
        }

        assertEquals("game", last.get("kind").asText());
        assertEquals(visits, last.get("visits").asLong());
        assertEquals(clocks, last.get("clocks").asLong());
    }

    @Test
    void badOptionsAreNamed() {
        CommandLineRun depth = CommandLineRun.of("hw", "play", "--plies", "99");
        CommandLineRun moves = CommandLineRun.of("hw", "play", "--moves", "a1");
        CommandLineRun form = CommandLineRun.of("hw", "play", "--variant", "hash");

        assertNotEquals(ExitCode.OK, depth.exitCode());
        assertTrue(depth.err().contains("--plies: 99 plies: 1 to 62 fit"), depth.err());
        assertTrue(moves.err().contains("--moves: "), moves.err());
        assertTrue(form.err().contains("leaf-evaluation"), form.err());
    }
}
