package flipchip.app.window.layout;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;
import flipchip.app.WindowFixture;
import flipchip.app.WindowTest;
import flipchip.app.game.session.GameSession;
import flipchip.app.game.session.RandomGames;
import flipchip.app.game.session.Seat;
import flipchip.app.kit.control.Controls;
import flipchip.engine.api.Level;
import flipchip.engine.board.Color;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.Labeled;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuItem;
import javafx.scene.control.ScrollBar;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;

/// Nothing stands twice in the window, moves with another choice or is left over in it.
@WindowTest
class NeatWindowTest {
    private WindowFixture window;
    private GameSession session;

    @BeforeEach
    void widen(FxRobot robot) throws TimeoutException {
        session = window.desk.session();
        window.resize(robot, 1440, 900);
    }

    /// Played by two people.
    private void showLongGame(FxRobot robot) {
        robot.interact(() -> {
            session.setSeat(Color.WHITE, Seat.HUMAN);
            session.show(RandomGames.of(7, 50));
        });
        WindowFixture.layOutAll();
    }

    private static boolean scrolls(FxRobot robot, String list) {
        return robot.lookup(list + " .scroll-bar").queryAllAs(ScrollBar.class).stream()
            .anyMatch(bar -> Controls.isSeen(bar) && bar.getHeight() > bar.getWidth());
    }

    @Test
    void noScrollBarStandsBesideTheEmptyListOfANewGame(FxRobot robot) throws TimeoutException {
        window.resize(robot, 1000, 600);
        showLongGame(robot);
        WindowFixture.await(() -> scrolls(robot, ".score-list"));
        WindowFixture.fire(robot, "#space-button-analyse");
        WindowFixture.await(() -> scrolls(robot, ".move-list"));
        robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.N);
        WindowFixture.await(() -> session.ply() == 0 && session.line().length() == 0);
        assertFalse(scrolls(robot, ".move-list"), "in Analyse");
        WindowFixture.fire(robot, "#space-button-play");
        WindowFixture.layOutAll();
        assertFalse(scrolls(robot, ".score-list"), "in Play");
    }

    /// No row of the moves below the chip is cut at the top, wherever in the game one is.
    @Test
    void theMovesBelowTheChipBeginWithAWholeRow(FxRobot robot) throws TimeoutException {
        for (int[] size : new int[][] {{1440, 900}, {1000, 600}, {1280, 800}}) {
            window.resize(robot, size[0], size[1]);
            showLongGame(robot);
            for (int ply : new int[] {50, 21, 33, 1}) {
                robot.interact(() -> session.jump(ply));
                WindowFixture.layOutAll();
                WindowFixture.layOutAll();
                ScrollPane list = robot.lookup(".score-list .scroll-pane").query();
                Bounds seen = list.localToScene(list.getLayoutBounds());
                long cut = robot.lookup(".score-list .move").queryAll().stream()
                    .map(move -> move.localToScene(move.getLayoutBounds()))
                    .filter(
                        move -> move.getMinY() < seen.getMinY() - 1 && move.getMaxY() > seen.getMinY() + 1)
                    .count();
                assertEquals(0, cut, size[0] + " at move " + ply);
            }
        }
    }

    @Test
    void thePageOfANewGameStandsStillWhateverTheClock(FxRobot robot) {
        robot.push(KeyCode.CONTROL, KeyCode.N);
        WindowFixture.layOutAll();
        ChoiceBox<?> clock = robot.lookup("#new-clock").query();
        List<List<Bounds>> places = clock.getItems().stream().map(item -> {
            robot.interact(() -> clock.getSelectionModel().select(clock.getItems().indexOf(item)));
            WindowFixture.layOutAll();
            return Stream.of(".new-game", "#new-clock", "#card-level-1", "#new-begin")
                .map(id -> robot.lookup(id).<Node>query())
                .map(node -> node.localToScene(node.getLayoutBounds())).toList();
        }).toList();
        assertTrue(places.size() > 2, places::toString);
        places.forEach(these -> assertEquals(places.getFirst(), these));
    }

    /// Of the buttons that are seen and of the menus, without the keys behind them.
    private static List<String> names(FxRobot robot) {
        Stream<String> buttons = robot.lookup(node -> node instanceof ButtonBase && Controls.isSeen(node))
            .queryAllAs(Labeled.class).stream().map(Labeled::getText);
        Stream<String> menus = robot.lookup(".menu-bar").queryAllAs(MenuBar.class).stream()
            .flatMap(bar -> bar.getMenus().stream()).map(Menu::getText);
        return Stream.concat(buttons, menus).filter(name -> name != null && name.length() > 2)
            .map(name -> name.replaceAll(" \\(.*\\)", "")).toList();
    }

    @Test
    void onlyTheWorkspaceIsCalledAnalyse(FxRobot robot) {
        showLongGame(robot);
        robot.interact(() -> session.jump(20));
        for (String space : List.of("play", "analyse", "learn", "circuit")) {
            WindowFixture.fire(robot, "#space-button-" + space);
            WindowFixture.layOutAll();
            List<String> names = names(robot);
            assertTrue(names.size() > 5, () -> space + ": " + names);
            assertEquals(1, names.stream().filter("Analyse"::equals).count(), () -> space + ": " + names);
        }
        List<String> entries = robot.lookup(".menu-bar").<MenuBar>query().getMenus().stream()
            .flatMap(menu -> menu.getItems().stream()).map(MenuItem::getText)
            .filter(name -> name != null && !name.isEmpty()).toList();
        assertTrue(entries.size() > 30, entries::toString);
        assertTrue(entries.stream().filter("Analyse"::equals).count() <= 1, entries::toString);
    }

    @Test
    void oneButtonHurriesTheComputer(FxRobot robot) throws TimeoutException {
        robot.interact(() -> session.setSeat(Color.WHITE, Seat.ofLevel(Level.ALL.size())));
        robot.clickOn("#d3");
        WindowFixture.await(() -> names(robot).contains("Move now"));
        for (int width : new int[] {760, 1000, 1440}) {
            window.resize(robot, width, 900);
            List<String> names = names(robot);
            assertEquals(1, names.stream().filter("Move now"::equals).count(), () -> width + ": " + names);
        }
    }
}
