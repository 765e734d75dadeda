package flipchip.engine.simd;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class NetStepsTest {
    private static final int UNITS = 64;
    private static final int AT = 2 * UNITS;
    private final SplittableRandom random = new SplittableRandom(11);

    @Test
    void addingARowIsThePlainForm() {
        for (int i = 0; i < 1_000; i++) {
            float[] rows = floats(4 * UNITS, 1);
            float[] fast = floats(UNITS, 1);
            float[] plain = fast.clone();

            NetSteps.add(fast, rows, AT);
            NetSteps.addScalar(plain, rows, AT);

            assertArrayEquals(plain, fast);
        }
    }

    @Test
    void aStepIsThePlainForm() {
        for (int i = 0; i < 1_000; i++) {
            float[] fast = floats(4 * UNITS, 1);
            float[] plain = fast.clone();
            float[] squares = new float[4 * UNITS];
            Arrays.fill(squares, 0.01f + (float) random.nextDouble());
            float[] others = squares.clone();
            float[] gradient = floats(UNITS, 0.5);

            NetSteps.descend(fast, squares, AT, gradient, 0.3f, 0.7f);
            NetSteps.descendScalar(plain, others, AT, gradient, 0.3f, 0.7f);

            assertArrayEquals(plain, fast);
            assertArrayEquals(others, squares);
        }
    }

    @Test
    void aStepFollowsTheGradientAndEndsAtTheLimit() {
        float[] rows = new float[UNITS];
        float[] squares = new float[UNITS];
        Arrays.fill(squares, 3);
        float[] gradient = new float[UNITS];
        gradient[0] = 1;
        gradient[1] = -1;
        rows[1] = -0.6f;

        NetSteps.descend(rows, squares, 0, gradient, 0.4f, 0.7f);

        assertEquals(0.2f, rows[0], 1e-6f);
        assertEquals(-0.7f, rows[1], 1e-6f);
        assertEquals(4, squares[1], 1e-6f);
        assertEquals(0, rows[2]);
    }

    private float[] floats(int count, double most) {
        float[] values = new float[count];
        for (int i = 0; i < count; i++) {
            values[i] = (float) random.nextDouble(-most, most);
        }
        return values;
    }
}
