package flipchip.app.game.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeoutException;
import flipchip.app.WindowFixture;
import flipchip.app.WindowTest;
import flipchip.app.circuit.array.Agreement;
import flipchip.app.circuit.timeline.TimeLine;
import flipchip.app.game.session.GameSession;
import flipchip.app.game.session.Seat;
import flipchip.app.kit.settings.ThemeChoice;
import flipchip.engine.Engine;
import flipchip.engine.EngineOptions;
import flipchip.engine.api.Level;
import flipchip.engine.board.Color;
import flipchip.engine.board.Game;
import flipchip.engine.board.Square;
import flipchip.hwsim.referee.run.Instant;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Region;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;

/// Plays in the real window, as a person would, against the real engine at its lowest level.
@WindowTest
class PlayingTest {
    private WindowFixture window;

    @WindowTest.Opening
    static WindowFixture open(Stage stage) {
        Engine engine = new Engine(EngineOptions.DEFAULT.withTableMegabytes(1));
        return new WindowFixture(stage, WindowFixture.QUICK, engine::start).closing(engine);
    }

    @Test
    void aClickPlaysAndTheComputerAnswers(FxRobot robot) throws TimeoutException {
        robot.clickOn("#d3");
        WindowFixture.await(() -> window.desk.session().ply() == 2);

        assertEquals(Square.D3, window.desk.session().game().moves().getFirst());
        assertTrue(WindowFixture.has(robot, "#d3", "black") || WindowFixture.has(robot, "#d3", "white"));
    }

    @Test
    void allDiscsOfABoardAreEquallyLarge(FxRobot robot) {
        List<String> squares = List.of("#c3", "#d4", "#e5", "#f6", "#f5");
        robot.interact(() -> window.desk.session().show(
            Game.INITIAL.play(Square.F5).play(Square.F6).play(Square.E6).play(Square.D6).play(Square.C3)));
        Set<Double> sides = new HashSet<>();
        for (int width = 940; width < 960; width += 3) {
            int wide = width;
            robot.interact(() -> window.scene().getWindow().setWidth(wide));
            robot.interact(() -> window.scene().getRoot().layout());
            Set<Double> discs = new HashSet<>();
            for (String square : squares) {
                sides.add(robot.lookup(square).<Region>query().getWidth());
                discs.add(robot.from(robot.lookup(square).<Node>query()).lookup(".disc").<Region>query()
                    .getWidth());
            }
            assertEquals(1, discs.size(), () -> "discs in a window of " + wide + ": " + discs);
        }
        assertTrue(sides.size() > 1, "the squares had several sizes");
    }

    @Test
    void arrowKeysAndEnterPlay(FxRobot robot) throws TimeoutException {
        robot.type(KeyCode.LEFT, KeyCode.DOWN, KeyCode.ENTER);
        WindowFixture.await(() -> window.desk.session().ply() == 2);

        assertEquals(Square.C4, window.desk.session().game().moves().getFirst());
    }

    /// By arrows from where the keyboard stands.
    private void playByKeys(FxRobot robot, Square move) {
        Square at = Square.parse(window.scene().getFocusOwner().getId()).orElseThrow();
        for (int step = at.file(); step != move.file(); step += Integer.signum(move.file() - step)) {
            robot.type(step < move.file() ? KeyCode.RIGHT : KeyCode.LEFT);
        }
        for (int step = at.row(); step != move.row(); step += Integer.signum(move.row() - step)) {
            robot.type(step < move.row() ? KeyCode.DOWN : KeyCode.UP);
        }
        robot.type(KeyCode.ENTER);
    }

