package flipchip.app.analyse.judge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.concurrent.TimeoutException;
import flipchip.app.WindowFixture;
import flipchip.app.WindowTest;
import flipchip.app.game.session.EarlyEnd;
import flipchip.app.game.session.RandomGames;
import flipchip.app.game.session.Seat;
import flipchip.app.shell.Command;
import flipchip.app.shell.KeyMap;
import flipchip.engine.board.Color;
import flipchip.engine.board.Game;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.engine.notation.Transcript;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;

/// Hints, values on the squares and the solver, as a person asks for them.
@WindowTest
class AnalysisTest {
    private WindowFixture window;

    private static Game late() {
        return RandomGames.of(3, 52);
    }

    /// Wide enough for the coach.
    @BeforeEach
    void widen(FxRobot robot) throws TimeoutException {
        robot.interact(() -> {
            window.scene().getWindow().setWidth(1440);
            window.scene().getWindow().setHeight(900);
        });
        WindowFixture.await(() -> window.scene().getWidth() == 1440);
    }

    private void show(FxRobot robot, Game game) {
        robot.interact(() -> {
            window.desk.session().setSeat(Color.BLACK, Seat.HUMAN);
            window.desk.session().setSeat(Color.WHITE, Seat.HUMAN);
            window.desk.session().show(game);
        });
    }

    private static String note(FxRobot robot, String square) {
        return robot.lookup("#" + square + " .note-value").<Labeled>query().getText() + " / "
            + robot.lookup("#" + square).query().getAccessibleText();
    }

    private static long noted(FxRobot robot) {
        return List.of(Square.values()).stream()
            .filter(square -> WindowFixture.has(robot, "#" + square, "noted")).count();
    }

    private static long exact(FxRobot robot) {
        return List.of(Square.values()).stream()
            .filter(square -> robot.lookup("#" + square).query().getAccessibleText().contains("exact"))
            .count();
    }

    @Test
    void anEndedGameIsNotSaidToBeSwitchedOff(FxRobot robot) {
        show(robot, Transcript.read("e6f4e3f6g5d6e7f5c5", Position.INITIAL).game());
        WindowFixture.fire(robot, "#space-button-analyse");

        assertEquals("The game is over.", WindowFixture.text(robot, "#analysis-status"));
    }

    @Test
    void theTextsNameTheKeysThatTheUserHasChosen(FxRobot robot) {
        WindowFixture.fire(robot, "#space-button-analyse");
        KeyMap keys = new KeyMap(window.desk.settings());
        assertEquals("Analyse game (A)", WindowFixture.text(robot, "#analyse-button"));
        robot.interact(() -> {
            for (Command command : window.window.commands()) {
                switch (command.id()) {
                    case "analyse-game" -> keys.property(command).set("F7");
                    case "analyse-position" -> keys.property(command).set("Alt+F7");
                    case "hint" -> keys.property(command).set("");
                    default -> {}
                }
            }
        });

        assertEquals("Engine (Alt+F7)", WindowFixture.text(robot, "#analysis-on"));
        assertEquals("Analyse game (F7)", WindowFixture.text(robot, "#analyse-button"));
        assertEquals("Off. Alt+F7 analyses every position, Shift+V only this one.",
            WindowFixture.text(robot, "#analysis-status"));
        show(robot, late());
        assertEquals("Not analysed yet. Press F7 to find the mistakes.",
            WindowFixture.text(robot, "#report-status"));
    }

    @Test
    void aHintSaysAnIdeaThenWhereThenTheMove(FxRobot robot) throws TimeoutException {
        show(robot, late());
        robot.interact(() -> window.window.run("nudge"));
        WindowFixture.await(() -> !WindowFixture.text(robot, "#hint-words").isEmpty());
        WindowFixture.await(() -> !robot.lookup("#activity").query().isVisible());
        String idea = WindowFixture.text(robot, "#hint-words");
        assertFalse(idea.contains("Look near") || idea.contains("Look at"), idea);

        robot.interact(() -> window.window.run("nudge"));
        String where = WindowFixture.text(robot, "#hint-words");
        assertTrue(where.matches("(?s).* Look (near|at) .*\\."), where);
        assertFalse(where.contains("Play "), where);

        robot.interact(() -> window.window.run("nudge"));
        String move = WindowFixture.text(robot, "#hint-words");
        assertTrue(move.startsWith(where) && move.matches("(?s).* Play [a-h][1-8]\\."), move);
        robot.interact(() -> window.window.run("nudge"));
        assertEquals(move, WindowFixture.text(robot, "#hint-words"));
    }

