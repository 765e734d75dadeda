package flipchip.app.circuit.waves;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.TimeoutException;
import java.util.stream.IntStream;
import flipchip.app.WindowFixture;
import flipchip.app.WindowTest;
import flipchip.app.circuit.timeline.LanesView;
import flipchip.app.circuit.timeline.TimeAxis;
import flipchip.app.circuit.timeline.Unit;
import flipchip.app.cli.CommandLineRun;
import flipchip.app.game.session.Seat;
import flipchip.app.kit.settings.Frame;
import flipchip.app.kit.settings.Settings;
import flipchip.app.kit.settings.ThemeChoice;
import flipchip.app.window.assembly.Seats;
import flipchip.engine.board.Game;
import flipchip.engine.board.Square;
import flipchip.engine.testkit.Boards;
import flipchip.engine.testkit.VcdReader;
import flipchip.hwsim.referee.run.Instant;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.control.ListView;
import javafx.scene.control.MenuButton;
import javafx.scene.control.TextField;
import javafx.scene.image.Image;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.util.WaitForAsyncUtils;

/// The waveforms in the real window: read, searched, measured, changed and saved.
@WindowTest
@WindowTest.Fresh
class WaveTest {
    private static final Settings WIDE = Settings.DEFAULT.with(Frame.THEME, ThemeChoice.LIGHT)
        .with(Frame.REDUCED_MOTION, true).with(Seats.WHITE, Seat.HUMAN).with(Frame.SIDE_WIDTH, 264.0)
        .with(Frame.WIDTH, 1180.0).with("machine-cost", "false")
        .with("wave-rows", "# Control\nstate STATE\naccept HEX\n# Board\nlegal HEX\nd4.flB BINARY");
    private WindowFixture window;
    private Stage stage;

    @WindowTest.Opening
    static WindowFixture open(Stage shown) {
        return WindowFixture.silent(shown, WIDE);
    }

    @BeforeEach
    void take() {
        stage = (Stage) window.scene().getWindow();
    }

    private double lanes(FxRobot robot) {
        return robot.lookup("#lanes").query().getLayoutBounds().getHeight();
    }

    @Test
    void waveformsThatHaveTooLittleRoomFoldTheLanesUntilTheyAreClosed(FxRobot robot) throws TimeoutException {
        robot.interact(() -> window.window.run("space-circuit"));
        window.awaitPanel();
        robot.interact(() -> stage.setHeight(800));
        WindowFixture.layOutAll();
        double all = lanes(robot);
        robot.interact(() -> window.window.run("waveforms"));
        WindowFixture.layOutAll();
        assertTrue(lanes(robot) < all / 2, lanes(robot) + " of " + all);
        assertTrue(robot.lookup("#wave-rows").query().getLayoutBounds().getHeight() >= 96);

        robot.interact(() -> window.window.run("waveforms"));
        WindowFixture.layOutAll();
        assertEquals(all, lanes(robot));
    }

    @Test
    void lanesFoldedByHandStayFoldedWhenTheWaveformsAreClosed(FxRobot robot) throws TimeoutException {
        robot.interact(() -> window.window.run("space-circuit"));
        window.awaitPanel();
        robot.interact(() -> stage.setHeight(800));
        WindowFixture.layOutAll();
        robot.interact(() -> window.window.run("waveforms"));
        WindowFixture.layOutAll();
        double folded = lanes(robot);
        robot.clickOn("#fold-lanes");
        WindowFixture.layOutAll();
        assertTrue(lanes(robot) > 2 * folded, lanes(robot) + " and " + folded);
        robot.clickOn("#fold-lanes");
        robot.interact(() -> window.window.run("waveforms"));
        WindowFixture.layOutAll();
        assertEquals(folded, lanes(robot));
    }

