package flipchip.app.analyse.judge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import flipchip.engine.board.Board;
import flipchip.engine.board.Color;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.engine.testkit.Boards;
import org.junit.jupiter.api.Test;

class VerbalHintTest {
    @Test
    void noHintInWordsEverNamesASquare() {
        Boards.forAll(2_000, random -> Boards.reachable(random, random.nextInt(60)), board -> {
            for (Square move : Square.all(board.legalMoves())) {
                String text = VerbalHint.of(new Position(board, Color.WHITE), move);
                assertFalse(text.matches(".*\\b[a-h][1-8]\\b.*"), text);
            }
        });
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
