package flipchip.app.chips.gallery;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.IntStream;
import flipchip.app.WindowFixture;
import flipchip.app.WindowTest;
import flipchip.engine.board.Board;
import flipchip.engine.board.Game;
import flipchip.engine.board.Square;
import flipchip.engine.eval.ClassicWeights;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.ComboBox;
import javafx.scene.control.ListView;
import javafx.scene.control.Slider;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.util.WaitForAsyncUtils;

/// Opens the gallery and every exhibit in the real window, steps forth and back by key, and reads what the
/// screen says.
@WindowTest
class ExhibitTest {
    private WindowFixture window;

    private void open(FxRobot robot, String exhibit) throws TimeoutException {
        robot.type(KeyCode.X);
        robot.interact(() -> robot.lookup("#card-" + exhibit).queryButton().fire());
        await(robot);
        robot.interact(() -> chooseFirstRun(robot, exhibit));
        await(robot);
        robot.type(KeyCode.HOME);
    }

    private static void chooseFirstRun(FxRobot robot, String exhibit) {
        robot.lookup("#exhibit-choice").<String>queryComboBox().setValue(Exhibits.all().stream()
            .filter(one -> one.id().equals(exhibit)).findFirst().orElseThrow().choices().getFirst());
    }

    /// Parts inside a scroll pane exist only after it was laid out once.
    private static boolean isShown(FxRobot robot, String part) {
        return robot.lookup(part).tryQuery().filter(Node::isVisible).isPresent();
    }

    private void await(FxRobot robot) throws TimeoutException {
        WindowFixture.await(() -> isShown(robot, "#exhibit-picture") && isShown(robot, "#exhibit-result"));
    }

    @Test
    void anExhibitIsRecordedThatIsOpenedFromAnother(FxRobot robot) throws TimeoutException {
        open(robot, "counter");
        robot.interact(() -> window.window.run("exhibit-selector"));
        await(robot);
        assertEquals("Result: 10 blocks, 697 gates", WindowFixture.text(robot, "#exhibit-result"));
    }

    private static String now(FxRobot robot) {
        return WindowFixture.text(robot, "#exhibit-now");
    }

    /// An exhibit: what its first step says, how many steps follow it, what its last step says, and the
    /// result that the model gave by itself.
    private record Expected(String exhibit, String first, int steps, String last, String result) {}

    private final List<String> differences = new ArrayList<>();

    private static final List<Expected> EXHIBITS = List.of(
        new Expected("solver", "The host has written", 15, "score -19 for Black, line a1 e1",
            "score -19 for Black, line a1 e1, 165 clocks"),
        new Expected("flipper", "Gate delay 0: a disc is placed on d3", 9, "settled: d4 turn", "d4 turned"),
        new Expected("selector", "Choice 1, gate delay 0: legal moves d3 c4 f5 e6", 69,
            "is e6; remaining none", "order d3 c4 f5 e6"),
        new Expected("counter", "Gate delay 0: 34 wires go high", 18, "settled, 34 discs", "34 discs"),
        new Expected("terms", "a1 has 18 terms", 63, "Found so far: d3 c4 f5 e6", "legal d3 c4 f5 e6"),
        new Expected("pipeline", "Clock 1: M1 in stage 1", 6,
            "M5 in stage 3; the output is d1 f1 d2 f2 c3 b5 b6 g6",
            "5 positions, the last one: d1 f1 d2 f2 c3 b5 b6 g6 e7 f7 g7 d8 e8"),
        new Expected("machine", "Clock 0, GENERATE_1", 31, "legal: e3 c5", "legal e3 c5"),
        new Expected("scanner", "Clock 1: position 1 downwards, rank 1", 15, "so far d3 c4 f5 e6",
            "legal d3 c4 f5 e6"),
        new Expected("cover", "Clock 1: stage:rank 1:T1", 45, "complete: 12 squares covered, 12 bits",
            "12 squares covered, 12 bits"),
        new Expected("mate", "Position 1, ply 0, stage 1", 461, "Decided: a loss",
            "a loss after 154 positions (by the model)"),
        new Expected("stages", "Move 0: the opening circuit is being loaded, 0 %", 72,
            "300 ms were spent on loading", "3 circuits loaded, 300 ms"),
        new Expected("middle-game", "Clock 1: fetch node 0; 1 word in memory", 129,
            "32 words, 11 nodes went through", "32 words, 11 nodes"),
        new Expected("score", "Move 0, clock 0: settled with 0 stable discs, score 0x01404040", 133,
            "the last score is 0x02424042, Black has won", "0x02424042"),
        new Expected("stability", "Move 48, look 1", 71, "The end: 10 stable discs", "10 stable discs"),
        new Expected("masks", "Clock 1, top-down, rank 1: 0 ways to give check", 17,
            "Clock 18, bottom-up, rank 1 is complete: ways to give check 12",
            "68 ways to give check, 1 piece gives it (by the rules)"),
        new Expected("survey", "4 gate delays: legal moves wrong", 16,
            "20 gate delays: legal moves wrong 0 %",
            "no error in these moves from 14 gate delays on; a run of six needs 18"),
        new Expected("forms", "document: 165 clocks, 14 visits, score 19", 10, "coprocessor: 1,050 clocks",
            "19 for the side to move"),
        new Expected("types", "Type A, here a1, to the right: 6 terms", 79,
            "Type J, here d4, up to the right: 2 terms", "960 product terms on the playable squares"),
        new Expected("times", "16 empty squares: program 6 s, chip 1 s", 4,
            "20 empty squares: program 1,378 s", "5 rows"),
        new Expected("register", "The register is cleared.", 5, "Clock 5: h5 joins; 10 stable discs",
            "10 stable discs"),
        new Expected("parallel", "The first processor makes the root; 9 moves wait for 4 processors", 10,
            "score 0x01403D3E, 2,714 nodes", "score 0x01403D3E, 2,714 nodes"));