    private void open(FxRobot robot, Game game) throws TimeoutException {
        robot.interact(() -> window.desk.session().show(game));
        window.awaitPanel();
        robot.press(KeyCode.CONTROL, KeyCode.SHIFT).type(KeyCode.W).release(KeyCode.SHIFT, KeyCode.CONTROL);
        robot.interact(() -> window.time().jump(new Instant(1, 2, 0)));
        robot.interact(() -> robot.lookup("#wave-rows").query().requestFocus());
        WindowFixture.await(() -> says(robot, "state").equals("state: UPDATE"));
        select(robot, 2);
        edgeExists(robot);
    }

    /// Traces are read on another thread: wait until there is an edge to go to.
    private void edgeExists(FxRobot robot) throws TimeoutException {
        Instant at = window.now().at();
        WindowFixture.await(() -> {
            robot.interact(() -> {
                window.time().jump(at);
                robot.lookup("#wave-edge-back").queryButton().fire();
            });
            return !window.now().at().equals(at);
        });
        robot.interact(() -> window.time().jump(at));
    }

    private static void select(FxRobot robot, int row) {
        robot.interact(() -> {
            ListView<?> rows = robot.lookup("#wave-rows").queryListView();
            rows.requestFocus();
            rows.scrollTo(row);
            rows.getSelectionModel().clearAndSelect(row);
        });
    }

    /// What a screen reader says of the row with this name.
    private static String says(FxRobot robot, String name) {
        return robot.lookup("#wave-rows .list-cell").<Node>queryAll().stream().map(Node::getAccessibleText)
            .filter(text -> text != null && text.startsWith(name + ": ")).findFirst().orElse("");
    }

    @Test
    void theFieldForAValueIsAsWideAsWhatItAsksFor(FxRobot robot) throws TimeoutException {
        open(robot, Game.INITIAL.play(Square.D3));
        TextField value = robot.lookup("#wave-value").query();
        assertTrue(value.getPrefColumnCount() >= value.getPromptText().length(), value.getPromptText());
    }

    @Test
    void rowsSayTheValuesAtTheCursorAndEdgesAreFoundByKey(FxRobot robot) throws TimeoutException {
        open(robot, Game.INITIAL.play(Square.D3));
        assertEquals("legal: " + String.format("%016x", window.now().state().legalNow()),
            says(robot, "legal"));

        select(robot, 5);
        robot.type(KeyCode.RIGHT);
        assertEquals("d4.flB: 00010000", says(robot, "d4.flB"));
        assertEquals(2, window.now().at().clock());
        assertTrue(window.now().at().step() > 0);
        assertTrue(WindowFixture.text(robot, "#wave-says").startsWith("d4.flB changes here"));

        robot.type(KeyCode.R);
        assertEquals("d4.flB: 10", says(robot, "d4.flB"));
        robot.type(KeyCode.COMMA);
        assertEquals("d4.flB: 00", says(robot, "d4.flB"));
    }

    @Test
    void aValueIsFoundAndTwoMarkersMeasureTheTimeBetween(FxRobot robot) throws TimeoutException {
        open(robot, Game.INITIAL.play(Square.D3).play(Square.C3));
        robot.type(KeyCode.DIGIT1);
        select(robot, 1);
        robot.interact(() -> robot.lookup("#wave-value").<TextField>query().setText("update"));
        robot.clickOn("#wave-find-on");
        assertEquals(new Instant(2, 2, 0), window.now().at());
        assertEquals("state becomes update here.", WindowFixture.text(robot, "#wave-says"));

        select(robot, 1);
        robot.type(KeyCode.DIGIT2);
        int period = window.now().run().machine().options().period();
        long a = window.now().run().timeOf(new Instant(1, 2, 0));
        long b = window.now().run().timeOf(new Instant(2, 2, 0));
        assertEquals(
            "A " + a + ", B " + b + ": " + (b - a) + " gate delays = " + (b - a) / period + " clocks",
            WindowFixture.text(robot, "#wave-measure"));

        robot.interact(() -> robot.lookup("#wave-value").<TextField>query().setText("nowhere"));
        robot.clickOn("#wave-find-on");
        assertEquals("'nowhere' is not a number in this radix (states).",
            WindowFixture.text(robot, "#wave-says"));
    }

