package flipchip.app.circuit.story;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeoutException;
import flipchip.app.WindowFixture;
import flipchip.app.WindowTest;
import flipchip.app.circuit.array.Agreement;
import flipchip.app.game.session.Seat;
import flipchip.app.shell.Command;
import flipchip.engine.board.Color;
import flipchip.engine.board.Game;
import flipchip.engine.board.Square;
import flipchip.engine.notation.Transcript;
import flipchip.hwsim.referee.control.AuditCircuit;
import flipchip.hwsim.referee.control.ControllerState;
import flipchip.hwsim.referee.run.GameRun;
import flipchip.hwsim.referee.run.HazardStory;
import flipchip.hwsim.referee.run.Instant;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.IndexedCell;
import javafx.scene.control.ListView;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;

/// Tells stories of the machine's timing errors in the real window, by the keyboard.
@WindowTest
@WindowTest.Fresh
class HazardStoriesTest {
    private WindowFixture window;

    private void tell(FxRobot robot, HazardStory story) throws TimeoutException {
        if (robot.lookup("#hazard-list").tryQuery().isEmpty()) {
            robot.interact(() -> window.window.run("hazards"));
        }
        ListView<HazardStory> list = robot.lookup("#hazard-list").query();
        robot.interact(() -> {
            list.requestFocus();
            list.getSelectionModel().select(story.ordinal() == 0 ? 1 : story.ordinal() - 1);
        });
        robot.type(story.ordinal() == 0 ? KeyCode.UP : KeyCode.DOWN).type(KeyCode.ENTER);
        WindowFixture.await(() -> window.desk.hardware().time().storyProperty().get()
            .filter(run -> run.machine().options().equals(story.options())).isPresent());
    }

    private static String text(FxRobot robot, String id) {
        return WindowFixture.text(robot, id);
    }

    @Test
    void theNineMoveGameHangsTheFaultyControllerAndNotTheSoundOne(FxRobot robot) throws TimeoutException {
        tell(robot, HazardStory.STALE_END);
        assertEquals("In the end the machine waits in READY for White. By the rules the game is over. They "
            + "differ.", text(robot, "#hazard-ending"));
        robot.interact(() -> window.desk.hardware().time().toLast());
        robot.clickOn("#board-button");
        assertTrue(WindowFixture.has(robot, "#state-READY", "current"));
        assertFalse(robot.lookup("#state-LATCH1").query().isVisible());
        assertEquals("c4c3c2b4a5f4g4c5d6", Transcript.print(window.desk.session().game()));
        assertTrue(WindowFixture.has(robot, "#agreement", "differ"), text(robot, "#agreement"));
        assertEquals("✕ errStale", text(robot, "#controller-errors"));
        robot.clickOn("#board-button");

        tell(robot, HazardStory.LATCHED_END);
        assertEquals("In the end the machine shows game over, 13 to 0. By the rules the game is over. Both "
            + "agree.", text(robot, "#hazard-ending"));
    }

    /// What the list does not need is for the words about the story.
    @Test
    void theListOfStoriesIsNoHigherThanItsLines(FxRobot robot) throws TimeoutException {
        window.awaitPanel();
        robot.interact(() -> {
            window.scene().getWindow().setWidth(1440);
            window.scene().getWindow().setHeight(900);
            window.window.run("hazards");
        });
        WindowFixture.layOutAll();
        ListView<HazardStory> list = robot.lookup("#hazard-list").query();
        double lines = list.getItems().size() * list.getFixedCellSize();
        assertEquals(lines, list.getHeight(), 6);
    }

    @Test
    void aLampOfTheAuditCircuitGoesOnInTheClockInWhichItsRuleBreaks(FxRobot robot) throws TimeoutException {
        tell(robot, HazardStory.STUCK_WIRE);
        TableView<HazardStory.Clock> clocks = robot.lookup("#hazard-clocks").query();
        int first = (int) clocks.getItems().stream().filter(clock -> clock.alarms().isEmpty()).count();
        assertTrue(first > 0 && first < clocks.getItems().size(), "alarm from clock " + first);
        int opened = (int) window.desk.hardware().momentProperty().get().orElseThrow().clock().number();
        assertTrue(opened > 0 && opened <= first, "opens where it breaks: " + opened);

        robot.interact(() -> clocks.getSelectionModel().select(first - 1));
        assertFalse(WindowFixture.has(robot, "#audit-legal", "alarm"));
        assertEquals("○ legal moves", text(robot, "#audit-legal"));
        robot.interact(clocks::requestFocus);
        robot.type(KeyCode.DOWN);

        assertEquals(first, window.desk.hardware().momentProperty().get().orElseThrow().clock().number());
        assertEquals("✕ legal moves", text(robot, "#audit-legal"));
        assertTrue(WindowFixture.has(robot, "#audit-legal", "alarm"));
    }

