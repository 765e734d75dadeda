package flipchip.engine.endgame;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import flipchip.engine.board.Board;
import flipchip.engine.board.Square;
import flipchip.engine.eval.ClassicEvaluation;
import flipchip.engine.limit.StopSignal;
import flipchip.engine.table.BusyTable;
import flipchip.engine.table.TableEntry;
import flipchip.engine.table.TranspositionTable;
import flipchip.engine.testkit.Boards;
import org.junit.jupiter.api.Test;

/// What a solver finds in the tables it shares, and what it leaves there.
class EndgameTableTest {
    private static final int EXACT = 100;

    private final TranspositionTable shared = new TranspositionTable(1);
    private final EndgameTable table = new EndgameTable(shared);
    private final BusyTable busy = new BusyTable();
    private final EndgameSolver solver = new EndgameSolver(shared, ClassicEvaluation.DEFAULT);
    private final Board board = board(18);

    @Test
    void aResultIsABoundOnTheSideOfItsWindow() {
        for (int score = -64; score <= 64; score += 2) {
            shared.clear();
            table.store(board.player(), board.opponent(), EXACT, score - 1, score, 12);
            assertKnown(score, 64, 12, EXACT);

            table.store(board.player(), board.opponent(), EXACT, score, score, 12);
            assertKnown(score, score, 12, EXACT);

            shared.clear();
            table.store(board.player(), board.opponent(), EXACT, score, score, 12);
            assertKnown(-64, score, 12, EXACT);
        }
    }

    @Test
    void boundsHoldForNoMoreConfidenceThanTheyWereFoundWithButTheirMoveForAny() {
        assertKnown(-64, 64, TableEntry.NO_MOVE, 73);

        table.store(board.player(), board.opponent(), 87, 3, 4, 63);

        assertKnown(4, 64, 63, 73);
        assertKnown(4, 64, 63, 87);
        assertKnown(-64, 64, 63, 95);
    }

    @Test
    void theMiddlegameFindsCentidiscsAndTheEmptiesAsDepth() {
        table.store(board.player(), board.opponent(), EXACT, 5, 6, 12);

        long entry = shared.probe(TranspositionTable.key(board.player(), board.opponent()));
        assertEquals(600, TableEntry.lower(entry));
        assertEquals(6400, TableEntry.upper(entry));
        assertEquals(18, TableEntry.depth(entry));
        assertEquals(EXACT, TableEntry.confidence(entry));
    }

    @Test
    void aShallowSearchOfTheMiddlegameBindsNothing() {
        long key = TranspositionTable.key(board.player(), board.opponent());
        shared.store(key, 400, 600, 17, EXACT, 5);
        assertKnown(-64, 64, 5, EXACT);

        shared.store(key, 400, 600, 18, EXACT, 5);
        assertKnown(4, 6, 5, EXACT);
        assertEquals(shared.fetch(key), table.fetch(key));
        assertNotEquals(0, table.fetch(key));
    }

    @Test
    void whatTheTableKnowsOfAPositionIsNotSearchedAgain() {
        table.store(board.player(), board.opponent(), EXACT, 5, 6, TableEntry.NO_MOVE);
        assertEquals(6, nws(board, 5));
        assertEquals(1, solver.nodes());

        table.store(board.player(), board.opponent(), EXACT, 8, 8, TableEntry.NO_MOVE);
        assertEquals(8, nws(board, 8));
        assertEquals(1, solver.nodes());
    }

    @Test
    void aChildThatTheTableKnowsToBeGoodEnoughIsNotSearched() {
        Square last = Square.all(board.legalMoves()).getLast();
        Board child = board.play(last);
        table.store(child.player(), child.opponent(), EXACT, -6, -6, TableEntry.NO_MOVE);

        assertEquals(6, nws(board, 5));

        assertEquals(1, solver.nodes());
        assertKnown(6, 64, last.ordinal(), EXACT);
    }

    @Test
    void aSearchLeavesItsResultAndNoMoveBusy() {
        Sharing sharing = new Sharing(busy, 1);
        solver.share(sharing);

        int bound = nws(board, 1);

        assertTrue(solver.nodes() > 100);
        assertKnown(bound > 1 ? bound : -64, bound > 1 ? 64 : bound,
            solver.rememberedMove(board.player(), board.opponent()), EXACT);
        for (Square square : Square.all(board.legalMoves())) {
            assertFalse(sharing.isBusy(board.player(), board.opponent(), square.ordinal(), 18));
        }
    }

    @Test
    void movesThatAnotherThreadSearchesChangeTheirOrderButNotTheScore() {
        Board small = board(16);
        int alone = solve(small, Sharing.ALONE);
        Sharing other = new Sharing(busy, 1);
        for (Square square : Square.all(small.legalMoves())) {
            other.enter(small.player(), small.opponent(), square.ordinal(), 16);
            assertEquals(alone, solve(small, new Sharing(busy, 1)), () -> square + " is busy");
        }
    }

    @Test
    void onlyLargeSubtreesOfTheSameSearchAreMarked() {
        Sharing sharing = new Sharing(busy, 1);
        long mark = sharing.enter(3, 4, 19, 16);
        assertTrue(sharing.isBusy(3, 4, 19, 16));
        assertFalse(sharing.isBusy(4, 3, 19, 16));
        assertFalse(new Sharing(busy, 2).isBusy(3, 4, 19, 16), "another search");

        sharing.leave(mark);
        assertFalse(sharing.isBusy(3, 4, 19, 16));
        assertEquals(0, sharing.enter(3, 4, 19, 15));
        assertFalse(sharing.isBusy(3, 4, 19, 15));
        assertEquals(0, Sharing.ALONE.enter(3, 4, 19, 30));
        assertFalse(Sharing.ALONE.isBusy(3, 4, 19, 30));
    }

    private int solve(Board of, Sharing sharing) {
        shared.clear();
        solver.forget();
        solver.begin(StopSignal.manual());
        solver.share(sharing);
        return solver.solve(of.player(), of.opponent(), -64, 64);
    }

    private int nws(Board of, int alpha) {
        solver.begin(StopSignal.manual());
        return solver.nws(of.player(), of.opponent(), alpha);
    }

    private void assertKnown(int lower, int upper, int move, int confidence) {
        int known = table.probe(board.player(), board.opponent(), 18, confidence);
        assertEquals(lower, EndgameTable.lower(known));
        assertEquals(upper, EndgameTable.upper(known));
        assertEquals(move, EndgameTable.move(known));
    }

    private static Board board(int empties) {
        SplittableRandom random = new SplittableRandom(8);
        while (true) {
            Board board = Boards.reachable(random, 60 - empties);
            if (board.empties() == empties && Long.bitCount(board.legalMoves()) > 4) {
                return board;
            }
        }
    }
}