    @Test
    void pressingInTheDrawingMovesTheTimeLineAndZoomKeepsTheCursor(FxRobot robot) throws TimeoutException {
        open(robot, Game.INITIAL.play(Square.D3));
        robot.clickOn("#wave-fit-move");
        Node scale = robot.lookup("#wave-ruler").query();
        Bounds ruler = WindowFixture.onScreen(() -> scale.localToScreen(scale.getBoundsInLocal()));
        robot.clickOn(new Point2D(ruler.getMinX() + ruler.getWidth() * 0.9, ruler.getCenterY()));
        Instant late = window.now().at();
        assertTrue(late.compareTo(new Instant(1, 4, 0)) > 0, late.toString());

        select(robot, 1);
        robot.type(KeyCode.PLUS).type(KeyCode.PLUS).type(KeyCode.DIGIT0).type(KeyCode.DIGIT9);
        assertEquals(late, window.now().at());
        robot.clickOn(new Point2D(ruler.getMinX() + 3, ruler.getCenterY()));
        assertTrue(window.now().at().compareTo(late) < 0);
    }

    @Test
    void theDrawingsStandBelowTheLanesOnTheirAxis(FxRobot robot) throws TimeoutException {
        open(robot, Game.INITIAL.play(Square.D3));
        robot.clickOn("#fold-lanes");            // all lanes again
        WindowFixture.await(() -> window.time().axisProperty().get().isPresent());
        assertEquals("gates", WindowFixture.text(robot, "#wave-scale"));
        Node ruler = robot.lookup("#wave-ruler").query();
        TimeAxis axis = window.time().axisProperty().get().orElseThrow();
        assertEquals(axis.left(), WindowFixture.place(ruler).getMinX(), 1.5);

        robot.interact(() -> window.time().jump(new Instant(1, 2, 10)));
        LanesView lanes = (LanesView) robot.lookup("#lanes").query();
        double lane = WindowFixture.onScreen(() -> lanes.localToScene(lanes.pointOf(Unit.GATE, 10)).getX());
        Node cursor = robot.lookup(".wave-cursor").query();
        WindowFixture
            .await(() -> Math.abs(cursor.localToScene(cursor.getBoundsInLocal()).getCenterX() - lane) < 2);

        robot.clickOn("#wave-scale");
        assertEquals("clocks", WindowFixture.text(robot, "#wave-scale"));
        robot.clickOn("#wave-zoom-in");
        assertEquals("own axis", WindowFixture.text(robot, "#wave-scale"));
        robot.clickOn("#wave-scale");
        assertEquals("gates", WindowFixture.text(robot, "#wave-scale"));
    }

    @Test
    @Tag("thorough")
    void inTheSmallestWindowNothingOfThemIsCutOrCovered(FxRobot robot) throws TimeoutException {
        robot.interact(() -> {
            stage.setWidth(800);
            stage.setHeight(600);
            window.desk.session().show(Boards.game(new SplittableRandom(3)));
        });
        window.awaitPanel();
        robot.press(KeyCode.CONTROL, KeyCode.SHIFT).type(KeyCode.W).release(KeyCode.SHIFT, KeyCode.CONTROL);
        WindowFixture.await(() -> robot.lookup("#wave-rows .list-cell").tryQuery().isPresent());
        WaitForAsyncUtils.waitForFxEvents();
        Bounds head = scene(robot, ".wave-head-row");
        Bounds word = scene(robot, ".wave-head");
        Bounds rows = scene(robot, "#wave-rows");
        Bounds pane = scene(robot, "#waves-pane");
        Bounds words = scene(robot, "#wave-measure");
        assertTrue(head.contains(word) && word.getHeight() >= 14, word + " in " + head);
        assertTrue(rows.getHeight() >= 24 && rows.getMinY() >= head.getMaxY() - 0.5
                && rows.getMaxY() <= pane.getMaxY(),
            rows + " below " + head + " in " + pane);
        assertTrue(pane.contains(words) && !words.intersects(rows) && !words.intersects(head),
            words + " beside " + rows);
    }

