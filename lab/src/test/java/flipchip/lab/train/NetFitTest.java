package flipchip.lab.train;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import flipchip.engine.api.Evaluator;
import flipchip.engine.board.Board;
import flipchip.engine.eval.NeuralNet;
import flipchip.engine.eval.PatternEvaluation;
import flipchip.engine.eval.Weights;
import flipchip.engine.testkit.Boards;
import org.junit.jupiter.api.Test;

class NetFitTest {
    private static final long B1 = 1L << 1;
    private static final long G8 = 1L << 62;
    private static final NetOptions OPTIONS = new NetOptions(12, 0.05, 0.01, 18, 16, 24, 0, 3);

    /// b1 and g8 stand in no pattern together.
    @Test
    void learnsWhatASumCannotSay() throws InterruptedException {
        TrainingSamples samples = twoSquares(12_000);
        List<NetFit.EpochReport> reports = new ArrayList<>();

        NeuralNet net = new NetFit(samples, Weights.zero(), OPTIONS, Split.DEFAULT).run(1, reports::add);

        NetFit.EpochReport last = reports.getLast();
        assertEquals(12, reports.size());
        assertTrue(last.error() < 0.5 * last.before(), last.toString());
        assertEquals(last.error(), error(samples, Weights.zero().withNet(net)), 0.3,
            "the net that is written, in whole numbers, and the one that was fitted");
    }

    @Test
    void theSameSeedGivesTheSameNet() throws InterruptedException {
        TrainingSamples samples = twoSquares(2_000);
        NetOptions quick = new NetOptions(2, 0.05, 0.01, 18, 16, 24, 0, 3);

        NeuralNet one = new NetFit(samples, Weights.zero(), quick, Split.DEFAULT).run(1, _ -> {});
        NeuralNet two = new NetFit(samples, Weights.zero(), quick, Split.DEFAULT).run(1, _ -> {});

        assertArrayEquals(one.rows(), two.rows());
        assertArrayEquals(one.weights(), two.weights());
        assertEquals(16, one.least());
        assertEquals(24, one.most());
    }

    @Test
    void theConstantIsAddedToAllThatTheNetJudges() throws InterruptedException {
        TrainingSamples samples = twoSquares(2_000);

        short[] plain = new NetFit(samples, Weights.zero(), new NetOptions(1, 0.05, 0.01, 18, 16, 24, 0, 3),
            Split.DEFAULT).run(1, _ -> {}).constants();
        short[] moved = new NetFit(samples, Weights.zero(), new NetOptions(1, 0.05, 0.01, 18, 16, 24, -70, 3),
            Split.DEFAULT).run(1, _ -> {}).constants();

        for (int empties = 0; empties <= 60; empties++) {
            assertEquals(plain[empties] - (empties >= 16 && empties <= 24 ? 70 : 0), moved[empties]);
        }
    }

    @Test
    void withoutSamplesThereIsNothingToFit() {
        NetFit none = new NetFit(new TrainingSamples(0), Weights.zero(), OPTIONS, Split.DEFAULT);

        assertEquals("no samples with 16 to 24 empties to learn from",
            assertThrows(IllegalArgumentException.class, () -> none.run(1, _ -> {})).getMessage());
    }

    @Test
    void numbersOutsideTheirRangeAreRefused() {
        assertThrows(IllegalArgumentException.class, () -> new NetOptions(0, 0.05, 0.01, 18, 16, 24, 0, 3));
        assertThrows(IllegalArgumentException.class, () -> new NetOptions(1, 0.05, 0.01, 18, 25, 24, 0, 3));
        assertThrows(IllegalArgumentException.class, () -> new NetOptions(1, 0.05, 0.01, 18, 16, 61, 0, 3));
        assertThrows(IllegalArgumentException.class,
            () -> new NetOptions(1, 0.05, 0.01, 18, 16, 24, 2000, 3));
    }

    /// Twenty boards over and over, whose score is 16 discs if b1 and g8 have one colour and -16 if they have
    /// different ones: no sum of what patterns say of either can tell.
    private static TrainingSamples twoSquares(int count) {
        SplittableRandom random = new SplittableRandom(17);
        TrainingSamples samples = new TrainingSamples(count);
        List<Board> boards =
            Stream.generate(() -> Boards.reachable(random, random.nextInt(36, 41))).limit(20).toList();
        while (samples.size() < count) {
            Board board = boards.get(random.nextInt(boards.size()));
            long player = board.player() & ~(B1 | G8);
            long opponent = board.opponent() & ~(B1 | G8);
            boolean first = random.nextBoolean();
            boolean second = random.nextBoolean();
            player |= (first ? B1 : 0) | (second ? G8 : 0);
            opponent |= (first ? 0 : B1) | (second ? 0 : G8);
            samples.add(player, opponent, first == second ? 1600 : -1600, 8,
                samples.size() % TrainingSamples.SELF_PLAY_GROUPS);
        }
        return samples;
    }

    private static double error(TrainingSamples samples, Weights weights) {
        Evaluator evaluator = new PatternEvaluation("fitted", weights).newEvaluator();
        double sum = 0;
        int count = 0;
        for (int i = 0; i < samples.size(); i++) {
            if (Split.DEFAULT.stopping().contains(samples.group(i))) {
                evaluator.start(samples.player(i), samples.opponent(i));
                double error =
                    (samples.score(i) - evaluator.judge(samples.player(i), samples.opponent(i))) / 100.0;
                sum += error * error;
                count++;
            }
        }
        return Math.sqrt(sum / count);
    }
}
