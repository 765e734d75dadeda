package flipchip.app.chips.opened;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.concurrent.TimeoutException;
import flipchip.app.WindowFixture;
import flipchip.app.WindowTest;
import flipchip.app.circuit.array.PartShot;
import flipchip.app.kit.settings.Settings;
import flipchip.hwsim.gates.cause.CauseLink;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.verify.catalogue.Circuits;
import flipchip.hwsim.verify.catalogue.NamedCircuit;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.ScrollBar;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;

/// A circuit is opened from the list, entered down to a gate by keys, searched and left again.
@WindowTest
class OpenedPageTest {
    private WindowFixture window;

    @WindowTest.Opening
    static WindowFixture open(Stage stage) {
        return WindowFixture.silent(stage, Settings.DEFAULT);
    }

    private static String level(FxRobot robot) {
        return robot.lookup(".opened").<OpenedPage>query().level().map(level -> level.part().name())
            .orElse("");
    }

    private static String chosen(FxRobot robot) {
        return robot.lookup("#opened-list").<ListView<NamedCircuit>>query().getSelectionModel()
            .getSelectedItem().name();
    }

    @Test
    void theMailboxIsEnteredByKeysAndItsGatesSayWhyTheyAreWhatTheyAre(FxRobot robot) throws TimeoutException {
        robot.push(KeyCode.SHIFT, KeyCode.X);
        assertEquals("machine", chosen(robot));
        robot.write("mailbox", 0);
        assertEquals("mailbox", chosen(robot), "before the machine, which has one");
        robot.type(KeyCode.DOWN, KeyCode.UP, KeyCode.ENTER);
        WindowFixture.await(() -> level(robot).equals("mailbox_chip") || !level(robot).isEmpty());
        String top = level(robot);
        ListView<Part> parts = robot.lookup("#opened-parts").query();
        int block = parts.getItems().stream().filter(part -> !part.isGate()).findFirst()
            .map(parts.getItems()::indexOf).orElseThrow();

        robot.interact(() -> parts.getSelectionModel().select(block));
        robot.clickOn("#opened-parts").type(KeyCode.HOME);
        robot.interact(() -> parts.getSelectionModel().select(block));
        robot.type(KeyCode.ENTER);
        WindowFixture.await(() -> level(robot).equals("mailbox"));
        robot.interact(() -> parts.getSelectionModel().select(0));
        String words = WindowFixture.text(robot, "#opened-about");
        assertTrue(words.contains("In, ") && words.contains(" = "), words);

        robot.push(KeyCode.ESCAPE);
        WindowFixture.await(() -> level(robot).equals(top));
        robot.push(KeyCode.ESCAPE);
        assertFalse(robot.lookup("#opened-page").tryQuery().isPresent());
    }

    @Test
    void inASmallWindowTheClockIsSaidWhole(FxRobot robot) throws TimeoutException {
        window.resize(robot, 800, 600);
        robot.interact(() -> window.window.run("open-mailbox"));
        Label clock = robot.lookup("#opened-clock").query();
        WindowFixture.await(() -> !clock.getText().isEmpty());
        WindowFixture.layOutAll();

        assertTrue(clock.getWidth() >= WindowFixture.onScreen(() -> clock.prefWidth(-1)), clock.getText());
        double edge = WindowFixture.place(robot.lookup("#opened-page").query()).getMaxX();
        assertTrue(WindowFixture
            .place(robot.from(robot.lookup("#opened-page").<Node>query()).lookup("#run-speed").query())
            .getMaxX() <= edge);
    }

    @Test
    void inASmallWindowTheNamesOfThePartsAreShortened(FxRobot robot) throws TimeoutException {
        window.resize(robot, 800, 600);
        robot.interact(() -> window.window.run("open-selector"));
        WindowFixture.await(() -> !level(robot).isEmpty());
        WindowFixture.layOutAll();

        ListView<Part> parts = robot.lookup("#opened-parts").query();
        assertTrue(robot.from(parts).lookup(".scroll-bar").<ScrollBar>queryAll().stream()
            .noneMatch(bar -> bar.getOrientation() == Orientation.HORIZONTAL && bar.isVisible()));
        ListCell<?> remaining = robot.from(parts).lookup("remaining, 132 gates").query();
        assertTrue(remaining.getWidth() <= parts.getWidth());
        assertEquals("remaining, 132 gates", remaining.getTooltip().getText());
    }

    @Test
    void oneNetIsOne(FxRobot robot) throws TimeoutException {
        chooseDirty(robot);

        String words = WindowFixture.text(robot, "#opened-about");
        assertTrue(words.contains("Out, 1 net:") && words.contains("nets:"), words);
    }

