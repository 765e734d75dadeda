package flipchip.hwsim.solver;

import flipchip.engine.board.Color;

/// Address map of the 64x256 dual-port memory between host and chip: document 000, Figure 15; the addresses are ours.
///
/// The host writes words 0 to 2; the chip clears the start bit when words 3 to 9 are valid.
public final class HostMemory {
    public static final int WORDS = 256;
    public static final int BLACK = 0;
    public static final int WHITE = 1;
    /// Bit 0 colour to move (1 White), bit 1 start.
    public static final int CONTROL = 2;
    /// Score in bits 61..54 (two's complement), best line below.
    public static final int RESULT = 3;
    /// First of five counters: Tree, Leaf, Ended, Pass, Cut-off.
    public static final int COUNTERS = 4;
    public static final int CLOCKS = 9;

    private HostMemory() {}

    public static long control(Color toMove, boolean start) {
        return (toMove == Color.WHITE ? 1 : 0) | (start ? 2 : 0);
    }

    public static long result(int score, long line) {
        return (score & 0xFFL) << BestLine.WIDTH | line;
    }

    /// Black's discs minus White's.
    public static int score(long result) {
        return (byte) (result >>> BestLine.WIDTH);
    }

    public static BestLine line(long result) {
        return new BestLine(result & (1L << BestLine.WIDTH) - 1);
    }

    /// The five counters in a copy of the memory.
    public static NodeCounts counts(long[] words) {
        return new NodeCounts(words[COUNTERS], words[COUNTERS + 1], words[COUNTERS + 2], words[COUNTERS + 3],
            words[COUNTERS + 4], 0);
    }
}
