package flipchip.engine.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import flipchip.engine.notation.NotationException;
import flipchip.engine.notation.Transcript;
import flipchip.engine.testkit.Boards;
import org.junit.jupiter.api.Test;

class GameTest {

    @Test
    void aSideWithoutMovesPassesByItself() throws NotationException {
        Game game = Transcript.parse("c4 c3 c2 b2 e6 c1 a1 a3");

        assertEquals(Color.WHITE, game.moverOf(7));
        assertTrue(game.passFollows(7));
        assertEquals(Color.WHITE, game.position().toMove());
        assertEquals(2, Long.bitCount(game.position().legalMoves()));
        assertEquals(0, game.position().board().pass().legalMoves());
    }

    @Test
    void theShortestGameIsOverAfterNinePlies() throws NotationException {
        Game game = Transcript.parse("c4 c3 c2 b4 a5 f4 g4 c5 d6");

        assertTrue(game.isOver());
        assertFalse(game.passFollows(8));
        assertEquals(13, Long.bitCount(game.position().black()));
        assertEquals(0, game.position().white());
        assertEquals(64, game.position().finalScoreForBlack());
    }

    @Test
    void anIllegalMoveNamesTheLegalOnes() {
        IllegalMoveException e = assertThrows(IllegalMoveException.class, () -> Game.INITIAL.play(Square.A1));

        assertEquals("a1 is not legal here; legal: d3 c4 f5 e6", e.getMessage());

        Position over = Position.of(Square.A1.bit(), 0, Color.BLACK);
        assertEquals("b1 is not legal here; legal: none",
            assertThrows(IllegalMoveException.class, () -> over.play(Square.B1)).getMessage());
    }

    @Test
    void playingOnDoesNotChangeTheEarlierGame() {
        Game before = Game.INITIAL.play(Square.F5);

        Game after = before.play(Square.D6);

        assertEquals(1, before.length());
        assertEquals(before, after.prefix(1));
        assertTrue(before.isPrefixOf(after));
        assertFalse(after.isPrefixOf(before));
    }

    @Test
    void randomGamesKeepTheirAccounts() {
        SplittableRandom random = new SplittableRandom(7);
        int passes = 0;
        for (int i = 0; i < 300; i++) {
            Game game = Boards.game(random);
            for (int ply = 0; ply < game.length(); ply++) {
                Position before = game.positionAt(ply);
                Position after = game.positionAt(ply + 1);
                assertEquals(before.board().empties() - 1, after.board().empties());
                passes += game.passFollows(ply) ? 1 : 0;
                assertEquals(game.passFollows(ply), after.toMove() == before.toMove() && !after.isGameOver());
                assertTrue((before.discs(game.moverOf(ply)) & ~after.discs(game.moverOf(ply))) == 0);
            }
            assertEquals(0, game.position().legalMoves());
        }
        assertTrue(passes > 100, () -> "random games of this seed must contain passes");
    }
}