    @Test
    void theStatusLineSaysWhatTheEngineDoesAndASlowLevelCanBeToldToMoveNow(FxRobot robot)
            throws TimeoutException {
        show(robot, Game.INITIAL);
        assertFalse(robot.lookup("#activity").query().isVisible());
        robot.interact(() -> window.desk.session().setSeat(Color.BLACK, Seat.ofLevel(20)));
        assertEquals("Flipchip, level 20: thinking", WindowFixture.text(robot, "#activity"));
        assertTrue(robot.lookup("#action-on").query().isVisible());
        WindowFixture.fire(robot, "#action-on");

        robot.interact(() -> window.desk.session().setSeat(Color.BLACK, Seat.ofLevel(1)));
        assertFalse(robot.lookup("#action-on").query().isVisible(), "it answers at once");
        show(robot, Transcript.read("c4c3", Position.INITIAL).game());
        WindowFixture.fire(robot, "#space-button-analyse");
        // Without an end, or a quick machine is done before the test looks.
        robot.interact(() -> robot.lookup("#analysis-effort-box").<ChoiceBox<?>>query().getSelectionModel()
            .selectLast());
        WindowFixture.await(() -> WindowFixture.text(robot, "#activity")
            .matches("Analysing: depth \\d+( at \\d+ %)?, .* positions"));
    }

    @Test
    void vValuesEveryPositionOnTheSquaresAndInTheTable(FxRobot robot) throws TimeoutException {
        show(robot, Transcript.read("c4c3", Position.INITIAL).game());
        robot.type(KeyCode.V);
        WindowFixture
            .await(() -> noted(robot) == Long.bitCount(window.desk.session().position().legalMoves()));
        assertTrue(note(robot, "d3").matches("[+-]\\d+\\.\\d / .*discs, depth .*"), note(robot, "d3"));

        robot.clickOn("#d3");
        window.awaitPanel();
        WindowFixture
            .await(() -> noted(robot) == Long.bitCount(window.desk.session().position().legalMoves()));
        WindowFixture.fire(robot, "#space-button-analyse");
        assertTrue(robot.lookup("#value-c5").tryQuery().isPresent());
        assertEquals("Best lines for White", WindowFixture.text(robot, "#analysis-heading"));

        WindowFixture.fire(robot, "#value-c5");
        assertEquals("c5", window.desk.session().game().moves().getLast().toString());
        assertEquals("Best lines for Black", WindowFixture.text(robot, "#analysis-heading"));
        robot.interact(() -> robot.lookup("#analysis-on").<CheckBox>query().fire());
        WindowFixture.await(() -> noted(robot) == 0);
        assertTrue(WindowFixture.text(robot, "#analysis-status").startsWith("Off."));
    }

    @Test
    void theNumberOfValuesIsChosenAndTheyAreHiddenFromTheBoard(FxRobot robot) throws TimeoutException {
        show(robot, late());
        robot.type(KeyCode.V);
        WindowFixture
            .await(() -> noted(robot) == Long.bitCount(window.desk.session().position().legalMoves()));

        robot.push(KeyCode.ALT, KeyCode.N);
        WindowFixture.await(() -> noted(robot) == 1);
        robot.push(KeyCode.ALT, KeyCode.N);
        WindowFixture.await(() -> noted(robot) == 2);
        robot.push(KeyCode.ALT, KeyCode.V);
        WindowFixture.await(() -> noted(robot) == 0);
        robot.push(KeyCode.ALT, KeyCode.V);
        WindowFixture.await(() -> noted(robot) == 2);
    }