    /// At every clock of every story: where the lamp of the chip says that rules are broken, no words beside
    /// it say that all is well; an alarm is told as one.
    @Test
    void lampsAndWordsAgreeInEveryClockOfEveryStory(FxRobot robot) throws TimeoutException {
        for (HazardStory story : HazardStory.values()) {
            Optional<GameRun> before = window.desk.hardware().time().storyProperty().get();
            tell(robot, story);
            TableView<HazardStory.Clock> clocks = robot.lookup("#hazard-clocks").query();
            WindowFixture.await(() -> window.desk.hardware().time().storyProperty().get()
                .filter(run -> !before.equals(Optional.of(run)))
                .filter(run -> clocks.getItems().equals(HazardStory.clocks(run))).isPresent());
            robot.interact(() -> everyClockAgrees(robot, story, clocks));
            boolean ends = text(robot, "#hazard-ending").endsWith("Both agree.");
            assertEquals(!ends, WindowFixture.has(robot, "#agreement", "differ"), story + " at its end");
        }
    }

    private void everyClockAgrees(FxRobot robot, HazardStory story, TableView<HazardStory.Clock> clocks) {
        TableColumn<HazardStory.Clock, ?> audit = clocks.getColumns().stream()
            .filter(column -> column.getId().equals("hazard-column-audit")).findFirst().orElseThrow();
        for (HazardStory.Clock clock : List.copyOf(clocks.getItems())) {
            clocks.getSelectionModel().select((int) clock.number());
            String lamp = text(robot, "#agreement");
            boolean broken = lamp.contains("✕");
            String told = audit.getCellData(clock).toString();
            String expected = !clock.alarms().isEmpty() ? "✕ " : broken ? "missed, no alarm" : "no alarm";
            assertTrue(told.startsWith(expected),
                story + ", clock " + clock.number() + ", " + lamp + ": " + told);
            for (AuditCircuit.Rule rule : AuditCircuit.Rule.values()) {
                assertEquals(clock.alarms().contains(rule) ? "✕ " : "○ ",
                    text(robot, "#audit-" + HazardModel.id(rule)).substring(0, 2));
            }
        }
    }

    @Test
    void theStoriesOfTheMailboxEndAsTheySay(FxRobot robot) throws TimeoutException {
        tell(robot, HazardStory.LOST_MOVE);
        assertEquals("d3e3", Transcript.print(window.desk.session().line()));
        tell(robot, HazardStory.DIRTY_BIT);
        assertEquals("d3c3", Transcript.print(window.desk.session().line()));
        tell(robot, HazardStory.FIFO);
        assertEquals("d3c3", Transcript.print(window.desk.session().line()));
        Instant written = window.desk.hardware().momentProperty().get().orElseThrow().run().clock(9);
        robot.interact(() -> window.desk.hardware().time().jump(written));
        robot.clickOn("#board-button");
        assertEquals("queue 2 of 4: c3 e3", text(robot, "#controller-mailbox"));
    }

    @Test
    void theForcedPassIsMissedByTheFaultyControllerAndMyGameComesBack(FxRobot robot) throws TimeoutException {
        robot.clickOn("#d3");
        window.awaitPanel();
        robot.interact(() -> window.desk.session().setSeat(Color.WHITE, Seat.HUMAN));
        tell(robot, HazardStory.STALE_LEGAL);
        assertTrue(
            text(robot, "#hazard-ending").startsWith(
                "In the end the machine waits in READY for Black. By the rules White is to move: "),
            text(robot, "#hazard-ending"));
        tell(robot, HazardStory.LATCHED_LEGAL);
        assertTrue(text(robot, "#hazard-ending").endsWith("Both agree."), text(robot, "#hazard-ending"));

        robot.clickOn("#hazard-leave");
        window.awaitPanel();
        assertEquals("d3", Transcript.print(window.desk.session().game()));
        assertEquals("", text(robot, "#hazard-ending"));
        assertTrue(robot.lookup("#hazard-leave").query().isDisabled());
    }

