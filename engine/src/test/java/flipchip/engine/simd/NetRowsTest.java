package flipchip.engine.simd;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.SplittableRandom;
import flipchip.engine.testkit.Warm;
import org.junit.jupiter.api.Test;

class NetRowsTest {
    private static final int UNITS = NetRows.UNITS;
    private static final int CONTENTS = 500;
    private static final int[] BASES = {0, 0, 100, 100, 100, 300};
    private final SplittableRandom random = new SplittableRandom(5);
    private final NetRows net = new NetRows(BASES);
    private final short[] sums = new short[UNITS];

    @Test
    void theFastFormIsThePlainForm() {
        int different = 0;
        int last = 0;
        for (int i = 0; i < 5_000; i++) {
            byte[] table = bytes(CONTENTS * UNITS, 1 + i % 127);
            short[] rows = contents();
            short[] biases = shorts(2 * UNITS, 300);
            int[] weights = weights();
            int at = random.nextInt(3);
            int feature = random.nextInt(CONTENTS);

            int fast = net.value(table, rows, at, feature, biases, weights, UNITS, sums);

            assertEquals(NetRows.valueScalar(table, BASES, rows, at, feature, biases, weights, UNITS, sums),
                fast);
            different += fast == last ? 0 : 1;
            last = fast;
        }
        assertTrue(different > 4_000, "values that differ from the one before: " + different);
    }

    @Test
    void aUnitCountsTheSquareOfItsClippedSum() {
        byte[] table = new byte[CONTENTS * UNITS];
        short[] biases = new short[UNITS];
        int[] weights = new int[UNITS];
        for (int unit = 0; unit < 3; unit++) {
            weights[unit] = unit == 2 ? 1 : 1000;
            biases[unit] = (short) (unit == 0 ? -7 : 40);
        }
        table[3 * UNITS + 1] = 2;           // of the feature
        table[(100 + 9) * UNITS + 1] = 3;   // of the instances 2 to 4, each with the content 9
        table[(100 + 9) * UNITS + 2] = 100; // far beyond what a sum is clipped to

        int value = net.value(table, new short[] {9, 9, 9, 9, 9, 9}, 0, 3, biases, weights, 0, sums);

        assertEquals(0 + 1000 * 51 * 51 + NetRows.ONE * NetRows.ONE, value);
    }

    @Test
    void theGreatestValueFitsIntoAnInt() {
        byte[] table = bytes(CONTENTS * UNITS, 1);
        short[] biases = new short[UNITS];
        int[] weights = new int[UNITS];
        Arrays.fill(biases, (short) 20_000);
        Arrays.fill(weights, -NetRows.MOST_WEIGHT);

        assertEquals(-64L * NetRows.ONE * NetRows.ONE * NetRows.MOST_WEIGHT,
            net.value(table, contents(), 0, 0, biases, weights, 0, sums));
    }

    @Test
    void aValueAllocatesNothing() {
        var thread = (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();
        byte[] table = bytes(CONTENTS * UNITS, 20);
        short[] rows = contents();
        short[] biases = shorts(UNITS, 300);
        int[] weights = weights();
        double least = Warm.least(() -> {
            long before = thread.getCurrentThreadAllocatedBytes();
            for (int i = 0; i < 2_000; i++) {
                net.value(table, rows, 0, i & 63, biases, weights, 0, sums);
            }
            return (thread.getCurrentThreadAllocatedBytes() - before) / 2_000;
        }, 1);

        assertEquals(0, (long) least);
    }

    private byte[] bytes(int count, int most) {
        byte[] values = new byte[count];
        for (int i = 0; i < count; i++) {
            values[i] = (byte) random.nextInt(-most, most + 1);
        }
        return values;
    }

    private short[] contents() {
        short[] values = new short[BASES.length + 3];
        for (int i = 0; i < values.length; i++) {
            values[i] = (short) random.nextInt(100);
        }
        return values;
    }

    private short[] shorts(int count, int most) {
        short[] values = new short[count];
        for (int i = 0; i < count; i++) {
            values[i] = (short) random.nextInt(-most, most + 1);
        }
        return values;
    }

    private int[] weights() {
        int[] values = new int[2 * UNITS];
        for (int i = 0; i < values.length; i++) {
            values[i] = random.nextInt(-NetRows.MOST_WEIGHT, NetRows.MOST_WEIGHT + 1);
        }
        return values;
    }
}
