package flipchip.app.game.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeoutException;
import flipchip.app.WindowFixture;
import flipchip.app.WindowTest;
import flipchip.app.kit.settings.Frame;
import flipchip.engine.api.Bound;
import flipchip.engine.api.SearchHandle;
import flipchip.engine.api.SearchResult;
import flipchip.engine.api.Source;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.hwsim.referee.run.Instant;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;

/// Plays fast, against a computer that answers at once, while the chip is shown so slowly that it never
/// catches up.
@WindowTest
class PlayAtOnceTest {
    private WindowFixture window;

    /// The first legal move, found already.
    private record Ready(Position position) implements SearchHandle {
        @Override
        public CompletableFuture<SearchResult> result() {
            Square move = position.moves().getFirst();
            return CompletableFuture.completedFuture(new SearchResult(move, 0, 0, Bound.EXACT, Source.MIDGAME,
                false, 1, 100, List.of(move), 1, Duration.ZERO, List.of()));
        }

        @Override
        public void stop() {
            // nothing runs
        }
    }

    @WindowTest.Opening
    static WindowFixture open(Stage stage) {
        return new WindowFixture(stage,
            WindowFixture.QUICK.with(Frame.REDUCED_MOTION, false).with(Frame.SPEED, 0.1),
            (position, _, _) -> new Ready(position));
    }

    private Square legal() {
        return Square.of(Long.numberOfTrailingZeros(window.desk.board().legalProperty().get()));
    }

    @Test
    void theNextMoveIsMadeWhileTheChipStillShowsTheOneBefore(FxRobot robot) throws TimeoutException {
        window.awaitPanel();
        robot.clickOn("#d3");
        for (int ply = 2; ply <= 8; ply += 2) {
            int moves = ply;
            WindowFixture.await(() -> window.desk.session().ply() == moves);
            assertNotEquals(0, window.desk.board().legalProperty().get(), "legal moves after " + ply);
            assertTrue(window.desk.board().discsProperty().get().shows(window.desk.session().position()));
            assertTrue(WindowFixture.text(robot, "#doing-black").endsWith("legal moves"));
            robot.clickOn("#" + legal());
        }
        WindowFixture.await(() -> window.now().at().move() == 10 && window.time().playingProperty().get());
        assertEquals(10, window.desk.session().ply(), "the chip shows the newest move");
    }

    @Test
    void inCircuitTheGameWaitsForTheChip(FxRobot robot) throws TimeoutException {
        window.awaitPanel();
        robot.clickOn("#space-button-circuit").clickOn("#board-button").clickOn("#d3");
        WindowFixture.await(() -> window.time().playingProperty().get());
        assertEquals(1, window.desk.session().ply());
        assertFalse(window.desk.board().discsProperty().get().settled());

        robot.clickOn("#space-button-play");
        WindowFixture.await(() -> window.desk.session().ply() == 2);
        assertNotEquals(0, window.desk.board().legalProperty().get());
    }

    @Test
    void whoLooksBackInCircuitIsNotDisturbed(FxRobot robot) throws TimeoutException {
        window.awaitPanel();
        robot.interact(() -> window.desk.session().play(Square.D3));
        WindowFixture.await(() -> window.desk.session().ply() == 2);
        robot.clickOn("#space-button-circuit");
        robot.interact(() -> window.time().jump(new Instant(1, 2, 3)));
        robot.type(KeyCode.PERIOD);
        assertEquals(1, window.desk.session().ply());
        assertEquals(new Instant(1, 2, 4), window.now().at());
    }
}
