package flipchip.hwsim.circuit.solver;

import java.util.Optional;
import flipchip.engine.board.Color;
import flipchip.engine.board.Flips;
import flipchip.engine.board.Position;
import flipchip.hwsim.circuit.selector.SelectorOrder;

/// A form of the endgame-chip paper's search as a program for a processor: recursion, the side to move always
/// maximises.
///
/// The baseline for the speed of [SolverModel]: the same moves in the same order, the same visits of every
/// type. It keeps no best line. One solve.
/// Thread: owner
public final class PlainSearch {
    /// Squares by class, best class first, the same for every search.
    private static final long[] CLASSES = SelectorOrder.masks();

    private final long mostMoves;
    private long tree;
    private long leaf;
    private long ended;
    private long pass;
    private long cutoff;

    private PlainSearch(long mostMoves) {
        this.mostMoves = mostMoves;
    }

    /// What was found.
    ///
    /// @param score  Black's discs minus White's, empty squares not awarded
    /// @param counts as the chip counts them
    public record Result(int score, NodeCounts counts) {
        /// Clocks of the endgame-chip paper's chip for the same visits.
        public long clocks() {
            return ClockTable.DOCUMENT.total(counts);
        }

        /// Seconds of the chip at the paper's clock rate.
        public double chipSeconds() {
            return clocks() / (SolverRun.DOCUMENT_MEGAHERTZ * 1e6);
        }
    }

    /// Ends a search that takes too long.
    private static final class TooLong extends RuntimeException {
        private static final long serialVersionUID = 1;

        TooLong() {
            super("too many moves", null, false, false);
        }
    }

    /// Solves a position.
    ///
    /// @param mostMoves gives up beyond this many played moves (visits of type TREE)
    /// @return empty if it gave up
    public static Optional<Result> solve(Position position, long mostMoves) {
        boolean black = position.toMove() == Color.BLACK;
        PlainSearch search = new PlainSearch(mostMoves);
        try {
            int value = search.node(black ? position.black() : position.white(),
                black ? position.white() : position.black(), -SolverRegisters.INFINITY,
                SolverRegisters.INFINITY);
            NodeCounts counts =
                new NodeCounts(search.tree, search.leaf, search.ended, search.pass, search.cutoff, 0);
            return Optional.of(new Result(black ? value : -value, counts));
        } catch (TooLong _) {
            return Optional.empty();
        }
    }

    /// Fail-hard value for the side to move.
    private int node(long own, long opponent, int alpha, int beta) {
        long moves = Flips.legalMoves(own, opponent);
        if (moves != 0) {
            return searched(own, opponent, moves, alpha, beta);
        }
        if (Flips.legalMoves(opponent, own) == 0) {
            leaf++;
            return Long.bitCount(own) - Long.bitCount(opponent);
        }
        pass++;
        int value = -node(opponent, own, -beta, -alpha);
        ended++;
        return Math.clamp(value, alpha, beta);
    }

    private int searched(long own, long opponent, long moves, int alpha, int beta) {
        int low = alpha;
        long left = moves;
        for (int c = 0; left != 0; c++) {
            for (long rest = left & CLASSES[c]; rest != 0; rest &= rest - 1) {
                if (beta <= low) {
                    cutoff++;
                    ended++;
                    return beta;
                }
                if (++tree > mostMoves) {
                    throw new TooLong();
                }
                int square = Long.numberOfTrailingZeros(rest);
                long flips = Flips.flips(square, own, opponent);
                int value = -node(opponent ^ flips, own ^ flips ^ 1L << square, -beta, -low);
                low = Math.max(low, value);
            }
            left &= ~CLASSES[c];
        }
        ended++;
        return Math.min(low, beta);
    }
}
