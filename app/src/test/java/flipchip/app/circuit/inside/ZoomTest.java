package flipchip.app.circuit.inside;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;
import flipchip.app.WindowFixture;
import flipchip.app.WindowTest;
import flipchip.app.circuit.array.ArrayGeometry;
import flipchip.app.circuit.array.ChipCamera;
import flipchip.app.circuit.array.ChipPlace;
import flipchip.app.circuit.inside.CellLayout.Point;
import flipchip.app.circuit.inside.GroupPlan.Block;
import flipchip.app.kit.draw.RecordedPen;
import flipchip.app.kit.settings.Frame;
import flipchip.app.kit.settings.Settings;
import flipchip.engine.board.Square;
import flipchip.hwsim.referee.run.Instant;
import javafx.geometry.Point2D;
import javafx.geometry.VerticalDirection;
import javafx.scene.Node;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;

/// Goes into the chip and out again, by mouse and by key, and reads what it says.
@WindowTest
class ZoomTest {
    private static final Settings TWO_PEOPLE =
        WindowFixture.PEOPLE.with(Frame.SIDE_WIDTH, 300.0).with(Frame.WIDTH, 1240.0);

    private WindowFixture window;

    @WindowTest.Opening
    static WindowFixture open(Stage stage) {
        return WindowFixture.withoutEngine(stage, TWO_PEOPLE);
    }

    private ChipPlace place() {
        return window.desk.hardware().camera().placeProperty().get();
    }

    private void awaitCaption(FxRobot robot, String text) throws TimeoutException {
        WindowFixture.await(() -> WindowFixture.text(robot, "#chip-caption").contains(text));
    }

    private void focusArray(FxRobot robot) throws TimeoutException {
        window.awaitPanel();
        robot.clickOn("#space-button-circuit");
        robot.interact(() -> robot.lookup("#cell-array").<Node>query().requestFocus());
    }

    @Test
    void enterGoesIntoTheCellThenToItsGatesAndEscapeComesBack(FxRobot robot) throws TimeoutException {
        focusArray(robot);
        robot.type(KeyCode.RIGHT);
        robot.type(KeyCode.ENTER);
        WindowFixture.await(() -> place().equals(new ChipPlace(ChipPlace.Level.CELL, Square.E4)));
        assertEquals("e4", WindowFixture.text(robot, "#crumb-cell"));
        assertTrue(WindowFixture.has(robot, "#crumb-cell", "current"));
        assertTrue(robot.lookup("#chip-inside").<Node>query().isFocused());
        awaitCaption(robot, "Cell e4: ");
        awaitCaption(robot, "of 114 gates are 1");

        robot.type(KeyCode.ENTER);
        WindowFixture.await(() -> place().level() == ChipPlace.Level.GATE);
        robot.type(KeyCode.ESCAPE);
        WindowFixture.await(() -> place().level() == ChipPlace.Level.CELL);
        robot.type(KeyCode.BACK_SPACE);
        WindowFixture.await(() -> place().equals(ChipPlace.ARRAY));
        assertTrue(robot.lookup("#cell-array").<Node>query().isFocused());
    }

    @Test
    void escapeComesBackAlsoFromTheBoard(FxRobot robot) throws TimeoutException {
        robot.push(KeyCode.CONTROL, KeyCode.DIGIT3);
        robot.clickOn("#board-button");
        window.click(robot, "#d3");
        window.awaitPanel();
        Node board = window.scene().getFocusOwner();
        robot.push(KeyCode.ALT, KeyCode.PAGE_DOWN).push(KeyCode.ALT, KeyCode.PAGE_DOWN);
        assertEquals(ChipPlace.Level.GATE, place().level());
        robot.type(KeyCode.ESCAPE);
        WindowFixture.await(() -> place().level() == ChipPlace.Level.CELL);
        assertEquals(board, window.scene().getFocusOwner());

        robot.push(KeyCode.CONTROL, KeyCode.K);
        robot.type(KeyCode.ESCAPE);
        assertTrue(robot.lookup("#palette-list").tryQuery().isEmpty());
        robot.push(KeyCode.CONTROL, KeyCode.DIGIT2);
        robot.type(KeyCode.ESCAPE);
        robot.push(KeyCode.CONTROL, KeyCode.DIGIT3);
        assertEquals(ChipPlace.Level.CELL, place().level(), "nothing happens where nobody sees it");
        robot.type(KeyCode.ESCAPE);
        WindowFixture.await(() -> place().equals(ChipPlace.ARRAY));
        assertEquals(1, window.desk.session().game().length(), "the game stays as it is");
    }

