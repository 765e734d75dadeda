package flipchip.app.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeoutException;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import flipchip.app.WindowFixture;
import flipchip.app.WindowTest;
import flipchip.app.circuit.array.CellArrayView;
import flipchip.app.kit.settings.Frame;
import flipchip.app.kit.settings.Settings;
import flipchip.app.kit.settings.ThemeChoice;
import flipchip.app.shell.Banner;
import flipchip.engine.board.Game;
import flipchip.engine.board.Square;
import flipchip.hwsim.referee.run.Instant;
import flipchip.hwsim.referee.run.MachineState;
import javafx.application.Platform;
import javafx.scene.control.Button;
import javafx.scene.control.RadioButton;
import javafx.scene.image.Image;
import javafx.scene.image.PixelFormat;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Region;
import javafx.stage.Stage;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/// Pictures and animations saved from the real window.
@WindowTest
class ExportTest {
    private static final Settings TWO_PEOPLE =
        WindowFixture.PEOPLE.with(Frame.THEME, ThemeChoice.DARK).with(Frame.WIDTH, 1180.0);
    /// Pairs of cells that touch: 56 beside, 56 below, 2 x 49 across.
    private static final int NEIGHBOURS = 210;
    private WindowFixture window;

    @TempDir
    private Path folder;

    @WindowTest.Opening
    static WindowFixture open(Stage stage) {
        return WindowFixture.silent(stage, TWO_PEOPLE);
    }

    private void show(FxRobot robot, Instant at) throws TimeoutException {
        robot.interact(() -> window.desk.session().show(Game.INITIAL.play(Square.D3).play(Square.C3)));
        window.awaitPanel();
        robot.interact(() -> window.desk.hardware().time().jump(at));
    }

    /// Saves as a user would: opens the page, chooses, presses the button.
    private Path save(FxRobot robot, String subject, String format, String name) throws TimeoutException {
        robot.press(KeyCode.CONTROL, KeyCode.SHIFT).type(KeyCode.P).release(KeyCode.SHIFT, KeyCode.CONTROL);
        robot.interact(() -> robot.lookup("#export-" + subject).<RadioButton>query().setSelected(true));
        Path file = folder.resolve(name);
        robot.interact(() -> {
            window.files.answer(file);
            robot.lookup("#export-" + format).<Button>query().fire();
        });
        WindowFixture.await(() -> WindowFixture.text(robot, "#banner-text").equals("Saved " + file));
        return file;
    }

    private static int[] pixels(Image image) {
        int width = (int) image.getWidth();
        int[] argb = new int[width * (int) image.getHeight()];
        image.getPixelReader().getPixels(0, 0, width, (int) image.getHeight(),
            PixelFormat.getIntArgbInstance(), argb, 0, width);
        return argb;
    }

    @Test
    void savedPicturesAreNotBlankAndHaveTheirSizes(FxRobot robot) throws IOException, TimeoutException {
        show(robot, new Instant(1, 2, 8));
        for (String subject : List.of("board", "chip", "window")) {
            Image image = new Image(Files.newInputStream(save(robot, subject, "png", subject + ".png")));
            long colours = Arrays.stream(pixels(image)).distinct().count();
            assertTrue(colours > 12, subject + " has " + colours + " colours");
            assertTrue(image.getWidth() > 300 && image.getHeight() > 300, subject);
            if (subject.equals("board")) {
                Region board = robot.lookup(".board").query();
                assertEquals(Math.ceil(board.getWidth()), image.getWidth());
                assertEquals(Math.ceil(board.getHeight()), image.getHeight());
            }
        }
        assertEquals("Save: flipchip-board.png", window.files.asked().getFirst());
    }

    @Test
    void savedDrawingsAreWellFormedAndHoldTextsAndShapes(FxRobot robot) throws Exception {
        show(robot, new Instant(1, 2, 8));
        Document board = parse(save(robot, "board", "svg", "board.svg"));
        assertTrue(board.getElementsByTagName("line").getLength() >= 14, "lines between the squares");
        assertEquals(0, board.getElementsByTagName("image").getLength(), "discs are drawn");
        long lit = elements(board, "ellipse")
            .filter(disc -> disc.getAttribute("fill").startsWith("url(#gradient")).count();
        assertTrue(lit >= 6 * 3, "shadow, edge and face of six discs: " + lit);
        assertEquals(Set.of(), missing(board), "every gradient that is named is there");
        assertTrue(texts(board).containsAll(List.of("a", "h", "1", "8")), texts(board).toString());

        Document all = parse(save(robot, "window", "svg", "window.svg"));
        assertTrue(texts(all).contains("Flipchip"), texts(all).toString());
        assertEquals("http://www.w3.org/2000/svg", all.getDocumentElement().getAttribute("xmlns"));
        assertEquals(0, all.getElementsByTagName("image").getLength(), "everything is drawn");
    }

