package flipchip.app.screenshot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import flipchip.app.WindowFixture;
import flipchip.app.WindowTest;
import flipchip.app.cli.window.ScreenshotService;
import flipchip.app.kit.settings.Frame;
import flipchip.app.kit.settings.ThemeChoice;
import flipchip.engine.board.Game;
import flipchip.engine.notation.Transcript;
import flipchip.hwsim.referee.run.Instant;
import javafx.geometry.Bounds;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.image.Image;
import javafx.scene.layout.Pane;
import javafx.scene.layout.VBox;
import javafx.stage.Stage;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;

/// Nothing is cut off or overlaps in small windows, and pictures show what was asked for.
@WindowTest
class LayoutTest {
    private Stage stage;
    private WindowFixture window;

    @BeforeEach
    void take() {
        stage = (Stage) window.scene().getWindow();
    }

    private List<String> cutOff() throws InterruptedException {
        return Screens
            .onScreen(() -> LayoutProblems.of(stage.getScene(), Screens.top(window.window, window.desk)));
    }

    @Tag("thorough")
    @Test
    @Timeout(900)
    void noScreenIsCutOffOrOverlapsAt800x600(FxRobot robot) throws Exception {
        Game game = Transcript.parse("f5f6e6f4e3d6c6c5g5d3f3c4c7d7b4e2c3d2e8b6d1");
        robot.interact(() -> window.desk.session().show(game));
        window.resize(robot, 800, 600);
        List<String> screens = new ArrayList<>();
        List<String> problems = new ArrayList<>();

        new Screens(window.window, window.desk, window.features(), game).walk(name -> {
            screens.add(name);
            problems.addAll(cutOff().stream().map(problem -> name + ": " + problem).toList());
        });

        assertEquals(List.of(), problems);
        assertTrue(screens.size() >= 75, screens.toString());
    }

    @Test
    void theSideColumnKeepsItsWidthWhileTheWindowGrowsAndShrinks(FxRobot robot) throws Exception {
        double chosen = window.desk.settings().number(Frame.SIDE_WIDTH).get();
        for (double width : new double[] {1280, 800, 1200, 1920, 1000, 1440}) {
            window.resize(robot, width, 900);
            assertEquals(chosen, window.desk.settings().number(Frame.SIDE_WIDTH).get(), 0.5);
            assertEquals(List.of(), cutOff());
        }
    }

    @Test
    void wordsThatAreShortenedCutOffOrLieOverOthersAreFound(FxRobot robot) throws Exception {
        Label narrow = new Label("a long sentence");
        narrow.setMaxWidth(40);
        Label one = new Label("one");
        Label other = new Label("other");
        Label outside = new Label("outside");
        outside.setTranslateX(-20);
        robot.interact(() -> {
            stage.setScene(new Scene(new VBox(40, outside, narrow, new Pane(one, other)), 400, 300));
            stage.getScene().getRoot().layout();
        });

        List<String> found =
            Screens.onScreen(() -> LayoutProblems.of(stage.getScene(), stage.getScene().getRoot()));
        assertEquals(
            List.of("'outside' is cut off", "'a long sentence' is shortened", "'one' and 'other' overlap"),
            found.stream().map(line -> line.replaceFirst(" at .*", "")).toList());
    }

    @Test
    void nothingIsCutOffAt800x600WithTheBoardOrTheChipInFront(FxRobot robot) throws Exception {
        window.awaitPanel();
        window.resize(robot, 800, 600);
        assertEquals(List.of(), cutOff());

        robot.clickOn("#show-chip");
        assertTrue(robot.lookup("#cell-array").query().isVisible());
        assertEquals(List.of(), cutOff());
    }

    @Test
    void aNoticeLiesOverNoWords(FxRobot robot) throws Exception {
        window.awaitPanel();
        robot.interact(() -> window.window.run("sight-star"));
        WindowFixture.await(() -> robot.lookup("#banner").query().isVisible());
        List<String> problems = new ArrayList<>();
        for (int[] size : new int[][] {{1920, 900}, {1280, 800}, {800, 600}}) {
            window.resize(robot, size[0], size[1]);
            for (String space : List.of("play", "analyse", "learn", "circuit")) {
                robot.interact(() -> window.window.run("space-" + space));
                assertTrue(robot.lookup("#banner").query().isVisible());
                problems.addAll(cutOff().stream().filter(line -> line.contains("overlap"))
                    .map(line -> size[0] + " " + space + ": " + line).toList());
            }
        }
        assertEquals(List.of(), problems);
    }

