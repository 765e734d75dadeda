package flipchip.app.analyse.judge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import flipchip.engine.Engine;
import flipchip.engine.EngineOptions;
import flipchip.engine.api.SearchLimits;
import flipchip.engine.api.SearchResult;
import flipchip.engine.board.Board;
import flipchip.engine.board.Color;
import flipchip.engine.board.Game;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.engine.notation.NotationException;
import flipchip.engine.notation.Transcript;
import flipchip.engine.testkit.Boards;
import org.junit.jupiter.api.Test;

class VerbalHintTest {
    @Test
    void theFirstTwoStepsNameNoSquareAndTheThirdTheMove() {
        Boards.forAll(500, random -> Boards.reachable(random, random.nextInt(60)), board -> {
            for (Square move : Square.all(board.legalMoves())) {
                List<String> text = VerbalHint.of(new Position(board, Color.WHITE), move, VerbalHint.STEPS);
                assertEquals(VerbalHint.STEPS, text.size());
                text.subList(0, 2)
                    .forEach(words -> assertFalse(words.matches(".*\\b[a-h][1-8]\\b.*"), words));
                assertEquals("Play " + move + ".", text.getLast());
            }
        });
    }

    @Test
    void noIdeaIsSaidOverAndOverInAGame() {
        Map<String, Integer> times = new HashMap<>();
        try (Engine engine = new Engine(EngineOptions.DEFAULT.withThreads(1).withTableMegabytes(4))) {
            Game game = Game.INITIAL;
            while (!game.isOver()) {
                SearchResult found = engine.search(game.position(), SearchLimits.depth(4));
                String idea = VerbalHint.of(game.position(), found.bestMove(), 1).getFirst();
                times.merge(idea.replaceAll("\\d+", "N").replaceAll("White|Black", "X"), 1, Integer::sum);
                game = game.play(found.bestMove());
            }
        }
        assertTrue(times.size() >= 8, times::toString);
        assertTrue(times.values().stream().allMatch(count -> count <= 15), times::toString);
    }

    @Test
    void aQuietMoveIsOneThatOpensNothing() throws NotationException {
        for (Game game : List.of(Transcript.parse("f5d6c3d3c4"), Transcript.parse("f5f6e6f4e3c5c4"))) {
            Position position = game.position();
            for (Square move : position.moves()) {
                long opened =
                    position.board().play(move).legalMoves() & ~position.board().pass().legalMoves();
                String idea = VerbalHint.of(position, move, 1).getFirst();
                assertTrue(opened == 0 || !idea.startsWith("Look for a quiet move"), idea);
            }
        }
    }

    @Test
    void theAreaIsAQuarterOrTheCentre() {
        assertEquals("centre", VerbalHint.area(Square.C3));
        assertEquals("centre", VerbalHint.area(Square.F6));
        assertEquals("upper-left", VerbalHint.area(Square.B4));
        assertEquals("lower-right", VerbalHint.area(Square.G5));
        assertEquals("upper-right", VerbalHint.area(Square.H1));
    }

    @Test
    void aRegionIsCountedAcrossItsDiagonals() {
        long empty = Square.A1.bit() | Square.B2.bit() | Square.C3.bit() | Square.H8.bit() | Square.H1.bit()
            | Square.G1.bit();
        Board board = new Board(~empty, 0);

        assertEquals(3, VerbalHint.regionOf(Square.B2, board));
        assertEquals(1, VerbalHint.regionOf(Square.H8, board));
        assertEquals(2, VerbalHint.regionOf(Square.G1, board));
    }
}