    @Tag("thorough")
    @Test
    void everyExhibitIsSteppedForthAndBack(FxRobot robot) throws TimeoutException {
        robot.type(KeyCode.X);
        assertEquals(EXHIBITS.size(), robot.lookup(".exhibit-card").queryAll().size());
        for (Expected expected : EXHIBITS) {
            onScreen(() -> robot.lookup("#card-" + expected.exhibit).queryButton().fire());
            WindowFixture
                .await(() -> isShown(robot, "#exhibit-picture") && isShown(robot, "#exhibit-result"));
            onScreen(() -> chooseFirstRun(robot, expected.exhibit));
            WindowFixture
                .await(() -> isShown(robot, "#exhibit-picture") && isShown(robot, "#exhibit-result"));
            onScreen(() -> {
                step(robot, expected);
                robot.lookup("#exhibit-back").queryButton().fire();
            });
        }
        assertEquals("", String.join("\n", differences));
    }

    /// On the FX thread, without waiting for pulses after it: twenty-one exhibits would wait long.
    private static void onScreen(Runnable task) {
        WaitForAsyncUtils.waitForAsyncFx(TimeUnit.SECONDS.toMillis(300), task);
    }

    private void expect(String expected, String shown, boolean right) {
        if (!right) {
            differences.add(expected + " -> " + shown);
        }
    }

    private void step(FxRobot robot, Expected expected) {
        String telling = WindowFixture.text(robot, "#run-counter");
        assertNotEquals("step 0 of " + expected.steps, telling, expected.exhibit + " opens where it tells");
        robot.lookup("#run-first").queryButton().fire();
        String beginning = now(robot);
        expect(expected.first, beginning, beginning.startsWith(expected.first));
        assertEquals("step 0 of " + expected.steps, WindowFixture.text(robot, "#run-counter"));
        String result = WindowFixture.text(robot, "#exhibit-result");
        expect(expected.result, result, result.equals("Result: " + expected.result));
        robot.lookup("#run-forward").queryButton().fire();
        assertNotEquals(beginning, now(robot));
        robot.lookup("#run-back").queryButton().fire();
        assertEquals(beginning, now(robot));
        robot.lookup("#run-last").queryButton().fire();
        expect(expected.last, now(robot), now(robot).contains(expected.last));
        assertEquals("step " + expected.steps + " of " + expected.steps,
            WindowFixture.text(robot, "#run-counter"));
        assertEquals(now(robot), robot.lookup("#exhibit-picture").<Node>query().getAccessibleText());
        assertEquals(expected.steps + 1, robot.lookup("#exhibit-log").<ListView<?>>query().getItems().size());
        robot.lookup("#run-slider").<Slider>query().setValue(0);
        assertEquals(beginning, now(robot));
    }

    @Test
    void anExhibitOpensWithItsBlockDiagramAndLiveValues(FxRobot robot) throws TimeoutException {
        robot.type(KeyCode.X);
        robot.interact(() -> robot.lookup("#card-machine").queryButton().fire());
        await(robot);
        assertEquals(Exhibit.PLAN, robot.lookup("#exhibit-choice").queryComboBox().getValue());
        assertEquals("Result: 6 blocks, 24,085 gates", WindowFixture.text(robot, "#exhibit-result"));
        assertEquals("Shown: the simulated gates of pipeline_machine",
            WindowFixture.text(robot, "#exhibit-source-shown"));
        assertTrue(robot.lookup("#exhibit-form").<Node>query().isDisabled());

        robot.type(KeyCode.HOME, KeyCode.PERIOD, KeyCode.PERIOD, KeyCode.PERIOD);
        assertTrue(now(robot).startsWith("Clock 3: ") && now(robot).contains("legal_out d3 c4 f5 e6"),
            now(robot));
        robot.interact(() -> chooseFirstRun(robot, "machine"));
        await(robot);
        assertFalse(robot.lookup("#exhibit-form").<Node>query().isDisabled());
    }

