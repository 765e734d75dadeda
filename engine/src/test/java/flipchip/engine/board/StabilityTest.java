package flipchip.engine.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import java.util.function.Consumer;
import flipchip.engine.notation.BoardText;
import flipchip.engine.notation.NotationException;
import flipchip.engine.testkit.Boards;
import flipchip.engine.testkit.SlowRules;
import org.junit.jupiter.api.Test;

class StabilityTest {

    @Test
    void aCornerAndTheDiscsOfItsColourBesideItAreStable() throws NotationException {
        Position position =
            BoardText.parse("XXXO-------------------OX------XO------------------------------- X");

        assertEquals("a1 b1 c1", Square.list(Stability.stable(position.black(), position.white())));
        assertEquals(3,
            Long.bitCount(Stability.stable(position.black(), position.white()) & position.black()));
    }

    @Test
    void allDiscsOfAFullBoardAreStable() {
        assertEquals(-1L, Stability.stable(0x0F0F_F0F0_1234_5678L, ~0x0F0F_F0F0_1234_5678L));
    }

    @Test
    void marksAreThoseOfTheWorkListOfTheDocument() {
        Consumer<Board> likeTheWorkList = board -> assertEquals(Square.list(SlowRules.stable(board)),
            Square.list(Stability.stable(board.player(), board.opponent())));

        Boards.forAll(likeTheWorkList);
        Boards.forAllFillings(likeTheWorkList);
        Boards.forAll(5_000, random -> Boards.reachable(random, 45 + random.nextInt(15)), likeTheWorkList);
    }

    @Test
    void aMarkedDiscIsNeverFlippedAndTheMarksNeverShrink() {
        SplittableRandom random = new SplittableRandom(11);
        int marks = 0;
        for (int i = 0; i < 2_000; i++) {
            Game game = Boards.game(random);
            Position before = game.start();
            for (int ply = 1; ply <= game.length(); ply++) {
                Position after = game.positionAt(ply);
                long marked = Stability.stable(before.black(), before.white());
                assertEquals(0, marked & before.black() & ~after.black(), game::toString);
                assertEquals(0, marked & before.white() & ~after.white(), game::toString);
                assertEquals(0, marked & ~Stability.stable(after.black(), after.white()), game::toString);
                marks += Long.bitCount(marked);
                before = after;
            }
        }
        assertTrue(marks > 500_000, "this seed must mark discs, not " + marks);
    }

    /// The cheapest way to be the first stable disc: all lines filled on the axes where no border helps.
    @Test
    void theFirstStableDiscOfAnySquareNeedsOneOfTheFirstSquares() {
        for (Square square : Square.values()) {
            long needed = square.bit();
            for (Direction axis : new Direction[] {Direction.N, Direction.NE, Direction.E, Direction.SE}) {
                if (axis.from(square).isPresent() && axis.opposite().from(square).isPresent()) {
                    needed |= line(square, axis);
                }
            }
            assertTrue((needed & Stability.FIRST_SQUARES) != 0, square::toString);
            assertEquals(square.bit(), square.bit() & Stability.stable(needed, 0), square::toString);
        }
    }

    @Test
    void nothingIsStableWithoutADiscOnOneOfTheFirstSquares() {
        Boards.forAllFillings(
            board -> assertEquals(0, SlowRules.stable(new Board(board.player() & ~Stability.FIRST_SQUARES,
                board.opponent() & ~Stability.FIRST_SQUARES))));
    }

    @Test
    void theFirstSquaresAreTheCornersAndTheirNeighboursOnTheEdge() {
        assertEquals("a1 b1 g1 h1 a2 h2 a7 h7 a8 b8 g8 h8", Square.list(Stability.FIRST_SQUARES));
    }

    private static long line(Square square, Direction axis) {
        Square at = square;
        while (axis.from(at).isPresent()) {
            at = axis.from(at).get();
        }
        long squares = at.bit();
        while (axis.opposite().from(at).isPresent()) {
            at = axis.opposite().from(at).get();
            squares |= at.bit();
        }
        return squares;
    }
}
