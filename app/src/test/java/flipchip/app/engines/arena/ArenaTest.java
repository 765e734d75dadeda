package flipchip.app.engines.arena;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;
import flipchip.app.WindowFixture;
import flipchip.app.WindowTest;
import flipchip.app.files.format.GameFiles;
import flipchip.app.game.session.Seat;
import flipchip.app.kit.settings.Frame;
import flipchip.app.kit.settings.Settings;
import flipchip.app.shell.Banner;
import flipchip.app.shell.Notice;
import flipchip.engine.Engine;
import flipchip.engine.EngineOptions;
import flipchip.engine.api.MoveValue;
import flipchip.engine.board.Color;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.ListView;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuButton;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.Spinner;
import javafx.scene.control.TableView;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;

/// Other programs in the real window: registering, trying, playing, analysing, dying, and a match.
@WindowTest
@WindowTest.Fresh
class ArenaTest {
    private static final Settings PEOPLE =
        WindowFixture.PEOPLE.with(Frame.PANEL, false).with(Frame.SIDE_WIDTH, 320.0).with(Frame.WIDTH, 1280.0);

    private WindowFixture window;

    @WindowTest.Opening
    static WindowFixture open(Stage stage) {
        Engine engine = new Engine(EngineOptions.DEFAULT.withTableMegabytes(1));
        return new WindowFixture(stage, PEOPLE, engine::start).closing(engine);
    }

    @Test
    void aRegisteredProgramIsTriedAndPlays(FxRobot robot) throws TimeoutException {
        register(robot, "Gast", "good");
        robot.clickOn("#program-test");
        WindowFixture.await(
            () -> WindowFixture.text(robot, "#program-message").startsWith("Guest good works: it chose "));
        robot.clickOn("#program-white");
        assertEquals(new Seat.External("Gast"), window.desk.session().seat(Color.WHITE));
        assertEquals("Gast", WindowFixture.text(robot, "#who-white"));
        robot.clickOn("#d3");

        WindowFixture.await(() -> window.desk.session().ply() == 2);
    }

    @Test
    @Tag("thorough")
    void aProgramRunsInItsWorkingFolder(FxRobot robot) throws TimeoutException {
        robot.push(KeyCode.SHORTCUT, KeyCode.SHIFT, KeyCode.O);
        write(robot, "#program-folder", Path.of(System.getProperty("flipchip.root"), "app").toString());
        register(robot, "Gast", java() + " -cp target/test-classes:../engine/target/classes"
            + " flipchip.app.engines.protocol.FakeGuest good", 10);
        robot.clickOn("#program-test");

        WindowFixture.await(
            () -> WindowFixture.text(robot, "#program-message").startsWith("Guest good works: it chose "));
    }

    @Test
    @Tag("thorough")
    void ourEngineInAProcessOfItsOwnIsChosenForANewGameAndPlaysItToTheEnd(FxRobot robot)
            throws TimeoutException {
        register(robot, "Guest", java() + " -Xmx256m --add-modules jdk.incubator.vector -cp \"" + classes()
            + "\" flipchip.app.Main engine nboard --threads 1 --hash 1", 1);
        robot.clickOn("#page-close").push(KeyCode.SHORTCUT, KeyCode.N);
        WindowFixture.fire(robot, "#new-black", "#card-program-Guest", "#new-white", "#card-program-Guest");
        assertEquals("Another program, searching to its registered depth.",
            WindowFixture.text(robot, "#level-about"));
        robot.clickOn("#new-begin");

        WindowFixture.await(() -> window.desk.session().game().isOver());
        assertTrue(WindowFixture.text(robot, "#end-title").matches("Guest won by .*|A draw"),
            WindowFixture.text(robot, "#end-title"));
    }

