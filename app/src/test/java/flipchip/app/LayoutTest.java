package flipchip.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import flipchip.app.cli.Camera;
import flipchip.app.settings.ThemeChoice;
import flipchip.engine.board.Game;
import flipchip.hwsim.Instant;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Labeled;
import javafx.scene.control.ScrollPane;
import javafx.scene.image.Image;
import javafx.scene.text.Text;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;

/// Nothing is cut off in small windows, and pictures show what was asked for.
@ExtendWith(ApplicationExtension.class)
@Timeout(60)
class LayoutTest {
    private Stage stage;
    private WindowFixture window;

    @Start
    void start(Stage primary) {
        stage = primary;
        window = new WindowFixture(stage, WindowFixture.QUICK, (_, _, _) -> new SilentSearch());
    }

    @AfterEach
    void stop() {
        window.close();
    }

    private void resize(FxRobot robot, double width, double height) {
        robot.interact(() -> {
            stage.setWidth(width);
            stage.setHeight(height);
        });
        robot.interact(() -> stage.getScene().getRoot().layout());
    }

    private List<String> cutOff() {
        List<String> problems = new ArrayList<>();
        collect(stage.getScene().getRoot(), problems);
        return problems;
    }

    private void collect(Node node, List<String> problems) {
        boolean scrolls = node instanceof ScrollPane || node.getStyleClass().contains("headers-region");     // with a menu of all tabs
        if (!node.isVisible() || scrolls) {
            return;
        }
        Bounds bounds = node.localToScene(node.getLayoutBounds());
        if (bounds.getMaxX() > stage.getScene().getWidth() + 1 || bounds.getMaxY() > stage.getScene().getHeight() + 1
            || bounds.getMinX() < -1 || bounds.getMinY() < -1) {
            problems.add(node + " reaches " + bounds);
        }
        if (node instanceof Labeled labeled && !labeled.getText().isEmpty()
            && labeled.lookup(".text") instanceof Text text && text.getText().endsWith("...")) {
            problems.add("'" + labeled.getText() + "' is shortened to '" + text.getText() + "'");
        }
        if (node instanceof Parent parent) {
            parent.getChildrenUnmodifiable().forEach(child -> collect(child, problems));
        }
    }

    @Test
    void nothingIsCutOffAt800x600WithTheBoardOrTheChipInFront(FxRobot robot) throws Exception {
        window.awaitPanel();
        resize(robot, 800, 600);
        assertEquals(List.of(), cutOff());

        robot.clickOn("#show-chip");
        assertTrue(robot.lookup("#cell-array").query().isVisible());
        assertEquals(List.of(), cutOff());
        robot.clickOn("#drawer-button");
        assertEquals(List.of(), cutOff());
    }

    @Test
    void boardAndChipStandSideBySideRankForRankAt960(FxRobot robot) throws Exception {
        window.awaitPanel();
        for (double width : new double[] {900, 940, 980, 960}) {
            resize(robot, width, 800);
            assertEquals(List.of(), cutOff());
        }
        Bounds board = robot.lookup(".board-frame").query().localToScene(robot.lookup(".board-frame").query().getLayoutBounds());
        Bounds chip = robot.lookup("#cell-array").query().localToScene(robot.lookup("#cell-array").query().getLayoutBounds());
        assertEquals(board.getMinY(), chip.getMinY(), 0.5);
        assertTrue(chip.getMinX() > board.getMaxX());
    }

    @Test
    void aPictureOfTheWindowIsNotBlankAndHasTheSizeAskedFor(@TempDir Path folder) throws Exception {
        Path file = folder.resolve("deeper/window.png");
        Screenshots.write(new Camera.Shot(ThemeChoice.DARK, 900, 640, Game.INITIAL,
            Optional.of(new Instant(0, 2, 4)), new Camera.Setting("", 1, List.of("settings"), Duration.ZERO)), file);

        Image image = new Image(file.toUri().toString());
        assertEquals(900, image.getWidth());
        assertEquals(640, image.getHeight());
        long colours = IntStream.range(0, 900 * 640)
            .mapToObj(i -> image.getPixelReader().getArgb(i % 900, i / 900)).distinct().count();
        assertTrue(colours > 50, colours + " colours");
    }
}
