package flipchip.app.chips.gallery;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.concurrent.TimeoutException;
import flipchip.app.WindowFixture;
import flipchip.app.WindowTest;
import flipchip.app.kit.settings.Frame;
import javafx.geometry.Bounds;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.testfx.api.FxRobot;

/// The log beside an exhibit in a small window: whatever the step, its line is seen.
@WindowTest
class ExhibitLogTest {
    private WindowFixture window;

    @WindowTest.Opening
    static WindowFixture open(Stage stage) {
        return WindowFixture.silent(stage,
            WindowFixture.QUICK.with(Frame.WIDTH, 800.0).with(Frame.HEIGHT, 600.0));
    }

    @ParameterizedTest
    @ValueSource(strings = {"counter", "solver"})
    void theLineOfTheStepIsSeen(String exhibit, FxRobot robot) throws TimeoutException {
        robot.type(KeyCode.X);
        robot.interact(() -> robot.lookup("#card-" + exhibit).queryButton().fire());
        WindowFixture.await(() -> robot.lookup("#exhibit-result").tryQuery().isPresent());
        ListView<?> log = robot.lookup("#exhibit-log").query();
        assertTrue(log.getSelectionModel().getSelectedIndex() > 10, "it opens at a telling step");
        awaitSeen(log);
        for (KeyCode key : List.of(KeyCode.HOME, KeyCode.RIGHT, KeyCode.RIGHT, KeyCode.RIGHT, KeyCode.END,
            KeyCode.LEFT, KeyCode.LEFT, KeyCode.LEFT, KeyCode.HOME)) {
            robot.type(key);
            awaitSeen(log);
        }
    }

    /// The list goes there in more than one frame, as it guesses the heights of lines not seen yet.
    private static void awaitSeen(ListView<?> log) throws TimeoutException {
        WindowFixture.await(() -> isSeen(log, log.getSelectionModel().getSelectedIndex()));
    }

    /// Whether the line of `step` lies in the log as a whole, or fills it.
    private static boolean isSeen(ListView<?> log, int step) {
        Bounds room = log.localToScene(log.getLayoutBounds());
        return log.lookupAll(".list-cell").stream().map(ListCell.class::cast)
            .filter(cell -> cell.isVisible() && !cell.isEmpty() && cell.getIndex() == step)
            .map(cell -> cell.localToScene(cell.getLayoutBounds()))
            .anyMatch(cell -> cell.getMinY() >= room.getMinY() - 1
                    && (cell.getMaxY() <= room.getMaxY() + 1 || cell.getHeight() > room.getHeight()));
    }
}
