package flipchip.engine.eval;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.Optional;
import org.junit.jupiter.api.Test;

class BuiltInEvaluationTest {
    @Test
    void theEngineComesWithLearntWeights() {
        assertEquals(Optional.empty(), BuiltInEvaluation.get().problem());
        assertEquals("full", BuiltInEvaluation.get().evaluation().name());
    }

    @Test
    void damagedWeightsGiveTheClassicEvaluationAndSayWhy() {
        BuiltInEvaluation loaded =
            BuiltInEvaluation.load(() -> WeightsFormat.parse("weights.bin", new byte[100]));

        assertSame(ClassicEvaluation.DEFAULT, loaded.evaluation());
        assertEquals(
            Optional.of("weights.bin: not a Flipchip weights file; playing with the classic evaluation"),
            loaded.problem());
    }
}