    @Test
    void aHintIsDashedAndTextsKeepTheirWidthInADrawing(FxRobot robot) throws Exception {
        show(robot, new Instant(1, 2, 8));
        robot.interact(() -> window.desk.board().showHint(Optional.of(Square.F4)));
        Document all = parse(save(robot, "window", "svg", "hint.svg"));
        assertTrue(
            elements(all, "rect").anyMatch(ring -> ring.getAttribute("stroke-dasharray").equals("4 4")));
        assertTrue(elements(all, "text").filter(text -> text.getTextContent().equals("Flipchip")).allMatch(
            text -> text.hasAttribute("textLength")), "where Inter is missing, no text covers the next");
    }

    private static Set<String> missing(Document drawing) {
        Set<String> named = Stream.of("ellipse", "rect").flatMap(shape -> elements(drawing, shape))
            .map(shape -> shape.getAttribute("fill")).filter(fill -> fill.startsWith("url(#"))
            .map(fill -> fill.substring(5, fill.length() - 1)).collect(Collectors.toSet());
        Stream.of("linearGradient", "radialGradient").flatMap(kind -> elements(drawing, kind))
            .forEach(gradient -> named.remove(gradient.getAttribute("id")));
        return named;
    }

    @Test
    void theSavedChipIsDrawnCellByCellAndWireByWire(FxRobot robot) throws Exception {
        show(robot, new Instant(1, 2, 8));
        Document chip = parse(save(robot, "chip", "svg", "chip.svg"));
        assertEquals(0, chip.getElementsByTagName("image").getLength());
        double side = CellArrayView.class.cast(robot.lookup("#cell-array").query()).getWidth();
        long cells = elements(chip, "rect").filter(rect -> !rect.getAttribute("stroke").isEmpty())
            .filter(rect -> Double.parseDouble(rect.getAttribute("width")) < side / 8).count();
        MachineState now = window.desk.hardware().momentProperty().get().orElseThrow().state();
        long turning = now.toBlack() & now.white() | now.toWhite() & now.black();
        assertEquals(64 + Long.bitCount(turning | now.select()), cells,
            "cells, and over them the frames of what is selected or turns");
        String idle = elements(chip, "line").findFirst().orElseThrow().getAttribute("stroke");
        assertEquals(NEIGHBOURS,
            elements(chip, "line").filter(line -> line.getAttribute("stroke").equals(idle)).count());
        long strokes = elements(chip, "line").map(line -> line.getAttribute("stroke")).distinct().count();
        assertTrue(strokes > 2, "signals beside idle wires: " + strokes);
        long discs = now.black() | now.white() | now.toBlack() | now.toWhite();
        assertEquals(2 * Long.bitCount(turning), elements(chip, "path").count(), "halves of discs that turn");
        assertEquals(2 * Long.bitCount(discs & ~turning),
            elements(chip, "ellipse").filter(disc -> disc.getAttribute("fill").startsWith("#"))
                .filter(disc -> Double.parseDouble(disc.getAttribute("rx")) > side / 8 * 0.12).count(),
            "discs and their rings");
    }

    @Test
    void theSavedChipShowsTheGatesThatTheWindowShows(FxRobot robot) throws Exception {
        show(robot, new Instant(1, 2, 8));
        robot.clickOn("#space-button-circuit");
        robot.interact(() -> robot.lookup("#cell-array").query().requestFocus());
        robot.type(KeyCode.ENTER);
        WindowFixture.await(() -> robot.lookup("#chip-inside").query().isFocused()
                && WindowFixture.text(robot, "#chip-caption").contains("gates are 1"));
        robot.type(KeyCode.ENTER);
        WindowFixture.await(() -> WindowFixture.text(robot, "#chip-caption").contains("next gate"));
        Document chip = parse(save(robot, "chip", "svg", "gates.svg"));
        assertEquals(0, chip.getElementsByTagName("image").getLength());
        assertTrue(elements(chip, "path").count() > 12, "gates: " + elements(chip, "path").count());
        assertTrue(elements(chip, "polyline").count() > 10, "wires: " + elements(chip, "polyline").count());
        assertTrue(texts(chip).contains("d3"), texts(chip).toString());
    }