    @Test
    void keysStepJumpAndPlay(FxRobot robot) throws TimeoutException {
        open(robot, "counter");

        robot.type(KeyCode.PERIOD, KeyCode.PERIOD, KeyCode.COMMA);
        assertEquals("step 1 of 18", WindowFixture.text(robot, "#run-counter"));
        robot.type(KeyCode.END);
        assertEquals("step 18 of 18", WindowFixture.text(robot, "#run-counter"));
        robot.type(KeyCode.HOME, KeyCode.PAGE_DOWN, KeyCode.PAGE_DOWN);
        assertEquals("step 2 of 18", WindowFixture.text(robot, "#run-counter"));
        robot.type(KeyCode.P);                              // motion is reduced here: the end at once
        assertEquals("step 18 of 18", WindowFixture.text(robot, "#run-counter"));
    }

    @Test
    void theLogGoesToAStep(FxRobot robot) throws TimeoutException {
        open(robot, "flipper");

        robot.interact(() -> robot.lookup("#exhibit-log").<ListView<?>>query().getSelectionModel().select(2));
        assertEquals("step 2 of 9", WindowFixture.text(robot, "#run-counter"));
        assertTrue(now(robot).startsWith("Gate delay 2"), now(robot));
    }

    @Test
    void anotherRunIsChosenAndTheGalleryComesBack(FxRobot robot) throws TimeoutException {
        open(robot, "flipper");

        robot
            .interact(() -> robot.lookup("#exhibit-choice").queryComboBox().getSelectionModel().selectNext());
        await(robot);
        assertEquals("Result: b1 c1 d1 e1 f1 g1 turned", WindowFixture.text(robot, "#exhibit-result"));
        robot.clickOn("#exhibit-back");
        assertTrue(robot.lookup("#card-counter").tryQuery().isPresent());
        assertTrue(robot.lookup("#card-flipper").<Node>query().isFocused());
        robot.type(KeyCode.ESCAPE);
        assertFalse(robot.lookup("#gallery").tryQuery().isPresent());
    }

    @Test
    void thePrintedGeneratorOfDocument002IsSwitchedOnAndIsWrong(FxRobot robot) throws TimeoutException {
        open(robot, "pipeline");

        robot
            .interact(() -> robot.lookup("#exhibit-choice").queryComboBox().getSelectionModel().selectNext());
        await(robot);
        robot.interact(() -> robot.lookup("#exhibit-log").<ListView<?>>query().getSelectionModel().select(2));
        assertTrue(
            now(robot).contains(
                "the output is c3 d3 e3 c4 f4 c5 f5 d6 e6 f6; 6 squares are wrong: c3 e3 f4 c5 d6 f6"),
            now(robot));
        assertEquals("Squares that the printed program finds in the opening, where four are legal: 10 "
            + "(counted in move_generator_printed)", WindowFixture.text(robot, "#figure-opening"));
    }

    @Test
    void theUsersOwnGameRunsThroughTheCircuits(FxRobot robot) throws TimeoutException {
        robot.interact(() -> window.desk.session().show(game("f5d6c3d3c4")));
        open(robot, "terms");
        robot.interact(() -> chooseOwnGame(robot));
        await(robot);
        assertEquals("Result: legal " + Square.list(window.desk.session().position().legalMoves()),
            WindowFixture.text(robot, "#exhibit-result"));
    }

    @Test
    void aRunThatTheGameDoesNotAllowIsRefusedWithTheReason(FxRobot robot) throws TimeoutException {
        robot.interact(() -> window.desk.session().show(game("f5d6c5f4e3f6g5e6e7")));
        for (String exhibit : List.of("selector", "stability")) {
            open(robot, exhibit);
            robot.interact(() -> chooseOwnGame(robot));
            WindowFixture
                .await(() -> WindowFixture.text(robot, "#exhibit-state").endsWith(". Choose another run."));
            assertEquals("step 0 of 0", WindowFixture.text(robot, "#run-counter"), "of no other run");
            robot.clickOn("#exhibit-back");
            robot.type(KeyCode.ESCAPE);
        }
    }

