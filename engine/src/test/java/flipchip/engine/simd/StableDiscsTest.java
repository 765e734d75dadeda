package flipchip.engine.simd;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import flipchip.engine.board.Board;
import flipchip.engine.board.Square;
import flipchip.engine.testkit.Boards;
import org.junit.jupiter.api.Test;

class StableDiscsTest {

    @Test
    void aFullBoardIsStable() {
        assertEquals(20, StableDiscs.count(0xFFFFFL, ~0xFFFFFL));
        assertEquals(44, StableDiscs.count(~0xFFFFFL, 0xFFFFFL));
    }

    @Test
    void nothingIsStableAtTheStart() {
        assertEquals(0, StableDiscs.count(Board.INITIAL.player(), Board.INITIAL.opponent()));
    }

    @Test
    void aCornerHoldsTheDiscsThatLeanOnIt() {
        assertEquals(1, StableDiscs.count(Square.A1.bit(), Square.B1.bit()));
        long block = Square.A1.bit() | Square.B1.bit() | Square.C1.bit() | Square.A2.bit() | Square.B2.bit()
            | Square.A3.bit();

        assertEquals(6, StableDiscs.count(block, Square.C3.bit()));
    }

    @Test
    void anEdgeThatCanBeSplitIsNotStable() {
        assertEquals(0, StableDiscs.count(Square.C1.bit() | Square.D1.bit(), Square.E1.bit()));
    }

    /// The promise itself: whatever both sides play to the end, at least that many discs keep their colour.
    @Test
    void stableDiscsSurviveEveryPlayout() {
        SplittableRandom random = new SplittableRandom(42);
        Boards.forAll(board -> {
            int promised = StableDiscs.count(board.player(), board.opponent());
            for (int playout = 0; playout < 2; playout++) {
                assertTrue(kept(board, random) >= promised, () -> promised + " stable discs");
            }
        });
    }

    /// Discs of the player to move that keep their colour in one random game to the end.
    private static int kept(Board start, SplittableRandom random) {
        long mine = start.player();
        long kept = mine;
        Board board = start;
        boolean ownTurn = true;
        while (!board.isGameOver()) {
            long moves = board.legalMoves();
            if (moves == 0) {
                board = board.pass();
            } else {
                for (int skip = random.nextInt(Long.bitCount(moves)); skip > 0; skip--) {
                    moves &= moves - 1;
                }
                board = board.play(Square.of(Long.numberOfTrailingZeros(moves)));
            }
            ownTurn = !ownTurn;
            kept &= ownTurn ? board.player() : board.opponent();
        }
        return Long.bitCount(kept);
    }
}
