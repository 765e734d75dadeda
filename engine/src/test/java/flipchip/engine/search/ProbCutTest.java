package flipchip.engine.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import flipchip.engine.api.ErrorModel;
import flipchip.engine.eval.BuiltInEvaluation;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ProbCutTest {

    @DisplayName("deviations that hold a share of a normal distribution")
    @ParameterizedTest(name = "{0} %: {1}")
    @CsvSource({"73, 1.103", "87, 1.514", "91, 1.695", "95, 1.960", "98, 2.326", "99, 2.576"})
    void quantilesAreThoseOfTheNormalDistribution(int percent, double deviations) {
        assertEquals(deviations, ProbCut.quantile(percent) / 256.0, 0.003);
    }

    @Test
    void theShallowSearchEndsWithTheSameSide() {
        for (int depth = ProbCut.MIN_DEPTH; depth <= 60; depth++) {
            int shallow = ProbCut.shallowDepth(depth);
            assertEquals(depth & 1, shallow & 1);
            assertTrue(shallow >= 0 && shallow < depth, shallow + " for " + depth);
        }
    }

    @Test
    void marginsAreThoseOfTheEvaluationsModels() {
        var evaluation = BuiltInEvaluation.get().evaluation();
        ProbCut cut = new ProbCut(evaluation);

        assertEquals(evaluation.midgameErrors().sigma(4, 8, 30), cut.sigma(4, 8, 30), 0.5);
        assertEquals(evaluation.endgameErrors().sigma(4, 20, 20), cut.sigma(4, 20, 20), 0.5);
        assertTrue(cut.sigma(6, 8, 30) < cut.sigma(2, 8, 30), "a deeper look errs less");
    }

    @Test
    void manyMovesOfBothSidesMakeTheMarginSmaller() {
        var evaluation = BuiltInEvaluation.get().evaluation();
        ProbCut cut = new ProbCut(evaluation);
        ErrorModel model = evaluation.midgameErrors();

        assertEquals(256, cut.spread(8, 30, ErrorModel.USUAL_MOVES, ErrorModel.USUAL_MOVES));
        assertEquals(256 * model.spread(4, 16), cut.spread(8, 30, 4, 16), 0.5);
        assertTrue(cut.spread(8, 30, 15, 15) < cut.spread(8, 30, 5, 5), "mobile positions change less");
        assertEquals(cut.spread(8, 30, 22, 22), cut.spread(8, 30, 33, 33), "no more is known");
        assertEquals(256, cut.spread(30, 30, 5, 5), "the end of the game is not fitted");
        assertEquals(model.mean(), cut.mean(8, 30), 0.5);
        assertEquals(0, cut.mean(30, 30));
    }

    @Test
    void anErrorModelIsPositiveEverywhere() {
        ErrorModel model = new ErrorModel(-50, 0, 0, 0, 0);

        assertEquals(1, model.sigma(0, 60, 60));
    }
}
