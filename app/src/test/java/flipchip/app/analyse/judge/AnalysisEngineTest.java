package flipchip.app.analyse.judge;

import static org.junit.jupiter.api.Assertions.assertTrue;

import flipchip.engine.api.SearchLimits;
import flipchip.engine.api.SearchListener;
import flipchip.engine.board.Position;
import org.junit.jupiter.api.Test;

class AnalysisEngineTest {
    @Test
    void closedItCancelsEveryQuestion() {
        AnalysisEngine engine = new AnalysisEngine();
        engine.close();
        engine.close();

        assertTrue(engine.search(Position.INITIAL, SearchLimits.depth(1), SearchListener.NONE).result()
            .isCancelled());
        assertTrue(engine.warmUp().isDone());
    }
}
