package flipchip.engine.simd;

/// The one door to the kernels. The back end is chosen when this class is loaded (see [KernelChoice]), and
/// again, once, if [HeapWatch] finds that vectors do not pay.
///
/// All methods are static, check nothing and allocate nothing. Boards are two disjoint bitboards, always in
/// the order player, opponent; squares are indices 0..63.
public final class Kernels {
    /// Narrower vectors do not pay.
    public static final int LEAST_BITS = 256;

    private static final KernelSource SOURCE = KernelSource.ofThisProcess();

    private Kernels() {}

    /// Which back end runs and why, as one sentence for a user.
    public static String description() {
        return SOURCE.description();
    }

    /// Whether eight boards are worked on at a time.
    public static boolean hasLanes() {
        return SOURCE.hasLanes();
    }

    /// Whether vectors are used at all.
    public static boolean vectors() {
        return !(SOURCE.kernel() instanceof ScalarKernel);
    }

    /// Width of the longest vectors this machine computes with; 0 without the module of vectors.
    public static int vectorBits() {
        return SOURCE.vectorBits();
    }

    static void giveUpVectors(String why) {
        SOURCE.giveUpVectors(why);
    }

    /// What the run time counts of its own work.
    static HeapWatch.Counters counters() {
        return SOURCE.counters();
    }

    /// Discs that change colour when `player` plays the empty `square`; 0 if the move is illegal.
    public static long flips(int square, long player, long opponent) {
        return SOURCE.kernel().flips(square, player, opponent);
    }

    /// Every square where `player` has a legal move.
    public static long legalMoves(long player, long opponent) {
        return SOURCE.kernel().legalMoves(player, opponent);
    }

    /// Number of discs `player` flips on `square` when that is the only empty square of the board.
    public static int lastFlips(int square, long player) {
        return SOURCE.kernel().lastFlips(square, player);
    }

    /// The children of `moves` (at least one), in the order of their squares, from index `at` of `list`.
    ///
    /// Keys order them by the opponent's mobility and what [OrderWeights] says of regions, discs and squares.
    /// Up to seven entries behind the last child may be overwritten.
    ///
    /// @param odd squares in regions with an odd number of empty squares
    public static void children(long player, long opponent, long moves, long odd, ChildList list, int at) {
        SOURCE.kernel().children(player, opponent, moves, odd, list, at);
    }

    /// See [PatternRows#play].
    static void playRows(short[] rows, int at, short[] moves, short[] flips, int square, long turned) {
        SOURCE.kernel().playRows(rows, at, moves, flips, square, turned);
    }

    /// See [NetRows#value].
    static int netValue(byte[] table, int[] bases, short[] rows, int at, int feature, short[] biases,
            int[] weights, int from, short[] sums) {
        return SOURCE.kernel().netValue(table, bases, rows, at, feature, biases, weights, from, sums);
    }
}
