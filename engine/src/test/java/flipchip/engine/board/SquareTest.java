package flipchip.engine.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class SquareTest {
    @Test
    void namesInALineAreReadOneByOne() {
        assertEquals(List.of(Square.F5, Square.D6, Square.C3), Square.sequence("f5d6c3"));
        assertEquals(List.of(), Square.sequence(""));
    }

    @ParameterizedTest
    @ValueSource(strings = {"f5d", "f5x9", "f5 d6", "f", "f5d6?"})
    void aLineWithAnythingElseIsRefusedAsAWhole(String names) {
        assertEquals(names,
            assertThrows(IllegalArgumentException.class, () -> Square.sequence(names)).getMessage());
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 1L << 63, -1, 0x8100_0000_0000_0081L, 0x0010_2030_4050_6070L})
    void aRandomSquareIsTheOneOfTheNumberDrawn(long bits) {
        List<Square> all = Square.all(bits);
        for (int seed = 0; seed < 200; seed++) {
            assertEquals(all.get(new SplittableRandom(seed).nextInt(all.size())),
                Square.random(bits, new SplittableRandom(seed)));
        }
    }

    @ParameterizedTest
    @EnumSource(Direction.class)
    void aStepChangesFileAndRowAsItsDirectionSaysAndTheOppositeUndoesIt(Direction direction) {
        int steps = 0;
        for (Square square : Square.all(-1)) {
            if (direction.from(square).isPresent()) {
                Square next = direction.from(square).get();
                steps++;
                assertEquals(direction.files(), next.file() - square.file());
                assertEquals(direction.rows(), next.row() - square.row());
                assertEquals(square, direction.opposite().from(next).orElseThrow());
            }
        }
        assertEquals((8 - Math.abs(direction.files())) * (8 - Math.abs(direction.rows())), steps);
    }
}