    private static Bounds scene(FxRobot robot, String id) {
        Node node = robot.lookup(id).query();
        return WindowFixture.place(node);
    }

    @Test
    void signalsAreSearchedAddedOrderedAndKept(FxRobot robot) throws TimeoutException {
        open(robot, Game.INITIAL.play(Square.D3));
        robot.clickOn("#wave-signals");
        robot.clickOn("#signal-search").write("c4.leg");
        robot.type(KeyCode.ENTER);
        assertEquals("c4.legal: 1", says(robot, "c4.legal"));

        select(robot, 3);
        robot.type(KeyCode.PAGE_UP);
        robot.type(KeyCode.DELETE);
        robot.clickOn("#wave-group");
        String saved = window.desk.settings().now().values().get("wave-rows");
        assertTrue(saved.contains("c4.legal HEX") && !saved.equals(WIDE.values().get("wave-rows")), saved);
        assertTrue(saved.contains("# Group"), saved);
        assertFalse(robot.lookup("#pages").query().isVisible(), "letters typed in the field are no commands");
    }

    @Test
    void whatIsShownIsSavedForOtherPrograms(FxRobot robot, @TempDir Path folder) throws Exception {
        open(robot, Game.INITIAL.play(Square.D3));
        Path vcd = save(robot, "vcd", folder.resolve("run.vcd"));
        try (BufferedReader in = Files.newBufferedReader(vcd)) {
            Map<String, List<VcdReader.Change>> changes = VcdReader.read(in);
            assertEquals(5, changes.size(), "four rows and the clock: " + changes.keySet());
            assertTrue(changes.get("othello_machine.legal").size() > 2);
        }
        Path view = folder.resolve("run.gtkw");
        assertTrue(Files.readString(view).contains("-Control\n"));
        Files.writeString(view, "[*]\n[*] GTKWave Analyzer\n");
        save(robot, "vcd", folder.resolve("run.vcd"));
        // the file before was told with the same beginning
        WindowFixture.await(
            () -> WindowFixture.text(robot, "#banner-text").contains("run.gtkw was not made by Flipchip"));
        assertEquals("[*]\n[*] GTKWave Analyzer\n", Files.readString(view));
        assertTrue(
            Files.readString(save(robot, "wavedrom", folder.resolve("run.json"))).contains("\"legal\""));
        Path svg = save(robot, "svg", folder.resolve("run.svg"));
        var document = DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(svg.toFile());
        assertTrue(document.getElementsByTagName("polyline").getLength() > 3);
        assertTrue(Files.readString(svg).contains(">UPDATE<"));
        Path png = save(robot, "png", folder.resolve("run.png"));
        assertEquals(9, colours(png, 9));
        window.files.asked().forEach(question -> assertTrue(question.contains("flipchip-waves."), question));
    }

    @Test
    void closedWaveformsAreSavedToo(FxRobot robot, @TempDir Path folder) throws Exception {
        robot.interact(() -> window.desk.session().show(Game.INITIAL.play(Square.D3)));
        window.awaitPanel();
        for (String format : List.of("vcd-all", "vcd", "csv", "wavedrom-clocks", "png")) {
            Path file = folder.resolve("closed." + format);
            robot.interact(() -> {
                window.files.answer(file);
                window.features().stream().flatMap(feature -> feature.findable().stream())
                    .filter(command -> command.id().equals("waves-" + format)).findFirst().orElseThrow()
                    .action().run();
            });
            WindowFixture.await(() -> WindowFixture.text(robot, "#banner-text").startsWith("Saved " + file));
            assertTrue(Files.size(file) > 100, format);
        }
        String dump = Files.readString(folder.resolve("closed.vcd-all"));
        assertTrue(dump.contains("$var wire 64 ") && dump.contains(" clk $end"), "buses and the clock");
    }

