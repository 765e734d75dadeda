package flipchip.engine.eval;

import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.IntStream;
import flipchip.engine.simd.NetRows;

/// A small network that says how far the sum of [Weights] is off, in centidiscs for the side to move. Any
/// thread; what it says never changes.
///
/// It reads what the sum reads: each class of [PatternSet#STANDARD] has a row of [NetRows#UNITS] signed
/// bytes. The rows of a board's inputs and the biases of its number of empties are added up, clipped and
/// squared ([NetRows]); the squares are weighed by the number of empties, in centidiscs times 2 to the power
/// of [#SHIFT] a unit of [NetRows#ONE] squared, and a constant is added. With fewer or more empties than it
/// was fitted to it says 0.
public final class NeuralNet {
    /// Squares times weights are shifted right by this many bits.
    public static final int SHIFT = 14;
    /// Numbers of empties that a net may know: 0 to 60.
    static final int EMPTIES = 61;
    private static final int UNITS = NetRows.UNITS;
    /// Greatest bias, of either sign: with 47 bytes it fits into 16 bits.
    public static final int MOST_BIAS = 20_000;
    private static final PatternSet SET = PatternSet.STANDARD;
    private static final NetRows ROWS =
        new NetRows(IntStream.range(0, SET.instances()).map(SET::tableBase).toArray());

    private final Source source;
    private final int least;
    private final int most;
    private final short[] biases;
    private final int[] weights;
    private final short[] constants;
    private final AtomicReference<byte[]> table = new AtomicReference<>();

    /// Where the rows come from.
    @FunctionalInterface
    interface Source {
        /// A new array with a row for each class.
        byte[] rows();
    }

    /// A net whose rows are unpacked when it is first asked.
    ///
    /// @param source    gives the same rows whenever it is asked, from any thread
    /// @param least     fewest empties of a board that it judges
    /// @param most      most empties, at most 60
    /// @param biases    `[empties * UNITS + unit]`, owned by the net from now on, as the next two
    /// @param weights   `[empties * UNITS + unit]`
    /// @param constants `[empties]`, centidiscs
    /// @throws IllegalArgumentException if a length or a number is outside its range
    NeuralNet(Source source, int least, int most, short[] biases, int[] weights, short[] constants) {
        if (least < 0 || least > most || most >= EMPTIES || constants.length != EMPTIES
                || biases.length != EMPTIES * UNITS || weights.length != EMPTIES * UNITS) {
            throw new IllegalArgumentException(
                "a net for " + least + " to " + most + " empties with " + biases.length + " biases, "
                    + weights.length + " weights and " + constants.length + " constants");
        }
        for (int i = 0; i < biases.length; i++) {
            if (Math.abs(biases[i]) > MOST_BIAS || weights[i] < -NetRows.MOST_WEIGHT
                    || weights[i] > NetRows.MOST_WEIGHT) {
                throw new IllegalArgumentException("a net with the bias " + biases[i] + " and the weight "
                    + weights[i] + " for unit " + i % UNITS + " with " + i / UNITS + " empties");
            }
        }
        this.source = source;
        this.least = least;
        this.most = most;
        this.biases = biases;
        this.weights = weights;
        this.constants = constants;
    }

    /// @param rows      `[class * UNITS + unit]`; copied, as the next three
    /// @param least     fewest empties of a board that it judges
    /// @param most      most empties, at most 60
    /// @param biases    `[empties * UNITS + unit]`, in units of [NetRows#ONE]
    /// @param weights   `[empties * UNITS + unit]`, at most [NetRows#MOST_WEIGHT]
    /// @param constants `[empties]`, centidiscs
    /// @throws IllegalArgumentException if a length or a number is outside its range
    public static NeuralNet of(byte[] rows, int least, int most, short[] biases, int[] weights,
            short[] constants) {
        if (rows.length != SET.classCount() * UNITS) {
            throw new IllegalArgumentException(
                "wanted " + SET.classCount() + " rows of " + UNITS + " bytes, not " + rows.length + " bytes");
        }
        byte[] copy = rows.clone();
        return new NeuralNet(copy::clone, least, most, biases.clone(), weights.clone(), constants.clone());
    }

    /// Fewest empties of a board that it judges.
    public int least() {
        return least;
    }

    /// Most empties of a board that it judges.
    public int most() {
        return most;
    }

    /// The rows, `[class * UNITS + unit]`; a new array.
    public byte[] rows() {
        return source.rows();
    }

    /// What the sums begin with, `[empties * UNITS + unit]`; a new array.
    public short[] biases() {
        return biases.clone();
    }

    /// Weights of the squares, `[empties * UNITS + unit]`; a new array.
    public int[] weights() {
        return weights.clone();
    }

    /// Centidiscs that are added with this many empties, `[empties]`; a new array.
    public short[] constants() {
        return constants.clone();
    }

    /// Whether it judges boards with this many empties.
    boolean knows(int empties) {
        return empties >= least && empties <= most;
    }

    /// What the sum lacks on a board with this many empties, which [#knows] knows.
    ///
    /// @param rows    the contents of the instances from index `at` on
    /// @param feature where the weight of the board's mobility lies in a laid out table
    /// @param sums    [NetRows#UNITS] shorts of the caller's to work with
    int correction(short[] rows, int at, int feature, int empties, short[] sums) {
        byte[] laidOut = table.getAcquire();
        if (laidOut == null) {
            laidOut = layOut();
        }
        return constants[empties]
            + (ROWS.value(laidOut, rows, at, feature, biases, weights, empties * UNITS, sums) >> SHIFT);
    }

    /// Once, on first use: 11 MB.
    private synchronized byte[] layOut() {
        byte[] laidOut = table.getAcquire();
        if (laidOut == null) {
            laidOut = SET.expandRows(source.rows(), UNITS);
            table.setRelease(laidOut);
        }
        return laidOut;
    }
}
