package flipchip.hwsim.circuit.solver;

import flipchip.engine.board.Color;

/// An address map of the 64x256 dual-port memory between host and chip: the endgame-chip paper, Figure 15;
/// the addresses are ours.
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
    /// Nodes found in the table; only the form with a table writes it.
    public static final int HITS = 10;
    /// Where the form with an evaluation finds its depth in the control word.
    private static final int PLIES_AT = 2;

    private HostMemory() {}

    public static long control(Color toMove, boolean start) {
        return (toMove == Color.WHITE ? 1 : 0) | (start ? 2 : 0);
    }

    /// The control word that starts the form with an evaluation.
    public static long control(Color toMove, int plies) {
        return control(toMove, true) | (long) plies << PLIES_AT;
    }

    /// What the host reads after `run`, from word 0 on; the three words that it wrote are 0.
    public static long[] words(SolverRun run) {
        NodeCounts counts = run.counts();
        return new long[] {0, 0, 0, result(run.score(), run.line().bits()), counts.tree(), counts.leaf(),
            counts.ended(), counts.pass(), counts.cutoff(), run.clocks(), counts.hits()};
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
            words[COUNTERS + 4], words.length > HITS ? words[HITS] : 0);
    }
}
