package flipchip.app.circuit.inside;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import flipchip.app.WindowFixture;
import flipchip.app.WindowTest;
import flipchip.app.circuit.array.ArrayGeometry;
import flipchip.app.circuit.array.ChipCamera;
import flipchip.app.circuit.array.ChipPlace;
import flipchip.app.kit.draw.RecordedPen;
import flipchip.app.kit.settings.Frame;
import flipchip.app.kit.settings.Settings;
import flipchip.engine.board.Game;
import flipchip.engine.board.Square;
import flipchip.engine.notation.Transcript;
import flipchip.hwsim.referee.run.Instant;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;

/// Asks the chip why, and what a move would do, in the real window.
@WindowTest
class ExplainTest {
    private static final Settings TWO_PEOPLE =
        WindowFixture.PEOPLE.with(Frame.SIDE_WIDTH, 300.0).with(Frame.WIDTH, 1240.0);

    private static final double STEP = 18;
    private static final double RIM = 50;

    private WindowFixture window;

    @WindowTest.Opening
    static WindowFixture open(Stage stage) {
        return WindowFixture.withoutEngine(stage, TWO_PEOPLE);
    }

    private void press(FxRobot robot, KeyCode key) {
        robot.press(KeyCode.ALT).type(key).release(KeyCode.ALT);
    }

    private void focus(FxRobot robot, String id) {
        robot.interact(() -> robot.lookup(id).<Node>query().requestFocus());
    }

    private void awaitText(FxRobot robot, String id, String text) throws TimeoutException {
        try {
            WindowFixture.await(() -> WindowFixture.text(robot, id).equals(text));
        } catch (TimeoutException late) {
            assertEquals(text, WindowFixture.text(robot, id));
            throw late;
        }
    }

    @Test
    void theKeyExplainsTheSquareOfTheKeyboardDirectionByDirection(FxRobot robot) throws TimeoutException {
        window.awaitPanel();
        WindowFixture.visit(robot, "circuit");
        focus(robot, "#d3");
        press(robot, KeyCode.Y);
        awaitText(robot, "#report-text", "Black may play d3: it would turn d4, in one direction.");
        ListView<?> lines = robot.lookup("#report-lines").query();
        WindowFixture.await(() -> lines.getItems().toString().contains("d3 is legal for Black"));
        assertTrue(lines.getItems().toString().contains("South: turns d4; d5 is Black too"),
            lines.getItems().toString());

        robot.type(KeyCode.LEFT);
        awaitText(robot, "#report-text", "Black may not play c3: it would turn no disc.");
        WindowFixture.await(() -> lines.getItems().toString().contains("f6 is empty and does not close"));
        assertTrue(lines.getItems().toString()
            .contains("South-east: the row d4, e5 is not closed: f6 is empty (f6.rolB[SE] is 0)."));
        assertEquals("Black may not play c3: it would turn no disc.",
            WindowFixture.text(robot, "#chip-caption"));
        press(robot, KeyCode.Y);
        assertFalse(robot.lookup("#chip-inside").<Node>query().isVisible());
    }

    @Test
    void aReasonLeadsToTheGateThatSaysNo(FxRobot robot) throws TimeoutException {
        window.awaitPanel();
        WindowFixture.visit(robot, "circuit");
        focus(robot, "#c3");
        press(robot, KeyCode.Y);
        awaitText(robot, "#report-text", "Black may not play c3: it would turn no disc.");
        WindowFixture.fire(robot, "#tab-circuit");
        ListView<?> lines = robot.lookup("#report-lines").query();
        WindowFixture.await(() -> lines.getItems().toString().contains("f6 is empty and does not close"));
        robot.interact(() -> {
            lines.getSelectionModel().select(lines.getItems().size() - 5);
            lines.requestFocus();
        });
        robot.type(KeyCode.ENTER);
        WindowFixture.await(
            () -> window.desk.hardware().camera().placeProperty().get().level() == ChipPlace.Level.GATE);
        assertEquals("f6", window.desk.hardware().camera().placeProperty().get().square().toString());
        WindowFixture.await(() -> WindowFixture.text(robot, "#chip-caption").startsWith("f6.rolB[SE] = "));
    }