    @Test
    void eachWorkspaceShowsItsOwnPartOfTheChip(FxRobot robot) throws TimeoutException {
        window.awaitPanel();
        robot.interact(() -> window.desk.hardware().camera().toCell(Square.D4));
        robot.push(KeyCode.CONTROL, KeyCode.DIGIT3);
        assertEquals(ChipPlace.ARRAY, place(), "nobody has gone into it here");
        robot.interact(() -> window.desk.hardware().camera().toGates(6.5, 0.5));

        robot.push(KeyCode.CONTROL, KeyCode.DIGIT1);
        assertEquals(new ChipPlace(ChipPlace.Level.CELL, Square.D4), place());
        robot.push(KeyCode.CONTROL, KeyCode.DIGIT3);
        assertEquals(new ChipPlace(ChipPlace.Level.GATE, Square.G1), place());
        robot.push(KeyCode.ALT, KeyCode.R);
        robot.push(KeyCode.CONTROL, KeyCode.DIGIT2);
        assertEquals(0.8, window.desk.hardware().camera().shotProperty().get().zoom(),
            "with the cells beyond the border, also where it is seen for the first time");
    }

    @Test
    void escapeComesBackAlsoWhileATooltipShows(FxRobot robot) throws TimeoutException {
        window.awaitPanel();
        robot.interact(() -> {
            window.desk.hardware().camera().toCell(Square.D4);
            robot.lookup("#chip-inside").<Node>query().requestFocus();
        });
        robot.moveTo("#agreement").moveBy(1, 1);
        WindowFixture.await(() -> Window.getWindows().stream().anyMatch(Tooltip.class::isInstance));
        robot.type(KeyCode.ESCAPE);
        WindowFixture.await(() -> place().equals(ChipPlace.ARRAY));
    }

    @Test
    void theArrowsGoFromCellToCellAndTheCrumbsGoBack(FxRobot robot) throws TimeoutException {
        focusArray(robot);
        robot.type(KeyCode.UP);
        robot.type(KeyCode.ENTER);
        robot.type(KeyCode.LEFT);
        assertEquals(Square.C3, place().square());

        robot.clickOn("#crumb-gate");
        assertEquals(new ChipPlace(ChipPlace.Level.GATE, Square.C3), place());
        robot.clickOn("#crumb-cell");
        assertEquals(new ChipPlace(ChipPlace.Level.CELL, Square.C3), place());
        robot.clickOn("#crumb-array");
        assertEquals(ChipPlace.ARRAY, place());
    }

    @Test
    void theWheelZoomsAtThePointerAndDraggingPans(FxRobot robot) throws TimeoutException {
        window.awaitPanel();
        robot.moveTo("#cell-array");
        robot.scroll(2, VerticalDirection.UP);
        assertNotEquals(1.0, window.desk.hardware().camera().shotProperty().get().zoom());

        robot.interact(() -> window.desk.hardware().camera().toCell(Square.D4));
        double before = window.desk.hardware().camera().shotProperty().get().x();
        robot.moveTo("#chip-inside").press(MouseButton.PRIMARY).moveBy(16, 0).release(MouseButton.PRIMARY);
        assertTrue(window.desk.hardware().camera().shotProperty().get().x() < before,
            "the cell follows the mouse");
    }

    @Test
    void aDoubleClickOnACellGoesIn(FxRobot robot) throws TimeoutException {
        window.awaitPanel();
        Node array = robot.lookup("#cell-array").query();
        double middle = array.getLayoutBounds().getWidth() / 2;
        Point2D at = array.localToScene(middle, middle);
        // As the toolkit reports two clicks in time; a robot's come too late after another on a busy
        // computer.
        robot.interact(() -> array.fireEvent(
            new MouseEvent(MouseEvent.MOUSE_CLICKED, at.getX(), at.getY(), 0, 0, MouseButton.PRIMARY, 2,
                false, false, false, false, false, false, false, false, false, true, null)));
        assertEquals(ChipPlace.Level.CELL, place().level());
    }

