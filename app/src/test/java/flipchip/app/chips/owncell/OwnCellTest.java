package flipchip.app.chips.owncell;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;
import flipchip.app.WindowFixture;
import flipchip.app.WindowTest;
import flipchip.app.circuit.array.Agreement;
import flipchip.app.circuit.array.ChipPlace;
import flipchip.app.game.session.Seat;
import flipchip.app.kit.settings.Frame;
import flipchip.app.kit.settings.Settings;
import flipchip.app.kit.settings.ThemeChoice;
import flipchip.app.window.assembly.Seats;
import flipchip.engine.board.Game;
import flipchip.engine.board.Square;
import flipchip.engine.notation.Transcript;
import flipchip.hwsim.referee.array.ArrayStats;
import flipchip.hwsim.referee.control.ControllerState;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Labeled;
import javafx.scene.control.TextField;
import javafx.stage.Stage;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;

/// A student's cell in the living array: written, put in, stepped, zoomed, wrong, and mended.
@WindowTest
class OwnCellTest {
    private static final Settings NOBODY_PLAYS = Settings.DEFAULT.with(Frame.THEME, ThemeChoice.LIGHT)
        .with(Frame.PANEL, true).with(Frame.REDUCED_MOTION, true).with(Seats.WHITE, Seat.HUMAN)
        .with(Frame.WIDTH, 1400.0).with(Frame.HEIGHT, 900.0);
    private static final String MULTIPLEXED = "assign rolB = isW ? rolB_in : {8{isB}};";

    @TempDir
    private Path folder;
    private WindowFixture window;

    @BeforeAll
    static void needsYosys() {
        assumeTrue(Files.isExecutable(Path.of("/usr/bin/yosys")), "Yosys is not installed");
    }

    @WindowTest.Opening
    static WindowFixture open(Stage stage) {
        return WindowFixture.silent(stage, NOBODY_PLAYS);
    }

    private boolean isOwn() {
        return window.desk.hardware().momentProperty().get()
            .filter(now -> now.run().machine().options().cell().isPresent()).isPresent();
    }

    private static String text(FxRobot robot, String id) {
        return robot.lookup(id).<Labeled>query().getText();
    }

    private Path write(String from, String to) throws Exception {
        Path file = folder.resolve("my_cell.v");
        assertTrue(CellCheck.startingFile().contains(from));
        Files.writeString(file, CellCheck.startingFile().replace(from, to));
        return file;
    }

    private void open(FxRobot robot, Path file) {
        robot.interact(() -> window.window.run("own-cell"));
        robot.interact(() -> {
            TextField path = robot.lookup("#cell-file").query();
            path.setText(file.toString());
            path.getOnAction().handle(null);
        });
    }

    @Test
    @Tag("thorough")
    @WindowTest.Fresh
    void theCellStandsInTheArrayAndPlays(FxRobot robot) throws Exception {
        Path file = write("assign rolB = {8{isB}} | remB;", MULTIPLEXED);
        open(robot, file);
        WindowFixture.await(
            () -> text(robot, "#cell-verdict").startsWith("Equal to the specification for all boards."));
        WindowFixture.fire(robot, "#cell-live");
        WindowFixture.await(this::isOwn);

        Game game = Transcript.parse("f5d6c3d3c4");
        robot.interact(() -> window.desk.session().show(game));
        window.awaitPanel();
        assertTrue(isOwn());
        assertEquals(Agreement.Verdict.AGREE,
            window.desk.hardware().agreementProperty().get().orElseThrow().verdict());
        assertEquals("your cell", text(robot, "#proof"));
        assertTrue(
            text(robot, "#cell-live-words").startsWith("The array next to the board is made of your cell"));
        var netlist = window.now().run().machine().circuit().netlist();
        int gates = ArrayStats.of(netlist).perCell();
        assertTrue(gates > 50 && gates != 114, () -> gates + " gates");
        assertTrue(netlist.find("d4.flB[E]").isPresent(), "the student's own names");

        robot.interact(() -> window.desk.hardware().camera().toCell(Square.D4));
        robot.interact(() -> window.window.run("chip-in"));
        WindowFixture.await(
            () -> window.desk.hardware().camera().placeProperty().get().level() == ChipPlace.Level.GATE);
        robot.interact(() -> window.time().step(false));
        assertTrue(isOwn());

        WindowFixture.fire(robot, "#cell-live");
        WindowFixture.await(() -> !isOwn() && window.desk.hardware().momentProperty().get().isPresent());
        assertEquals("proved for every board", text(robot, "#proof"));
    }