    @Tag("thorough")
    @Test
    void everyCardHasAPictureAtLast(FxRobot robot) throws TimeoutException {
        robot.type(KeyCode.X);
        WindowFixture
            .await(() -> robot.lookup(".card-picture .image-view").queryAll().size() == EXHIBITS.size());
        robot.lookup(".card-picture .image-view").<ImageView>queryAllAs(ImageView.class).forEach(view -> {
            Image image = view.getImage();
            long colours = IntStream.range(0, (int) (image.getWidth() * image.getHeight())).mapToObj(
                i -> image.getPixelReader().getArgb(i % (int) image.getWidth(), i / (int) image.getWidth()))
                .distinct().count();
            assertTrue(colours > 8, colours + " colours");
        });
    }

    private static void chooseOwnGame(FxRobot robot) {
        robot.lookup("#exhibit-choice").<String>queryComboBox().setValue("own-game");
    }

    private static Game game(String moves) {
        Game game = Game.INITIAL;
        for (int i = 0; i < moves.length(); i += 2) {
            game = game.play(Square.parse(moves.substring(i, i + 2)).orElseThrow());
        }
        return game;
    }

    @Test
    void aPressInThePictureGoesToTheStepThatStandsThere(FxRobot robot) throws TimeoutException {
        open(robot, "parallel");

        Node picture = robot.lookup("#exhibit-picture").query();
        robot.clickOn(picture);
        assertTrue(now(robot).startsWith("Node "), now(robot));
        assertNotEquals("step 0 of 10", WindowFixture.text(robot, "#run-counter"));
    }

    @Test
    void aPressInTheCurveOfErrorsShowsTheGameThatFails(FxRobot robot) throws TimeoutException {
        open(robot, "survey");
        robot.type(KeyCode.END);
        assertTrue(now(robot).endsWith("Every board was stored right."), now(robot));

        robot.clickOn(robot.point("#exhibit-picture").atPosition(Pos.CENTER_LEFT).atOffset(60, 0));
        assertTrue(now(robot).contains("is stored wrong on"), now(robot));
        assertNotEquals("step 16 of 16", WindowFixture.text(robot, "#run-counter"));
    }

    @Test
    void aFigureSaysWhetherItWasComputedOrQuotedAndWhyTheyDiffer(FxRobot robot) throws TimeoutException {
        open(robot, "flipper");

        assertEquals("Gates of the chains: 3,008 (counted in flipper_chains)",
            WindowFixture.text(robot, "#figure-gates"));
        String settles = WindowFixture.text(robot, "#figure-settles");
        assertTrue(settles
            .startsWith("Gate delays until this run has settled: 9 (counted in flipper_chains)\nQuoted, "
                + "endgame-chip paper: " + "several clocks\nWhy they differ: "),
            settles);
    }

    @Test
    void theLampOfAProvedCircuitSaysHow(FxRobot robot) throws TimeoutException {
        open(robot, "flipper");
        assertEquals("proved for every board", robot.lookup("#exhibit-proof").queryButton().getText());

        robot.interact(() -> robot.lookup("#exhibit-proof").queryButton().fire());
        String how = robot.lookup("#exhibit-proof").queryButton().getTooltip().getText();
        assertTrue(robot.lookup("#exhibit-proof").queryButton().getTooltip().isShowing());
        assertTrue(how.contains("'flipchip hw export flipper-chains'"), how);
    }

    @Test
    void theAiUnitScoresTheSamePositionOtherwiseWithOtherWeights(FxRobot robot) throws TimeoutException {
        open(robot, "machine");
        List<String> scores = new ArrayList<>();
        for (String form : List.of("classic", "classic4", "ours")) {
            robot.type(KeyCode.END);
            robot.interact(() -> robot.lookup("#exhibit-form").<ComboBox<String>>query().setValue(form));
            await(robot);
            assertTrue(now(robot).startsWith("Clock 31, WAIT"), "the step stays: " + now(robot));
            scores.add(now(robot).replaceAll(".*score (-?\\d+)\\.", "$1"));
            assertTrue(WindowFixture.text(robot, "#figure-score").contains(scores.getLast()), "the figure");
        }
        assertEquals(
            List.of(scoreOf(ClassicWeights.FITTED), scoreOf(ClassicWeights.FITTED_FOUR),
                scoreOf(new ClassicWeights(1, 4, 25, 8, 0))),
            scores.stream().map(Integer::parseInt).toList());
    }

    /// What the software of these weights says of the exhibit's last position.
    private static int scoreOf(ClassicWeights weights) {
        Board board = Game.INITIAL.play(Square.D3).play(Square.C3).play(Square.C4).position().board();
        return weights.sum(board.player(), board.opponent());
    }
}
