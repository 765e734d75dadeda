package flipchip.app.analyse.judge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import flipchip.engine.analysis.GameReport;
import flipchip.engine.analysis.MoveJudgement;
import flipchip.engine.board.Color;
import flipchip.engine.board.Game;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import org.junit.jupiter.api.Test;

class GameReportTextTest {
    @Test
    void whatIsWrittenIsReadBackEqual() {
        Game game = Game.INITIAL.play(Square.F5).play(Square.D6);
        GameReport report = new GameReport(game,
            List.of(
                new MoveJudgement(0, Color.BLACK, Square.F5, Square.F5, 12, 12, 4, false, 14, 91,
                    List.of(Square.F5, Square.F6)),
                new MoveJudgement(1, Color.WHITE, Square.D6, Square.F6, -250, 30, 3, true, 59, 100,
                    List.of(Square.F6))),
            true);
        assertEquals(Optional.of(report),
            GameReportText.read(GameReportText.write(report), Position.INITIAL));
    }

    @Test
    void whatIsNoReportIsNone() {
        for (String text : List.of("", "f5", "f5d6 ", "f5d6 1,2", "a1 0,f5,1,1,1,e,1,1,f5",
            "f5 9,f5,1,1,1,e,1,1,f5", "f5 0,f5,9,1,1,e,1,1,f5", "f5 0,f5,1,1,1,e,1,1,f5a1",
            "f5 0,f5,1,1,1,e,1,1,f5f6f6", "f5 0,a1,1,1,1,e,1,1,")) {
            assertTrue(GameReportText.read(text, Position.INITIAL).isEmpty(), text);
        }
    }
}