    @Test
    void aPictureWithoutRoomIsZoomedAndDrawnAgain(FxRobot robot) throws TimeoutException {
        robot.interact(() -> window.window.run("open-machine"));
        WindowFixture.await(() -> level(robot).equals("othello_machine"));
        LevelPicture picture = (LevelPicture) robot.lookup("#opened-page").query().lookup("#opened-picture");

        robot.interact(() -> {
            double width = picture.getWidth();
            picture.resize(80, picture.getHeight());
            picture.zoom(1.1, 0, 0);
            picture.resize(width, picture.getHeight());
        });

        PartShot shot = picture.shotProperty().get();
        assertTrue(Double.isFinite(shot.x()) && Double.isFinite(shot.y()), shot.toString());
    }

    @Test
    void aNetIsFoundWhereverItIs(FxRobot robot) throws TimeoutException {
        robot.interact(() -> window.window.run("open-machine"));
        WindowFixture.await(() -> level(robot).equals("othello_machine"));

        robot.clickOn("#opened-search").write("d4.legal").type(KeyCode.ENTER);
        WindowFixture.await(() -> level(robot).equals("d4"));
        assertTrue(WindowFixture.text(robot, "#opened-about").contains("d4.legal = "));

        robot.clickOn("#opened-search");
        robot.interact(() -> robot.lookup("#opened-search").<TextField>query().setText("d9.legal"));
        robot.type(KeyCode.ENTER);
        assertEquals("No net is called d9.legal.", WindowFixture.text(robot, "#opened-about"));

        robot.interact(() -> robot.lookup("#opened-search").<TextField>query().setText("RESET"));
        robot.type(KeyCode.ENTER);
        assertEquals("reset is an input pin: no gate drives it.", WindowFixture.text(robot, "#opened-about"));
    }

    /// Inside the mailbox, with its register `dirty` chosen.
    private void chooseDirty(FxRobot robot) throws TimeoutException {
        robot.interact(() -> window.window.run("open-mailbox"));
        WindowFixture.await(() -> level(robot).equals("mailbox_alone")
                && !robot.lookup("#opened-clock").<Label>query().getText().isEmpty());
        robot.clickOn("#opened-search").write("dirty mail").type(KeyCode.ENTER);
        WindowFixture.await(() -> level(robot).equals("mailbox")
                && WindowFixture.text(robot, "#opened-about").contains("mailbox.dirty = "));
    }

    @Test
    void aWatchedNetStopsTheTimeLineWhereItTakesTheValue(FxRobot robot) throws TimeoutException {
        chooseDirty(robot);
        robot.clickOn("#opened-watch");
        ListView<Watched> watched = robot.lookup("#opened-watched").query();
        assertEquals("mailbox.dirty", watched.getItems().getFirst().name());

        robot.clickOn("#opened-stop").clickOn("stops when it becomes 1");
        robot.clickOn("#opened-run-on");
        assertEquals("net mailbox.dirty becomes 1", WindowFixture.text(robot, "#opened-stopped"));
        assertTrue(WindowFixture.text(robot, "#opened-about").contains("mailbox.dirty = 1"));
        String first = WindowFixture.text(robot, "#opened-clock");
        robot.clickOn("#opened-run-on");
        assertNotEquals(first, WindowFixture.text(robot, "#opened-clock"));
        robot.clickOn("#opened-run-back");
        assertEquals(first, WindowFixture.text(robot, "#opened-clock"));

        robot.clickOn("#opened-unwatch");
        assertFalse(watched.isVisible() && watched.getParent().isVisible());
    }

    @Test
    void whyListsTheCausesAndAClickOnOneGoesThere(FxRobot robot) throws TimeoutException {
        chooseDirty(robot);
        robot.clickOn("#opened-watch").clickOn("#opened-stop").clickOn("stops when it becomes 1");
        robot.clickOn("#opened-run-on").clickOn("#opened-why");
        ListView<CauseLink> causes = robot.lookup("#opened-why-list").query();
        WindowFixture.await(() -> causes.getItems().size() > 1);
        Netlist netlist = Circuits.find("mailbox").orElseThrow().netlist().get();
        List<String> names = causes.getItems().stream().map(link -> netlist.nameOf(link.net())).toList();
        assertEquals("mailbox.dirty", names.getLast());
        assertTrue(names.contains("write"), names.toString());

        String clock = WindowFixture.text(robot, "#opened-clock");
        robot.clickOn(robot.from(causes).lookup(".list-cell").nth(0).<Node>query());
        assertNotEquals(clock, WindowFixture.text(robot, "#opened-clock"));
    }

    @Test
    void presentShowsThePictureAloneUntilEscape(FxRobot robot) throws TimeoutException {
        chooseDirty(robot);
        robot.push(KeyCode.F5);
        assertFalse(robot.lookup("#opened-parts").query().getParent().isVisible());
        assertTrue(WindowFixture.text(robot, "#opened-sentence").startsWith("Flip-flop"));

        robot.push(KeyCode.ESCAPE);
        assertTrue(robot.lookup("#opened-parts").query().getParent().isVisible());
        assertEquals("mailbox", level(robot));
    }
}
