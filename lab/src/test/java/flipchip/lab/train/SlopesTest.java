package flipchip.lab.train;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.util.Arrays;
import java.util.SplittableRandom;
import flipchip.engine.api.Evaluator;
import flipchip.engine.board.Board;
import flipchip.engine.eval.PatternEvaluation;
import flipchip.engine.eval.Stage;
import flipchip.engine.eval.Weights;
import flipchip.engine.eval.WeightsFormat;
import flipchip.engine.testkit.Boards;
import org.junit.jupiter.api.Test;

class SlopesTest {
    private static final int STAGE = Stage.of(24);
    /// Judgements end at 64 discs, also those of weights that were multiplied.
    private static final int LARGEST = 3_000;

    @Test
    void judgementsThatAreHalfTheScoreHaveTheSlopeTwoFromThatStageOn() throws IOException {
        Weights weights = WeightsFormat.readBuiltIn();

        double[] slopes = Slopes.of(samples(weights, 2, 0), weights);

        assertEquals(1, slopes[STAGE - 1]);
        assertEquals(2, slopes[STAGE], 0.01);
        assertEquals(slopes[STAGE], slopes[STAGE + 1]);
    }

    /// Who moves last is worth something, and a stage holds two numbers of empties.
    @Test
    void anOffsetOfOneNumberOfEmptiesLeavesTheSlopeAsItIs() throws IOException {
        Weights weights = WeightsFormat.readBuiltIn();

        assertEquals(1.5, Slopes.of(samples(weights, 1.5, 900), weights)[STAGE], 0.01);
    }

    @Test
    void weightsThatWereMultipliedJudgeAsTheScoresSay() throws IOException {
        Weights weights = WeightsFormat.readBuiltIn();
        TrainingSamples samples = samples(weights, 1.3, 0);

        Weights stretched = Slopes.times(weights, Slopes.of(samples, weights));

        assertEquals(1, Slopes.of(samples, stretched)[STAGE], 0.01);
        assertArrayEquals(weights.classWeights(STAGE - 1), stretched.classWeights(STAGE - 1));
        assertEquals(Math.round(1.3 * weights.constant(24)), stretched.constant(24), 1);
    }

    @Test
    void weightsThatGrowTooLargeStayWithinTheFile() throws IOException {
        double[] factors = new double[Stage.COUNT];
        Arrays.fill(factors, 1e6);

        Weights stretched = Slopes.times(WeightsFormat.readBuiltIn(), factors);

        int most = 0;
        for (short weight : stretched.classWeights(STAGE)) {
            most = Math.max(most, Math.abs(weight));
        }
        assertEquals(32_000, most);
    }

    /// Boards of 24 and 25 empties whose score is `slope` times what the weights say, and with 25 empties
    /// `more` centidiscs beside.
    private static TrainingSamples samples(Weights weights, double slope, int more) {
        SplittableRandom random = new SplittableRandom(31);
        Evaluator evaluator = new PatternEvaluation("test", weights).newEvaluator();
        TrainingSamples samples = new TrainingSamples(500);
        while (samples.size() < 500) {
            Board board = Boards.reachable(random, 35 + random.nextInt(2));
            if (Stage.of(board.empties()) == STAGE && !board.isGameOver()) {
                evaluator.start(board.player(), board.opponent());
                int judged = evaluator.evaluate(board.player(), board.opponent());
                if (Math.abs(judged) <= LARGEST) {
                    samples.add(board.player(), board.opponent(),
                        (int) Math.round(slope * judged) + (board.empties() == 25 ? more : 0), 8,
                        samples.size() % 50);
                }
            }
        }
        return samples;
    }
}