    @Test
    void aDoubleClickOnABlockShowsItsGatesWhereTheyWere(FxRobot robot) throws TimeoutException {
        window.awaitPanel();
        robot.clickOn("#space-button-circuit");
        robot.interact(() -> window.desk.hardware().camera().toCell(Square.D4));
        awaitCaption(robot, "Cell d4: ");
        Region inside = robot.lookup("#chip-inside").query();
        for (Block block : Block.values()) {
            Point middle = GroupPlan.middle(block);
            robot.interact(() -> {
                window.desk.hardware().camera().toCell(Square.D4);
                Point2D at = inside.localToScene(
                    geometry(inside).x(Square.D4)
                        + (middle.x() - 0.48) * geometry(inside).pitchX() * ArrayGeometry.CELL,
                    geometry(inside).y(Square.D4)
                        + (middle.y() - 0.55) * geometry(inside).pitch() * ArrayGeometry.CELL);
                // A press first: after a drag, a click alone belongs to the drag.
                Stream.of(MouseEvent.MOUSE_PRESSED, MouseEvent.MOUSE_CLICKED)
                    .forEach(type -> inside
                        .fireEvent(new MouseEvent(type, at.getX(), at.getY(), 0, 0, MouseButton.PRIMARY, 2,
                            false, false, false, false, false, false, false, false, false, true, null)));
            });
            assertEquals(new ChipPlace(ChipPlace.Level.CELL, Square.D4), place(), "the same picture, closer");
            ChipCamera.Shot shot = window.desk.hardware().camera().shotProperty().get();
            assertEquals(3.5 + (middle.x() - 0.5) * ArrayGeometry.CELL, shot.x(), 1e-6, block.toString());
            assertEquals(3.5 + (middle.y() - 0.5) * ArrayGeometry.CELL, shot.y(), 1e-6, block.toString());
            double high = GroupPlan.HEIGHT * geometry(inside).pitch() * ArrayGeometry.CELL;
            assertTrue(high > 0.7 * geometry(inside).side() && high <= geometry(inside).side(),
                "it fills the view");
        }
        robot.interact(() -> window.desk.hardware().camera().leave());
        assertEquals(ChipPlace.Level.CELL.entry(),
            window.desk.hardware().camera().shotProperty().get().zoom(), "back to the whole cell");
    }

    private ArrayGeometry geometry(Region view) {
        return window.desk.hardware().camera().geometry(view.getWidth(), view.getHeight());
    }

    @Test
    void allGatesOfTheSchematicAreInViewAtFirst(FxRobot robot) throws TimeoutException {
        focusArray(robot);
        robot.clickOn("#crumb-gate");
        assertEquals(ChipPlace.Level.GATE, place().level());
        Region inside = robot.lookup("#chip-inside").query();
        ArrayGeometry geometry = geometry(inside);
        double height = geometry.pitch() * ArrayGeometry.CELL;
        assertTrue(height < geometry.side() && height * geometry.wide() < inside.getWidth());
        assertTrue(height > 0.8 * geometry.side());
    }

    /// A small block keeps its name clear of its gates.
    @Test
    void noTextOfACellLiesOverItsGates(FxRobot robot) throws TimeoutException {
        robot.clickOn("#d3");
        focusArray(robot);
        robot.type(KeyCode.RIGHT, KeyCode.ENTER);
        awaitCaption(robot, "Cell e4: ");
        for (int[] size : new int[][] {{800, 600}, {900, 640}, {1024, 768}, {1280, 800}, {1440, 900}}) {
            window.resize(robot, size[0], size[1]);
            RecordedPen drawn = drawn(robot);
            List<String> over = drawn.texts.stream()
                .filter(text -> drawn.shapes.stream().anyMatch(it -> it.bounds().intersects(text.bounds())))
                .map(RecordedPen.Drawn::text).toList();
            assertTrue(drawn.texts.stream().anyMatch(text -> text.text().equals("would turn"))
                    && drawn.shapes.size() > 114,
                drawn.texts.toString());
            assertEquals(List.of(), over, size[0] + "x" + size[1]);
        }
    }

