package flipchip.app.files.library;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeoutException;
import flipchip.app.WindowFixture;
import flipchip.app.WindowTest;
import flipchip.app.files.library.GameLibrary.Entry;
import flipchip.app.kit.settings.Frame;
import flipchip.app.kit.settings.Settings;
import flipchip.engine.board.Game;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.engine.notation.Transcript;
import javafx.scene.control.MenuButton;
import javafx.scene.control.TableView;
import javafx.scene.control.TreeView;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.util.WaitForAsyncUtils;

/// The library in the real window: saving, folders, search, moving, removing, opening.
@WindowTest
@WindowTest.Fresh
class LibraryTest {
    private static final Settings PEOPLE =
        WindowFixture.PEOPLE.with(Frame.PANEL, false).with(Frame.WIDTH, 1100.0);

    private WindowFixture window;

    @WindowTest.Opening
    static WindowFixture open(Stage stage) {
        return WindowFixture.withoutEngine(stage, PEOPLE);
    }

    @Test
    void gamesAreSavedSearchedAndOpened(FxRobot robot) throws TimeoutException {
        saveInLibrary(robot, "f5d6c3");
        saveInLibrary(robot, "f5f6e6f4");
        open(robot, "2 of 2 games");
        robot.clickOn("#library-search").write("f5f6");
        awaitCount(robot, "1 of 2 games");
        robot.interact(() -> robot.lookup("#library-games").<TableView<?>>query().requestFocus());
        robot.type(KeyCode.HOME, KeyCode.ENTER);

        WindowFixture.await(() -> window.desk.session().game().equals(read("f5f6e6f4")));
    }

    @Test
    void gamesAreSortedIntoFoldersAndRemoved(FxRobot robot) throws TimeoutException {
        robot.interact(() -> window.desk.session().play(Square.D3));
        robot.push(KeyCode.SHORTCUT, KeyCode.L);
        WindowFixture.awaitNode(robot, "#library-games");
        robot.clickOn("#library-save");
        awaitCount(robot, "1 of 1 game");
        robot.clickOn("#library-folder-name").write("Club").clickOn("#library-new-folder");
        WindowFixture.await(() -> tree(robot).getRoot().getChildren().size() == 1);
        robot.interact(() -> {
            robot.lookup("#library-games").<TableView<?>>query().getSelectionModel().selectFirst();
            robot.lookup("#library-move").<MenuButton>query().getItems().get(1).fire();
        });
        WindowFixture
            .await(() -> WindowFixture.text(robot, "#library-message").equals("One game was moved to Club"));
        robot.interact(() -> tree(robot).getSelectionModel().select(1));
        awaitCount(robot, "1 of 1 game");
        robot.interact(
            () -> robot.lookup("#library-games").<TableView<?>>query().getSelectionModel().selectFirst());
        robot.clickOn("#library-remove");

        awaitCount(robot, "0 of 0 games");
        assertTrue(WindowFixture.text(robot, "#library-message")
            .startsWith("One game was moved to the folder .removed"));
    }

    /// So that several can be taken away one after the other.
    @Test
    void whatFollowsARemovedGameIsChosen(FxRobot robot) throws TimeoutException {
        saveInLibrary(robot, "f5d6c3");
        saveInLibrary(robot, "f5f6e6f4");
        open(robot, "2 of 2 games");
        robot.interact(() -> {
            robot.lookup("#library-games").<TableView<?>>query().getSelectionModel().selectFirst();
            robot.lookup("#library-remove").query().requestFocus();
        });

        robot.type(KeyCode.SPACE);
        awaitCount(robot, "1 of 1 game");
        WaitForAsyncUtils.waitForFxEvents();
        assertEquals("library-remove", window.scene().getFocusOwner().getId());
        robot.type(KeyCode.SPACE);
        awaitCount(robot, "0 of 0 games");
        WaitForAsyncUtils.waitForFxEvents();
        assertEquals("library-games", window.scene().getFocusOwner().getId());
    }

    /// A game that appears or goes does not change which one is chosen.
    @Test
    void theChosenGameStaysChosen(FxRobot robot) throws TimeoutException {
        saveInLibrary(robot, "f5d6c3");
        saveInLibrary(robot, "f5f6e6f4");
        open(robot, "2 of 2 games");
        TableView<Entry> table = robot.lookup("#library-games").query();
        robot.interact(() -> table.getSelectionModel().select(1));
        Path file = table.getSelectionModel().getSelectedItem().file();

        robot.clickOn("#library-save");
        WindowFixture.await(() -> WindowFixture.text(robot, "#library-message").startsWith("Saved"));
        assertEquals("3 of 3 games", WindowFixture.text(robot, "#library-count"));
        assertEquals(List.of(file),
            table.getSelectionModel().getSelectedItems().stream().map(Entry::file).toList());
    }

    private void saveInLibrary(FxRobot robot, String moves) throws TimeoutException {
        robot.interact(() -> {
            window.desk.shell().banner().hide();
            window.desk.session().show(read(moves));
        });
        robot.push(KeyCode.SHORTCUT, KeyCode.SHIFT, KeyCode.L);
        WindowFixture.await(
            () -> WindowFixture.text(robot, "#banner-text").startsWith("Saved in the library as Game"));
    }

    /// Opens the page, whose parts come one after the other and which reads the folders once more, and waits
    /// for both.
    private static void open(FxRobot robot, String count) throws TimeoutException {
        robot.push(KeyCode.SHORTCUT, KeyCode.L);
        awaitCount(robot, count);
        WindowFixture.awaitNode(robot, "#library-games");
        WindowFixture.await(() -> WindowFixture.text(robot, "#library-message").isEmpty());
    }

    private static void awaitCount(FxRobot robot, String text) throws TimeoutException {
        WindowFixture.await(() -> robot.lookup("#library-count").tryQuery().isPresent()
                && WindowFixture.text(robot, "#library-count").equals(text));
    }

    private static TreeView<?> tree(FxRobot robot) {
        return robot.lookup("#library-folders").query();
    }

    private static Game read(String moves) {
        return Transcript.read(moves, Position.INITIAL).game();
    }
}