    @Test
    void aRegisteredProgramCanBeChosenWhereverAColourIsGivenToSomebody(FxRobot robot)
            throws TimeoutException {
        register(robot, "Gast", "good");
        robot.clickOn("#page-close");
        MenuButton who = robot.lookup("#who-white").query();
        Menu guests = who.getItems().stream().filter(item -> "guests-white".equals(item.getId()))
            .map(Menu.class::cast).findFirst().orElseThrow();
        assertTrue(guests.isVisible());
        robot.interact(() -> guests.getItems().getFirst().fire());
        assertEquals(new Seat.External("Gast"), window.desk.session().seat(Color.WHITE));

        robot.push(KeyCode.SHORTCUT, KeyCode.SHIFT, KeyCode.O);
        robot
            .interact(() -> robot.lookup("#programs").<ListView<?>>query().getSelectionModel().selectFirst());
        robot.clickOn("#program-remove").clickOn("#page-close");
        window.click(robot, "#d3");
        assertTrue(!guests.isVisible() && guests.getItems().isEmpty());
        assertTrue(WindowFixture.text(robot, "#banner-text").startsWith(
            "The program 'Gast' is not registered any more"), WindowFixture.text(robot, "#banner-text"));
    }

    @Test
    void aProgramThatDiesSaysWhyAndTheGameGoesOn(FxRobot robot) throws TimeoutException {
        register(robot, "Gast", "dying");
        robot.clickOn("#program-white");
        robot.clickOn("#d3");
        WindowFixture.await(() -> WindowFixture.text(robot, "#banner-text").contains("out of ideas"));

        assertTrue(WindowFixture.text(robot, "#banner-text").contains("'Guest dying' exited with code 3"),
            WindowFixture.text(robot, "#banner-text"));
        Banner banner = robot.lookup("#banner").query();
        Notice told = banner.messages().getFirst();
        assertEquals(Notice.Weight.PROBLEM, told.weight(), "gone before it is read");
        robot.clickOn("#banner-action");
        WindowFixture.await(() -> banner.messages().getFirst() != told);
        assertTrue(WindowFixture.text(robot, "#banner-text").contains("exited with code 3"),
            "asked again, it dies again");
        robot.interact(() -> window.desk.session().setSeat(Color.WHITE, Seat.ofLevel(1)));
        WindowFixture.await(() -> window.desk.session().ply() == 2);
        assertFalse(banner.has("engine"), "somebody moves again");
    }

    @Test
    void aProgramThatCheatsIsNamed(FxRobot robot) throws TimeoutException {
        register(robot, "Gast", "cheating");
        robot.clickOn("#program-test");

        WindowFixture.await(
            () -> WindowFixture.text(robot, "#program-message").contains("played a1, which is not legal"));
    }

    @Test
    @Tag("thorough")
    void aProgramThatEndsBeforeItSaysItsNameIsCalledAsItWasRegistered(FxRobot robot) throws TimeoutException {
        register(robot, "Gast", java() + " -version", 10);
        robot.clickOn("#program-test");

        WindowFixture
            .await(() -> WindowFixture.text(robot, "#program-message").contains("'Gast' exited with code 0"));
    }

    @Test
    void aProgramThatDoesNotExistIsNamed(FxRobot robot) throws TimeoutException {
        robot.push(KeyCode.SHORTCUT, KeyCode.SHIFT, KeyCode.O);
        write(robot, "#program-name", "Nobody");
        write(robot, "#program-command", "/nowhere/at/all -nboard");
        robot.clickOn("#program-save").clickOn("#program-test");

        WindowFixture.await(() -> WindowFixture.text(robot, "#program-message")
            .contains("Could not start the program " + "'Nobody'"));
    }

    @Test
    void aProgramValuesTheMoves(FxRobot robot) throws TimeoutException {
        register(robot, "Gast", "good");
        robot.clickOn("#page-close");
        WindowFixture.visit(robot, "analyse");
        WindowFixture.fire(robot, "#tab-guest");
        robot.interact(
            () -> robot.lookup("#guest-program").<ComboBox<?>>query().getSelectionModel().selectFirst());
        robot.clickOn("#guest-analyse");
        WindowFixture.await(() -> values(robot).getItems().size() == 4);
        robot.clickOn("#d3");

        WindowFixture.await(() -> values(robot).getItems().size() == 3);
    }

