package flipchip.hwsim.circuit.score;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import flipchip.engine.board.Color;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;

/// A model of the parallel search of the parallel-search essay: simulated processors take the moves of the
/// root in turn.
///
/// One node takes one unit of time. The first processor makes the root; a free processor takes the next move,
/// for alpha-beta with the best score known at that moment. A job keeps the bound that it began with; this is
/// the overhead of more processors. The essay only announces its experiment; the division of the work is
/// ours.
public final class ParallelSearchModel {
    /// What the processors run.
    public enum Algorithm {
        MINIMAX, ALPHA_BETA
    }

    /// One root move on one processor.
    ///
    /// @param start time at which the job began
    /// @param nodes nodes searched, which is its length
    public record Job(Square move, int processor, long start, long nodes, int score) {}

    /// A finished search.
    ///
    /// @param score   packed score of the root
    /// @param nodes   of all processors, the root included
    /// @param elapsed time from the start to the last result
    /// @param jobs    in the order of the root's moves
    public record Run(Algorithm algorithm, int processors, int depth, int score, long nodes, long elapsed,
            List<Job> jobs) {
        public Run {
            jobs = List.copyOf(jobs);
        }

        /// Time that processors worked.
        public long busy() {
            return nodes;
        }

        /// Time that processors waited: for the root, and for the last job.
        public long idle() {
            return processors * elapsed - busy();
        }

        /// Elapsed time of `one` over this run's.
        public double speedUp(Run one) {
            return (double) one.elapsed / elapsed;
        }
    }

    private static final int LOWEST = -1;
    private static final int HIGHEST = 1 << PackedScoreModel.BITS;

    private final Algorithm algorithm;
    private long nodes;

    private ParallelSearchModel(Algorithm algorithm) {
        this.algorithm = algorithm;
    }

    /// @param root       a position with a move
    /// @param depth      plies below the root, at least 1; a pass is one
    /// @param processors at least 1
    public static Run search(Position root, int depth, Algorithm algorithm, int processors) {
        if (depth < 1 || processors < 1 || root.legalMoves() == 0) {
            throw new IllegalArgumentException("depth " + depth + ", " + processors + " processors, moves "
                + Square.list(root.legalMoves()));
        }
        return new ParallelSearchModel(algorithm).run(root, depth, processors);
    }

    /// Nodes that every search must visit that proves the score: the smallest tree, moves in the luckiest
    /// order.
    public static long minimalTree(Position root, int depth) {
        return MinimalTree.nodes(root, depth);
    }

    private Run run(Position root, int depth, int processors) {
        long[] free = new long[processors];
        Arrays.fill(free, 1);
        List<Job> jobs = new ArrayList<>();
        int previousMoves = Long.bitCount(root.legalMoves());
        boolean black = root.toMove() == Color.BLACK;
        for (Square move : root.moves()) {
            int processor = earliest(free);
            int bound = best(jobs, free[processor], black);
            long before = nodes;
            int score = value(after(root, move), depth - 1, previousMoves, black ? bound : LOWEST,
                black ? HIGHEST : bound);
            jobs.add(new Job(move, processor, free[processor], nodes - before, score));
            free[processor] += nodes - before;
        }
        long elapsed = Arrays.stream(free).max().orElseThrow();
        return new Run(algorithm, processors, depth, best(jobs, elapsed, black), 1 + nodes, elapsed, jobs);
    }

    private static int earliest(long[] free) {
        int earliest = 0;
        for (int p = 1; p < free.length; p++) {
            earliest = free[p] < free[earliest] ? p : earliest;
        }
        return earliest;
    }

    /// The best score among the jobs that are done at `time`.
    private static int best(List<Job> jobs, long time, boolean black) {
        Comparator<Integer> better = black ? Comparator.naturalOrder() : Comparator.reverseOrder();
        return jobs.stream().filter(job -> job.start + job.nodes <= time).map(Job::score).max(better)
            .orElse(black ? LOWEST : HIGHEST);
    }

    /// Fail-soft value of a node for the window, Black maximises; minimax ignores the window.
    private int value(Position position, int depth, int previousMoves, int alpha, int beta) {
        nodes++;
        if (depth == 0 || position.isGameOver()) {
            return PackedScoreModel.of(position, previousMoves).pack();
        }
        int mobility = Long.bitCount(position.legalMoves());
        boolean black = position.toMove() == Color.BLACK;
        boolean prune = algorithm == Algorithm.ALPHA_BETA;
        int best = black ? LOWEST : HIGHEST;
        for (Position child : children(position)) {
            int low = prune && black ? Math.max(alpha, best) : alpha;
            int high = prune && !black ? Math.min(beta, best) : beta;
            int value = value(child, depth - 1, mobility, low, high);
            best = black ? Math.max(best, value) : Math.min(best, value);
            if (prune && (black ? best >= beta : best <= alpha)) {
                break;
            }
        }
        return best;
    }

    /// The positions after each move, or after the pass; a pass is a ply of its own.
    static List<Position> children(Position position) {
        if (position.legalMoves() == 0) {
            return List.of(new Position(position.board().pass(), position.toMove().opponent()));
        }
        return position.moves().stream().map(move -> after(position, move)).toList();
    }

    private static Position after(Position position, Square move) {
        return new Position(position.board().play(move), position.toMove().opponent());
    }
}
