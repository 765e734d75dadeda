package flipchip.hwsim.circuit.score;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import java.util.function.Consumer;
import flipchip.engine.board.Board;
import flipchip.engine.board.Color;
import flipchip.engine.board.Position;
import flipchip.engine.testkit.Boards;
import org.junit.jupiter.api.Test;

/// What must hold for any number of simulated processors.
class ParallelSearchModelTest {
    private static final int DEPTH = 4;

    private static void forEachRoot(Consumer<Position> test) {
        SplittableRandom random = new SplittableRandom(1L);
        int roots = 0;
        while (roots < 12) {
            Board board = Boards.reachable(random, 4 + random.nextInt(50));
            if (board.legalMoves() != 0) {
                test.accept(new Position(board, random.nextBoolean() ? Color.BLACK : Color.WHITE));
                roots++;
            }
        }
    }

    @Test
    void oneTwoFourAndEightProcessorsFindTheSameScore() {
        forEachRoot(root -> {
            ParallelSearchModel.Run plain =
                ParallelSearchModel.search(root, DEPTH, ParallelSearchModel.Algorithm.MINIMAX, 1);
            ParallelSearchModel.Run one =
                ParallelSearchModel.search(root, DEPTH, ParallelSearchModel.Algorithm.ALPHA_BETA, 1);
            long least = ParallelSearchModel.minimalTree(root, DEPTH);
            for (int processors : new int[] {1, 2, 4, 8}) {
                var minimax = ParallelSearchModel.search(root, DEPTH, ParallelSearchModel.Algorithm.MINIMAX,
                    processors);
                var pruned = ParallelSearchModel.search(root, DEPTH, ParallelSearchModel.Algorithm.ALPHA_BETA,
                    processors);

                assertEquals(plain.score(), minimax.score());
                assertEquals(plain.score(), pruned.score());
                assertEquals(plain.nodes(), minimax.nodes());
                assertTrue(pruned.nodes() >= least, pruned.nodes() + " of at least " + least);
                assertTrue(pruned.nodes() <= plain.nodes());
                assertTrue(minimax.speedUp(plain) <= processors);
                assertTrue(minimax.idle() >= 0 && pruned.idle() >= 0);
                assertTrue(pruned.speedUp(one) > 0);
            }
        });
    }

    @Test
    void busyAndIdleTimeFillTheElapsedTimeOfAllProcessors() {
        forEachRoot(root -> {
            var run = ParallelSearchModel.search(root, DEPTH, ParallelSearchModel.Algorithm.ALPHA_BETA, 4);
            long[] busy = new long[4];
            busy[0] = 1;
            run.jobs().forEach(job -> busy[job.processor()] += job.nodes());
            long idle = 0;
            for (long time : busy) {
                idle += run.elapsed() - time;
            }

            assertEquals(4 * run.elapsed(), run.busy() + run.idle());
            assertEquals(idle, run.idle());
        });
    }

    @Test
    void oneProcessorVisitsTheNodesOfTheSequentialSearch() {
        forEachRoot(root -> {
            long[] nodes = new long[1];
            int score = alphaBeta(root, DEPTH, Long.bitCount(root.legalMoves()), -1, 1 << 26, nodes);
            var run = ParallelSearchModel.search(root, DEPTH, ParallelSearchModel.Algorithm.ALPHA_BETA, 1);

            assertEquals(nodes[0], run.nodes());
            assertEquals(score, run.score());
            assertEquals(run.elapsed(), run.nodes());
        });
    }

    /// The endgame-chip paper's Figure 1 with Black maximising: the plain recursive search.
    private static int alphaBeta(Position position, int depth, int previous, int alpha, int beta,
            long[] nodes) {
        nodes[0]++;
        if (depth == 0 || position.isGameOver()) {
            return PackedScoreModel.of(position, previous).pack();
        }
        int moves = Long.bitCount(position.legalMoves());
        int low = alpha;
        int high = beta;
        for (Position child : ParallelSearchModel.children(position)) {
            int value = alphaBeta(child, depth - 1, moves, low, high, nodes);
            if (position.toMove() == Color.BLACK) {
                low = Math.max(low, value);
            } else {
                high = Math.min(high, value);
            }
            if (high <= low) {
                break;
            }
        }
        return position.toMove() == Color.BLACK ? low : high;
    }
}
