package flipchip.engine.train;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import flipchip.engine.board.Square;
import flipchip.engine.eval.Stage;
import flipchip.engine.eval.Weights;

class NeuralTrialTest {
    private static final FitOptions OPTIONS = new FitOptions(12, 3, 0.6, 50, 0, 1, 1, 64, 4);

    @Test
    void theNetworkLearnsWhatNoSumOfWeightsCanSay() {
        NeuralTrial.Outcome outcome = new NeuralTrial(OPTIONS, 16).run(disagreements(20_000), Weights.zero(), Stage.of(20));

        assertTrue(outcome.linearError() > 9, outcome.toString());
        assertTrue(outcome.netError() < 0.7 * outcome.linearError(), outcome.toString());
    }

    @Test
    void aStageWithoutSamplesAndTooManyUnitsAreRefused() {
        assertThrows(IllegalArgumentException.class,
            () -> new NeuralTrial(OPTIONS, 4).run(disagreements(100), Weights.zero(), Stage.of(40)));
        assertThrows(IllegalArgumentException.class, () -> new NeuralTrial(OPTIONS, 65));
    }

    /// Boards with 20 empties of which ten squares change hands, worth 10 discs if the same side holds d1 and e6 and -10
    /// if not: no instance has both.
    private static Samples disagreements(int count) {
        SplittableRandom random = new SplittableRandom(5);
        Samples samples = new Samples(count);
        long both = Square.D1.bit() | Square.E6.bit();
        long discs = filled(both, 44, random);
        long changing = both;
        while (Long.bitCount(changing) < 10) {
            changing |= discs & 1L << random.nextInt(64);
        }
        long steady = discs & ~changing & random.nextLong();
        for (int n = 0; n < count; n++) {
            long player = steady | changing & random.nextLong();
            boolean same = (player & both) == both || (player & both) == 0;
            samples.add(player, discs & ~player, same ? 1000 : -1000, 10, n % Samples.SELF_PLAY_GROUPS);
        }
        return samples;
    }

    private static long filled(long first, int count, SplittableRandom random) {
        long discs = first;
        while (Long.bitCount(discs) < count) {
            discs |= 1L << random.nextInt(64);
        }
        return discs;
    }
}
