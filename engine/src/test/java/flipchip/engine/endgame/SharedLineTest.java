package flipchip.engine.endgame;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import flipchip.engine.api.Evaluator;
import flipchip.engine.eval.ErrorModels;
import flipchip.engine.eval.Evaluations;
import flipchip.engine.table.TableEntry;
import flipchip.engine.table.TranspositionTable;
import org.junit.jupiter.api.Test;

/// The boards are only names here: one bit for the player, one for the opponent.
class SharedLineTest {
    private static final int EXACT = 100;

    private final EndgameTable table = new EndgameTable(new TranspositionTable(1));
    private final SharedLine line = new SharedLine(table);
    private final Selection selection = exactSelection();

    @Test
    void whatAnotherThreadHasProvedEndsTheSearchOfThatPosition() {
        NamedBoards boards = enter(20, 17);
        assertFalse(line.isSettled(17, selection));

        table.store(boards.player(18), boards.opponent(18), EXACT, 5, 6, TableEntry.NO_MOVE);

        assertTrue(line.isSettled(17, selection));
        line.unwind(17);
        assertTrue(line.isUnwinding(), "the position with 18 empties is settled, not this one");
        assertEquals(6, line.unwind(18));
        assertFalse(line.isUnwinding());
    }

    @Test
    void aBoundThatLeavesTheQuestionOpenEndsNothing() {
        NamedBoards boards = enter(20, 17);

        table.store(boards.player(18), boards.opponent(18), EXACT, 7, 6, TableEntry.NO_MOVE);
        assertFalse(line.isSettled(17, selection), "at most 6 says nothing about more than 5");
        table.store(boards.player(18), boards.opponent(18), EXACT, 3, 4, TableEntry.NO_MOVE);
        assertFalse(line.isSettled(17, selection), "at least 4 says nothing about more than 5");
        assertFalse(line.isUnwinding());
    }

    @Test
    void atMostAlphaSettlesAndAtLeastAlphaDoesNot() {
        NamedBoards boards = enter(20, 17);
        table.store(boards.player(18), boards.opponent(18), EXACT, 4, 5, TableEntry.NO_MOVE);
        assertFalse(line.isSettled(17, selection));

        table.store(boards.player(17), boards.opponent(17), EXACT, 5, 5, TableEntry.NO_MOVE);
        assertFalse(line.isSettled(18, selection), "asked for the line down to 18 empties only");
        assertTrue(line.isSettled(17, selection));
        assertEquals(5, line.unwind(17));
    }

    @Test
    void theLargestSettledPositionCounts() {
        NamedBoards boards = enter(20, 17);
        table.store(boards.player(17), boards.opponent(17), EXACT, 5, 8, TableEntry.NO_MOVE);
        table.store(boards.player(19), boards.opponent(19), EXACT, 5, 4, TableEntry.NO_MOVE);

        assertTrue(line.isSettled(17, selection));
        line.unwind(17);
        line.unwind(18);
        assertTrue(line.isUnwinding());
        assertEquals(4, line.unwind(19));
    }

    @Test
    void aNewSearchForgetsTheOldGoal() {
        NamedBoards boards = enter(20, 17);
        table.store(boards.player(20), boards.opponent(20), EXACT, 5, 8, TableEntry.NO_MOVE);
        assertTrue(line.isSettled(17, selection));

        line.begin(18);

        assertFalse(line.isUnwinding());
        assertFalse(line.isSettled(17, selection), "the root has 18 empties now");
    }

    /// A line of positions whose window is (5, 6).
    private NamedBoards enter(int root, int last) {
        NamedBoards boards = new NamedBoards();
        line.begin(root);
        for (int empties = root; empties >= last; empties--) {
            line.enter(boards.player(empties), boards.opponent(empties), 5, empties);
        }
        return boards;
    }

    private static Selection exactSelection() {
        Evaluator evaluator = Evaluations.named("classic").orElseThrow().newEvaluator();
        Selection selection =
            new Selection(evaluator, new OrderingSearch(evaluator), ErrorModels.CLASSIC.endgame());
        selection.set(EXACT);
        return selection;
    }

    /// Boards with a given number of empty squares.
    private static final class NamedBoards {
        long player(int empties) {
            return (-1L << empties) & 0x5555_5555_5555_5555L;
        }

        long opponent(int empties) {
            return (-1L << empties) & 0xAAAA_AAAA_AAAA_AAAAL;
        }
    }
}
