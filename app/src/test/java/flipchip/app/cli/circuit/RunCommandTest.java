package flipchip.app.cli.circuit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import flipchip.app.cli.CommandLineRun;
import flipchip.app.cli.answer.ExitCode;
import flipchip.engine.board.Color;
import flipchip.engine.board.Game;
import flipchip.engine.board.Square;
import flipchip.engine.notation.NotationException;
import flipchip.engine.notation.Transcript;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class RunCommandTest {
    /// A line that leaves ten empty squares: the lowest legal square each time.
    private static String ending() {
        Game game = Game.INITIAL;
        StringBuilder moves = new StringBuilder();
        while (game.position().board().empties() > 10 && !game.isOver()) {
            Square square = game.position().moves().getFirst();
            moves.append(square);
            game = game.play(square);
        }
        return moves.toString();
    }

    @ParameterizedTest
    @EnumSource
    void everyRunHasAHeadAndLines(RunCommand.Name name) {
        CommandLineRun run = name == RunCommand.Name.MATE
            ? CommandLineRun.of("hw", "run", "mate", "--moves", ending())
            : CommandLineRun.of("hw", "run", name.toString(), "--depth", "2");

        assertEquals(ExitCode.OK, run.exitCode(), run.out());
        assertTrue(run.lines().size() > 2, run.out());
        assertTrue(run.lines().getFirst().matches("[a-z].*"), run.lines().getFirst());
    }

    @Test
    void theMoveGeneratorGivesTheOpeningsMovesInTheThirdClock() {
        CommandLineRun run = CommandLineRun.of("hw", "run", "pipeline");

        assertEquals("3 2 1 0 f4 d6 f6 d3 c4 f5 e6", run.line("3 "));
    }

    @Test
    void moreProcessorsSearchMinimaxFasterWithTheSameNodes() throws IOException {
        List<String> lines = CommandLineRun.of("hw", "run", "parallel", "--depth", "3", "--json").lines();
        JsonNode one = new ObjectMapper().readTree(lines.get(0));
        JsonNode eight = new ObjectMapper().readTree(lines.get(3));

        assertEquals(8, lines.size());
        assertEquals(one.get("nodes").asLong(), eight.get("nodes").asLong());
        assertTrue(eight.get("speedUp").asDouble() > 2, eight.toString());
    }

    /// White has to pass after the eighth move: it had no moves, and Black's count in full.
    @Test
    void whoHadToPassHadNoMoves() throws IOException, NotationException {
        String moves = "c4c3c2b2e6c1a1a3";
        Game game = Transcript.parse(moves);
        assertTrue(game.passFollows(7));
        int mobility = Long.bitCount(game.position().legalMoves());

        List<String> lines = CommandLineRun.of("hw", "run", "score", "--moves", moves, "--json").lines();

        assertEquals(game.position().toMove() == Color.BLACK ? mobility : -mobility,
            new ObjectMapper().readTree(lines.getLast()).get("mobility").asInt());
    }

    @Test
    void whatCannotRunIsSaid() {
        assertEquals(ExitCode.USAGE, CommandLineRun.of("hw", "run", "mate").exitCode());
        assertEquals(ExitCode.USAGE, CommandLineRun.of("hw", "run", "scanner", "--moves", "a1").exitCode());
        assertEquals(ExitCode.USAGE, CommandLineRun.of("hw", "run", "parallel", "--depth", "0").exitCode());
    }
}
