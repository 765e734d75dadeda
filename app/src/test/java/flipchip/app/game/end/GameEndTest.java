package flipchip.app.game.end;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import flipchip.app.WindowFixture;
import flipchip.app.WindowTest;
import flipchip.app.game.session.GameSession;
import flipchip.app.game.session.Seat;
import flipchip.app.kit.settings.Frame;
import flipchip.app.shell.Workspace;
import flipchip.engine.analysis.MistakeSize;
import flipchip.engine.board.Color;
import flipchip.engine.board.Game;
import flipchip.engine.board.Square;
import flipchip.engine.notation.Transcript;
import javafx.geometry.Bounds;
import javafx.scene.AccessibleAttribute;
import javafx.scene.Node;
import javafx.scene.control.ButtonBase;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;

/// Plays last moves as a person does, and looks at what the window makes of the end.
@WindowTest
class GameEndTest {
    /// Black wins it 40 to 24; White makes the last move, at a8.
    private static final String GAME =
        "c4c3d3c5d6e3d2e6f3c2c6f4b5e1f6d7f5b4e2c7a4a3a2f2d8g5b3a6c1f7g3e8e7c8g4f8"
            + "g6g2f1h5h7h6h1h3h2h4g7g1d1h8g8b1a1b2a5b6a7b7b8a8";
    /// White's move at b2 gives eight discs away, so late that every analysis solves it; the rest is best
    /// play.
    private static final String THROWN_AWAY = GAME.substring(0, 2 * 51) + "b2b6a5a7b7b1a1b8a8";

    private WindowFixture window;
    private GameSession session;

    @WindowTest.Opening
    static WindowFixture open(Stage stage) {
        return WindowFixture.silent(stage,
            WindowFixture.QUICK.with(Frame.WIDTH, 1440.0).with(Frame.HEIGHT, 900.0));
    }

    @BeforeEach
    void take() {
        session = window.desk.session();
    }

    @Test
    void theCurveMayHaveNoRoomYet(FxRobot robot) {
        EndCurve curve = new EndCurve();
        robot.interact(() -> {
            curve.show(List.of(0.0, 2.0, -3.0), List.of(new EndCurve.Moment(2, MistakeSize.BLUNDER)), "");
            curve.resize(0, 0);
            curve.layout();
        });

        assertEquals(0, curve.getChildrenUnmodifiable().getLast().getLayoutX());
    }

    /// A game of the user, who has White, one move before its end.
    private void toTheLastMove(FxRobot robot) throws Exception {
        toTheLastMove(robot, GAME);
    }

    private void toTheLastMove(FxRobot robot, String moves) throws Exception {
        Game whole = Transcript.parse(moves);
        robot.interact(() -> {
            session.setSeat(Color.WHITE, Seat.HUMAN);
            session.show(whole.prefix(59));
            session.setSeat(Color.BLACK, Seat.ofLevel(3));
        });
        WindowFixture.layOutAll();
    }

    private static Bounds disc(FxRobot robot, String square) {
        Node disc = robot.from(robot.lookup("#" + square).<Node>query()).lookup(".disc").query();
        return WindowFixture.place(disc);
    }

    private static Bounds place(FxRobot robot, String square) {
        Node place = robot.lookup("#" + square).query();
        return WindowFixture.place(place);
    }

    private static void assertLiesAt(FxRobot robot, String disc, String square) {
        assertEquals(place(robot, square).getCenterX(), disc(robot, disc).getCenterX(), 1, disc);
        assertEquals(place(robot, square).getCenterY(), disc(robot, disc).getCenterY(), 1, disc);
    }

    private static boolean seesEnd(FxRobot robot) {
        return robot.lookup("#end-title").tryQuery().isPresent() && WindowFixture.sees(robot, "#end-title");
    }

    /// How many discs of a colour are seen in this row.
    private long inRow(FxRobot robot, String row, String colour) {
        double y = place(robot, "a" + row).getCenterY();
        return Arrays.stream(Square.values()).filter(square -> WindowFixture.has(robot, "#" + square, colour)
                && Math.abs(disc(robot, square.toString()).getCenterY() - y) < 1)
            .count();
    }

