package flipchip.app.circuit.timeline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeoutException;
import flipchip.app.WindowFixture;
import flipchip.app.WindowTest;
import flipchip.app.game.board.BoardPicture;
import flipchip.app.game.session.GameTree;
import flipchip.app.kit.control.Controls;
import flipchip.engine.api.SearchHandle;
import flipchip.engine.api.SearchResult;
import flipchip.engine.board.Game;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.hwsim.referee.run.Instant;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;

/// Steps through the circuit in the real window, while an engine that never answers thinks.
@WindowTest
class PanelTest {
    private static final List<Position> ASKED = new ArrayList<>();
    private static final List<Position> STOPPED = new ArrayList<>();
    private WindowFixture window;

    private record Endless(Position position) implements SearchHandle {
        Endless {
            ASKED.add(position);
        }

        @Override
        public CompletableFuture<SearchResult> result() {
            return new CompletableFuture<>();
        }

        @Override
        public void stop() {
            STOPPED.add(position);
        }
    }

    @WindowTest.Opening
    static WindowFixture open(Stage stage) {
        return new WindowFixture(stage, WindowFixture.QUICK, (position, _, _) -> new Endless(position));
    }

    @BeforeEach
    void forget() {
        ASKED.clear();
        STOPPED.clear();
    }

    private Moment now() {
        return window.desk.hardware().momentProperty().get().orElseThrow();
    }

    private long hash() {
        return now().run().stateAt(now().at()).hash();
    }

    private void play(FxRobot robot, String square) throws TimeoutException {
        robot.clickOn(square);
        window.awaitPanel();
    }

    @Test
    void undoWhileTheComputerThinksTakesTheMoveBackAndStopsIt(FxRobot robot) throws TimeoutException {
        assertEquals("first steps", WindowFixture.text(robot, "#doing-white"), "what it is called");
        play(robot, "#d3");
        assertEquals("thinking", WindowFixture.text(robot, "#doing-white"));

        robot.press(KeyCode.CONTROL).type(KeyCode.Z).release(KeyCode.CONTROL);

        assertEquals(0, window.desk.session().ply());
        assertEquals(ASKED, STOPPED);
        assertEquals("4 legal moves", WindowFixture.text(robot, "#doing-black"));
    }

    @Test
    void homeShowsTheStartPositionInEveryWorkspaceButCircuit(FxRobot robot) throws TimeoutException {
        Game opened = Game.INITIAL.play(Square.F5).play(Square.D6).play(Square.C3);
        for (String space : List.of("space-play", "space-analyse")) {
            for (Unit unit : Unit.values()) {
                robot.interact(() -> {
                    window.window.run(space);
                    window.desk.session().show(GameTree.of(opened), opened.moves(), Optional.empty(),
                        Optional.empty());
                    window.time().unitProperty().set(unit);
                });
                window.awaitPanel();
                robot.type(KeyCode.HOME, KeyCode.HOME, KeyCode.COMMA);
                assertEquals(4, Long.bitCount(window.desk.board().legalProperty().get()), space + unit);
                assertEquals(new BoardPicture(Position.INITIAL.black(), Position.INITIAL.white(), 0, true),
                    window.desk.board().discsProperty().get());
            }
        }
        robot.interact(() -> window.window.run("space-circuit"));
        robot.type(KeyCode.HOME);
        assertEquals(0, window.desk.board().discsProperty().get().black(), "power-up");
        robot.interact(() -> window.window.run("space-play"));
        assertEquals(2, Long.bitCount(window.desk.board().discsProperty().get().black()));
    }

    @Test
    void legalMovesAreToldOnlyOfTheBoardThatIsShown(FxRobot robot) throws TimeoutException {
        window.awaitPanel();
        robot.interact(() -> {
            window.window.run("space-circuit");
            window.window.run("to-first");
        });
        assertEquals("0", WindowFixture.text(robot, "#score-black"), "power-up: the board is empty");
        assertEquals("", WindowFixture.text(robot, "#doing-black"));

        robot.interact(() -> window.window.run("to-last"));
        assertEquals("4 legal moves", WindowFixture.text(robot, "#doing-black"));
    }

    @Test
    void steppingBackAndForthByKeyReadsTheSameState(FxRobot robot) throws TimeoutException {
        play(robot, "#d3");
        long end = hash();
        List<Long> back = new ArrayList<>(List.of(end));
        for (int i = 0; i < 40; i++) {
            robot.interact(() -> window.desk.hardware().time().step(false));
            back.addFirst(hash());
        }
        robot.type(KeyCode.COMMA);
        assertNotEquals(new Instant(1, 5, 18), now().at());
        robot.type(KeyCode.PERIOD);
        for (long expected : back) {
            assertEquals(expected, hash());
            robot.interact(() -> window.desk.hardware().time().step(true));
        }
        assertEquals(end, hash());
        robot.clickOn("#space-button-circuit");      // where gate delays are counted
        assertEquals("gate delay 18 of 18", WindowFixture.text(robot, "#step-counter"));
    }

    private static void showController(FxRobot robot) {
        robot.clickOn("#space-button-circuit");
        if (robot.lookup("#controller").tryQuery().filter(Controls::isSeen).isEmpty()) {
            robot.clickOn("#board-button");
        }
    }

