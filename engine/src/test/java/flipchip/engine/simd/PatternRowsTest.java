package flipchip.engine.simd;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.lang.management.ManagementFactory;
import java.util.SplittableRandom;
import flipchip.engine.testkit.Warm;
import org.junit.jupiter.api.Test;

class PatternRowsTest {
    private static final int STRIDE = PatternRows.STRIDE;
    private final SplittableRandom random = new SplittableRandom(3);
    private final PatternRows rows = new PatternRows(shorts(64 * STRIDE), shorts(STRIDE));

    @Test
    void theFastFormIsThePlainForm() {
        for (int i = 0; i < 10_000; i++) {
            short[] fast = shorts(3 * STRIDE);
            short[] plain = fast.clone();
            int square = random.nextInt(64);
            long turned =
                random.nextLong() & random.nextLong() & random.nextLong() | 1L << random.nextInt(64);

            rows.play(fast, STRIDE, square, turned);
            PatternRows.playScalar(plain, STRIDE, rows.moves, rows.flips, square, turned);

            assertArrayEquals(plain, fast);
        }
    }

    @Test
    void passingTwiceReturnsTheRow() {
        short[] three = shorts(3 * STRIDE);

        rows.pass(three, 0);
        rows.pass(three, STRIDE);

        for (int i = 0; i < PatternRows.USED; i++) {
            assertEquals(three[i], three[2 * STRIDE + i]);
        }
    }

    @Test
    void aMoveAllocatesNothing() {
        var thread = (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();
        short[] two = shorts(2 * STRIDE);
        double least = Warm.least(() -> {
            long before = thread.getCurrentThreadAllocatedBytes();
            for (int i = 0; i < 2_000; i++) {
                rows.play(two, 0, i & 63, 0x0000_0018_1800_0000L);
            }
            return (thread.getCurrentThreadAllocatedBytes() - before) / 2_000;
        }, 1);

        assertEquals(0, (long) least);
    }

    private short[] shorts(int count) {
        short[] values = new short[count];
        for (int i = 0; i < count; i++) {
            values[i] = (short) random.nextInt();
        }
        return values;
    }
}
