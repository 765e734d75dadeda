package flipchip.engine.simd;

/// Keeps rows of pattern contents up to date: one row of [#STRIDE] unsigned shorts per ply, one behind the
/// other.
///
/// A row is seen by its side to move; digits are 0 = opponent, 1 = empty, 2 = player. The tables are made
/// once and shared; rows belong to the caller. Nothing is checked and nothing allocated.
public final class PatternRows {
    /// Shorts from one row to the next.
    public static final int STRIDE = 64;
    /// Shorts of a row that are kept up to date.
    public static final int USED = 48;

    /// `[square * STRIDE + i]`: highest contents less the worth of the square's digit.
    final short[] moves = new short[64 * STRIDE];
    /// `[square * STRIDE + i]`: twice the worth of the square's digit; 0 for the square behind the last, so
    /// that no flip needs no branch.
    final short[] flips = new short[65 * STRIDE];
    private final short[] highest;

    /// @param worths  `[square * STRIDE + i]`: the power of 3 of the square in entry i, 0 if it is not part
    ///     of it
    /// @param highest per entry the highest contents
    public PatternRows(short[] worths, short[] highest) {
        this.highest = highest.clone();
        for (int i = 0; i < moves.length; i++) {
            moves[i] = (short) (highest[i % STRIDE] - worths[i]);
            flips[i] = (short) (2 * worths[i]);
        }
    }

    /// Writes the row after the side to move plays `square` and turns `turned`, seen by the other side.
    ///
    /// @param at     where the row before begins; the row after begins [#STRIDE] later
    /// @param turned at least one disc
    public void play(short[] rows, int at, int square, long turned) {
        Kernels.playRows(rows, at, moves, flips, square, turned);
    }

    /// Writes the row after a pass.
    public void pass(short[] rows, int at) {
        for (int i = at; i < at + USED; i++) {
            rows[i + STRIDE] = (short) (highest[i - at] - rows[i]);
        }
    }

    /// The fallback without vectors, and their twin.
    static void playScalar(short[] rows, int at, short[] moves, short[] flips, int square, long turned) {
        int move = square * STRIDE;
        for (int i = 0; i < USED; i++) {
            rows[at + STRIDE + i] = (short) (moves[move + i] - rows[at + i]);
        }
        for (long rest = turned; rest != 0; rest &= rest - 1) {
            int flip = Long.numberOfTrailingZeros(rest) * STRIDE;
            for (int i = 0; i < USED; i++) {
                rows[at + STRIDE + i] -= flips[flip + i];
            }
        }
    }
}
