package flipchip.hwsim.gates.sim;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class BitMatrixTest {
    @Test
    void rowsBecomeColumnsAndBackAgain() {
        long[] rows = new SplittableRandom(5).longs(64).toArray();
        long[] turned = rows.clone();

        BitMatrix.transpose(turned);

        for (int row = 0; row < 64; row++) {
            for (int column = 0; column < 64; column++) {
                assertEquals(rows[row] >>> column & 1, turned[column] >>> row & 1, row + ", " + column);
            }
        }
        BitMatrix.transpose(turned);
        assertArrayEquals(rows, turned);
    }
}