    @Test
    void theChipSaysThatItAgreedWhereItPlayedTheGame(FxRobot robot) throws Exception {
        toTheLastMove(robot);
        robot.clickOn("#a8");
        WindowFixture.await(() -> seesEnd(robot) && WindowFixture.sees(robot, "#end-chip"));
        assertEquals("✓ The chip refereed all 60 moves and agreed with the rules each time.",
            WindowFixture.text(robot, "#end-chip"));
        robot.type(KeyCode.H);
        WindowFixture.await(() -> !WindowFixture.sees(robot, "#end-chip"));
    }

    @Test
    void theLastMoveCountsTheDiscsIntoRowsAndSaysHowItEnded(FxRobot robot) throws Exception {
        toTheLastMove(robot);
        assertFalse(seesEnd(robot));
        robot.clickOn("#a8");

        assertEquals("You lost by 16", WindowFixture.text(robot, "#end-title"));
        assertEquals("24 to 40 against Flipchip, level 3.", WindowFixture.text(robot, "#end-detail"));
        for (String row : List.of("6", "7", "8")) {
            assertEquals(8, inRow(robot, row, "white"), "the user's discs lie below");
        }
        for (String row : List.of("1", "2", "3", "4", "5")) {
            assertEquals(8, inRow(robot, row, "black"));
        }
        assertEquals("Board, counted: 40 black discs, 24 white", robot.lookup(".board")
            .match(flipchip.app.game.board.BoardView.class::isInstance).query().getAccessibleText());
        assertFalse(WindowFixture.sees(robot, "#banner"), "it is told once");

        robot.push(KeyCode.CONTROL, KeyCode.Z);
        assertFalse(seesEnd(robot));
        assertLiesAt(robot, "d4", "d4");
        assertLiesAt(robot, "h8", "h8");
        assertTrue(WindowFixture.sees(robot, "#action-undo"));
    }

    @Test
    void aStepBackOrTheCrossTakesItAwayAndTheDiscsBack(FxRobot robot) throws Exception {
        toTheLastMove(robot);
        robot.clickOn("#a8").clickOn("#end-close");
        assertFalse(seesEnd(robot));
        assertEquals(60, session.ply());
        assertLiesAt(robot, "a8", "a8");

        toTheLastMove(robot);
        robot.clickOn("#a8").push(KeyCode.CONTROL, KeyCode.LEFT);
        assertFalse(seesEnd(robot));
        assertLiesAt(robot, "h1", "h1");
    }

    @Test
    void whatWasPlayedIsJudgedByItselfAndTheMomentsLeadToAnalyse(FxRobot robot) throws Exception {
        toTheLastMove(robot, THROWN_AWAY);
        robot.clickOn("#a8");
        WindowFixture.await(() -> WindowFixture.text(robot, "#end-accuracy").startsWith("accuracy: You "));
        WindowFixture.await(() -> robot.lookup("#moment-52").tryQuery().isPresent());
        robot.interact(WindowFixture::layOutAll);

        assertTrue(WindowFixture.sees(robot, "#moment-52"), "b2 gave most away");
        assertTrue(
            robot.lookup("#moment-52").query().getAccessibleText().startsWith("52. b2. your blunder."));
        robot.clickOn("#moment-52");
        assertEquals(51, session.ply());
        assertEquals(Workspace.ANALYSE, window.desk.settings().property(Workspace.SHOWN).get());
    }

    @Test
    void theKeyboardReachesTheEndAndItsButtons(FxRobot robot) throws Exception {
        toTheLastMove(robot);
        robot.clickOn("#a8").push(KeyCode.F6);
        Node title = window.scene().getFocusOwner();
        assertEquals("end-title", title.getId());
        assertEquals("You lost by 16. 24 to 40 against Flipchip, level 3.",
            title.queryAccessibleAttribute(AccessibleAttribute.TEXT));
        for (int tabs = 0; tabs < 8 && !window.scene().getFocusOwner().getId().equals("end-rematch");
                tabs++) {
            robot.push(KeyCode.TAB);
        }
        robot.push(KeyCode.ENTER);

        assertFalse(seesEnd(robot));
        assertEquals(Seat.HUMAN, session.seat(Color.BLACK), "the colours are swapped");
        assertEquals(0, session.ply());
    }

