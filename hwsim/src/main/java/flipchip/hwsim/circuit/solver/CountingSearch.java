package flipchip.hwsim.circuit.solver;

import flipchip.engine.board.Color;
import flipchip.engine.board.Flips;
import flipchip.engine.board.Position;

/// A recursive form of the endgame-chip paper's search, with two places to change: the order of moves and a
/// memory of nodes.
///
/// With neither changed it makes the visits of [SolverModel], node type by node type. One solve.
/// Thread: owner
class CountingSearch {
    private long tree;
    private long leaf;
    private long ended;
    private long pass;
    private long cutoff;
    private long hits;
    /// Clocks outside the five states.
    long extraClocks;
    private int deepest;
    private long lineOfLast;

    /// The next move to try.
    ///
    /// @param moves not empty
    int choose(long moves, long own, long opponent, boolean first, long[] scratch) {
        return SolverModel.select(moves);
    }

    /// A stored value that decides the node for this window; [Integer#MIN_VALUE] for none.
    int recall(long black, long white, boolean color, int alpha, int beta) {
        return Integer.MIN_VALUE;
    }

    /// Called where a node with moves is left.
    void remember(long black, long white, boolean color, int value, int alpha, int beta) {}

    final SolverRun solve(Position position, ClockTable clocks) {
        if (position.board().empties() > SolverModel.MAX_EMPTIES) {
            throw new IllegalArgumentException(position.board().empties()
                + " empty squares: the stack holds at most " + SolverModel.MAX_EMPTIES);
        }
        int score = node(position.black(), position.white(), position.toMove() == Color.WHITE,
            -SolverRegisters.INFINITY, SolverRegisters.INFINITY, 0);
        NodeCounts counts = new NodeCounts(tree, leaf, ended, pass, cutoff, hits);
        return new SolverRun(position, score, new BestLine(lineOfLast), counts,
            clocks.total(counts) + extraClocks, SolverRun.DOCUMENT_MEGAHERTZ, deepest);
    }

    /// Fail-hard value; the line of the node is left in `lineOfLast`.
    private int node(long black, long white, boolean color, int alpha, int beta, int depth) {
        deepest = Math.max(deepest, depth);
        long own = color ? white : black;
        long opponent = color ? black : white;
        long moves = Flips.legalMoves(own, opponent);
        lineOfLast = BestLine.NONE.bits();
        if (moves == 0) {
            if (Flips.legalMoves(opponent, own) == 0) {
                leaf++;
                return Long.bitCount(black) - Long.bitCount(white);
            }
            return passed(black, white, color, alpha, beta, depth);
        }
        int known = recall(black, white, color, alpha, beta);
        if (known != Integer.MIN_VALUE) {
            hits++;
            return known;
        }
        return searched(black, white, color, moves, alpha, beta, depth);
    }

    private int passed(long black, long white, boolean color, int alpha, int beta, int depth) {
        pass++;
        int value = node(black, white, !color, alpha, beta, depth + 1);
        long line = lineOfLast;
        ended++;
        boolean better = color ? value < beta : value > alpha;
        lineOfLast = better ? BestLine.prepend(BestLine.PASS, line) : BestLine.NONE.bits();
        return Math.clamp(value, alpha, beta);
    }

    private int searched(long black, long white, boolean color, long moves, int alpha, int beta, int depth) {
        long own = color ? white : black;
        long opponent = color ? black : white;
        long[] scratch = new long[64];
        long line = BestLine.NONE.bits();
        int low = alpha;
        int high = beta;
        boolean first = true;
        for (long rest = moves; rest != 0;) {
            if (high <= low) {
                cutoff++;
                break;
            }
            int square = choose(rest, own, opponent, first, scratch);
            first = false;
            tree++;
            rest &= ~(1L << square);
            long change = Flips.flips(square, own, opponent) | 1L << square;
            long ownAfter = own | change;
            long opponentAfter = opponent & ~change;
            int value = node(color ? opponentAfter : ownAfter, color ? ownAfter : opponentAfter, !color, low,
                high, depth + 1);
            if (color ? value < high : value > low) {
                line = BestLine.prepend(square, lineOfLast);
                low = color ? low : value;
                high = color ? value : high;
            }
        }
        ended++;
        lineOfLast = line;
        int value = color ? Math.max(low, high) : Math.min(low, high);
        remember(black, white, color, value, alpha, beta);
        return value;
    }
}