    @Test
    void theNudgeSaysWhereToLookAndNotWhichMove(FxRobot robot) throws TimeoutException {
        show(robot, late());
        robot.push(KeyCode.SHIFT, KeyCode.I);
        WindowFixture.await(() -> WindowFixture.sees(robot, "#hint-words"));

        String text = WindowFixture.text(robot, "#hint-words");
        assertFalse(text.matches(".*\\b[a-h][1-8]\\b.*"), text);
        assertEquals(0, noted(robot));
    }

    @Test
    void theBestMoveIsMarkedAndPlayedByKey(FxRobot robot) throws TimeoutException {
        show(robot, late());
        WindowFixture.fire(robot, "#space-button-analyse");
        robot.type(KeyCode.I);
        WindowFixture.await(() -> WindowFixture.text(robot, "#banner-text").startsWith("Hint: "));
        String best = WindowFixture.text(robot, "#banner-text").substring(6, 8);
        assertTrue(WindowFixture.has(robot, "#" + best, "hint"));

        robot.push(KeyCode.ALT, KeyCode.ENTER);
        assertEquals(best, window.desk.session().game().moves().getLast().toString());
    }

    @Test
    void allValuesAreForThisPositionOnly(FxRobot robot) throws TimeoutException {
        show(robot, late());
        robot.push(KeyCode.SHIFT, KeyCode.V);
        WindowFixture
            .await(() -> noted(robot) == Long.bitCount(window.desk.session().position().legalMoves()));

        robot.interact(window.desk.session()::undo);
        assertEquals(0, noted(robot));
    }

    @Test
    void theSolverMarksItsResultsAsExactAndTheBestLineIsPlayed(FxRobot robot) throws TimeoutException {
        show(robot, late());
        long moves = Long.bitCount(window.desk.session().position().legalMoves());
        robot.type(KeyCode.F4);
        WindowFixture.await(() -> exact(robot) > 0);
        assertEquals(1, noted(robot));

        robot.push(KeyCode.SHIFT, KeyCode.F4);
        WindowFixture.await(() -> noted(robot) == moves && exact(robot) == moves);
        robot.push(KeyCode.ALT, KeyCode.L);
        assertEquals(late().length() + 1, window.desk.session().ply());
        assertTrue(window.desk.session().canRedo());

        robot.type(KeyCode.F4);
        robot.push(KeyCode.ALT, KeyCode.S);
        WindowFixture.await(() -> noted(robot) == 0);
    }

    @Test
    void aRowPlaysOnlyWhatTheBoardWould(FxRobot robot) throws TimeoutException {
        show(robot, Transcript.read("c4c3", Position.INITIAL).game());
        WindowFixture.fire(robot, "#space-button-analyse");
        WindowFixture.awaitNode(robot, "#value-d3");
        Button row = robot.lookup("#value-d3").query();
        robot.interact(() -> {
            window.desk.session().lose(Color.BLACK, EarlyEnd.Cause.RESIGNED);
            row.fire();
        });
        robot.push(KeyCode.ALT, KeyCode.ENTER);

        assertEquals(2, window.desk.session().ply());
        assertTrue(window.desk.session().defeat().isPresent());
    }

    @Test
    void theBestMoveIsOfferedOnlyWhenItIsKnown(FxRobot robot) throws TimeoutException {
        assertFalse(usable().contains("play-best"));
        robot.type(KeyCode.V);
        WindowFixture.await(() -> usable().contains("play-best"));
    }

    private List<String> usable() {
        return window.window.commands().stream().filter(command -> command.usable().getAsBoolean())
            .map(Command::id).toList();
    }

    @Test
    void nothingIsPlayedInAStory(FxRobot robot) throws TimeoutException {
        WindowFixture.visit(robot, "analyse");
        robot.type(KeyCode.V);
        WindowFixture.await(() -> usable().contains("play-best"));
        String line = bestLine(robot);
        robot.interact(() -> window.desk.session().showStory(late(), _ -> {}));
        WindowFixture.await(() -> !bestLine(robot).isEmpty() && !bestLine(robot).equals(line));
        List<String> usable = usable();
        assertFalse(usable.contains("play-best") || usable.contains("play-line"), usable.toString());
    }

    private static String bestLine(FxRobot robot) {
        return robot.lookup(".value-row").tryQuery()
            .map(row -> row.getAccessibleText() + row.lookup(".value-line")).orElse("");
    }
}