    private Path save(FxRobot robot, String format, Path file) throws TimeoutException {
        robot.interact(() -> {
            window.files.answer(file);
            robot.lookup("#wave-save").<MenuButton>query().getItems().stream()
                .filter(item -> item.getId().equals("wave-save-" + format)).findFirst().orElseThrow().fire();
        });
        WindowFixture.await(() -> WindowFixture.text(robot, "#banner-text").startsWith("Saved " + file));
        return file;
    }

    @Test
    void theGameIsSavedAsATestBenchOfTheCircuit(FxRobot robot, @TempDir Path folder) throws Exception {
        open(robot, Game.INITIAL.play(Square.D3).play(Square.C3));
        for (Path written : List.of(folder.resolve("flipchip-bench"), folder.resolve("flipchip-bench-2"))) {
            saveInto(robot, folder);
            WindowFixture.await(() -> WindowFixture.text(robot, "#banner-text").equals("Saved " + written));
            Path compare = Files.createDirectories(folder.resolve("compare-" + written.getFileName()));
            CommandLineRun run = CommandLineRun.of("hw", "export", "machine", compare.toString(), "--format",
                "SV,BENCH", "--game", "d3c3");
            assertEquals(0, run.exitCode(), run.err());
            for (String name : List.of("othello_machine.sv", "othello_machine_bench.sv",
                "othello_machine.hex")) {
                assertEquals(-1, Files.mismatch(compare.resolve(name), written.resolve(name)), name);
            }
        }
        robot.interact(() -> window.desk.session().newGame());
        window.awaitPanel();
        saveInto(robot, folder);
        assertTrue(WindowFixture.text(robot, "#banner-text").contains("Play one first"));
    }

    private void saveInto(FxRobot robot, Path folder) {
        robot.interact(() -> {
            window.files.answer(folder);
            robot.lookup("#wave-save").<MenuButton>query().getItems().stream()
                .filter(item -> item.getId().equals("wave-save-bench")).findFirst().orElseThrow().fire();
        });
    }

    /// How many colours a picture has, counted up to `most`.
    private static long colours(Path png, int most) throws IOException {
        Image image = new Image(Files.newInputStream(png));
        return IntStream.range(0, (int) (image.getWidth() * image.getHeight()))
            .map(i -> image.getPixelReader().getArgb(i % (int) image.getWidth(), i / (int) image.getWidth()))
            .distinct().limit(most).count();
    }

    @Test
    void aWholeGameIsDrawnAndSteppedThrough(FxRobot robot) throws TimeoutException {
        open(robot, Boards.game(new SplittableRandom(3)));
        select(robot, 4);
        robot.type(KeyCode.DIGIT0);
        for (int i = 0; i < 20; i++) {
            robot.interact(() -> robot.lookup("#wave-edge-on").queryButton().fire());
        }
        assertTrue(window.now().at().compareTo(new Instant(1, 2, 0)) > 0);
        assertEquals("legal: " + String.format("%016x", window.now().state().legalNow()),
            says(robot, "legal"));
    }

    /// At the end of a game the window reaches one gate delay beyond the run.
    @Test
    void theLastOfARunIsSavedToo(FxRobot robot, @TempDir Path folder) throws Exception {
        open(robot, Game.INITIAL.play(Square.D3));
        robot.interact(() -> window.time().toLast());
        select(robot, 1);
        robot.type(KeyCode.DIGIT0);

        assertTrue(
            Files.readString(save(robot, "wavedrom", folder.resolve("run.json"))).contains("\"legal\""));
    }

    /// Where a move ends, the edge of the next clock has the same time, but has still to come.
    @Test
    void theEdgeOfTheNextClockIsTheNextChange(FxRobot robot) throws TimeoutException {
        open(robot, Game.INITIAL.play(Square.D3));
        robot.interact(() -> window.time().jump(window.now().run().endOf(0)));
        select(robot, 1);
        robot.type(KeyCode.RIGHT);

        assertEquals(new Instant(1, 0, 0), window.now().at());
        assertEquals("state: READY", says(robot, "state"));
        robot.type(KeyCode.RIGHT);
        assertEquals(new Instant(1, 2, 0), window.now().at());
    }
}