    @Test
    void nobodyPlaysIntoAStoryAndItEndsWithCircuit(FxRobot robot) throws TimeoutException {
        robot.clickOn("#d3");
        window.awaitPanel();
        robot.interact(() -> window.desk.session().setSeat(Color.WHITE, Seat.HUMAN));
        tell(robot, HazardStory.LOST_MOVE);
        assertEquals("Showing a demonstration. Your game is saved.", text(robot, "#banner-text"));
        assertEquals("White", text(robot, "#who-white"));
        robot.clickOn("#board-button");
        window.click(robot, "#c4");
        assertEquals("Moves are off in a demonstration.", text(robot, "#sentence"));
        assertTrue(window.desk.session().isStory());
        assertEquals(List.of(),
            window.window.commands().stream()
                .filter(command -> List
                    .of("comment", "delete-move", "promote", "half-turn", "mirror", "quarter-turn", "resign")
                    .contains(command.id()))
                .filter(command -> command.usable().getAsBoolean()).map(Command::id).toList());

        robot.interact(() -> window.window.run("space-play"));
        window.awaitPanel();
        assertEquals("d3", Transcript.print(window.desk.session().game()));
        assertTrue(window.desk.hardware().time().storyProperty().get().isEmpty());
        assertTrue(WindowFixture.has(robot, "#agreement", "agree"));
        assertFalse(robot.lookup("#banner").query().isVisible());
    }

    @Test
    void theStarIsTurnedInTheTimeOfOneDirectionAndTheLongestRunNeedsAll(FxRobot robot)
            throws TimeoutException {
        window.awaitPanel();
        robot.press(KeyCode.SHIFT).type(KeyCode.F9).release(KeyCode.SHIFT);
        WindowFixture.await(() -> robot.lookup("#banner").query().isVisible());
        assertEquals("d4: eight directions, 8 gate delays; one direction, 8.", text(robot, "#banner-text"));
        assertTrue(window.desk.hardware().momentProperty().get().orElseThrow().isIn(ControllerState.UPDATE));

        robot.press(KeyCode.SHIFT).type(KeyCode.F7).release(KeyCode.SHIFT);
        WindowFixture.await(() -> text(robot, "#banner-text")
            .equals("a1: 6 discs in a row, 18 of 18 gate delays: the longest move."));
        robot.clickOn("#banner-action");
        WindowFixture.await(() -> window.desk.hardware().time().storyProperty().get().isEmpty());
        assertEquals(Game.INITIAL, window.desk.session().game());
    }

    /// The clock that is too short leaves a disc wrong. *Why* says which, and what would have turned it, and
    /// the story says its colour.
    @Test
    void theWrongDiscOfAStoryIsExplainedWithoutAQuestion(FxRobot robot) throws TimeoutException {
        tell(robot, HazardStory.FAST_CLOCK);
        WindowFixture.await(() -> window.now().at().step() == HazardStory.FAST_CLOCK.options().period());
        long wrong = Agreement.of(window.now()).wrong();
        assertEquals(1, Long.bitCount(wrong));
        Square disc = Square.of(Long.numberOfTrailingZeros(wrong));
        boolean black =
            (HazardStory.clocks(window.now().run()).get((int) window.now().clock().number() + 1).black()
                & wrong) != 0;
        assertTrue(text(robot, "#hazard-about").contains(disc + " stays " + (black ? "black" : "white")),
            text(robot, "#hazard-about"));

        WindowFixture.await(() -> isInView(robot, "#hazard-list") && isInView(robot, "#hazard-clocks"));
        WindowFixture.fire(robot, "#tab-circuit");
        WindowFixture.await(() -> text(robot, "#report-title").equals("Why did " + disc + " not turn?"));
        assertTrue(text(robot, "#report-text").startsWith("The clock was too short."));
        ListView<?> steps = robot.lookup("#report-lines").queryListView();
        assertTrue(steps.getItems().getLast().toString().contains(disc + " becomes "),
            steps.getItems().toString());
        assertTrue(window.desk.session().isStory());

        WindowFixture.fire(robot, "#tab-stories");
        assertTrue(text(robot, "#hazard-ending").endsWith("They differ."), text(robot, "#hazard-ending"));
    }

    /// Whether the chosen row of a list is within it.
    private static boolean isInView(FxRobot robot, String list) {
        Node all = robot.lookup(list).query();
        Bounds box = all.localToScene(all.getLayoutBounds());
        return all.lookupAll(".indexed-cell").stream()
            .filter(row -> row.isVisible() && ((IndexedCell<?>) row).isSelected())
            .map(row -> row.localToScene(row.getLayoutBounds()))
            .anyMatch(row -> row.getMinY() >= box.getMinY() && row.getMaxY() <= box.getMaxY());
    }

    /// The gate delays above the chip are those of the machine that is shown.
    @Test
    void aStoryWithAFasterClockSaysItsPeriod(FxRobot robot) throws TimeoutException {
        window.awaitPanel();
        robot.clickOn("#space-button-circuit");
        WindowFixture.await(() -> text(robot, "#step-counter").endsWith(" of 18"));
        tell(robot, HazardStory.FAST_CLOCK);
        String period = HazardStory.FAST_CLOCK.options().period() + "";
        WindowFixture.await(() -> text(robot, "#step-counter").endsWith(" of " + period));
    }
}
