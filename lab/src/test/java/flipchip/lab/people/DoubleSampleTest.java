package flipchip.lab.people;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class DoubleSampleTest {
    private static final int MANY = 400;
    private static final int FEW = 80;

    /// A sample whose first few have both numbers.
    private static DoubleSample of(double[] cheap, double[] dear) {
        return of(cheap, Arrays.copyOf(cheap, dear.length), dear);
    }

    /// A sample of independent ones.
    private static DoubleSample of(double[] expected, double[] cheap, double[] dear) {
        int[] each = IntStream.range(0, expected.length).toArray();
        return DoubleSample.of(expected, cheap, dear, each, each);
    }

    /// Made-up losses as they are: most are 0, few are large, and the two judges often agree. Their true mean
    /// is known because of their number.
    @Test
    void theMeanIsRightOnAverageAndTheErrorIsThatOfTheMeans() {
        SplittableRandom random = new SplittableRandom(5);
        double truth = Arrays.stream(losses(random, 2_000_000)[1]).average().orElseThrow();
        int times = 4000;
        double[] off = new double[times];
        double[] plain = new double[times];
        double[] errors = new double[times];
        for (int i = 0; i < times; i++) {
            double[][] drawn = losses(random, MANY);
            double[] few = Arrays.copyOf(drawn[1], FEW);
            DoubleSample sample = of(drawn[0], few);
            off[i] = sample.mean() - truth;
            errors[i] = sample.error();
            plain[i] = Arrays.stream(few).average().orElseThrow() - truth;
        }

        double spread = rootMeanSquare(off);
        assertEquals(0, Arrays.stream(off).average().orElseThrow(), 0.1 * spread, "bias");
        assertEquals(spread, rootMeanSquare(errors), 0.1 * spread, "error told");
        assertTrue(spread < 0.75 * rootMeanSquare(plain), spread + " against " + rootMeanSquare(plain));
    }

    /// Each of the many is a board of which is known what is lost on average; one move was drawn.
    @Test
    void whatIsExpectedScattersLessThanWhatWasDrawn() {
        SplittableRandom random = new SplittableRandom(6);
        int times = 4000;
        double[] off = new double[times];
        double[] drawn = new double[times];
        double[] errors = new double[times];
        for (int i = 0; i < times; i++) {
            double[] expected = random.doubles(MANY, 0, 2).toArray();
            double[] cheap =
                Arrays.stream(expected).map(mean -> random.nextInt(4) == 0 ? 4 * mean : 0).toArray();
            double[] dear =
                Arrays.stream(cheap).limit(FEW).map(loss -> loss + random.nextGaussian()).toArray();
            DoubleSample sample = of(expected, Arrays.copyOf(cheap, FEW), dear);
            off[i] = sample.mean() - 1;
            errors[i] = sample.error();
            drawn[i] = of(cheap, dear).error();
        }

        double spread = rootMeanSquare(off);
        assertEquals(0, Arrays.stream(off).average().orElseThrow(), 0.1 * spread, "bias");
        assertEquals(spread, rootMeanSquare(errors), 0.1 * spread, "error told");
        assertTrue(spread < 0.9 * rootMeanSquare(drawn), spread + " against " + rootMeanSquare(drawn));
    }

    /// Ten moves of a person lose nearly the same, and so do those on a popular board.
    @Test
    void whatBelongsTogetherCountsAsOneInTheError() {
        SplittableRandom random = new SplittableRandom(7);
        int times = 2000;
        double[] off = new double[times];
        double[] errors = new double[times];
        double[] alone = new double[times];
        for (int i = 0; i < times; i++) {
            double[] ofPerson = random.doubles(MANY / 10).map(x -> 2 * x).toArray();
            double[] ofBoard = random.doubles(MANY / 10).map(x -> 2 * x).toArray();
            int[] whose = new int[MANY];
            int[] where = new int[MANY];
            double[] cheap = new double[MANY];
            double[] dear = new double[MANY];
            for (int k = 0; k < MANY; k++) {
                whose[k] = random.nextInt(ofPerson.length);
                where[k] = random.nextInt(ofBoard.length);
                cheap[k] = random.nextDouble();
                dear[k] = ofPerson[whose[k]] + ofBoard[where[k]] + cheap[k];
            }
            double[] few = Arrays.copyOf(dear, FEW);
            DoubleSample sample = DoubleSample.of(cheap, Arrays.copyOf(cheap, FEW), few, whose, where);
            off[i] = sample.mean() - 2.5;
            errors[i] = sample.error();
            alone[i] = of(cheap, few).error();
        }

        double spread = rootMeanSquare(off);
        assertEquals(spread, rootMeanSquare(errors), 0.1 * spread, "error told");
        assertTrue(rootMeanSquare(alone) < 0.8 * spread, "as if independent");
    }

    /// The mean of what the line through the few tells of all; its error by least squares written out.
    @Test
    void itIsTheMeanOfWhatTheLineTells() {
        double[][] drawn = losses(new SplittableRandom(8), MANY);
        double[] dear = Arrays.copyOf(drawn[1], FEW);
        double sx = 0;
        double sy = 0;
        double sxx = 0;
        double sxy = 0;
        for (int i = 0; i < FEW; i++) {
            sx += drawn[0][i];
            sy += dear[i];
            sxx += drawn[0][i] * drawn[0][i];
            sxy += drawn[0][i] * dear[i];
        }
        double slope = (FEW * sxy - sx * sy) / (FEW * sxx - sx * sx);
        double start = (sy - slope * sx) / FEW;
        double told = Arrays.stream(drawn[0]).map(x -> start + slope * x).average().orElseThrow();
        double foretold =
            Arrays.stream(drawn[0]).map(x -> Math.pow(start + slope * x - told, 2)).sum() / (MANY - 1);
        double left = 0;
        for (int i = 0; i < FEW; i++) {
            left += Math.pow(dear[i] - start - slope * drawn[0][i], 2) / (FEW - 2);
        }

        DoubleSample sample = of(drawn[0], dear);

        assertEquals(told, sample.mean(), 1e-9);
        assertEquals(Math.sqrt(left / FEW + foretold / MANY), sample.error(), 1e-9);
    }

    @Test
    void whereTheJudgesAgreeAllCount() {
        double[] cheap = losses(new SplittableRandom(9), MANY)[0];

        DoubleSample sample = of(cheap, Arrays.copyOf(cheap, FEW));

        assertEquals(Arrays.stream(cheap).average().orElseThrow(), sample.mean(), 1e-9);
        double mean = sample.mean();
        double variance = Arrays.stream(cheap).map(x -> (x - mean) * (x - mean)).sum() / (MANY - 1);
        assertEquals(Math.sqrt(variance / MANY), sample.error(), 1e-9);
    }

    @Test
    void withoutMoreItIsThePlainMean() {
        double[][] drawn = losses(new SplittableRandom(10), FEW);

        DoubleSample sample = of(drawn[0], drawn[1]);

        assertEquals(Arrays.stream(drawn[1]).average().orElseThrow(), sample.mean(), 1e-9);
        double mean = sample.mean();
        double squares = Arrays.stream(drawn[1]).map(y -> (y - mean) * (y - mean)).sum();
        assertEquals(Math.sqrt(squares / (FEW - 1) / FEW), sample.error(), 0.01 * sample.error());
        assertEquals("80 | 80 | 1.13 ± 0.25", sample.cells());
        assertEquals("80 | 0 | -", of(drawn[0], new double[0]).cells());
        assertTrue(Double.isNaN(of(new double[] {1, 2}, new double[] {1, 2}).error()));
        assertEquals(2, of(new double[] {0, 0, 0}, new double[] {1, 2, 3}).mean());
    }

    @Test
    void partsCountByTheirMany() {
        DoubleSample together =
            DoubleSample.together(List.of(new DoubleSample(30, 9, 2, 0.4), new DoubleSample(10, 10, 6, 0.8)));

        assertEquals(40, together.many());
        assertEquals(19, together.few());
        assertEquals(3, together.mean(), 1e-12);
        assertEquals(Math.hypot(0.75 * 0.4, 0.25 * 0.8), together.error(), 1e-12);
        DoubleSample none = of(new double[0], new double[0]);
        assertTrue(Double.isNaN(DoubleSample.together(List.of(together, none)).mean()), "nothing is known");
    }

    @Test
    void aRatioHasTheErrorOfBoth() {
        double[] ratio = new DoubleSample(9, 9, 3, 0.3).ratio(new DoubleSample(9, 9, 2, 0.4));

        assertEquals(1.5, ratio[0], 1e-12);
        assertEquals(1.5 * Math.sqrt(0.01 + 0.04), ratio[1], 1e-12);
    }

    /// Losses of moves by a cheap judge and by a dear one.
    private static double[][] losses(SplittableRandom random, int count) {
        double[][] both = new double[2][count];
        for (int i = 0; i < count; i++) {
            double loss = random.nextInt(3) == 0 ? -3 * Math.log(1 - random.nextDouble()) : 0;
            both[0][i] = Math.max(0, loss + (random.nextInt(3) == 0 ? random.nextGaussian() : 0));
            both[1][i] = Math.max(0, loss + (random.nextInt(3) == 0 ? random.nextGaussian() : 0));
        }
        return both;
    }

    private static double rootMeanSquare(double[] numbers) {
        return Math.sqrt(Arrays.stream(numbers).map(x -> x * x).average().orElseThrow());
    }
}