    /// On the way to the gates cells grow wider, and a die may be less high than its room.
    @Test
    void theGateOfAStepIsInViewAtEverySize(FxRobot robot) throws TimeoutException {
        robot.clickOn("#d3");
        robot.clickOn("#c3");
        window.awaitPanel();
        WindowFixture.fire(robot, "#space-button-circuit");
        awaitText(robot, "#report-title", "Why did d4 turn?");
        ListView<CircuitReport.Line> lines = robot.lookup("#report-lines").queryListView();
        List<String> beside = new ArrayList<>();
        for (int[] size : new int[][] {{800, 600}, {1280, 800}, {1440, 900}, {720, 900}}) {
            window.resize(robot, size[0], size[1]);
            for (String gate : List.of("e5.rolW", "c3.flipOutW", "d4.toW")) {
                robot.interact(() -> {
                    window.desk.hardware().camera().toArray();
                    lines.getSelectionModel().select(lines.getItems().stream()
                        .filter(line -> line.nets().contains(gate)).findFirst().orElseThrow());
                    lines.fireEvent(new KeyEvent(KeyEvent.KEY_PRESSED, "", "", KeyCode.ENTER, false, false,
                        false, false));
                });
                awaitArrival();
                if (!isFoundByMouse(robot, gate)) {
                    beside.add(gate + " at " + size[0] + "x" + size[1]);
                }
            }
        }
        assertEquals(List.of(), beside);
    }

    private void awaitArrival() throws TimeoutException {
        ChipCamera camera = window.desk.hardware().camera();
        WindowFixture.await(() -> camera.targetLevel() == ChipPlace.Level.GATE
                && camera.target().equals(camera.shotProperty().get()));
    }

    /// Passes over the die with the mouse, but not close to its edges, until `gate` is named.
    private static boolean isFoundByMouse(FxRobot robot, String gate) {
        Region inside = robot.lookup("#chip-inside").query();
        AtomicBoolean found = new AtomicBoolean();
        robot.interact(() -> {
            double side = ArrayGeometry.in(inside.getWidth(), inside.getHeight()).side();
            for (double y = RIM; y < side - RIM && !found.get(); y += STEP) {
                for (double x = RIM; x < inside.getWidth() - RIM && !found.get(); x += STEP) {
                    Point2D at = inside.localToScene(x, y);
                    inside.fireEvent(
                        new MouseEvent(MouseEvent.MOUSE_MOVED, at.getX(), at.getY(), 0, 0, MouseButton.NONE,
                            0, false, false, false, false, false, false, false, false, false, true, null));
                    found.set(WindowFixture.text(robot, "#chip-caption").startsWith(gate));
                }
            }
        });
        return found.get();
    }

    /// The chip shows the new disc while the nets still have the board before it.
    @Test
    void whileDiscsTurnTheReasonsSayThatTheBoardIsStillThatBeforeTheMove(FxRobot robot)
            throws TimeoutException {
        String stale = " The board is still as before the move: the clock's end stores what turns now.";
        robot.clickOn("#d3");
        window.awaitPanel();
        WindowFixture.visit(robot, "circuit");
        robot.interact(() -> window.time().jump(new Instant(1, 2, 8)));
        focus(robot, "#d2");
        press(robot, KeyCode.Y);
        awaitText(robot, "#report-text", "Black may not play d2: it would turn no disc." + stale);
        ListView<?> lines = robot.lookup("#report-lines").query();
        WindowFixture.await(() -> lines.getItems().toString().contains("South: d3 is empty"));
        robot.interact(() -> window.time().jump(new Instant(1, 3, 18)));
        WindowFixture.await(() -> !WindowFixture.text(robot, "#report-text").endsWith(stale)
                && lines.getItems().toString().contains("South: d3 is Black too"));
    }

    @Test
    void aRowOfTheSignalsLeadsToItsGateDelayAndCell(FxRobot robot) throws TimeoutException {
        robot.clickOn("#d3");
        window.awaitPanel();
        WindowFixture.fire(robot, "#space-button-circuit", "#tab-signals");
        robot.interact(() -> window.time().jump(new Instant(1, 2, 0)));
        ListView<?> log = robot.lookup("#signal-log").query();
        WindowFixture.await(() -> log.getItems().toString().contains("d4 will become black"));
        robot.interact(() -> {
            int row = 0;
            while (!log.getItems().get(row).toString().contains("d4 will become black")) {
                row++;
            }
            log.getSelectionModel().select(row);
            log.requestFocus();
        });
        robot.type(KeyCode.ENTER);
        WindowFixture.await(() -> window.now().at().equals(new Instant(1, 2, 8)));
        assertEquals(Optional.of(Square.D4), window.desk.hardware().chosenProperty().get());

        robot.interact(() -> log.scrollTo(0));
        WindowFixture.layOutAll();
        Node first = robot.lookup("#signal-log .list-cell").<Node>nth(0).query();
        robot.clickOn(first);
        WindowFixture.await(() -> window.now().at().equals(new Instant(1, 2, 0)));
    }