    @Test
    void aWrongCellShowsItsGateOnTheBoardAndIsMended(FxRobot robot) throws Exception {
        Path file = write("curB & |remB_in", "curB & |rolB_in");
        open(robot, file);
        WindowFixture
            .await(() -> text(robot, "#cell-verdict").startsWith("Different from the specification."));
        WindowFixture.fire(robot, "#cell-board");
        WindowFixture.await(() -> isOwn()
                && window.desk.hardware().camera().placeProperty().get().level() == ChipPlace.Level.GATE);

        Square square = window.desk.hardware().camera().placeProperty().get().square();
        var position = window.desk.session().game().position();
        assertFalse(position.isLegal(square), "the board is one on which this square is shown wrongly");
        assertTrue((window.now().state().legalNow() & square.bit()) != 0,
            "the circuit says that it is legal");
        assertEquals(Agreement.Verdict.DIFFER,
            window.desk.hardware().agreementProperty().get().orElseThrow().verdict());

        write("assign rolB = {8{isB}} | remB;", MULTIPLEXED);
        WindowFixture
            .await(
                () -> text(robot, "#cell-verdict").startsWith("Equal to the specification")
                        && window.desk.hardware().agreementProperty().get()
                            .filter(lamp -> lamp.verdict() == Agreement.Verdict.AGREE).isPresent()
                        && isOwn());

        // it may be read when it is still empty, too, and then once more
        Files.writeString(file, CellCheck.startingFile().replace("endmodule", ""));
        WindowFixture.await(() -> text(robot, "#cell-verdict").startsWith("The file does not compile.")
                && !isOwn() && text(robot, "#cell-live-words")
                    .equals("Not a complete cell yet; our cell stays in the array."));
    }

    private Game playAndOpenAWrongCell(FxRobot robot) throws Exception {
        Game mine = Game.INITIAL.play(Square.D3);
        robot.clickOn("#d3");
        open(robot, write("curB & |remB_in", "curB & |rolB_in"));
        WindowFixture
            .await(() -> text(robot, "#cell-verdict").startsWith("Different from the specification."));
        return mine;
    }

    @Test
    void theBoardOfAMistakeSaysSoAndLeadsBackToTheGame(FxRobot robot) throws Exception {
        Game mine = playAndOpenAWrongCell(robot);
        WindowFixture.fire(robot, "#cell-board");
        WindowFixture.await(() -> text(robot, "#banner-text").contains("your game waits"));
        assertFalse(window.desk.session().game().equals(mine));
        WindowFixture.fire(robot, "#banner-action");
        WindowFixture.await(() -> window.desk.session().game().equals(mine));
    }

    @Test
    void whoGoesBackBeforeTheBoardOfAMistakeIsRecordedStaysWhereHeWas(FxRobot robot) throws Exception {
        Game mine = playAndOpenAWrongCell(robot);
        robot.interact(() -> {
            robot.lookup("#cell-board").<ButtonBase>query().fire();
            robot.lookup("#banner-action").<ButtonBase>query().fire();
        });
        WindowFixture.await(this::isOwn);
        CountDownLatch recorded = new CountDownLatch(1);
        robot.interact(() -> window.desk.circuit().ask(_ -> 0, _ -> recorded.countDown()));
        WindowFixture.await(() -> recorded.getCount() == 0);
        assertEquals(mine, window.desk.session().game());
    }

    @Tag("thorough")
    @Test
    void aFlipThatGoesWrongIsShownWhileTheDiscsTurn(FxRobot robot) throws Exception {
        open(robot, write("assign toB = |flB | mvB;", "assign toB = |flB;"));
        WindowFixture
            .await(() -> text(robot, "#cell-verdict").startsWith("Different from the specification."));
        WindowFixture.fire(robot, "#cell-board");
        WindowFixture.await(() -> isOwn()
                && window.desk.hardware().camera().placeProperty().get().level() == ChipPlace.Level.GATE);

        assertEquals(1, window.now().at().move());
        assertTrue(window.now().isIn(ControllerState.UPDATE));
        Square move = window.desk.session().game().moves().getFirst();
        assertEquals(move, window.desk.hardware().camera().placeProperty().get().square());
        assertEquals(0, window.now().state().toBlack() & move.bit(), "the played disc is not placed");
    }
}