    @Test
    void escapeClosesIt(FxRobot robot) throws Exception {
        toTheLastMove(robot);
        robot.clickOn("#a8").push(KeyCode.ESCAPE);

        assertFalse(seesEnd(robot));
        assertEquals(60, session.ply());
    }

    @Test
    void aWipeOutSaysWhoseTheEmptySquaresAre(FxRobot robot) {
        robot.interact(() -> {
            session.setSeat(Color.WHITE, Seat.HUMAN);
            session.newGame();
            List.of(Square.C4, Square.C3, Square.C2, Square.B4, Square.A5, Square.F4, Square.G4, Square.C5)
                .forEach(session::play);
            session.setSeat(Color.WHITE, Seat.ofLevel(1));
        });
        robot.clickOn("#d6");

        assertEquals("You won by 64", WindowFixture.text(robot, "#end-title"));
        assertEquals("13 to 0 against Flipchip, level 1. Flipchip, level 1 has no disc left. The 51 empty "
            + "squares count for you.", WindowFixture.text(robot, "#end-detail"));
        assertLiesAt(robot, "d6", "a8");
    }

    @Test
    void elsewhereANoticeTellsItAndPlayShowsItLater(FxRobot robot) throws Exception {
        toTheLastMove(robot);
        robot.clickOn("#space-button-circuit");
        robot.interact(() -> session.play(Square.A8));
        assertEquals("Game over: Black wins 40 to 24.", WindowFixture.text(robot, "#banner-text"));

        robot.clickOn("#space-button-play");
        assertTrue(seesEnd(robot));
        assertFalse(WindowFixture.sees(robot, "#banner"));
    }

    @Test
    void theDiscsAreSeenGoingUnlessMotionIsReduced(FxRobot robot) throws Exception {
        robot.interact(() -> window.desk.settings().property(Frame.REDUCED_MOTION).set(false));
        toTheLastMove(robot);
        List<Double> ways = new ArrayList<>();
        robot.interact(() -> {
            robot.lookup("#a8").<ButtonBase>query().fire();
            Square far = Arrays.stream(Square.values())
                .filter(square -> WindowFixture.has(robot, "#" + square, "white") && square.row() == 2)
                .findFirst().orElseThrow();
            Node disc = robot.from(robot.lookup("#" + far).<Node>query()).lookup(".disc").query();
            disc.translateYProperty().subscribe(way -> ways.add(way.doubleValue()));
        });
        assertEquals(0, ways.getFirst(), "the last move is seen first");
        WindowFixture.await(() -> inRow(robot, "6", "white") == 8 && inRow(robot, "5", "black") == 8);
        assertTrue(ways.stream().distinct().count() >= 3, ways.toString());
    }

    @Test
    void inASmallWindowItStandsBetweenThePlayers(FxRobot robot) throws Exception {
        robot.interact(() -> {
            window.scene().getWindow().setWidth(800);
            window.scene().getWindow().setHeight(600);
        });
        toTheLastMove(robot);
        robot.clickOn("#a8");
        WindowFixture.await(() -> WindowFixture.text(robot, "#end-accuracy").startsWith("accuracy"));
        robot.interact(WindowFixture::layOutAll);
        for (String id : List.of("#end-title", "#end-detail", "#end-analyse", "#end-rematch", "#end-new")) {
            Node part = robot.lookup(id).query();
            Bounds at = WindowFixture.place(part);
            assertTrue(at.getMinY() > place(robot, "a1").getMinY() && at.getMaxX() <= 800, id + " " + at);
            assertTrue(at.getMaxY() < window.scene().getHeight() - 60, id + " " + at);
        }
    }

    @Test
    void passesAreNoEndAndAResignationCountsNoDiscs(FxRobot robot) {
        robot.interact(() -> {
            session.setSeat(Color.WHITE, Seat.HUMAN);
            session.newGame();
            session.play(Square.D3);
            session.play(Square.C3);
            session.setSeat(Color.WHITE, Seat.ofLevel(2));
        });
        robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.R);
        WindowFixture.fire(robot, "#banner-action");

        assertEquals("You resigned", WindowFixture.text(robot, "#end-title"));
        assertLiesAt(robot, "d3", "d3");
        robot.push(KeyCode.CONTROL, KeyCode.Z);
        assertFalse(seesEnd(robot));
    }
}
