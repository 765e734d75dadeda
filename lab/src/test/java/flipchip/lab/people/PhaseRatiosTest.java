package flipchip.lab.people;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.SplittableRandom;
import flipchip.engine.api.Person;
import org.junit.jupiter.api.Test;

class PhaseRatiosTest {
    private static final int PHASES = 30;

    /// Phases that lie so far apart by themselves, and an error that is large in every fifth, as in openings:
    /// it is found again, and the sum of squares is that of chance if there is nothing else.
    @Test
    void whatChanceDoesNotExplainIsFoundAgain() {
        for (double real : new double[] {0, 0.1}) {
            SplittableRandom random = new SplittableRandom(3);
            int times = 3000;
            double chi = 0;
            double apart = 0;
            for (int i = 0; i < times; i++) {
                double[] logs = new double[PHASES];
                double[] squares = new double[PHASES];
                for (int phase = 0; phase < PHASES; phase++) {
                    double error = phase % 5 == 4 ? 0.2 : 0.05;
                    squares[phase] = error * error;
                    logs[phase] = error * random.nextGaussian() + real * random.nextGaussian();
                }
                PhaseRatios ratios = new PhaseRatios(logs, squares);
                chi += ratios.chiSquared() / times;
                apart += ratios.apart() / times;
            }

            assertEquals(Math.pow(real, 2), apart, 0.0005, "apart");
            if (real == 0) {
                assertEquals(PHASES, chi, 0.5);
            }
        }
    }

    @Test
    void whatIsNotKnownDoesNotCount() {
        DoubleSample two = new DoubleSample(9, 9, 2, 0.02);
        DoubleSample none = new DoubleSample(9, 0, Double.NaN, Double.NaN);
        PhaseRatios ratios = PhaseRatios.of(Arrays.asList(row(two, two), row(two, none)));

        assertEquals(0, ratios.logs()[1]);
        assertEquals("chi-squared of 1 phases 0.0; deviation that chance does not explain 0.0 %",
            ratios.words());
        assertTrue(new PhaseRatios(new double[] {0.5}, new double[] {0}).apart() > 0.2499, "no error");
    }

    private static LossCurve.Row row(DoubleSample people, DoubleSample like) {
        return new LossCurve.Row(Person.GRADES.getFirst(), 0, 12, people, like);
    }
}