    @Test
    void aMatchShowsItsResultAndKeepsItsGames(FxRobot robot) throws TimeoutException, IOException {
        robot.push(KeyCode.SHORTCUT, KeyCode.SHIFT, KeyCode.M);
        robot.interact(
            () -> robot.lookup("#match-games").<Spinner<Integer>>query().getValueFactory().setValue(1));
        robot.clickOn("#match-start");
        WindowFixture.await(() -> robot.lookup("#match-progress").<ProgressBar>query().getProgress() >= 1
                && WindowFixture.text(robot, "#match-message").startsWith("Match finished"));

        assertTrue(
            WindowFixture.text(robot, "#match-score")
                .matches("Flipchip level 1, .* against Flipchip level 2, .*: \\d won, \\d drawn, \\d lost"),
            WindowFixture.text(robot, "#match-score"));
        assertTrue(WindowFixture.text(robot, "#match-elo").contains("Elo"));
        try (Stream<Path> files =
            Files.walk(Path.of(System.getProperty("flipchip.home"), "data", "library", "Matches"))) {
            List<Path> games = files.filter(Files::isRegularFile).toList();
            assertEquals(2, games.size());
            assertTrue(GameFiles.read(games.getFirst()).games().getFirst().game().isOver());
        }
    }

    @Test
    void aMatchWithADyingProgramEndsWithItsReasonAndCanBeCancelled(FxRobot robot) throws TimeoutException {
        register(robot, "Gast", "dying");
        robot.clickOn("#page-close").push(KeyCode.SHORTCUT, KeyCode.SHIFT, KeyCode.M);
        robot.interact(
            () -> robot.lookup("#match-first").<ComboBox<?>>query().getSelectionModel().selectLast());
        robot.clickOn("#match-start");
        WindowFixture.await(() -> WindowFixture.text(robot, "#match-message").contains("exited with code 3"));
        robot
            .interact(() -> robot.lookup("#match-first").<ComboBox<?>>query().getSelectionModel().select(17));
        robot.clickOn("#match-start").clickOn("#match-cancel");

        WindowFixture.await(() -> WindowFixture.text(robot, "#match-message").startsWith("Match cancelled"));
    }

    private static TableView<MoveValue> values(FxRobot robot) {
        return robot.lookup("#guest-values").query();
    }

    /// Registers a program of bad or good character and selects it in the list.
    private static void register(FxRobot robot, String name, String character) {
        register(robot, name, guest(character), 10);
    }

    private static void register(FxRobot robot, String name, String command, int depth) {
        robot.push(KeyCode.SHORTCUT, KeyCode.SHIFT, KeyCode.O);
        write(robot, "#program-name", name);
        write(robot, "#program-command", command);
        robot.interact(
            () -> robot.lookup("#program-depth").<Spinner<Integer>>query().getValueFactory().setValue(depth));
        robot.clickOn("#program-save");
        assertEquals(name + " saved", WindowFixture.text(robot, "#program-message"));
        robot
            .interact(() -> robot.lookup("#programs").<ListView<?>>query().getSelectionModel().selectFirst());
    }

    private static void write(FxRobot robot, String field, String text) {
        robot.interact(() -> robot.lookup(field).<TextField>query().setText(text));
    }

    private static String guest(String character) {
        return java() + " -cp \"" + classes() + "\" flipchip.app.engines.protocol.FakeGuest " + character;
    }

    private static String java() {
        return "\"" + Path.of(System.getProperty("java.home"), "bin", "java")
            + "\" -XX:TieredStopAtLevel=1 -XX:+UseSerialGC";
    }

    private static String classes() {
        Path root = Path.of(System.getProperty("flipchip.root"));
        return String.join(File.pathSeparator, System.getProperty("java.class.path"),
            System.getProperty("jdk.module.path", ""), root.resolve("app/target/test-classes").toString(),
            root.resolve("engine/target/classes").toString());
    }
}