    @Test
    void theFlipOfTheFirstMoveIsSeenGateByGate(FxRobot robot) throws TimeoutException {
        play(robot, "#d3");
        robot.interact(() -> window.desk.hardware().time().jump(new Instant(1, 2, 7)));
        assertEquals("d3 is played. Still to turn: d4.", WindowFixture.text(robot, "#sentence"));
        assertTrue(WindowFixture.has(robot, "#d4", "white"));
        showController(robot);
        assertTrue(WindowFixture.has(robot, "#state-UPDATE", "current"));
        assertTrue(WindowFixture.has(robot, "#agreement", "settling"));

        robot.type(KeyCode.PERIOD);
        assertEquals("Black plays d3, after 8 gate delays: d4 turned; the move is complete.",
            WindowFixture.text(robot, "#sentence"));
        assertTrue(WindowFixture.has(robot, "#d4", "black"));
        assertTrue(WindowFixture.has(robot, "#agreement", "agree"));
        assertEquals(1, window.desk.session().ply());
    }

    @Test
    void noNextStateIsToldBeforeItHasSettled(FxRobot robot) throws TimeoutException {
        play(robot, "#d3");
        showController(robot);
        robot.interact(() -> window.desk.hardware().time().jump(new Instant(1, 2, 0)));
        assertEquals("next clock: not settled yet", WindowFixture.text(robot, "#controller-next"));

        robot.type(KeyCode.PERIOD, 8);
        assertEquals("next clock: SWAP1", WindowFixture.text(robot, "#controller-next"));
    }

    @Test
    void theComputerSaysThatItWaitsWhileSomebodyLooks(FxRobot robot) throws TimeoutException {
        play(robot, "#d3");
        robot.type(KeyCode.COMMA);
        assertEquals("thinking", WindowFixture.text(robot, "#doing-white"),
            "in Play the chip holds no one up");

        robot.clickOn("#space-button-circuit");
        robot.type(KeyCode.COMMA);
        assertEquals("paused while you browse (End to continue)", WindowFixture.text(robot, "#doing-white"));

        robot.type(KeyCode.END);
        assertEquals("thinking", WindowFixture.text(robot, "#doing-white"));
    }

    @Test
    void steppingBackOutOfAMoveTakesItBack(FxRobot robot) throws TimeoutException {
        play(robot, "#d3");
        robot.interact(() -> window.desk.hardware().time().jump(new Instant(1, 0, 0)));
        assertEquals(1, window.desk.session().ply());

        robot.type(KeyCode.COMMA);

        assertEquals(0, window.desk.session().ply());
        assertEquals(1, window.desk.session().line().length());
        assertFalse(WindowFixture.has(robot, "#d3", "black"));
    }

    @Test
    void pressingInALaneGoesThere(FxRobot robot) throws TimeoutException {
        play(robot, "#d3");
        robot.interact(() -> window.desk.hardware().time().jump(new Instant(1, 2, 0)));
        robot.clickOn("#space-button-circuit");
        LanesView lanes = robot.lookup("#lanes").query();

        window.click(robot, () -> lanes.localToScreen(lanes.pointOf(Unit.GATE, 9)));
        assertEquals(new Instant(1, 2, 9), now().at());

        window.click(robot, () -> lanes.localToScreen(lanes.pointOf(Unit.MOVE, 0)));
        assertEquals(0, window.desk.session().ply());
    }

    @Test
    void playingRunsThroughTheMoveToItsEnd(FxRobot robot) throws TimeoutException {
        play(robot, "#d3");
        robot.interact(() -> {
            window.desk.hardware().time().speedProperty().set(50);
            window.desk.hardware().time().jump(new Instant(1, 2, 0));
        });
        robot.type(KeyCode.P);
        WindowFixture.await(() -> now().at().equals(now().run().last()));

        assertFalse(window.desk.hardware().time().playingProperty().get());
    }

    @Test
    void theClosedPanelRecordsNothingAndTheGameGoesOn(FxRobot robot) throws TimeoutException {
        window.awaitPanel();
        robot.type(KeyCode.H);
        assertEquals(Optional.empty(), window.desk.hardware().momentProperty().get());
        assertFalse(robot.lookup("#cell-array").query().isVisible());

        robot.clickOn("#d3");
        assertEquals(1, window.desk.session().ply());
        assertEquals(Optional.empty(), window.desk.hardware().momentProperty().get());

        robot.type(KeyCode.H);
        window.awaitPanel();
        assertEquals(1, now().at().move());
    }

    @Test
    void theNetworksOfBothColoursAreSwitchedByKey(FxRobot robot) {
        assertFalse(window.desk.hardware().bothNetworksProperty().get());
        robot.type(KeyCode.B);
        assertTrue(window.desk.hardware().bothNetworksProperty().get());
        robot.type(KeyCode.W);
        assertTrue(window.desk.hardware().allWiresProperty().get());
    }

    @Test
    void theHelpListsTheKeysAndGivesTheKeyboardBack(FxRobot robot) {
        robot.type(KeyCode.F1);
        assertTrue(robot.lookup("#help").query().isVisible());
        robot.type(KeyCode.ESCAPE);
        assertFalse(robot.lookup("#help").query().isVisible());
        assertTrue(robot.lookup("#d3").query().isFocused());
    }
}
