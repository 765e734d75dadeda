package flipchip.hwsim.circuit.solver;

import java.util.List;
import java.util.SplittableRandom;
import flipchip.engine.board.Position;

/// A table of nodes already searched: future work in the endgame-chip paper.
///
/// Direct mapped, always replaced, whole boards compared. A node keeps its value as exact or as a bound, by
/// the window it was searched with; a hit counts as a visit of its own kind.
///
/// @param bits logarithm of the number of entries
public record HashTable(int bits) implements SolverVariant {
    /// As many entries as fit next to the stack: the paper uses 24 of the device's 96 block memories of 4096
    /// bits, an entry takes 128 bits of board, one of colour, one valid, 8 of value and 2 of kind, so 1024
    /// entries fit.
    static final HashTable ON_CHIP = new HashTable(10);
    private static final int LOOK_UP = 2;
    private static final int MOST_BITS = 24;
    /// The squares whose parity is a bit of the index, for each bit: Black's and White's in turn.
    private static final long[] MASKS = new SplittableRandom(0L).longs(2 * MOST_BITS).toArray();
    private static final int COLOR = 0x9E_37_79;
    private static final int HIT = 7;

    /// @throws IllegalArgumentException if the size is out of range
    public HashTable {
        if (bits < 1 || bits > MOST_BITS) {
            throw new IllegalArgumentException("a table of 2^" + bits + " entries");
        }
    }

    /// Black's squares of a bit of the index: it is the parity of the discs there, of White's on
    /// [#whiteMask(int)] and, for some bits, of the colour to move.
    static long blackMask(int bit) {
        return MASKS[2 * bit];
    }

    static long whiteMask(int bit) {
        return MASKS[2 * bit + 1];
    }

    static boolean colorMask(int bit) {
        return (COLOR >>> bit & 1) != 0;
    }

    @Override
    public String name() {
        return "hash";
    }

    @Override
    public String about() {
        return "a table of " + (1 << bits) + " searched nodes on the chip";
    }

    @Override
    public List<ClockRow> table() {
        return List.of(
            new ClockRow("LOOK-UP", LOOK_UP,
                "at each new node with moves: read the memory 1, compare 129 bits "
                    + "and decide 1 (9 gates)"),
            new ClockRow("HIT", HIT - 3, "as ENDED: read, choose, store, pop"),
            new ClockRow("TREE", 16, "unchanged"), new ClockRow("LEAF", 4, "unchanged"),
            new ClockRow("ENDED", 4, "unchanged; the entry is written beside the pop"),
            new ClockRow("PASS", 4, "unchanged"), new ClockRow("CUTOFF", 3, "unchanged"));
    }

    @Override
    public SolverRun solve(Position position) {
        return new Search(bits).solve(position, ClockTable.DOCUMENT);
    }

    private static final class Search extends CountingSearch {
        private static final byte EXACT = 1;
        private static final byte LOWER = 2;
        private static final byte UPPER = 3;
        private final int bits;
        private final long[] blacks;
        private final long[] whites;
        private final boolean[] colors;
        private final byte[] kinds;
        private final byte[] values;

        Search(int bits) {
            int size = 1 << bits;
            this.bits = bits;
            blacks = new long[size];
            whites = new long[size];
            colors = new boolean[size];
            kinds = new byte[size];
            values = new byte[size];
        }

        private int index(long black, long white, boolean color) {
            int index = color ? COLOR & (1 << bits) - 1 : 0;
            for (int bit = 0; bit < bits; bit++) {
                index ^= (Long.bitCount(black & blackMask(bit)) + Long.bitCount(white & whiteMask(bit)) & 1)
                    << bit;
            }
            return index;
        }

        @Override
        int recall(long black, long white, boolean color, int alpha, int beta) {
            extraClocks += LOOK_UP;
            int i = index(black, white, color);
            if (kinds[i] == 0 || blacks[i] != black || whites[i] != white || colors[i] != color) {
                return Integer.MIN_VALUE;
            }
            boolean answers = kinds[i] == EXACT || kinds[i] == LOWER && values[i] >= beta
                    || kinds[i] == UPPER && values[i] <= alpha;
            extraClocks += answers ? HIT : 0;
            return answers ? Math.clamp(values[i], alpha, beta) : Integer.MIN_VALUE;
        }

        @Override
        void remember(long black, long white, boolean color, int value, int alpha, int beta) {
            int i = index(black, white, color);
            blacks[i] = black;
            whites[i] = white;
            colors[i] = color;
            values[i] = (byte) value;
            kinds[i] = value <= alpha ? UPPER : value >= beta ? LOWER : EXACT;
        }
    }
}
