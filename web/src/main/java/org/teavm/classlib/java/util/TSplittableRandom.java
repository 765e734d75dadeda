package org.teavm.classlib.java.util;

import org.teavm.classlib.java.util.random.TRandomGenerator;
import org.teavm.classlib.java.util.stream.TLongStream;

/// What the compiler TeaVM puts where a program uses `java.util.SplittableRandom`, which its library lacks;
/// the package and the T are how it finds it. Equal seeds give the numbers that the JDK gives.
///
/// Thread: owner
public class TSplittableRandom implements TRandomGenerator {
    private static final long STEP = 0x9E37_79B9_7F4A_7C15L;
    private static final long FIRST = 0x62A9_D9ED_7997_05F5L;
    private static final long SECOND = 0xCB24_D0A5_C88C_35B3L;

    private static final long THIRD = 0xBF58_476D_1CE4_E5B9L;
    private static final long FOURTH = 0x94D0_49BB_1331_11EBL;

    private long state;

    public TSplittableRandom(long seed) {
        state = seed;
    }

    @Override
    public int nextInt() {
        state += STEP;
        long mixed = (state ^ state >>> 33) * FIRST;
        return (int) ((mixed ^ mixed >>> 28) * SECOND >>> 32);
    }

    @Override
    public long nextLong() {
        state += STEP;
        long mixed = (state ^ state >>> 30) * THIRD;
        mixed = (mixed ^ mixed >>> 27) * FOURTH;
        return mixed ^ mixed >>> 31;
    }

    /// From 0 to below 1.
    @Override
    public double nextDouble() {
        return (nextLong() >>> 11) * 0x1p-53;
    }

    /// @param bound above 0
    @Override
    public int nextInt(int bound) {
        int most = bound - 1;
        int number = nextInt();
        if ((bound & most) == 0) {
            return number & most;
        }
        return inRow(number >>> 1, bound);
    }

    /// Passes over numbers of the last, incomplete row.
    private int inRow(int first, int bound) {
        int half = first;
        int number = half % bound;
        while (half + bound - 1 - number < 0) {
            half = nextInt() >>> 1;
            number = half % bound;
        }
        return number;
    }

    /// From `from` to below `to`.
    @Override
    public int nextInt(int from, int to) {
        int bound = to - from;
        int most = bound - 1;
        int number = nextInt();
        if ((bound & most) == 0) {
            return (number & most) + from;
        }
        return inRow(number >>> 1, bound) + from;
    }

    @Override
    public boolean nextBoolean() {
        return nextInt() < 0;
    }

    @Override
    public TLongStream longs(long count) {
        return TLongStream.generate(this::nextLong).limit(count);
    }
}
