package flipchip.engine.simd;

import java.lang.invoke.MethodHandle;

/// The one door to the kernels. The back end is chosen when this class is loaded (see [KernelChoice]), and
/// again, once, if [HeapWatch] finds that vectors do not pay.
///
/// All methods are static, check nothing and allocate nothing. Boards are two disjoint bitboards, always in
/// the order player, opponent; squares are indices 0..63.
public final class Kernels {
    private static final KernelSwitch SWITCH =
        new KernelSwitch(KernelChoice.atStart(), KernelFallback.OF_THIS_PROCESS);
    private static final MethodHandle KERNEL = SWITCH.kernel();

    private Kernels() {}

    /// Which back end runs and why, as one sentence for a user.
    public static String description() {
        return SWITCH.choice().reason();
    }

    /// Whether eight boards are worked on at a time.
    public static boolean hasLanes() {
        return SWITCH.choice().lanes();
    }

    /// Whether vectors are used at all.
    public static boolean vectors() {
        return !(kernel() instanceof ScalarKernel);
    }

    /// Width of the longest vectors this machine computes with; 0 without the module of vectors.
    public static int vectorBits() {
        return KernelChoice.hasVectorModule() ? VectorWidth.bits() : 0;
    }

    static void giveUpVectors(String why) {
        SWITCH.giveUpVectors(why);
    }

    private static BoardKernel kernel() {
        try {
            return (BoardKernel) KERNEL.invokeExact();
        } catch (Throwable e) {
            throw new AssertionError(e);           // a constant throws nothing
        }
    }

    /// Discs that change colour when `player` plays the empty `square`; 0 if the move is illegal.
    public static long flips(int square, long player, long opponent) {
        return kernel().flips(square, player, opponent);
    }

    /// Every square where `player` has a legal move.
    public static long legalMoves(long player, long opponent) {
        return kernel().legalMoves(player, opponent);
    }

    /// Number of discs `player` flips on `square` when that is the only empty square of the board.
    public static int lastFlips(int square, long player) {
        return kernel().lastFlips(square, player);
    }

    /// The children of `moves` (at least one), in the order of their squares, from index `at` of `list`.
    ///
    /// Keys order them by the opponent's mobility and what [OrderWeights] says of regions, discs and squares.
    /// Up to seven entries behind the last child may be overwritten.
    ///
    /// @param odd squares in regions with an odd number of empty squares
    public static void children(long player, long opponent, long moves, long odd, ChildList list, int at) {
        kernel().children(player, opponent, moves, odd, list, at);
    }
}
