package flipchip.engine.simd;

/// Adds up the rows of a small network, clips and squares the sums and weighs them: the part of a judgement
/// that is done at most leaves of a search.
///
/// A network has [#UNITS] hidden units. Its table has a row of as many signed bytes for each content of each
/// instance of the patterns, and for each class of a feature of the whole board; to a board belong one row of
/// each instance and one of the feature. The sums are clipped to 0 to [#ONE], which stands for 1, and
/// squared. Nothing is checked and nothing allocated.
///
/// The form, rows of bytes added up in lanes of 16 bits, is that of the "efficiently updatable" networks of
/// shogi and chess (Nasu 2018); squares instead of clipped sums are Stockfish's idea. Rows for contents of
/// patterns instead of single pieces, and sums made again at each leaf, are our own: 46 rows cost less than
/// what a move changes.
public final class NetRows {
    /// Hidden units: bytes of a row.
    public static final int UNITS = 64;
    /// What a sum is clipped to: its square still fits into 15 bits.
    public static final int ONE = 181;
    /// The greatest weight of a unit, of either sign: so much, 64 times [#ONE] squared, fits into an int.
    public static final int MOST_WEIGHT = 1023;

    private final int[] bases;

    /// @param bases for each instance the row of its content 0
    public NetRows(int[] bases) {
        this.bases = bases.clone();
    }

    /// The sum over the units of weight times squared sum, in units of [#ONE] squared.
    ///
    /// @param table   rows of bytes, one behind the other
    /// @param rows    the contents of all instances from index `at` on, unsigned
    /// @param feature the row of the feature
    /// @param biases  what the sums begin with, from index `from` on
    /// @param weights of the squares, from index `from` on, at most [#MOST_WEIGHT]
    /// @param sums    [#UNITS] shorts of the caller's to work with
    public int value(byte[] table, short[] rows, int at, int feature, short[] biases, int[] weights, int from,
            short[] sums) {
        return Kernels.netValue(table, bases, rows, at, feature, biases, weights, from, sums);
    }

    /// The fallback without vectors, and their twin. Row after row, so that a compiler may make vectors of
    /// its own of the inner loop.
    static int valueScalar(byte[] table, int[] bases, short[] rows, int at, int feature, short[] biases,
            int[] weights, int from, short[] sums) {
        System.arraycopy(biases, from, sums, 0, UNITS);
        add(table, feature * UNITS, sums);
        for (int i = 0; i < bases.length; i++) {
            add(table, (bases[i] + (rows[at + i] & 0xFFFF)) * UNITS, sums);
        }
        int value = 0;
        for (int unit = 0; unit < UNITS; unit++) {
            int clipped = Math.clamp(sums[unit], 0, ONE);
            value += clipped * clipped * weights[from + unit];
        }
        return value;
    }

    private static void add(byte[] table, int row, short[] sums) {
        for (int unit = 0; unit < UNITS; unit++) {
            sums[unit] += table[row + unit];
        }
    }
}