    @Test
    void boardAndChipStandSideBySideRankForRankAt960(FxRobot robot) throws Exception {
        window.awaitPanel();
        for (double width : new double[] {900, 940, 980, 960}) {
            window.resize(robot, width, 800);
            assertEquals(List.of(), cutOff());
        }
        Bounds board = WindowFixture.place(robot.lookup(".board").query());
        Bounds chip = WindowFixture.place(robot.lookup("#cell-array").query());
        assertEquals(board.getMinY(), chip.getMinY(), 0.5);
        assertTrue(chip.getMinX() > board.getMaxX());
    }

    @Test
    void aPictureOfTheWindowIsNotBlankAndHasTheSizeAskedFor(@TempDir Path folder) throws Exception {
        Path file = folder.resolve("deeper/window.png");
        Screenshots.write(
            new ScreenshotService.Shot(ThemeChoice.DARK, 900, 640, Game.INITIAL,
                Optional.of(new Instant(0, 2, 4)), done(ScreenshotService.Act.Kind.COMMAND, "settings")),
            file);

        Image image = new Image(file.toUri().toString());
        assertEquals(900, image.getWidth());
        assertEquals(640, image.getHeight());
        long colours = IntStream.range(0, 900 * 640)
            .mapToObj(i -> image.getPixelReader().getArgb(i % 900, i / 900)).distinct().count();
        assertTrue(colours > 50, colours + " colours");
    }

    private static ScreenshotService.Setting done(ScreenshotService.Act.Kind kind, String... what) {
        return new ScreenshotService.Setting("", 1,
            Arrays.stream(what).map(each -> new ScreenshotService.Act(kind, each)).toList(), Duration.ZERO);
    }

    @Tag("thorough")
    @Test
    void aPictureAlsoShowsWhatAUserHasPressedBeforeAndHasItsTextsAsTexts(@TempDir Path folder)
            throws Exception {
        Path file = folder.resolve("story.svg");
        ScreenshotService.Setting told = new ScreenshotService.Setting("", 1,
            List.of(new ScreenshotService.Act(ScreenshotService.Act.Kind.COMMAND, "hazards"),
                new ScreenshotService.Act(ScreenshotService.Act.Kind.PRESS, "hazard-list=2"),
                new ScreenshotService.Act(ScreenshotService.Act.Kind.PRESS, "hazard-tell"),
                new ScreenshotService.Act(ScreenshotService.Act.Kind.PRESS, "hazard-clocks=5"),
                new ScreenshotService.Act(ScreenshotService.Act.Kind.KEY, "Down")),
            Duration.ZERO);
        Screenshots.write(
            new ScreenshotService.Shot(ThemeChoice.LIGHT, 1200, 900, Game.INITIAL, Optional.empty(), told),
            file);

        String svg = Files.readString(file);
        assertTrue(texts(svg).contains("In the end the machine waits in READY for White."),
            "the story is told");
        assertFalse(svg.contains("<image"), "no bitmap");
    }

    /// All texts of a picture, one behind the other, as a long one is broken into lines.
    private static String texts(String svg) {
        return Pattern.compile("<text[^>]*>([^<]*)</text>").matcher(svg).results().map(text -> text.group(1))
            .collect(Collectors.joining(" "));
    }

    @Test
    void aControlThatIsNotThereIsNamed(@TempDir Path folder) {
        ScreenshotService.Shot shot = new ScreenshotService.Shot(ThemeChoice.LIGHT, 900, 640, Game.INITIAL,
            Optional.empty(), done(ScreenshotService.Act.Kind.PRESS, "cell-array=3"));
        assertEquals("'cell-array' takes no value", assertThrows(IllegalArgumentException.class,
            () -> Screenshots.write(shot, folder.resolve("a.png"))).getMessage());
    }
}
