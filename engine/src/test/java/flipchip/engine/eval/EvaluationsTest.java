package flipchip.engine.eval;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import flipchip.engine.api.Evaluator;
import flipchip.engine.board.Board;
import org.junit.jupiter.api.Test;

class EvaluationsTest {
    @Test
    void everyNameGivesTheEvaluationOfThatName() {
        assertEquals(List.of("full", "classic", "classic4", "packed"), Evaluations.names());
        for (String name : Evaluations.names()) {
            assertEquals(name, Evaluations.named(name).orElseThrow().name());
        }
        assertTrue(Evaluations.named("fuller").isEmpty());
    }

    @Test
    void allButTheLearntOneCallTheFirstPositionEven() {
        for (String name : List.of("classic", "classic4", "packed")) {
            Evaluator evaluator = Evaluations.named(name).orElseThrow().newEvaluator();
            evaluator.start(Board.INITIAL.player(), Board.INITIAL.opponent());
            assertEquals(0, evaluator.evaluate(Board.INITIAL.player(), Board.INITIAL.opponent()));
        }
    }
}
