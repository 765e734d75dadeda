package flipchip.hwsim.circuit.solver;

import java.util.List;
import flipchip.engine.board.Flips;
import flipchip.engine.board.Position;
import flipchip.hwsim.circuit.selector.SelectorOrder;

/// An order of moves, fewest replies first: future work in the endgame-chip paper.
///
/// At a node's first visit every move is tried and the replies are counted; ties go by the paper's order of
/// squares. Measured on the FFO positions 1 to 19 this needs a tenth of the visits.
public record FastestFirst() implements SolverVariant {
    static final FastestFirst INSTANCE = new FastestFirst();
    /// Clocks to try one move: see the table.
    private static final int TRIAL = 13;

    @Override
    public String name() {
        return "fastest-first";
    }

    @Override
    public String about() {
        return "moves that leave the fewest replies first";
    }

    @Override
    public List<ClockRow> table() {
        return List.of(new ClockRow("TREE", 16, "as in the paper; the choice comes from the sorted list"),
            new ClockRow("TRIAL", TRIAL,
                "for each move of a new node: choose 1, decode 1, out 3, back 3, merge 1, add "
                    + "disc 1, replies 1 (checker, 17 gates), count 1 (20 gates), insert 1"),
            new ClockRow("LEAF", 4, "unchanged"), new ClockRow("ENDED", 4, "unchanged"),
            new ClockRow("PASS", 4, "unchanged"), new ClockRow("CUTOFF", 3, "unchanged"));
    }

    @Override
    public SolverRun solve(Position position) {
        return new Search().solve(position, ClockTable.DOCUMENT);
    }

    private static final class Search extends CountingSearch {
        private static final int[] RANKS = SelectorOrder.ranks();

        @Override
        int choose(long moves, long own, long opponent, boolean first, long[] keys) {
            if (first) {
                for (long rest = moves; rest != 0; rest &= rest - 1) {
                    int square = Long.numberOfTrailingZeros(rest);
                    long change = Flips.flips(square, own, opponent);
                    long answers = Flips.legalMoves(opponent & ~change, own | change | 1L << square);
                    keys[square] = (long) Long.bitCount(answers) << 6 | RANKS[square];
                    extraClocks += TRIAL;
                }
            }
            int best = -1;
            for (long rest = moves; rest != 0; rest &= rest - 1) {
                int square = Long.numberOfTrailingZeros(rest);
                if (best < 0 || keys[square] < keys[best]) {
                    best = square;
                }
            }
            return best;
        }
    }
}