    @Test
    void withoutAQuestionTheLastMoveIsExplainedAndAStepLeadsToItsMoment(FxRobot robot)
            throws TimeoutException {
        robot.clickOn("#d3");
        window.awaitPanel();
        WindowFixture.fire(robot, "#space-button-circuit");
        awaitText(robot, "#report-title", "Why did d4 turn?");
        ListView<CircuitReport.Line> lines = robot.lookup("#report-lines").queryListView();
        CircuitReport.Line last = lines.getItems().getLast();
        assertEquals("d4 becomes black", last.text());
        assertEquals(Optional.of(new Instant(1, 2, 8)), last.at());
        assertTrue(lines.getItems().toString().contains("Move 1, clock 2: UPDATE"),
            "clocks count from 0 as in links: " + lines.getItems());

        robot.interact(() -> {
            lines.getSelectionModel().selectLast();
            lines.requestFocus();
        });
        robot.type(KeyCode.ENTER);
        WindowFixture.await(() -> window.desk.hardware().momentProperty().get().orElseThrow().at()
            .equals(new Instant(1, 2, 8)));
        assertEquals("Why did d4 turn?", WindowFixture.text(robot, "#report-title"));

        press(robot, KeyCode.Y);
        awaitText(robot, "#report-title", "Why did d4 turn?");
        press(robot, KeyCode.Y);
        WindowFixture.fire(robot, "#space-button-play", "#space-button-circuit");
        awaitText(robot, "#report-title", "Why did d4 turn?");
        WindowFixture.fire(robot, "#board-button");
        awaitText(robot, "#controller-clock", "clock 2 (clocks 0 to 5)");
    }

    @Test
    void aSquareIsAskedAboutByClickKeyAndMenuAndEscapeEndsIt(FxRobot robot) throws TimeoutException {
        robot.clickOn("#d3");
        window.awaitPanel();
        WindowFixture.fire(robot, "#space-button-circuit");
        awaitText(robot, "#report-title", "Why did d4 turn?");
        Node array = robot.lookup("#cell-array").query();
        Bounds seen = WindowFixture.onScreen(() -> array.localToScreen(array.getLayoutBounds()));
        robot.clickOn(cell(seen, Square.A1));
        awaitText(robot, "#report-title", "Why may White not play a1?");
        robot.type(KeyCode.ESCAPE);
        awaitText(robot, "#report-title", "Why did d4 turn?");

        focus(robot, "#cell-array");
        robot.type(KeyCode.LEFT, KeyCode.Y);
        awaitText(robot, "#report-title", "Why may White not play c4?");
        robot.type(KeyCode.ESCAPE);
        awaitText(robot, "#report-title", "Why did d4 turn?");

        robot.rightClickOn(cell(seen, Square.C3));
        WindowFixture.await(() -> robot.lookup("#chip-menu-why").tryQuery().isPresent());
        robot.clickOn("#chip-menu-why");
        awaitText(robot, "#report-title", "Why may White play c3?");
    }

    /// Why a disc turns is a path through its row; why a square may be played, eight rays.
    @Test
    void aDiscThatTurnsHasItsPathAndNoCrosses(FxRobot robot) throws TimeoutException {
        robot.clickOn("#d3");
        window.awaitPanel();
        WindowFixture.visit(robot, "circuit");
        robot.interact(() -> window.time().jump(new Instant(1, 2, 8)));
        InsideView inside = robot.lookup("#chip-inside").query();
        robot.interact(() -> window.desk.hardware().ask(Square.D4));
        WindowFixture.await(() -> !columns(inside).isEmpty());
        assertEquals(Set.of('d'), WindowFixture.onScreen(() -> columns(inside)));
        robot.interact(() -> window.desk.hardware().ask(Square.C3));
        WindowFixture.await(() -> columns(inside).size() > 1);
    }

    /// Columns of the array in which lines are drawn over it.
    private static Set<Character> columns(InsideView inside) {
        RecordedPen pen = new RecordedPen();
        inside.paint(pen.pen(), inside.getWidth(), inside.getHeight());
        ArrayGeometry geometry = ArrayGeometry.in(inside.getWidth(), inside.getHeight());
        return pen.lines.stream().map(RecordedPen.Drawn::bounds)
            .flatMap(line -> Stream.of(line.getMinX(), line.getMaxX()))
            .flatMap(x -> Arrays.stream(Square.values())
                .filter(square -> Math.abs(geometry.x(square) - x) < geometry.pitch() / 2))
            .map(square -> square.toString().charAt(0)).collect(Collectors.toSet());
    }

    private static Point2D cell(Bounds array, Square square) {
        ArrayGeometry geometry = ArrayGeometry.in(array.getWidth(), array.getHeight());
        return new Point2D(array.getMinX() + geometry.x(square), array.getMinY() + geometry.y(square));
    }