    private static Stream<Element> elements(Document document, String name) {
        NodeList nodes = document.getElementsByTagName(name);
        return IntStream.range(0, nodes.getLength()).mapToObj(i -> (Element) nodes.item(i));
    }

    private static Document parse(Path svg) throws Exception {
        return DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(svg.toFile());
    }

    private static List<String> texts(Document document) {
        return elements(document, "text").map(Element::getTextContent).toList();
    }

    @Test
    @Tag("thorough")
    void anAnimationOfAClockHasAFrameAGateDelayThatDiffers(FxRobot robot)
            throws IOException, TimeoutException {
        Instant at = new Instant(1, 2, 4);
        show(robot, at);
        Path gif = save(robot, "clock", "gif", "run.gif");

        List<Integer> frames = new ArrayList<>();
        ImageReader reader = ImageIO.getImageReadersBySuffix("gif").next();
        try (ImageInputStream in = ImageIO.createImageInputStream(gif.toFile())) {
            reader.setInput(in);
            for (int i = 0; i < reader.getNumImages(true); i++) {
                var frame = reader.read(i);
                frames.add(Arrays.hashCode(
                    frame.getRGB(0, 0, frame.getWidth(), frame.getHeight(), null, 0, frame.getWidth())));
            }
        } finally {
            reader.dispose();
        }
        int settled = window.desk.hardware().momentProperty().get().orElseThrow().clock().settledAt();
        assertEquals(settled + 1, frames.size());
        assertTrue(frames.stream().distinct().count() > settled / 2, frames.size() + " frames");
        assertEquals(at, window.desk.hardware().momentProperty().get().orElseThrow().at(),
            "the user's moment stays");
    }

    @Test
    @Tag("thorough")
    void theProgressOfAnAnimationStaysBehindWhatIsToldMeanwhile(FxRobot robot) throws TimeoutException {
        show(robot, new Instant(1, 2, 4));
        Banner banner = window.desk.shell().banner();
        List<String> inFront = new ArrayList<>();
        robot.interact(() -> banner.changesProperty().subscribe(_ -> {
            inFront.add(WindowFixture.text(robot, "#banner-text"));
            if (inFront.getLast().startsWith("Frame 1 ")) {
                Platform.runLater(() -> banner.showProblem("Something else"));
            }
        }));
        Path gif = save(robot, "clock", "gif", "run.gif");

        List<String> after = inFront.subList(inFront.indexOf("Something else"), inFront.size());
        assertEquals(List.of("Something else", "Saved " + gif), after.stream().distinct().toList());
        robot.interact(banner::hide);
        robot.interact(banner::hide);
        assertFalse(banner.isShown(), "nothing is left to cancel");
    }

    @Test
    void aFileThatCannotBeWrittenIsNamed(FxRobot robot) throws TimeoutException, IOException {
        show(robot, new Instant(1, 2, 8));
        Path blocked = Files.createFile(folder.resolve("file")).resolve("board.png");
        robot.press(KeyCode.CONTROL, KeyCode.SHIFT).type(KeyCode.P).release(KeyCode.SHIFT, KeyCode.CONTROL);
        robot.interact(() -> {
            window.files.answer(blocked);
            robot.lookup("#export-png").<Button>query().fire();
        });
        String told = WindowFixture.text(robot, "#banner-text");
        assertTrue(told.startsWith("Could not save " + blocked), told);
        robot.interact(window.desk.shell().banner()::hide);

        robot.press(KeyCode.CONTROL, KeyCode.SHIFT).type(KeyCode.P).release(KeyCode.SHIFT, KeyCode.CONTROL);
        robot.interact(() -> {
            robot.lookup("#export-clock").<RadioButton>query().setSelected(true);
            window.files.answer(blocked);
            robot.lookup("#export-gif").<Button>query().fire();
        });
        WindowFixture.await(() -> WindowFixture.text(robot, "#banner-text").equals(told));
    }
}
