package flipchip.engine.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import flipchip.engine.api.Evaluation;
import flipchip.engine.api.Evaluator;
import flipchip.engine.board.Board;
import flipchip.engine.board.Square;
import flipchip.engine.eval.BuiltInEvaluation;
import flipchip.engine.table.TranspositionTable;
import flipchip.engine.testkit.Boards;
import org.junit.jupiter.api.Test;

class LastPlyTest {
    private static final Evaluation PATTERNS = BuiltInEvaluation.get().evaluation();
    private static final int PLY = 5;

    /// The best leaf by trying them all.
    private static int best(Board board) {
        int best = -Midgame.MAX_SCORE;
        for (long rest = board.legalMoves(); rest != 0; rest &= rest - 1) {
            Board next = board.play(Square.of(Long.numberOfTrailingZeros(rest)));
            Evaluator evaluator = PATTERNS.newEvaluator();
            evaluator.start(next.player(), next.opponent());
            boolean over = next.empties() == 0 || next.player() == 0;
            best = Math.max(best,
                over ? -100 * next.finalScore() : -evaluator.judge(next.player(), next.opponent()));
        }
        return best;
    }

    @Test
    void theValueIsThatOfTheBestLeafUpToTheWindow() {
        SplittableRandom random = new SplittableRandom(8);
        Evaluator evaluator = PATTERNS.newEvaluator();
        LastPly lastPly = new LastPly(evaluator, PLY + 1);
        lastPly.judgeExactly(true);
        int remembered = 0;
        for (int i = 0; i < 20_000; i++) {
            Board board = Boards.reachable(random, 1 + random.nextInt(59));
            if (board.legalMoves() == 0) {
                continue;
            }
            int best = best(board);
            evaluator.start(board.player(), board.opponent());
            for (int again = 0; again < 4; again++) {
                int alpha = best - 300 + random.nextInt(600);
                int value = lastPly.value(board.legalMoves(), board.player(), board.opponent(), alpha, PLY);
                remembered += lastPly.leaves() == 0 ? 1 : 0;
                if (best <= alpha) {
                    assertEquals(best, value, board::toString);
                } else {
                    assertTrue(value > alpha && value <= best, board::toString);
                }
            }
        }
        assertTrue(remembered > 20_000, "remembered " + remembered);
        lastPly.forget();
        evaluator.start(Board.INITIAL.player(), Board.INITIAL.opponent());
        lastPly.value(Board.INITIAL.legalMoves(), Board.INITIAL.player(), Board.INITIAL.opponent(), 0, PLY);
        assertTrue(lastPly.leaves() > 0);
    }

    @Test
    void theCacheKnowsWhatWasStoredLastAndNothingElse() {
        LeafCache cache = new LeafCache();
        SplittableRandom random = new SplittableRandom(9);
        assertEquals(LeafCache.NONE, cache.probe(0, 0));
        assertEquals(LeafCache.NONE, cache.probe(-1, 0));
        for (int i = 0; i < 100_000; i++) {
            long key = TranspositionTable.key(random.nextLong(), random.nextLong());
            int value = random.nextInt(-Midgame.MAX_SCORE, Midgame.MAX_SCORE + 1);
            assertEquals(LeafCache.NONE, cache.probe(key, -Midgame.MAX_SCORE));
            cache.store(key, value, true);
            assertEquals(value, cache.probe(key, value - 1));
            assertEquals(LeafCache.NONE, cache.probe(key, value));
            cache.store(key, value, false);
            assertEquals(value, cache.probe(key, value - 1));
            assertEquals(value, cache.probe(key, value));
        }
        cache.clear();
        assertEquals(LeafCache.NONE, cache.probe(0, 0));
    }
}