    @Test
    void theMoveAndTheMachineAreAskedAboutBelowTheSteps(FxRobot robot) throws TimeoutException {
        robot.clickOn("#d3");
        window.awaitPanel();
        WindowFixture.fire(robot, "#space-button-circuit");
        awaitText(robot, "#report-title", "Why did d4 turn?");
        WindowFixture.fire(robot, "#ask-machine");
        awaitText(robot, "#report-title", "Why does the machine wait?");
        WindowFixture.fire(robot, "#ask-played");
        awaitText(robot, "#report-title", "Why is d3 legal for Black?");
        WindowFixture.fire(robot, "#ask-longest");
        awaitText(robot, "#report-title", "Gates that settle last");
    }

    @Test
    void theGatesThatSettleLastAreListedOneByOne(FxRobot robot) throws TimeoutException {
        robot.clickOn("#d3");
        window.awaitPanel();
        WindowFixture.visit(robot, "circuit");
        robot.interact(() -> window.desk.hardware().time().jump(new Instant(1, 2, 8)));
        press(robot, KeyCode.K);
        WindowFixture
            .await(() -> WindowFixture.text(robot, "#report-text").contains("settles last, at gate delay 8"));
        ListView<?> lines = robot.lookup("#report-lines").query();
        assertEquals(9, lines.getItems().size());
        assertTrue(lines.getItems().getLast().toString().contains("Delay 8: d4.toB = "),
            lines.getItems().getLast().toString());

        press(robot, KeyCode.K);
        awaitText(robot, "#report-title", "Longest path through the array");
        assertEquals(26, lines.getItems().size());
    }

    @Test
    void theHeatMapAndTheShadowRingSayTheirFigures(FxRobot robot) throws TimeoutException {
        window.awaitPanel();
        robot.interact(() -> window.window.run("space-circuit"));
        press(robot, KeyCode.R);
        awaitText(robot, "#chip-caption",
            "36 shadow cells drive 552 wires that are always 0; 2,768 gates are dead because of them.");
        press(robot, KeyCode.H);
        awaitText(robot, "#chip-caption", "Gates left after synthesis: 4,528 of 7,296.");
        press(robot, KeyCode.H);
        awaitText(robot, "#chip-caption",
            "Gates of each cell by the nine types of the cellular-referee " + "lecture: 5,168 of 7,296.");
        press(robot, KeyCode.H);
        WindowFixture.await(
            () -> WindowFixture.text(robot, "#chip-caption").startsWith("Changes of each cell's nets"));
        press(robot, KeyCode.H);
        WindowFixture.await(() -> WindowFixture.text(robot, "#chip-caption").startsWith(
            "Of 14,592 stuck-at faults (each gate low, then high) 11,544 are visible on some " + "board"));
    }

    @Test
    void aLegalSquareShowsWhatItsMoveWouldDoBeforeItIsPlayed(FxRobot robot) throws TimeoutException {
        window.awaitPanel();
        focus(robot, "#d3");
        robot.moveTo("#d3");
        awaitText(robot, "#sentence",
            "d3 would turn d4; White would have 3 replies, c3, e3, c5; Black would have 3 moves.");
        assertTrue(WindowFixture.has(robot, "#d3", "ghost-move"));
        assertTrue(WindowFixture.has(robot, "#d4", "ghost-flip"));
        assertTrue(WindowFixture.has(robot, "#c5", "ghost-reply"));
        assertTrue(robot.lookup("#d3").<Node>query().getAccessibleText().contains("would turn d4"));
        assertEquals(0, window.desk.session().ply());

        press(robot, KeyCode.P);
        assertFalse(WindowFixture.has(robot, "#d4", "ghost-flip"));
        press(robot, KeyCode.P);
        WindowFixture.await(() -> WindowFixture.has(robot, "#d4", "ghost-flip"));
        robot.type(KeyCode.ENTER);
        assertFalse(WindowFixture.has(robot, "#d4", "ghost-flip"));
        assertEquals(1, window.desk.session().ply());
    }

    @Test
    void theGhostMoveCountsAndMarksTheDiscsThatCouldNeverTurnAgain(FxRobot robot) throws Exception {
        Game game = Transcript.parse("c4c3c2b2e6c1");
        robot.interact(() -> window.desk.session().show(game));
        window.awaitPanel();
        focus(robot, "#a1");
        robot.moveTo("#a1");
        awaitText(robot, "#sentence",
            "a1 would turn b2, c3, d4; White would have 3 replies, a2, a3, c5; Black would have "
                + "one move. Stable discs then: 1 of Black, 0 of White.");
        assertTrue(WindowFixture.has(robot, "#a1", "ghost-stable"));
        assertFalse(WindowFixture.has(robot, "#b2", "ghost-stable"));
    }
}
