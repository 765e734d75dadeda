package flipchip.app.circuit.whatif;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeoutException;
import flipchip.app.WindowFixture;
import flipchip.app.WindowTest;
import flipchip.app.circuit.array.ArrayGeometry;
import flipchip.app.game.session.Seat;
import flipchip.app.kit.settings.Frame;
import flipchip.app.window.assembly.Seats;
import flipchip.engine.board.Game;
import flipchip.engine.board.Square;
import flipchip.engine.notation.NotationException;
import flipchip.engine.notation.Transcript;
import flipchip.hwsim.referee.control.ControllerState;
import flipchip.hwsim.referee.run.Instant;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.VBox;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.robot.Motion;

/// Holds wires in the real window.
@WindowTest
class WhatIfWindowTest {
    private static final Instant IN_UPDATE = new Instant(5, 2, 10);
    private WindowFixture window;

    @WindowTest.Opening
    static WindowFixture open(Stage stage) {
        return WindowFixture.withoutEngine(stage, WindowFixture.QUICK.with(Seats.WHITE, Seat.HUMAN)
            .with(Frame.WIDTH, 1440.0).with(Frame.HEIGHT, 900.0));
    }

    private Game begin(FxRobot robot) throws TimeoutException, NotationException {
        Game game = Transcript.parse("f5d6c3d3c4");
        robot.interact(() -> window.desk.session().show(game));
        window.awaitPanel();
        WindowFixture.await(() -> window.now().run().game().equals(game));
        WindowFixture.visit(robot, "circuit");
        robot.interact(() -> window.time().jump(IN_UPDATE));
        return game;
    }

    private void hold(FxRobot robot, String net, boolean high) throws TimeoutException {
        robot.interact(() -> {
            window.window.run("what-if");
            robot.lookup("#what-if-net").<TextField>query().setText(net);
        });
        WindowFixture.fire(robot, high ? "#what-if-1" : "#what-if-0");
    }

    private boolean holds(String... nets) {
        return window.now().run().machine().options().held().stream().map(Object::toString).toList()
            .equals(List.of(nets));
    }

    private static String changes(FxRobot robot) {
        return robot.lookup("#what-if-changes").<VBox>query().getChildren().stream()
            .map(line -> ((Hyperlink) line).getText()).toList().toString();
    }

    @Test
    void aHeldWireIsShownAtTheSameMomentAndTheGameStaysAsItIs(FxRobot robot)
            throws TimeoutException, NotationException {
        Game game = begin(robot);
        hold(robot, "d4.toB", false);
        WindowFixture.await(() -> holds("d4.toB=0"));
        assertEquals(IN_UPDATE, window.now().at());
        WindowFixture.await(() -> changes(robot).contains("Would stay although it should change: d4."));
        assertTrue(WindowFixture.text(robot, "#banner-text").contains("d4.toB is held at 0"));
        WindowFixture.await(() -> WindowFixture.text(robot, "#proof").equals("1 wire held"));

        hold(robot, "h8.toB", true);
        WindowFixture.await(() -> holds("d4.toB=0", "h8.toB=1"));
        WindowFixture.await(() -> changes(robot).contains("Would change although it should not: h8."));
        WindowFixture.await(() -> robot.lookup("#what-if-left").<Node>query().isVisible());

        robot.interact(() -> window.window.run("what-if-undo"));
        WindowFixture.await(() -> holds("d4.toB=0"));
        robot.push(KeyCode.ALT, KeyCode.SHIFT, KeyCode.X);
        WindowFixture
            .await(() -> !window.desk.session().isStory() && holds() && window.now().at().equals(IN_UPDATE));
        assertEquals(game, window.desk.session().line());
        robot.push(KeyCode.ALT, KeyCode.SHIFT, KeyCode.Z);
        WindowFixture.await(() -> holds("d4.toB=0"));
        robot.interact(() -> window.desk.session().leaveStory());
        WindowFixture.await(() -> holds());
        assertEquals("[]", changes(robot));
    }

    @Test
    void aDifferenceLeadsToItsMoment(FxRobot robot) throws TimeoutException, NotationException {
        begin(robot);
        hold(robot, "accept", false);
        WindowFixture.await(() -> changes(robot).contains("The move is not taken"));
        robot.interact(() -> robot.lookup("#what-if-changes").<VBox>query().getChildren().stream()
            .map(Hyperlink.class::cast).filter(line -> line.getText().contains("not taken")).findFirst()
            .orElseThrow().fire());
        assertEquals(window.now().run().last(), window.now().at());
        assertEquals(ControllerState.READY, window.now().controller().orElseThrow());
    }

    @Test
    void anUnknownWireIsNamed(FxRobot robot) throws TimeoutException, NotationException {
        begin(robot);
        hold(robot, "d9.toB", true);
        assertTrue(WindowFixture.text(robot, "#what-if-problem").contains("No wire is called d9.toB."));
        assertFalse(window.desk.session().isStory());
    }

    @Test
    void aGateThatIsPointedAtIsHeldByItsDigit(FxRobot robot) throws TimeoutException, NotationException {
        begin(robot);
        robot.interact(() -> {
            window.desk.hardware().chosenProperty().set(Optional.of(Square.D4));
            window.window.run("chip-in");
            window.window.run("chip-in");
        });
        Node inside = robot.lookup("#chip-inside").query();
        WindowFixture.await(inside::isVisible);
        robot.interact(inside::requestFocus);
        WindowFixture.await(() -> {
            robot.type(KeyCode.RIGHT);
            return WindowFixture.text(robot, "#chip-caption").contains("d4.");
        });
        robot.type(KeyCode.DIGIT1);
        WindowFixture.await(() -> window.now().run().machine().options().held().size() == 1);
        assertTrue(window.now().run().machine().options().held().getFirst().net().startsWith("d4."));
        assertTrue(window.now().run().machine().options().held().getFirst().high());
    }

    @Test
    void theMenuOfACellBeginsTheNameOfItsWires(FxRobot robot) throws TimeoutException, NotationException {
        begin(robot);
        Node array = robot.lookup("#cell-array").query();
        ArrayGeometry geometry = window.desk.hardware().camera().geometry(array.getLayoutBounds().getWidth(),
            array.getLayoutBounds().getHeight());
        robot.clickOn(array.localToScreen(new Point2D(geometry.x(Square.C3), geometry.y(Square.C3))),
            Motion.DEFAULT, MouseButton.SECONDARY);
        WindowFixture.await(() -> robot.lookup("#chip-menu-hold").tryQuery().isPresent());
        robot.clickOn("#chip-menu-hold");
        WindowFixture.await(() -> robot.lookup("#what-if-net").<TextField>query().getText().equals("c3."));
        WindowFixture.await(() -> robot.lookup("#what-if-found").<Node>query().isVisible());
    }

    @Test
    void twoMomentsOfAGameStandSideBySide(FxRobot robot) throws TimeoutException, NotationException {
        begin(robot);
        robot.interact(() -> window.window.run("what-if-keep"));
        robot.interact(() -> window.time().jump(new Instant(5, 3, 0)));
        WindowFixture.await(() -> WindowFixture.text(robot, "#what-if-differs").contains("d4"));
        robot.interact(() -> window.window.run("what-if-keep"));
        assertFalse(robot.lookup("#what-if-left").<Node>query().getParent().getParent().isVisible());
    }
}
