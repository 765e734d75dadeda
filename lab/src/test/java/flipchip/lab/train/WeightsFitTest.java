package flipchip.lab.train;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import flipchip.engine.api.Evaluator;
import flipchip.engine.board.Board;
import flipchip.engine.eval.PatternEvaluation;
import flipchip.engine.eval.Stage;
import flipchip.engine.eval.Weights;
import flipchip.engine.testkit.Boards;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class WeightsFitTest {
    private static final long CORNERS = 0x8100_0000_0000_0081L;
    private static final FitOptions OPTIONS = new FitOptions(20, 3, 0.6, 50, 1, 1, 1, 18, 60, 1);

    @Test
    void learnsAScoreThatPatternsCanExpress() throws InterruptedException {
        TrainingSamples samples = cornerGames(6_000);

        Weights weights = new WeightsFit(samples, Weights.zero(), OPTIONS, Split.DEFAULT).run(1, _ -> {});

        assertTrue(heldOutError(samples, weights) < 0.6 * heldOutError(samples, Weights.zero()));
    }

    @Test
    void theSameSeedGivesTheSameWeightsWithAnyNumberOfThreads() throws InterruptedException {
        TrainingSamples samples = cornerGames(2_000);

        Weights one = new WeightsFit(samples, Weights.zero(), OPTIONS, Split.DEFAULT).run(1, _ -> {});
        Weights two = new WeightsFit(samples, Weights.zero(), OPTIONS, Split.DEFAULT).run(2, _ -> {});

        for (int stage = 0; stage < Stage.COUNT; stage++) {
            assertArrayEquals(one.classWeights(stage), two.classWeights(stage));
        }
    }

    @Test
    void stagesWithoutSamplesKeepTheirWeightsAndAreNotReported() throws InterruptedException {
        TrainingSamples samples = cornerGames(2_000);
        List<Integer> reported = Collections.synchronizedList(new ArrayList<>());

        Weights weights = new WeightsFit(samples, Weights.zero(), OPTIONS, Split.DEFAULT).run(1,
            report -> reported.add(report.stage()));

        assertEquals(List.of(Stage.of(20), Stage.of(22)), reported);
        assertArrayEquals(Weights.zero().classWeights(0), weights.classWeights(0));
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 61})
    void tablesThatDoNotExistAreRefused(int most) {
        var refused = assertThrows(IllegalArgumentException.class,
            () -> new FitOptions(20, 3, 0.6, 50, 1, 1, 1, 18, most, 1));

        assertEquals("most empty squares of a table that is fitted: 0 to 60, not " + most,
            refused.getMessage());
    }

    /// Boards of 20 to 23 empties whose score is ten discs a corner more, in 50 groups.
    private static TrainingSamples cornerGames(int count) {
        SplittableRandom random = new SplittableRandom(17);
        TrainingSamples samples = new TrainingSamples(count);
        while (samples.size() < count) {
            Board board = Boards.reachable(random, 37 + random.nextInt(4));
            if (board.empties() >= 20 && board.empties() <= 23) {
                int corners =
                    Long.bitCount(board.player() & CORNERS) - Long.bitCount(board.opponent() & CORNERS);
                samples.add(board.player(), board.opponent(), 1_000 * corners, 4, samples.size() % 50);
            }
        }
        return samples;
    }

    private static double heldOutError(TrainingSamples samples, Weights weights) {
        Evaluator evaluator = new PatternEvaluation("fitted", weights).newEvaluator();
        double sum = 0;
        for (int i = 0; i < samples.size(); i++) {
            if (Split.DEFAULT.heldOut().contains(samples.group(i))) {
                evaluator.start(samples.player(i), samples.opponent(i));
                sum +=
                    Math.abs(evaluator.evaluate(samples.player(i), samples.opponent(i)) - samples.score(i));
            }
        }
        return sum;
    }
}