    @Test
    void aWholeGameIsPlayedByKeysAndTheNextBeginsInTheMiddle(FxRobot robot) throws TimeoutException {
        GameSession session = window.desk.session();
        while (!session.isFinished()) {
            int before = session.ply();
            playByKeys(robot, session.position().moves().getLast());
            WindowFixture.await(
                () -> session.isFinished() || session.ply() > before && session.seatToMove().isHuman());
        }
        robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.N);
        assertEquals(0, session.ply());
        assertEquals("d3", window.scene().getFocusOwner().getId(), "not where the last game ended");
        robot.type(KeyCode.ENTER);
        WindowFixture.await(() -> session.ply() == 2);
    }

    @Test
    void aSquareIsTypedAndPlayedWithEnter(FxRobot robot) throws TimeoutException {
        GameSession session = window.desk.session();
        robot.interact(() -> session.setSeat(Color.WHITE, Seat.HUMAN));
        robot.type(KeyCode.F);
        assertEquals("f3", window.scene().getFocusOwner().getId(), "the letter leads to its column");
        robot.type(KeyCode.DIGIT5);
        assertEquals("f5", window.scene().getFocusOwner().getId());
        assertEquals(Optional.of(Square.F5), window.desk.board().pointedProperty().get());
        robot.type(KeyCode.NUMPAD6, KeyCode.ENTER);
        assertEquals(0, session.ply(), "f6 is not a move yet, and is refused in words");
        robot.type(KeyCode.F, KeyCode.DIGIT5, KeyCode.ENTER);
        assertEquals(List.of(Square.F5), session.game().moves());
        robot.type(KeyCode.D, KeyCode.DIGIT6, KeyCode.ENTER);
        assertEquals(List.of(Square.F5, Square.D6), session.game().moves());
    }

    /// H folds the chip away, and A analyses the game, where no digit comes.
    @Test
    void aLetterThatIsTheKeyOfACommandWaitsForItsDigit(FxRobot robot) throws TimeoutException {
        window.awaitPanel();
        robot.type(KeyCode.H);
        assertFalse(WindowFixture.sees(robot, "#cell-array"), "at once where the board is used by mouse");
        robot.type(KeyCode.H, KeyCode.UP, KeyCode.H, KeyCode.DIGIT8);
        assertEquals("h8", window.scene().getFocusOwner().getId());
        robot.type(KeyCode.A, KeyCode.DIGIT1);
        assertEquals("a1", window.scene().getFocusOwner().getId());
        assertTrue(WindowFixture.sees(robot, "#cell-array"), "the chip is still there");
        robot.type(KeyCode.H);
        WindowFixture.await(() -> !WindowFixture.sees(robot, "#cell-array"));
        assertEquals("a1", window.scene().getFocusOwner().getId(), "the command leads nowhere");
        robot.type(KeyCode.H, KeyCode.DOWN);
        assertTrue(WindowFixture.sees(robot, "#cell-array"), "another key does not wait");
        assertEquals("a2", window.scene().getFocusOwner().getId());
    }

    @Test
    void spacePlaysToo(FxRobot robot) throws TimeoutException {
        robot.type(KeyCode.SPACE);
        WindowFixture.await(() -> window.desk.session().ply() == 2);

        assertEquals(Square.D3, window.desk.session().game().moves().getFirst());
    }

    @Test
    void anIllegalSquareIsRefusedInWords(FxRobot robot) {
        robot.clickOn("#a1");

        assertEquals(0, window.desk.session().ply());
        assertEquals("a1 is not a legal move: it turns no disc.", WindowFixture.text(robot, "#sentence"));
    }

    @Test
    void theChipHasTheMovesOnceItsClockEnds(FxRobot robot) throws TimeoutException {
        robot.interact(() -> window.desk.session().show(Game.INITIAL.play(Square.D3).play(Square.C3)));
        window.awaitPanel();
        robot.interact(() -> {
            TimeLine time = window.desk.hardware().time();
            Instant end = time.momentProperty().get().orElseThrow().run().endOf(2);
            time.jump(new Instant(2, end.clock(), end.step() - 1));
            assertEquals("The chip looks for the next moves.", WindowFixture.text(robot, "#sentence"));
            time.jump(end);
            assertEquals("Your 4 moves are lit.", WindowFixture.text(robot, "#sentence"));
        });
    }

    @Test
    void theKeyLTogglesTheMarksOfLegalMoves(FxRobot robot) throws TimeoutException {
        window.awaitPanel();
        assertTrue(WindowFixture.has(robot, "#d3", "legal"));
        assertFalse(WindowFixture.has(robot, "#d4", "legal"));

        robot.type(KeyCode.L);
        assertFalse(WindowFixture.has(robot, "#d3", "legal"));
        robot.type(KeyCode.L);
        assertTrue(WindowFixture.has(robot, "#d3", "legal"));
    }

    @Test
    void undoAndRedoByKeyGoBackAndForthBetweenThePersonsTurns(FxRobot robot) throws TimeoutException {
        robot.clickOn("#d3");
        WindowFixture.await(() -> window.desk.session().ply() == 2);
        robot.press(KeyCode.CONTROL).type(KeyCode.Z).release(KeyCode.CONTROL);
        assertEquals(0, window.desk.session().ply());

        robot.push(KeyCode.SHORTCUT, KeyCode.SHIFT, KeyCode.Z);
        assertEquals(2, window.desk.session().ply());
    }

    @Test
    void aMoveInTheListIsJumpedTo(FxRobot robot) throws TimeoutException {
        robot.clickOn("#d3");
        WindowFixture.await(() -> window.desk.session().ply() == 2);
        robot.clickOn("#score-1");

        assertEquals(1, window.desk.session().ply());
        assertTrue(WindowFixture.has(robot, "#score-1", "current"));
        assertTrue(WindowFixture.has(robot, "#score-2", "undone"));
    }

    @Test
    void twoComputersPlayAWholeGameAndTheCircuitAgreesThroughout(FxRobot robot) throws TimeoutException {
        List<Agreement> disagreements = new ArrayList<>();
        robot.interact(() -> {
            window.desk.hardware().agreementProperty().subscribe(now -> now
                .filter(lamp -> lamp.verdict() == Agreement.Verdict.DIFFER).ifPresent(disagreements::add));
            window.desk.session().setSeat(Color.BLACK, Seat.ofLevel(1));
        });
        WindowFixture.await(() -> window.desk.session().game().isOver());
        window.awaitPanel();

        assertEquals(List.of(), disagreements);
        assertTrue(WindowFixture.text(robot, "#end-title").matches("Flipchip, level 1 won by .*|A draw"));
        assertTrue(WindowFixture.text(robot, "#sentence").startsWith("The game is over"));
        assertEquals("agrees with the rules", WindowFixture.text(robot, "#agreement"));
        robot.clickOn("#end-rematch");
        assertTrue(window.desk.session().ply() < 60);
    }

    @Test
    void theLampSaysInATooltipWhatAgrees(FxRobot robot) throws TimeoutException {
        window.awaitPanel();
        Label lamp = robot.lookup("#agreement").query();
        WindowFixture.await(() -> lamp.getText().equals("agrees with the rules"));
        assertFalse(lamp.getTooltip().getText().isBlank());
        assertEquals(lamp.getText() + ": " + lamp.getTooltip().getText(), lamp.getAccessibleText());
    }

    @Test
    void aHintMarksASquareAndSaysItsValue(FxRobot robot) throws TimeoutException {
        robot.type(KeyCode.I);
        WindowFixture.await(() -> WindowFixture.sees(robot, "#hint-words"));

        robot.interact(() -> {                   // at one moment: a deeper search may find another move
            String text = WindowFixture.text(robot, "#hint-words");
            assertTrue(text.matches("Hint: (d3|c4|f5|e6) \\(.+\\)\\."), text);
            assertTrue(WindowFixture.has(robot, "#" + text.substring(6, 8), "hint"));
        });
    }

    @Test
    void aSeatIsGivenToTheComputerFromTheStripAndItPlaysAtOnce(FxRobot robot) throws TimeoutException {
        robot.clickOn("#who-black").clickOn("Level 2, " + Level.of(2).name());
        WindowFixture.await(() -> window.desk.session().ply() > 0);

        assertEquals("level 2", WindowFixture.text(robot, "#rank-black"));
    }

    @Test
    void theThemeIsChangedFromTheMenu(FxRobot robot) {
        robot.clickOn("#menu-view").clickOn("Theme").clickOn("Dark");

        assertEquals(ThemeChoice.DARK, window.desk.settings().themeProperty().get());
    }

    @Test
    void afterAForcedPassTheNoticeSaysWhoMovesAgain(FxRobot robot) {
        robot.interact(() -> {
            window.desk.session().setSeat(Color.WHITE, Seat.HUMAN);
            for (String square : "c4 c3 c2 b2 e6 c1 a1 a3".split(" ")) {
                window.desk.board().squareChosen(Square.parse(square).orElseThrow());
            }
        });

        assertEquals("Black cannot move and passes: White moves again.",
            WindowFixture.text(robot, "#banner-text"));
        assertEquals("passes: no legal move", WindowFixture.text(robot, "#doing-black"));
    }
}
