package flipchip.engine.people;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class LossPenaltyTest {
    private static final List<Float> SIX = List.of(0f, 0.1f, 0.2f, 0.3f, 0.4f, 0.6f);

    @Test
    void oneNumberForEachStrengthHoldsInAllPhases() {
        LossPenalty care = LossPenalty.of(SIX);

        for (int empties = 0; empties <= 60; empties++) {
            assertEquals(0.5, care.at((1725 + 1850) / 2.0, empties), 1e-6);
            assertEquals(0, care.at(1100, empties), 1e-6);
            assertEquals(0.6, care.at(1900, empties), 1e-6);
        }
    }

    /// Strength i has the care 10 i + phase.
    @Test
    void betweenPhasesItGoesInAStraightLine() {
        LossPenalty care =
            LossPenalty.of(IntStream.range(0, 30).mapToObj(i -> (float) (10 * (i / 5) + i % 5)).toList());

        assertEquals(0, care.at(1150, 0), 1e-6);
        assertEquals(0, care.at(1150, 6), 1e-6);
        assertEquals(0.5, care.at(1150, 12), 1e-6);
        assertEquals(1, care.at(1150, 18), 1e-6);
        assertEquals(4, care.at(1150, 54), 1e-6);
        assertEquals(4, care.at(1150, 60), 1e-6);
        assertEquals(13.5, care.at(1300, 48), 1e-6);
        assertEquals(18.5, care.at(1375, 48), 1e-6);
        for (int empties = 0; empties < 60; empties++) {
            assertTrue(Math.abs(care.at(1500, empties + 1) - care.at(1500, empties)) < 0.1);
        }
    }

    @Test
    void otherNumbersAreRefused() {
        for (int count : new int[] {0, 1, 5, 7, 29, 31, 35}) {
            IllegalArgumentException problem = assertThrows(IllegalArgumentException.class,
                () -> LossPenalty.of(java.util.Collections.nCopies(count, 0f)), count + " numbers");
            assertEquals("care is one number for each of 6 strengths, or 5 for each", problem.getMessage());
        }
    }
}
