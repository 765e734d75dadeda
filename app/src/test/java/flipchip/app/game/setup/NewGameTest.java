package flipchip.app.game.setup;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.concurrent.TimeoutException;
import flipchip.app.WindowFixture;
import flipchip.app.WindowTest;
import flipchip.app.game.session.GameSession;
import flipchip.app.game.session.Seat;
import flipchip.engine.Engine;
import flipchip.engine.EngineOptions;
import flipchip.engine.api.Level;
import flipchip.engine.board.Color;
import flipchip.engine.board.Square;
import javafx.event.Event;
import javafx.scene.Node;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.Labeled;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Spinner;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.text.Text;
import javafx.stage.Stage;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;

/// Sets up games as a person does, and ends them early.
@WindowTest
class NewGameTest {
    private WindowFixture window;
    private GameSession session;
    private boolean thought;

    @WindowTest.Opening
    static WindowFixture open(Stage stage) {
        Engine engine = new Engine(EngineOptions.DEFAULT.withTableMegabytes(1));
        return new WindowFixture(stage, WindowFixture.QUICK, engine::start).closing(engine);
    }

    @BeforeEach
    void take() {
        session = window.desk.session();
    }

    private static void openPage(FxRobot robot) {
        robot.push(KeyCode.CONTROL, KeyCode.N);
    }

    private static void choose(FxRobot robot, String box, String text) {
        robot.interact(() -> choose(robot.lookup(box).<ChoiceBox<?>>query(), text));
    }

    private static <E> void choose(ChoiceBox<E> box, String text) {
        box.setValue(box.getItems().stream().filter(item -> box.getConverter().toString(item).equals(text))
            .findFirst().orElseThrow());
    }

    private static void press(FxRobot robot, KeyCode... keys) {
        robot.push(keys);
    }

    @Test
    void levelNameAndClockAreChosenAndTheGameBegins(FxRobot robot) throws TimeoutException {
        robot.clickOn("#d3");
        WindowFixture.await(() -> session.ply() == 2);
        openPage(robot);
        robot.interact(() -> robot.lookup("#name-black").query().requestFocus());
        robot.write("Ada");
        robot.clickOn("#card-level-2");
        assertTrue(WindowFixture.text(robot, "#level-about").startsWith("Moves at once; gives away up to "),
            WindowFixture.text(robot, "#level-about"));
        choose(robot, "#new-clock", "Per game");
        WindowFixture.fire(robot, "#new-begin");

        assertEquals(0, session.ply());
        assertEquals("Ada", WindowFixture.text(robot, "#who-black"));
        assertEquals("Flipchip", WindowFixture.text(robot, "#who-white"));
        assertEquals("level 2", WindowFixture.text(robot, "#rank-white"));
        assertEquals("5:00", WindowFixture.text(robot, "#clock-white"));
        robot.clickOn("#c4");
        WindowFixture.await(() -> session.ply() == 2);
        assertTrue(window.desk.clock().timeOf(List.of(Square.C4)).isPresent());
    }

    private static void type(Node node, String letters) {
        letters.chars().mapToObj(Character::toString).forEach(letter -> {
            Event.fireEvent(node, new KeyEvent(KeyEvent.KEY_PRESSED, KeyEvent.CHAR_UNDEFINED, letter,
                KeyCode.UNDEFINED, false, false, false, false));
            Event.fireEvent(node,
                new KeyEvent(KeyEvent.KEY_TYPED, letter, "", KeyCode.UNDEFINED, false, false, false, false));
        });
    }

    @Test
    void aCardIsTypedOrReachedByArrowsAndEnterBegins(FxRobot robot) {
        openPage(robot);
        robot.interact(() -> robot.lookup("#card-level-1").query().requestFocus());
        Node cards = robot.lookup("#card-level-1").query().getParent();
        robot.interact(() -> type(cards, "13"));
        assertEquals("Moves at once; plays the best move it sees.",
            WindowFixture.text(robot, "#level-about"));
        robot.sleep(1_100);
        robot.interact(() -> type(cards, "club p"));
        assertTrue(robot.lookup("#card-like-1260").<ToggleButton>query().isSelected());
        robot.type(KeyCode.RIGHT);
        assertTrue(robot.lookup("#card-level-8").<ToggleButton>query().isSelected(), "the next stronger one");
        robot.type(KeyCode.LEFT).type(KeyCode.ENTER);

        assertEquals("Human-like", WindowFixture.text(robot, "#who-white"));
        assertEquals("1260", WindowFixture.text(robot, "#rank-white"));
        assertFalse(robot.lookup("#pages").query().isVisible());
    }

