package flipchip.app.game.moves;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.concurrent.TimeoutException;
import java.util.stream.Collectors;
import flipchip.app.WindowFixture;
import flipchip.app.WindowTest;
import flipchip.app.game.session.GameSession;
import flipchip.app.game.session.RandomGames;
import flipchip.app.game.session.Seat;
import flipchip.app.shell.Workspace;
import flipchip.engine.board.Color;
import flipchip.engine.board.Game;
import flipchip.engine.board.Square;
import flipchip.engine.notation.NotationException;
import flipchip.engine.notation.Transcript;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Labeled;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;

/// Variations, comments, opening names, turning the board and the position editor, as a person uses them.
@WindowTest
class VariationsTest {
    private WindowFixture window;
    private GameSession session;
    private Stage stage;

    @BeforeEach
    void take() {
        session = window.desk.session();
        stage = (Stage) window.scene().getWindow();
    }

    private void show(FxRobot robot, String moves) {
        robot.interact(() -> {
            session.setSeat(Color.WHITE, Seat.HUMAN);
            try {
                session.show(Transcript.parse(moves));
            } catch (NotationException e) {
                throw new IllegalArgumentException(e);
            }
        });
    }

    /// What stands in a part of the list.
    private static String words(Node node) {
        return node instanceof Labeled labeled
            ? labeled.getText()
            : ((Parent) node).getChildrenUnmodifiable().stream().map(VariationsTest::words)
                .collect(Collectors.joining(" "));
    }

    @Test
    void linesWithinLinesStandInTheListAndEachMoveIsReachedAndHasItsMenu(FxRobot robot) {
        show(robot, "c4e3f4c5d6f3");
        robot.interact(() -> {
            window.window.run("space-analyse");
            session.goTo(List.of(Square.C4));
            session.play(Square.C5);
            session.play(Square.D6);
            session.undo();
            session.play(Square.E6);
            session.comment(session.game().moves(), "also tried");
            session.goTo(session.tree().mainLine());
        });
        assertEquals("2. c5 3. d6 3. e6 also tried", words(robot.lookup("#variation-2-c5").query()));
        Bounds outer = bounds(robot, "#line-2-c5");
        Bounds inner = bounds(robot, "#line-3-e6");
        assertTrue(inner.getMinX() > outer.getMinX() - 40 && inner.getMinY() > outer.getMaxY() - 1,
            outer + " " + inner);

        robot.clickOn("#line-3-e6");
        assertEquals("c4c5e6", shown());
        assertTrue(WindowFixture.has(robot, "#move-3", "current"));
        robot.interact(() -> session.goTo(session.tree().mainLine()));
        robot.clickOn("#line-3-e6", MouseButton.SECONDARY).clickOn("#menu-promote");
        assertEquals("c4c5e6", Transcript.print(session.tree().game(session.tree().mainLine())));
    }

    private String shown() {
        return Transcript.print(session.game());
    }

    @Test
    void anotherMoveStartsAVariationThatIsShownAndReachedByClickAndKey(FxRobot robot) {
        show(robot, "c4e3f4c5d6f3");
        robot.interact(() -> window.window.run("space-analyse"));
        robot.interact(() -> {
            session.jump(4);
            session.play(Square.E6);
        });
        assertEquals("Main line 5. d6 f3", words(robot.lookup("#variation-5-d6").query()));

        robot.clickOn("#line-5-d6");
        assertEquals("c4e3f4c5d6", shown());
        assertTrue(robot.lookup("#variation-5-e6").tryQuery().isPresent());
        robot.push(KeyCode.ALT, KeyCode.DOWN);
        assertEquals("c4e3f4c5e6", shown());
        robot.push(KeyCode.ALT, KeyCode.UP);
        assertEquals("c4e3f4c5d6", shown());
    }

    @Test
    void aVariationIsPromotedAndTheOtherDeleted(FxRobot robot) {
        show(robot, "c4e3f4c5d6f3");
        robot.interact(() -> {
            session.jump(4);
            session.play(Square.E6);
        });
        robot.push(KeyCode.ALT, KeyCode.SHIFT, KeyCode.P);
        assertEquals(Square.E6, session.tree().mainLine().get(4));

        robot.push(KeyCode.CONTROL, KeyCode.DELETE);
        assertEquals("c4e3f4c5", shown());
        assertEquals(List.of(Square.D6), session.tree().choices(session.game().moves()));
    }

