package flipchip.app.kit.draw;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class BoardGeometryTest {
    @Test
    void marginsAreEvenAndEverythingLiesOnWholePixels() {
        for (int room = 180; room < 2200; room++) {
            BoardGeometry board = BoardGeometry.in(room, room + 3.5);
            String at = board.toString();
            assertEquals(board.frame(), board.side() - board.edge(8), at);
            assertEquals(Math.rint(board.square()), board.square(), at);
            assertEquals(Math.rint(board.frame()), board.frame(), at);
            assertTrue(board.frame() >= 16 && board.frame() > 0.28 * board.square() - 1.5, at);
            assertTrue(board.side() <= room && board.side() >= room - 1, at + " in " + room);
        }
    }

    @Test
    void aBoardOfTheSizeOfTheDrawingHasItsFrame() {
        assertEquals(new BoardGeometry(676, 79, 22), BoardGeometry.in(676, 676));
        assertEquals(new BoardGeometry(568, 66, 20), BoardGeometry.in(568, 568));
    }

    @Test
    void lettersGrowWithTheBoardAndAreNeverTooSmall() {
        assertEquals(11, BoardGeometry.in(300, 300).text());
        assertEquals(15, BoardGeometry.in(568, 568).text());
        assertEquals(22, BoardGeometry.in(860, 860).text());
    }
}