    @Test
    void theClockMayOnlyShowTheTimeAndIsOfferedSoTheNextTime(FxRobot robot) {
        openPage(robot);
        assertFalse(robot.lookup("#new-flag").query().isVisible());
        choose(robot, "#new-clock", "Per move");
        assertTrue(robot.lookup("#new-flag").<CheckBox>query().isSelected());
        WindowFixture.fire(robot, "#new-flag", "#new-begin");
        assertFalse(window.desk.clock().hasFlag());

        openPage(robot);
        assertFalse(robot.lookup("#new-flag").<CheckBox>query().isSelected());
        WindowFixture.fire(robot, "#new-flag", "#new-begin");
        assertTrue(window.desk.clock().hasFlag());
        press(robot, KeyCode.CONTROL, KeyCode.COMMA);
        WindowFixture.awaitNode(robot, "#setting-clock-ends");
        assertTrue(robot.lookup("#setting-clock-ends").<CheckBox>query().isSelected());
    }

    @Test
    void resigningEndsTheGameAndUndoGoesOn(FxRobot robot) throws TimeoutException {
        robot.clickOn("#d3");
        WindowFixture.await(() -> session.ply() == 2);
        press(robot, KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.R);
        assertEquals("Resign as Black? The game ends and White wins.",
            WindowFixture.text(robot, "#banner-text"));
        assertFalse(session.isFinished());
        WindowFixture.fire(robot, "#banner-action-2");
        assertFalse(session.isFinished());
        assertFalse(robot.lookup("#banner").query().isVisible());
        press(robot, KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.R);
        WindowFixture.fire(robot, "#banner-action");

        assertEquals("You resigned", WindowFixture.text(robot, "#end-title"));
        assertEquals("Flipchip, level 1 wins after 2 moves.", WindowFixture.text(robot, "#end-detail"));
        assertEquals("resigned", WindowFixture.text(robot, "#doing-black"));
        assertEquals(0, window.desk.board().legalProperty().get());
        WindowFixture.fire(robot, "#end-close",
            "#" + Square.of(Long.numberOfTrailingZeros(session.position().legalMoves())));
        assertEquals(2, session.ply());
        press(robot, KeyCode.CONTROL, KeyCode.Z);
        assertTrue(session.defeat().isEmpty());
    }

    @Test
    void howComputersErrOnPurposeCanBeSetForAllLevels(FxRobot robot) {
        press(robot, KeyCode.CONTROL, KeyCode.COMMA);
        List<String> losses = List.of("#setting-own-loss", "#setting-loss-limited");
        losses.forEach(id -> WindowFixture.awaitNode(robot, id));
        robot.interact(() -> losses.forEach(id -> robot.lookup(id).<CheckBox>query().setSelected(true)));
        press(robot, KeyCode.ESCAPE);
        openPage(robot);
        assertTrue(robot.lookup("#card-level-20").query().getAccessibleText().contains("not rated"),
            "it would not play as it was rated");
        robot.clickOn("#card-level-20");

        assertTrue(
            WindowFixture.text(robot, "#level-about")
                .endsWith("gives away up to 6 discs in 30 of 100 moves. At most 20 discs in a " + "game."),
            WindowFixture.text(robot, "#level-about"));
    }

    @Test
    @WindowTest.Fresh
    void whoRunsOutOfTimeLoses(FxRobot robot) throws TimeoutException {
        openPage(robot);
        robot.clickOn("#card-human");
        choose(robot, "#new-clock", "Per move");
        robot.interact(
            () -> robot.lookup("#new-seconds").<Spinner<Integer>>query().getValueFactory().setValue(1));
        WindowFixture.fire(robot, "#new-begin");
        WindowFixture.await(() -> session.defeat().isPresent());

        assertEquals("Black ran out of time", WindowFixture.text(robot, "#end-title"));
        assertEquals("White wins after 0 moves.", WindowFixture.text(robot, "#end-detail"));
        assertEquals("time is up", WindowFixture.text(robot, "#doing-black"));
        assertEquals("0:00.0", WindowFixture.text(robot, "#clock-black"));
    }