    @Test
    void aCommentIsWrittenOnItsPageAndStandsInTheList(FxRobot robot) {
        show(robot, "c4e3");
        robot.interact(() -> window.window.run("space-analyse"));
        robot.push(KeyCode.CONTROL, KeyCode.M);
        robot.write("A quiet start");
        WindowFixture.fire(robot, "#comment-save");

        assertEquals("A quiet start", session.tree().commentAt(session.game().moves()));
        assertEquals("e3: A quiet start", WindowFixture.text(robot, "#comment-2"));
        robot.clickOn("#move-1", MouseButton.SECONDARY).clickOn("#menu-delete");
        assertEquals(0, session.tree().size());
    }

    @Test
    void theCurrentLineOfTheListIsWhollyInView(FxRobot robot) throws TimeoutException {
        Game game = RandomGames.toTheEnd(7, Game.INITIAL.position());
        robot.interact(() -> {
            session.setSeat(Color.WHITE, Seat.HUMAN);
            session.show(game);
            for (int ply : List.of(3, 4, 9, 20, 21, 40, game.length() - 1)) {
                session.comment(game.moves().subList(0, ply), "Much can be said about it. ".repeat(8));
            }
        });
        robot.push(KeyCode.CONTROL, KeyCode.DIGIT2);
        for (int ply : List.of(game.length(), 1, 9, 40, 26, 27, 28, 12, 11, 50, 0)) {
            robot.interact(() -> session.jump(ply));
            theCurrentLineIsWhole(robot, Math.max(1, ply));
        }
        robot.interact(() -> session.jump(33));
        robot.interact(() -> stage.setHeight(stage.getHeight() - 57));
        theCurrentLineIsWhole(robot, 33);
    }

    private static void theCurrentLineIsWhole(FxRobot robot, int ply) throws TimeoutException {
        WindowFixture.await(() -> {
            Bounds view = bounds(robot, ".move-list .viewport");
            Bounds move = bounds(robot, "#move-" + ply);
            return move.getMinY() >= view.getMinY() - 0.5 && move.getMaxY() <= view.getMaxY() + 0.5;
        });
        Bounds view = bounds(robot, ".move-list .viewport");
        robot.lookup(".move-list .move").queryAll().stream().map(WindowFixture::place)
            .forEach(other -> assertFalse(
                other.getMinY() < view.getMinY() - 0.5 && other.getMaxY() > view.getMinY() + 0.5,
                ply + ": " + other + " is cut in " + view));
    }

    private static Bounds bounds(FxRobot robot, String id) {
        Node node = robot.lookup(id).query();
        return WindowFixture.place(node);
    }

    @Test
    void theOpeningIsNamedAndSoIsTheOneUnderThePointer(FxRobot robot) {
        show(robot, "c4c3d3c5d6");
        robot.interact(() -> window.window.run("space-analyse"));
        assertTrue(WindowFixture.text(robot, "#opening-name").startsWith("Cow"));
        robot.moveTo("#e3");
        assertEquals("Cow; e3 leads to Chimney", WindowFixture.text(robot, "#opening-name"));

        show(robot, "f5f6e6f4e3");
        robot.moveTo("#a1");
        assertEquals("Cow", WindowFixture.text(robot, "#opening-name"));
    }