    /// Its other side shows by half until the clock's end; a trace frames gates and covers none.
    @Test
    void aDiscThatTurnsIsDrawnByHalfAndNoMarkCoversAGate(FxRobot robot) throws TimeoutException {
        robot.clickOn("#d3");
        window.awaitPanel();
        WindowFixture.fire(robot, "#space-button-circuit");
        robot.interact(() -> {
            window.time().jump(new Instant(1, 2, 8));
            window.desk.hardware().camera().toCell(Square.D4);
        });
        awaitCaption(robot, "Cell d4: ");
        assertEquals(1, drawn(robot).halves());
        robot.interact(() -> window.time().jump(new Instant(1, 3, 0)));
        assertEquals(0, drawn(robot).halves(), "stored, it is whole");

        InsideView inside = robot.lookup("#chip-inside").query();
        robot.interact(inside::requestFocus);
        robot.type(KeyCode.ENTER);
        awaitCaption(robot, "Cell d4: ");
        robot.type(KeyCode.RIGHT, KeyCode.ENTER);
        WindowFixture.await(() -> WindowFixture.text(robot, "#chip-caption").startsWith("d4."));
        robot.type(KeyCode.BACK_SPACE);
        WindowFixture.await(() -> place().level() == ChipPlace.Level.CELL);
        RecordedPen traced = drawn(robot);
        List<RecordedPen.Drawn> covering =
            traced.frames.stream()
                .filter(frame -> traced.shapes.stream()
                    .anyMatch(gate -> gate.bounds().intersects(frame.bounds())
                            && !frame.bounds().contains(gate.bounds()) && gate.text().equals("fill")))
                .toList();
        assertTrue(traced.frames.size() > 5, "the trace is drawn");
        assertEquals(List.of(), covering);
    }

    private static RecordedPen drawn(FxRobot robot) {
        InsideView inside = robot.lookup("#chip-inside").query();
        RecordedPen pen = new RecordedPen();
        robot.interact(() -> inside.paint(pen.pen(), inside.getWidth(), inside.getHeight()));
        return pen;
    }

    @Test
    void aShowIsSeenInTheArrayAlsoFromInsideACell(FxRobot robot) throws TimeoutException {
        focusArray(robot);
        robot.interact(() -> window.desk.hardware().camera().toCell(Square.C5));
        robot.push(KeyCode.SHIFT, KeyCode.F7);
        WindowFixture.await(() -> window.desk.session().isStory());
        WindowFixture.await(() -> place().equals(ChipPlace.ARRAY));
    }

    @Test
    void aCellAtRestSaysThatNoneOfItsGatesChanges(FxRobot robot) throws TimeoutException {
        robot.clickOn("#d3");
        window.awaitPanel();
        robot.interact(() -> {
            window.desk.hardware().time().jump(new Instant(1, 2, 10));
            window.desk.hardware().camera().toCell(Square.D3);
        });
        awaitCaption(robot, "Cell d3: 16 of 114 gates are 1; none changes now.");
    }

    @Test
    void aGateSaysItsEquationAndValuesAndIsTracedAcrossCells(FxRobot robot) throws TimeoutException {
        robot.clickOn("#d3");
        window.awaitPanel();
        robot.interact(() -> {
            window.desk.hardware().time().jump(new Instant(1, 2, 8));
            window.desk.hardware().camera().toGates(Square.D4.file() + 0.5, Square.D4.row() + 0.5);
            robot.lookup("#chip-inside").<Node>query().requestFocus();
        });
        awaitCaption(robot, "Cell d4: ");
        robot.type(KeyCode.RIGHT);
        assertEquals("d4.legal = d4.lg3 AND d4_state.empty: now 0 = 0 AND 0",
            WindowFixture.text(robot, "#chip-caption"));

        robot.type(KeyCode.ENTER);
        WindowFixture.visit(robot, "circuit");
        WindowFixture.fire(robot, "#tab-circuit");
        String text = WindowFixture.text(robot, "#report-text");
        assertTrue(text.startsWith("d4.legal: "), text);
        assertFalse(text.contains(": 0 gates"), text);

        robot.clickOn("#crumb-array");
        assertTrue(WindowFixture.text(robot, "#chip-caption").startsWith("d4.legal: "),
            "the trace goes on over the array");
        robot.clickOn("#crumb-cell");
        robot.interact(() -> robot.lookup("#chip-inside").<Node>query().requestFocus());
        robot.type(KeyCode.ESCAPE);
        assertEquals(ChipPlace.Level.CELL, place().level());
        assertFalse(WindowFixture.text(robot, "#chip-caption").startsWith("d4.legal: "),
            "the trace is forgotten");
    }
}
