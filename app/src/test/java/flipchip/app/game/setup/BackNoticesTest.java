package flipchip.app.game.setup;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import flipchip.app.WindowRobot;
import flipchip.app.game.session.GameSession;
import flipchip.app.game.session.Seat;
import flipchip.app.shell.Banner;
import flipchip.engine.board.Color;
import flipchip.engine.board.Square;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;

@ExtendWith(WindowRobot.class)
class BackNoticesTest {
    private final GameSession session = new GameSession();
    private Banner banner;

    @Start
    void start(Stage stage) {
        banner = new Banner();
        stage.setScene(new Scene(banner, 800, 60));
        stage.show();
        session.setSeat(Color.WHITE, Seat.ofLevel(1));
        session.play(Square.D3);
        session.play(Square.C3);
    }

    /// The program's start puts the last game on the board before it makes what tells of it.
    @Test
    void whoLookedBackBeforeIsToldSo(FxRobot robot) {
        robot.interact(() -> {
            session.undo();
            new BackNotices(session, banner);
        });
        assertEquals("Exploring from move 1. You play both colours.",
            robot.lookup("#banner-text").<Label>query().getText());

        robot.clickOn("#banner-action");
        assertFalse(session.isFree());
        assertFalse(banner.isShown());
    }

    @Test
    void whereTheGameRunsNothingIsToldBeforeHeLooksBack(FxRobot robot) {
        robot.interact(() -> new BackNotices(session, banner));
        assertFalse(banner.isShown());

        robot.interact(session::undo);
        assertTrue(banner.isShown());
    }
}
