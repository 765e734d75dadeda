package flipchip.engine.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.management.ManagementFactory;
import java.util.SplittableRandom;
import flipchip.engine.api.Evaluation;
import flipchip.engine.api.Evaluator;
import flipchip.engine.board.Board;
import flipchip.engine.board.Square;
import flipchip.engine.board.Symmetry;
import flipchip.engine.endgame.Sharing;
import flipchip.engine.eval.BuiltInEvaluation;
import flipchip.engine.eval.ClassicEvaluation;
import flipchip.engine.limit.StopSignal;
import flipchip.engine.table.BusyTable;
import flipchip.engine.table.TableEntry;
import flipchip.engine.table.TranspositionTable;
import flipchip.engine.testkit.Boards;
import flipchip.engine.testkit.Warm;
import org.junit.jupiter.api.Test;

class MidgameTest {
    /// An object a node would be sixteen; what runs seldom may not be compiled yet and box its vectors.
    private static final double BYTES_PER_NODE = 1;
    private static final Evaluation PATTERNS = BuiltInEvaluation.get().evaluation();

    private static Midgame midgame(Evaluation evaluation) {
        return new Midgame(new Shared(evaluation, new TranspositionTable(4)));
    }

    private static int search(Midgame midgame, Board board, int depth, int confidence) {
        midgame.restart();
        return midgame.search(new SearchTask(board.player(), board.opponent(), depth, confidence, -6400, 6400,
            Sharing.ALONE, 0));
    }

    @Test
    void theScoreIsThatOfPlainNegamaxWithTheClassicEvaluation() {
        assertEqualsNegamax(ClassicEvaluation.DEFAULT, 300);
    }

    @Test
    void theScoreIsThatOfPlainNegamaxWithThePatterns() {
        assertEqualsNegamax(PATTERNS, 300);
    }

    @Test
    void mirroredBoardsHaveTheSameScore() {
        SplittableRandom random = new SplittableRandom(3);
        for (int i = 0; i < 10; i++) {
            Board board = Boards.reachable(random, 20 + random.nextInt(10));
            for (Symmetry symmetry : Symmetry.values()) {
                assertEquals(search(midgame(PATTERNS), board, 5, 100),
                    search(midgame(PATTERNS), symmetry.apply(board), 5, 100), board::toString);
            }
        }
    }

    @Test
    void theLineLeadsToTheScore() {
        SplittableRandom random = new SplittableRandom(4);
        for (int i = 0; i < 50; i++) {
            Board board = Boards.reachable(random, 30);
            Midgame midgame = midgame(PATTERNS);
            int score = search(midgame, board, 5, 100);
            int sign = 1;
            Board end = board;
            for (Square square : midgame.line().squares()) {
                if (end.legalMoves() == 0) {
                    end = end.pass();
                    sign = -sign;
                }
                end = end.play(square);
                sign = -sign;
            }
            assertEquals(score, sign * leaf(PATTERNS.newEvaluator(), end),
                board + " " + midgame.line().squares());
        }
    }

    @Test
    void aSelectiveSearchVisitsFewerNodesAndEndsNearTheFullOne() {
        SplittableRandom random = new SplittableRandom(5);
        long full = 0;
        long selective = 0;
        int difference = 0;
        for (int i = 0; i < 10; i++) {
            Board board = Boards.reachable(random, 25);
            Midgame midgame = midgame(PATTERNS);
            int score = search(midgame, board, 8, 100);
            full += midgame.nodes();
            Midgame other = midgame(PATTERNS);
            difference += Math.abs(score - search(other, board, 8, 73));
            selective += other.nodes();
        }
        assertTrue(selective < 0.8 * full, selective + " of " + full);
        assertTrue(difference < 10 * 400, difference + " centidiscs in 10 searches");
    }

    @Test
    void searchingAllocatesNothing() {
        TranspositionTable table = new TranspositionTable(4);
        Midgame midgame = new Midgame(new Shared(PATTERNS, table));
        SearchTask task = new SearchTask(Board.INITIAL.player(), Board.INITIAL.opponent(), 9, 95, -6400, 6400,
            new Sharing(new BusyTable(), 1), 1);
        midgame.begin(StopSignal.manual());
        var thread = (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();
        double least = Warm.least(() -> {
            table.clear();
            midgame.restart();
            long before = thread.getCurrentThreadAllocatedBytes();
            midgame.search(task);
            long bytes = thread.getCurrentThreadAllocatedBytes() - before;
            assertTrue(midgame.nodes() > 1_000);
            return (double) bytes / midgame.nodes();
        }, BYTES_PER_NODE);
        assertTrue(least < BYTES_PER_NODE, least + " bytes a node");
    }

    private static void assertEqualsNegamax(Evaluation evaluation, int cases) {
        SplittableRandom random = new SplittableRandom(2);
        Midgame midgame = midgame(evaluation);
        for (int i = 0; i < cases; i++) {
            Board board = Boards.reachable(random, 2 + random.nextInt(58));
            int depth = 1 + random.nextInt(4);
            assertEquals(negamax(evaluation.newEvaluator(), board, Math.min(depth, board.empties())),
                search(midgame, board, depth, 100), board + " depth " + depth);
        }
    }

    private static int negamax(Evaluator evaluator, Board board, int depth) {
        if (depth == 0) {
            return leaf(evaluator, board);
        }
        if (board.isGameOver()) {
            return 100 * board.finalScore();
        }
        if (board.legalMoves() == 0) {
            return -negamax(evaluator, board.pass(), depth);
        }
        int best = -6400;
        for (long rest = board.legalMoves(); rest != 0; rest &= rest - 1) {
            Board child = board.play(Square.of(Long.numberOfTrailingZeros(rest)));
            best = Math.max(best, -negamax(evaluator, child, depth - 1));
        }
        return best;
    }

    private static int leaf(Evaluator evaluator, Board board) {
        if (board.empties() == 0 || board.player() == 0) {
            return 100 * board.finalScore();
        }
        evaluator.start(board.player(), board.opponent());
        return evaluator.judge(board.player(), board.opponent());
    }

    @Test
    void anExactSearchBelievesNothingThatASelectiveOneLeftInTheTable() {
        SplittableRandom random = new SplittableRandom(6);
        for (int i = 0; i < 20; i++) {
            Board board = Boards.reachable(random, 30);
            TranspositionTable table = new TranspositionTable(4);
            for (Square square : Square.all(board.legalMoves())) {
                Board child = board.play(square);
                long key = TranspositionTable.key(child.player(), child.opponent());
                table.store(key, 5000, 6400, 20, 73, TableEntry.NO_MOVE);
            }

            assertEquals(search(midgame(PATTERNS), board, 5, 100),
                search(new Midgame(new Shared(PATTERNS, table)), board, 5, 100), board::toString);
        }
    }

    @Test
    void anExactSearchAfterASelectiveOneHasTheScoreOfAnExactSearch() {
        SplittableRandom random = new SplittableRandom(7);
        for (int i = 0; i < 20; i++) {
            Board board = Boards.reachable(random, 30);
            Midgame both = midgame(PATTERNS);
            search(both, board, 8, 73);

            assertEquals(search(midgame(PATTERNS), board, 7, 100), search(both, board, 7, 100),
                board::toString);
        }
    }
}