    @Test
    void theBoardIsTurnedWithAllItsVariations(FxRobot robot) {
        show(robot, "c4e3f4");
        robot.push(KeyCode.CONTROL, KeyCode.T);
        assertEquals("f5d6c5", shown());
        robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.T);
        assertEquals("e6f4e3", shown());
        robot.push(KeyCode.ALT, KeyCode.SHIFT, KeyCode.T);
        assertEquals(3, session.ply());
        assertEquals(64 - 7, session.position().board().empties());
    }

    @Test
    void whileTheComputerThinksOneJumpsAnywhereAtOnce(FxRobot robot) throws TimeoutException {
        robot.clickOn("#d3");
        WindowFixture.await(() -> window.desk.computer().thinkingAboutProperty().get().isPresent());
        robot.push(KeyCode.CONTROL, KeyCode.LEFT);

        assertEquals(0, session.ply());
        assertTrue(window.desk.computer().thinkingAboutProperty().get().isEmpty());
        assertTrue(WindowFixture.has(robot, "#strip-black", "to-move"));
    }

    @Test
    void aPositionIsSetUpByClicksKeysAndTextAndCheckedAtOnce(FxRobot robot) {
        robot.interact(() -> session.setSeat(Color.WHITE, Seat.HUMAN));
        robot.push(KeyCode.CONTROL, KeyCode.E);
        WindowFixture.fire(robot, "#editor-clear");
        assertEquals("Place at least one black disc.", WindowFixture.text(robot, "#editor-says"));
        assertTrue(robot.lookup("#editor-use").query().isDisabled());

        robot.clickOn("#edit-a1");
        WindowFixture.fire(robot, "#brush-white", "#edit-b1", "#mover-white");
        assertEquals("White cannot move and passes at once. In a real game the four squares in the "
            + "middle are never empty.", WindowFixture.text(robot, "#editor-says"));
        WindowFixture.fire(robot, "#brush-empty", "#edit-b1", "#editor-exchange");
        assertEquals("Place at least one black disc.", WindowFixture.text(robot, "#editor-says"));
        WindowFixture.fire(robot, "#editor-usual");
        assertEquals("Ready: 2 black and 2 white discs.", WindowFixture.text(robot, "#editor-says"));

        robot.interact(() -> robot.lookup("#editor-text").<TextField>query().setText("nonsense"));
        robot.interact(() -> robot.lookup("#editor-text").query().requestFocus());
        robot.type(KeyCode.ENTER);
        assertFalse(WindowFixture.text(robot, "#editor-says").startsWith("Ready"));
        WindowFixture.fire(robot, "#editor-usual", "#brush-black");
        robot.interact(() -> robot.lookup("#edit-b1").query().requestFocus());
        robot.type(KeyCode.LEFT, KeyCode.ENTER);
        WindowFixture.fire(robot, "#editor-use");
        assertEquals(Square.A1.bit(), session.game().start().black() & Square.A1.bit());
        assertEquals(0, session.ply());
    }

    @Test
    void aPositionThatIsSetUpInAnalyseLeavesBothSidesToTheUser(FxRobot robot) {
        robot.interact(() -> {
            window.desk.settings().property(Workspace.SHOWN).set(Workspace.ANALYSE);
            session.setSeat(Color.WHITE, Seat.ofLevel(4));
        });
        robot.push(KeyCode.CONTROL, KeyCode.E);
        WindowFixture.fire(robot, "#editor-usual", "#mover-white", "#editor-use");

        assertEquals(Color.WHITE, session.position().toMove());
        assertEquals(Seat.HUMAN, session.seatToMove());
        assertTrue(window.desk.computer().thinkingAboutProperty().get().isEmpty());
        robot.interact(() -> session.play(session.position().moves().getFirst()));
        assertEquals(Seat.HUMAN, session.seatToMove());
        assertEquals(Seat.ofLevel(4), session.seat(Color.WHITE), "the opponent of the own game stays");
    }

    @Test
    void theMovesOfAStoryCannotBeChanged(FxRobot robot) {
        show(robot, "c4e3");
        robot.interact(() -> window.window.run("space-analyse"));
        robot.interact(() -> session.showStory(session.line(), _ -> {}));
        robot.clickOn("#move-1", MouseButton.SECONDARY);
        List<MenuItem> items = Window.getWindows().stream().filter(ContextMenu.class::isInstance)
            .flatMap(menu -> ((ContextMenu) menu).getItems().stream()).toList();
        assertEquals(List.of("menu-copy"), items.stream()
            .filter(item -> item.getId() != null && !item.isDisable()).map(MenuItem::getId).toList());
    }

    @Test
    void aCommentOnTheFirstPositionStandsBelowTheWordsOfAnEmptyList(FxRobot robot) {
        robot.interact(() -> window.window.run("space-analyse"));
        robot.interact(() -> session.comment(List.of(), "g8 +2"));
        WindowFixture.layOutAll();
        Node words = robot.lookup(".move-list > * > .empty-state").query();
        Node comment = robot.lookup("#comment-0").query();
        assertTrue(words.isVisible());
        Bounds above = WindowFixture.place(words);
        Bounds below = WindowFixture.place(comment);
        assertTrue(above.getHeight() > 0 && below.getHeight() > 0);
        assertTrue(above.getMaxY() <= below.getMinY(), above + " " + below);
    }
}
