package flipchip.hwsim.circuit.solver;

import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.TreeMap;
import flipchip.engine.board.Color;
import flipchip.engine.board.Flips;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.engine.board.Stability;
import flipchip.hwsim.circuit.selector.SelectorOrder;

/// A machine with an evaluation at its leaves, so that it plays whole games: the outlook of the endgame-chip
/// paper.
///
/// The search is the paper's, cut at a number of plies; a node there is worth a sum of square values,
/// mobility, stable discs and parity, kept inside the eight bits of the score registers and below every real
/// result. Where the stack is deep enough for the rest of the game, this is the paper's machine.
///
/// @param plies depth of the search, at least 1
public record LeafEvaluation(int plies) {
    /// Largest value of a node that is not finished: real results of a disc more are beyond it.
    static final int LIMIT = 100;
    private static final int WON = 26;
    static final int MOBILITY = 3;
    static final int STABLE = 4;
    private static final int PARITY = 2;
    /// Values of the classes A to J of the endgame-chip paper's Figure 10 in its order of preference; the
    /// figures are ours.
    private static final int[] CLASS_VALUES = {0, 16, 2, 2, 1, 1, 0, -1, -4, -8};
    private static final long[] SQUARES = squares();
    /// Clocks of an evaluation, comparison not included; see [#table()].
    private static final int EVALUATE = 15;
    /// Clocks in which the register of stable discs grows; on nearly full boards a disc may be further in and
    /// goes uncounted.
    static final int STABLE_CLOCKS = 8;
    /// Deepest search that the stack holds.
    public static final int MOST_PLIES = SolverRegisters.STACK_WORDS - 2;

    /// @param move    empty where the side to move must pass or the game is over
    /// @param value   of the position, Black's view
    /// @param counts  visits; an evaluated node counts as a leaf
    /// @param clocks  of the simulated machine
    public record Choice(OptionalInt move, int value, NodeCounts counts, long clocks) {}

    /// @throws IllegalArgumentException if the search has no depth, or more than the stack
    public LeafEvaluation {
        if (plies < 1 || plies > MOST_PLIES) {
            throw new IllegalArgumentException(plies + " plies: 1 to " + MOST_PLIES + " fit");
        }
    }

    /// The form's clocks; what is not listed is as in the paper.
    public List<SolverVariant.ClockRow> table() {
        return List.of(new SolverVariant.ClockRow("EVALUATE", EVALUATE,
            "moves of either side 2 (checker, 17 gates), "
                + "count both 2 (20 gates), stable discs 8 (the register of the score circuit grows once a "
                + "clock; what "
                + "further in goes uncounted), sum of square values and features 2, store 1"));
    }

    /// Searches for the best move of the side to move.
    public Choice choose(Position position) {
        Search search = new Search();
        int value = search.node(position.black(), position.white(), position.toMove() == Color.WHITE, -127,
            127, plies);
        NodeCounts counts =
            new NodeCounts(search.tree, search.leaf, search.ended, search.pass, search.cutoff, 0);
        long clocks = ClockTable.DOCUMENT.total(counts)
            + search.evaluated * (EVALUATE - ClockTable.DOCUMENT.states().get(NodeType.LEAF));
        return new Choice(
            search.best < 0 || position.legalMoves() == 0 ? OptionalInt.empty() : OptionalInt.of(search.best),
            value, counts, clocks);
    }

    /// What a node that is not finished is worth, Black's view.
    static int evaluate(long black, long white, boolean whiteToMove) {
        int value = 0;
        for (char letter = 'A'; letter <= 'J'; letter++) {
            long squares = SQUARES[letter - 'A'];
            value += CLASS_VALUES[letter - 'A']
                * (Long.bitCount(black & squares) - Long.bitCount(white & squares));
        }
        value += MOBILITY
            * (Long.bitCount(Flips.legalMoves(black, white)) - Long.bitCount(Flips.legalMoves(white, black)));
        long stable = Stability.stable(black, white, STABLE_CLOCKS);
        value += STABLE * (Long.bitCount(stable & black) - Long.bitCount(stable & white));
        boolean odd = Long.bitCount(~(black | white)) % 2 != 0;
        value += odd != whiteToMove ? PARITY : -PARITY;
        return Math.clamp(value, -LIMIT, LIMIT);
    }

    /// The squares of each value but zero.
    static Map<Integer, Long> squaresByValue() {
        Map<Integer, Long> squares = new TreeMap<>();
        for (int i = 0; i < SQUARES.length; i++) {
            if (CLASS_VALUES[i] != 0) {
                squares.merge(CLASS_VALUES[i], SQUARES[i], (a, b) -> a | b);
            }
        }
        return squares;
    }

    /// A result beats every estimate: 101 to 126 for a win, by a third of the discs' difference.
    static int finished(int discs) {
        return discs == 0
            ? 0
            : Integer.signum(discs) * Math.min(LIMIT + WON, LIMIT + 1 + Math.abs(discs) / 3);
    }

    private static long[] squares() {
        long[] masks = new long[10];
        for (char letter = 'A'; letter <= 'J'; letter++) {
            masks[letter - 'A'] = SelectorOrder.squares(letter).stream().mapToLong(Square::bit).sum();
        }
        return masks;
    }

    private final class Search {
        private long tree;
        private long leaf;
        private long ended;
        private long pass;
        private long cutoff;
        private long evaluated;
        private int best = -1;

        private int node(long black, long white, boolean color, int alpha, int beta, int depth) {
            long own = color ? white : black;
            long opponent = color ? black : white;
            long moves = Flips.legalMoves(own, opponent);
            if (moves == 0 && Flips.legalMoves(opponent, own) == 0) {
                leaf++;
                return finished(Long.bitCount(black) - Long.bitCount(white));
            }
            if (depth == 0) {
                leaf++;
                evaluated++;
                return evaluate(black, white, color);
            }
            if (moves == 0) {
                pass++;
                int value = node(black, white, !color, alpha, beta, depth - 1);
                ended++;
                return Math.clamp(value, alpha, beta);
            }
            return searched(own, opponent, color, moves, alpha, beta, depth);
        }

        private int searched(long own, long opponent, boolean color, long moves, int alpha, int beta,
                int depth) {
            int low = alpha;
            int high = beta;
            for (long rest = moves; rest != 0;) {
                if (high <= low) {
                    cutoff++;
                    break;
                }
                int square = SolverModel.select(rest);
                tree++;
                rest &= ~(1L << square);
                long change = Flips.flips(square, own, opponent) | 1L << square;
                long ownAfter = own | change;
                long opponentAfter = opponent & ~change;
                int value = node(color ? opponentAfter : ownAfter, color ? ownAfter : opponentAfter, !color,
                    low, high, depth - 1);
                if (color ? value < high : value > low) {
                    low = color ? low : value;
                    high = color ? value : high;
                    best = depth == plies ? square : best;
                }
            }
            ended++;
            return color ? Math.max(low, high) : Math.min(low, high);
        }
    }
}