    @Test
    void theRematchExchangesTheColours(FxRobot robot) throws TimeoutException {
        robot.clickOn("#d3");
        WindowFixture.await(() -> session.ply() == 2);
        press(robot, KeyCode.CONTROL, KeyCode.R);
        WindowFixture.await(() -> session.ply() == 1);

        assertEquals(Seat.ofLevel(1), session.seat(Color.BLACK));
        assertEquals(Seat.HUMAN, session.seat(Color.WHITE));
    }

    @Test
    void handicapCornersOpeningsAndEvenStartsAreOffered(FxRobot robot) {
        robot.interact(() -> session.setSeat(Color.WHITE, Seat.HUMAN));
        openPage(robot);
        choose(robot, "#new-start", "Black gets 2 corners, White moves first");
        WindowFixture.fire(robot, "#new-begin");
        assertEquals(Color.WHITE, session.position().toMove());
        assertEquals(Square.A1.bit() | Square.H8.bit(),
            session.position().black() & (Square.A1.bit() | Square.H8.bit()));

        openPage(robot);
        choose(robot, "#new-start", "XOT: balanced random opening");
        WindowFixture.fire(robot, "#new-begin");
        assertEquals(8, session.ply());

        openPage(robot);
        robot.interact(() -> {
            robot.lookup("#new-xot").query().requestFocus();
            type(robot.lookup("#new-xot").query(), "17");
        });
        WindowFixture.fire(robot, "#new-begin");
        assertEquals(BalancedStarts.all().get(16), session.game(), "by its number");

        openPage(robot);
        choose(robot, "#new-start", "Opening");
        choose(robot, "#new-opening", "Cow");
        WindowFixture.fire(robot, "#new-begin");
        assertEquals(5, session.ply());

        press(robot, KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.N);
        assertEquals(0, session.ply());
    }

    @Test
    void coloursAreExchangedOnThePageAndEscapeLeavesTheGameAlone(FxRobot robot) {
        openPage(robot);
        WindowFixture.fire(robot, "#new-swap");
        assertEquals("Black: 1 First steps", robot.lookup("#new-black").query().getAccessibleText());
        assertEquals("White: Human", robot.lookup("#new-white").query().getAccessibleText());
        assertTrue(robot.lookup("#new-black").<ToggleButton>query().isSelected(), "its side moves along");
        robot.type(KeyCode.ESCAPE);

        assertEquals(Seat.HUMAN, session.seat(Color.BLACK));
        assertEquals("You", WindowFixture.text(robot, "#who-black"));
    }

    @Test
    void withoutTheBookTheComputerThinksAboutItsFirstMove(FxRobot robot) throws TimeoutException {
        press(robot, KeyCode.SHIFT, KeyCode.B);
        assertEquals("false", window.desk.settings().now().values().get("book"));
        robot.interact(() -> {
            window.desk.computer().progressProperty()
                .subscribe(now -> now.ifPresent(progress -> thought = true));
            session.play(Square.D3);
        });
        WindowFixture.await(() -> session.ply() == 2);

        assertTrue(thought);
    }

    @Test
    void soundIsOnUntilSwitchedOffAndThenOnOrTheWindowSaysWhyNot(FxRobot robot) {
        assertTrue(window.desk.settings().now().values().getOrDefault("sound", "").isEmpty(), "not chosen");
        press(robot, KeyCode.SHIFT, KeyCode.S);
        assertEquals("false", window.desk.settings().now().values().get("sound"));
        assertFalse(robot.lookup("#banner").query().isVisible());
        press(robot, KeyCode.SHIFT, KeyCode.S);
        boolean refused = robot.lookup("#banner").query().isVisible();

        assertEquals(refused ? "No sound device found." : "",
            refused ? WindowFixture.text(robot, "#banner-text") : "");
        assertEquals(refused ? "false" : "true", window.desk.settings().now().values().get("sound"));
    }

    @Test
    void aTimeThatIsNoNumberIsTheOneBefore(FxRobot robot) {
        for (String typed : List.of("", "abc")) {
            openPage(robot);
            choose(robot, "#new-clock", "Per game");
            robot.interact(() -> {
                Spinner<Integer> minutes = robot.lookup("#new-minutes").query();
                minutes.requestFocus();
                minutes.getEditor().setText(typed);
            });
            robot.clickOn("#new-begin");

            assertTrue(window.desk.shell().pages().shownProperty().get().isEmpty(), typed);
            assertEquals("5:00", WindowFixture.text(robot, "#clock-white"));
        }
    }

