package flipchip.lab.train;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.SplittableRandom;
import flipchip.engine.board.Board;
import flipchip.engine.eval.ErrorModels;
import flipchip.engine.eval.Stage;
import flipchip.engine.eval.Weights;
import flipchip.engine.eval.WeightsFormat;
import flipchip.engine.testkit.Boards;
import org.junit.jupiter.api.Test;

class WeightsLadderTest {
    private static final TrainingPlan PLAN =
        new TrainingPlan(Path.of("unused"), Optional.empty(), 0, 0, 4, 8, 11, 1, 3);

    @Test
    void theFirstRungLearnsFromSolvedPositions() throws InterruptedException {
        TrainingSamples deviations = boards(600, 52, 4);
        WeightsLadder ladder = ladder(new TrainingSamples(0), deviations);

        Weights climbed = ladder.climb(Weights.zero(), 4, WeightsLadder.SOLVED, 0);

        int learnt = 0;
        for (short weight : climbed.classWeights(0)) {
            learnt += Math.abs(weight);
        }
        assertTrue(learnt > 0, "nothing learnt");
        assertArrayEquals(Weights.zero().classWeights(5), climbed.classWeights(5),
            "stages above keep their weights");
    }

    @Test
    void rungsBelowTheBottomStayAsTheyAre() throws IOException, InterruptedException {
        Weights start = halved(WeightsFormat.readBuiltIn(), Stage.of(14));

        Weights climbed = ladder(new TrainingSamples(0), boards(1200, 46, 3)).climb(start, 12, 15, 0);

        assertArrayEquals(start.classWeights(Stage.of(11)), climbed.classWeights(Stage.of(11)));
        assertTrue(size(climbed, Stage.of(14)) > size(start, Stage.of(14)), "nothing learnt");
    }

    @Test
    void judgementsThatAreTooSmallGrow() throws IOException {
        Weights builtIn = WeightsFormat.readBuiltIn();
        int small = Stage.of(24);
        Weights halved = halved(builtIn, small);
        WeightsLadder ladder = ladder(boards(300, 34, 6), boards(300, 34, 6));

        Weights scaled = ladder.scale(halved, 24, 50);

        assertEquals(1.25, size(scaled, small) / size(halved, small), 0.02,
            "no stage grows by more than a quarter");
        assertArrayEquals(builtIn.classWeights(small - 1), scaled.classWeights(small - 1));
    }

    private static WeightsLadder ladder(TrainingSamples games, TrainingSamples deviations) {
        return new WeightsLadder(games, deviations, PLAN, FitOptions.CLIMB.withSeed(1), (_, _, _) -> {});
    }

    private static TrainingSamples boards(int count, int plies, int more) {
        SplittableRandom random = new SplittableRandom(23);
        TrainingSamples samples = new TrainingSamples(count);
        while (samples.size() < count) {
            Board board = Boards.reachable(random, plies + random.nextInt(more));
            if (board.legalMoves() != 0) {
                int group = samples.size() % 10 == 0 ? 1 : 2;
                samples.add(board.player(), board.opponent(), 0, Label.RESULT, group);
            }
        }
        return samples;
    }

    private static Weights halved(Weights weights, int stage) {
        short[][] classes = new short[Stage.COUNT][];
        short[] constants = new short[61];
        for (int s = 0; s < Stage.COUNT; s++) {
            classes[s] = weights.classWeights(s);
            for (int i = 0; s == stage && i < classes[s].length; i++) {
                classes[s][i] /= 2;
            }
        }
        for (int empties = 0; empties < constants.length; empties++) {
            constants[empties] = (short) weights.constant(empties);
        }
        return Weights.of(classes, constants, ErrorModels.CLASSIC);
    }

    private static double size(Weights weights, int stage) {
        double size = 0;
        for (short weight : weights.classWeights(stage)) {
            size += Math.abs(weight);
        }
        return size;
    }
}
