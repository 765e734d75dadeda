package flipchip.app.game.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.concurrent.TimeoutException;
import flipchip.app.WindowFixture;
import flipchip.app.WindowTest;
import flipchip.app.game.session.Seat;
import flipchip.app.kit.draw.BoardStyle;
import flipchip.app.kit.draw.DiscStyle;
import flipchip.app.kit.settings.Frame;
import flipchip.app.kit.settings.Settings;
import flipchip.app.window.assembly.Seats;
import flipchip.engine.board.Game;
import flipchip.engine.board.Square;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.image.ImageView;
import javafx.scene.layout.Region;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;

/// What the board in the window looks like, with two people at it.
@WindowTest
class BoardLookTest {
    private WindowFixture window;

    @WindowTest.Opening
    static WindowFixture open(Stage stage) {
        return WindowFixture.silent(stage, Settings.DEFAULT.with(Seats.WHITE, Seat.HUMAN)
            .with(Frame.REDUCED_MOTION, true).with(Frame.PANEL, false));
    }

    private static ImageView picture(FxRobot robot, String square) {
        return (ImageView) robot.from(robot.lookup(square).<Node>query()).lookup(".disc").<Region>query()
            .getChildrenUnmodifiable().getFirst();
    }

    @Test
    void allDiscsOfAColourShowTheSamePictureUntilTheColoursChange(FxRobot robot) {
        robot.interact(() -> window.scene().getRoot().layout());
        assertSame(picture(robot, "#d4").getImage(), picture(robot, "#e4").getImage());
        assertEquals(picture(robot, "#d4").getViewport(), picture(robot, "#e5").getViewport());
        assertFalse(picture(robot, "#d4").getViewport().equals(picture(robot, "#d5").getViewport()));

        var before = picture(robot, "#d4").getImage();
        robot.interact(() -> {
            window.desk.settings().property(Frame.DISCS).set(DiscStyle.FLAT);
            window.dress(window.desk.settings().themeProperty().get());
            window.scene().getRoot().applyCss();
            window.scene().getRoot().layout();
        });
        assertFalse(before == picture(robot, "#d4").getImage(), "painted again");
    }

    @Test
    void overALegalSquareOwnDiscIsFaintAndTheDiscsThatWouldTurnHaveADot(FxRobot robot)
            throws TimeoutException {
        robot.moveTo("#d3");
        WindowFixture.await(() -> WindowFixture.has(robot, "#d4", "ghost-flip"));

        List<Region> faint = robot.from(robot.lookup("#d3").<Node>query()).lookup(".disc").<Region>queryAll()
            .stream().filter(Node::isVisible).toList();
        assertEquals(List.of(0.55), faint.stream().map(Node::getOpacity).toList());
        assertTrue(robot.from(robot.lookup("#d4").<Node>query()).lookup(".ghost").query().isVisible());
    }

    @Test
    void whereAValueStandsThereIsNoFaintDisc(FxRobot robot) throws TimeoutException {
        robot.interact(() -> window.desk.board()
            .showNotes(List.of(new MoveNote(Square.D3, "+1.5", 0, "one and a half"))));
        robot.moveTo("#d3");
        WindowFixture.await(() -> WindowFixture.has(robot, "#d4", "ghost-flip"));

        assertEquals(0, robot.from(robot.lookup("#d3").<Node>query()).lookup(".disc").queryAll().stream()
            .filter(Node::isVisible).count());
        assertFalse(robot.from(robot.lookup("#d3").<Node>query()).lookup(".legal-dot").query().isVisible());
    }

    @Test
    void theSquaresAreEquallyFarFromAllEdgesOfTheBoard(FxRobot robot) {
        robot.interact(() -> {
            Region board = robot.lookup(".board").query();
            Bounds first = board.sceneToLocal(square(robot, "#a1"));
            Bounds last = board.sceneToLocal(square(robot, "#h8"));
            double right = board.getWidth() - last.getMaxX();
            assertEquals(first.getMinX(), right, 1);
            assertEquals(first.getMinY(), board.getHeight() - last.getMaxY(), 1);
        });
    }

    private static Bounds square(FxRobot robot, String id) {
        Region square = robot.lookup(id).query();
        return WindowFixture.place(square);
    }

    @Test
    void discsThatTurnOfThemselvesDoSoOneAfterTheOtherOutwards(FxRobot robot) throws TimeoutException {
        robot.interact(() -> {
            window.desk.session().show(Game.INITIAL.play(Square.F5).play(Square.D6).play(Square.C3)
                .play(Square.D3).play(Square.C4).play(Square.F4));
            window.desk.settings().reducedMotionProperty().set(false);
        });
        List<DiscView> turning = robot.from(robot.lookup(".board").<Node>query()).lookup(".disc")
            .queryAllAs(DiscView.class).stream().toList();
        robot.interact(() -> {
            window.desk.session().play(Square.C5);
            assertTrue(turning.stream().anyMatch(disc -> !disc.rests()), "discs move");
        });
        WindowFixture.await(() -> turning.stream().allMatch(DiscView::rests));

        robot.interact(() -> {
            window.desk.settings().reducedMotionProperty().set(true);
            window.desk.session().play(first());
            assertTrue(turning.stream().allMatch(DiscView::rests), "reduced motion: end states");
        });
    }

    private Square first() {
        return Square.of(Long.numberOfTrailingZeros(window.desk.session().position().legalMoves()));
    }

    @Test
    void boardAndDiscsAreChosenByPicturesAndRemembered(FxRobot robot) throws TimeoutException {
        robot.interact(() -> window.window.run("settings"));
        WindowFixture.await(() -> robot.lookup("#setting-wood").tryQuery().isPresent()
                && robot.lookup("#setting-stones").tryQuery().isPresent());
        WindowFixture.fire(robot, "#setting-wood");
        WindowFixture.fire(robot, "#setting-stones");

        Settings kept = window.desk.settings().now();
        assertEquals(BoardStyle.WOOD, kept.get(Frame.BOARD));
        assertEquals(DiscStyle.STONES, kept.get(Frame.DISCS));
        assertEquals("wood", kept.values().get("board-style"));
        assertEquals(BoardStyle.FELT, Settings.DEFAULT.get(Frame.BOARD));
        assertEquals(DiscStyle.LENS, Settings.DEFAULT.get(Frame.DISCS));
    }
}
