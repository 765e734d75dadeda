package flipchip.app.analyse.judge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import flipchip.engine.analysis.MoveJudgement;
import flipchip.engine.board.Color;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import org.junit.jupiter.api.Test;

class MistakeWordsTest {
    private static String words(Position before, Square played, Square best) {
        return MistakeWords.of(before,
            new MoveJudgement(23, before.toMove(), played, best, -210, 210, 5, false, 14, 91, List.of(best)));
    }

    @Test
    void theCornerGivenIsNamed() {
        // Black to move: b2 turns c3 and lets White's d4 reach a1
        Position before = Position.of(Square.D4.bit() | Square.F4.bit() | Square.G4.bit(),
            Square.C3.bit() | Square.E5.bit() | Square.E4.bit(), Color.BLACK);
        String words = words(before, Square.B2, Square.F6);
        assertTrue(words.startsWith("Move 24: Black's b2 gives away 4.2 discs. Best: f6 (+2.1)."), words);
        assertTrue(words.contains("b2 gives the corner a1."), words);
    }

    @Test
    void whereNoReasonHoldsItSaysHowFarTheSearchLooked() {
        String words = words(Position.INITIAL, Square.D3, Square.C4);
        assertEquals("Move 24: Black's d3 gives away 4.2 discs. Best: c4 (+2.1). Found by looking 14 "
            + "moves ahead.", words);
    }

    @Test
    void aSolvedPositionIsToldInWholeDiscsAndAsExact() {
        MoveJudgement solved = new MoveJudgement(23, Color.BLACK, Square.D3, Square.C4, 200, 400, 5, true, 10,
            100, List.of(Square.C4));
        assertEquals("Move 24: Black's d3 gives away 2 discs. Best: c4 (+4). Solved exactly.",
            MistakeWords.of(Position.INITIAL, solved));
    }
}
