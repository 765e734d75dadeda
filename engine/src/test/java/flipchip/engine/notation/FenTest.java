package flipchip.engine.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import flipchip.engine.board.Color;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import org.junit.jupiter.api.Test;

class FenTest {
    private static final String INITIAL = "8/8/8/3pP3/3Pp3/8/8/8 b - - 0 1";

    @Test
    void rowsComeFromTheEighthOnAndSmallLettersAreBlack() throws NotationException {
        assertEquals(Position.INITIAL, Fen.parse(INITIAL));
        Position position = Fen.parse("7P/8/8/8/8/8/8/p7 w - - 0 1");
        assertEquals("a1", Square.list(position.black()));
        assertEquals("h8", Square.list(position.white()));
        assertEquals(Color.WHITE, position.toMove());
    }

    @Test
    void whatIsNoBoardIsNamed() {
        assertTrue(Fen.isOne(INITIAL));
        assertFalse(Fen.isOne(INITIAL + " f5"));
        assertEquals("FEN: the row '3pP4' has 9 squares, not 8",
            assertThrows(NotationException.class, () -> Fen.parse(INITIAL.replace("3pP3", "3pP4")))
                .getMessage());
        assertEquals(
            "FEN: 'rnbqkbnr/8' is not a board: eight rows of p, P and digits with / between them, then "
                + "b or w",
            assertThrows(NotationException.class, () -> Fen.parse("rnbqkbnr/8")).getMessage());
    }
}