    @Test
    @WindowTest.Fresh                            // the page keeps the names that were typed before
    void twoPeopleAreCalledByTheirColours(FxRobot robot) {
        openPage(robot);
        assertEquals("You", robot.lookup("#name-black").<TextField>query().getPromptText());
        robot.clickOn("#card-human");
        assertEquals("Black", robot.lookup("#name-black").<TextField>query().getPromptText());
        assertEquals("White", robot.lookup("#name-white").<TextField>query().getPromptText());
        WindowFixture.fire(robot, "#new-begin");
        assertEquals("Black", WindowFixture.text(robot, "#who-black"));
        assertEquals("White", WindowFixture.text(robot, "#who-white"));

        robot.interact(() -> session.setSeat(Color.WHITE, Seat.ofLevel(1)));
        assertEquals("You", WindowFixture.text(robot, "#who-black"));
    }

    @Test
    void theOneThatAdaptsPlaysAtTheUsersRating(FxRobot robot) {
        openPage(robot);
        assertEquals("You have no rating yet", WindowFixture.text(robot, "#new-strength"));
        assertTrue(robot.lookup("#card-adaptive").query().getAccessibleText().startsWith("Adaptive, 1150"));
        WindowFixture.fire(robot, "#card-adaptive", "#new-begin");
        assertEquals(new Seat.Adaptive(1150), session.seat(Color.WHITE));
        assertEquals("1150", WindowFixture.text(robot, "#rank-white"));
        robot.interact(() -> {
            session.play(Square.D3);
            for (int ply = 1; ply < 10; ply++) {
                session.play(session.position().moves().getFirst());
            }
        });
        press(robot, KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.R);
        WindowFixture.fire(robot, "#banner-action");
        press(robot, KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.N);

        assertTrue(session.seat(Color.WHITE) instanceof Seat.Adaptive(int now) && now < 1150,
            "weaker after a loss: " + session.seat(Color.WHITE));
        openPage(robot);
        assertTrue(WindowFixture.text(robot, "#new-strength").startsWith("You: "));
        assertEquals("Adaptive", WindowFixture.text(robot, "#who-white"));
    }

    @Test
    void theLastOpponentStandsFirstAndEachHasItsStrength(FxRobot robot) {
        openPage(robot);
        Node first = robot.lookup(".opponent").query();
        assertEquals("card-level-1", first.getId());
        assertEquals("1 First steps, 240, Errs by up to 43 discs", first.getAccessibleText());
        List<Integer> strengths = robot.lookup(".opponent-rating").queryAllAs(Labeled.class).stream()
            .map(label -> Integer.parseInt(label.getText())).skip(2).toList();
        assertEquals(strengths.stream().sorted().toList(), strengths, "in their order");
        assertEquals(25, strengths.size());
        WindowFixture.fire(robot, "#card-like-1560", "#new-begin");
        openPage(robot);
        assertEquals("card-like-1560", robot.lookup(".opponent").query().getId());
        robot.clickOn("#card-human").clickOn("#new-begin");
        openPage(robot);
        assertEquals("card-like-1560", robot.lookup(".opponent").query().getId(), "also after two people");
    }

    @Test
    void thePageFitsWithoutScrolling(FxRobot robot) {
        for (int[] size : new int[][] {{1440, 900}, {1280, 720}}) {
            robot.interact(() -> {
                window.scene().getWindow().setWidth(size[0]);
                window.scene().getWindow().setHeight(size[1]);
            });
            openPage(robot);
            choose(robot, "#new-clock", "Per game, plus seconds a move");
            choose(robot, "#new-start", "Opening");
            robot.clickOn("#card-level-7");
            WindowFixture.layOutAll();
            for (Labeled about : robot.lookup(".opponent-about").queryAllAs(Labeled.class)) {
                assertEquals(about.getText(), ((Text) about.lookup(".text")).getText(),
                    "whole at " + size[0]);
            }
            ScrollPane scroll = robot.lookup(".new-game .scroll-pane").query();
            assertTrue(
                scroll.getContent().getLayoutBounds().getHeight()
                    <= scroll.getViewportBounds().getHeight() + 1,
                size[0] + ": " + scroll.getContent().getLayoutBounds() + " in " + scroll.getViewportBounds());
            press(robot, KeyCode.ESCAPE);
        }
    }
}
