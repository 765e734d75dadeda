package flipchip.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.lang.ref.WeakReference;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.concurrent.TimeoutException;
import flipchip.app.kit.settings.Appearance;
import flipchip.app.kit.settings.Language;
import flipchip.app.kit.settings.Settings;
import flipchip.app.kit.settings.SettingsStore;
import flipchip.app.shell.Workspace;
import javafx.event.Event;
import javafx.scene.Scene;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Labeled;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import javafx.stage.Window;
import javafx.stage.WindowEvent;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.api.FxToolkit;
import org.testfx.api.FxToolkitContext;

/// Another language takes the place of the one before while the program runs. The whole program, with its
/// engine.
@ExtendWith(WindowRobot.class)
@Timeout(900)
class LanguageTest {
    private static final String WORDS = "flipchip.app.kit.text.";

    private final Locale before = Locale.getDefault(Locale.Category.DISPLAY);
    @TempDir
    private Path home;
    private FlipchipApp program;

    @BeforeEach
    void start(FxRobot robot) throws TimeoutException, IOException {
        System.setProperty("flipchip.home", home.toString());
        SettingsStore.ofUser().save(Settings.DEFAULT, settings());
        openProgram(robot);
    }

    /// On a stage of its own, alone: the program gives its stage a least size and questions before closing,
    /// which no window of another test may inherit.
    private void openProgram(FxRobot robot) throws TimeoutException {
        FxToolkit.hideStage();
        FxToolkit.registerStage(Stage::new);
        program = (FlipchipApp) FxToolkit.setupApplication(FlipchipApp.class);
        WindowFixture.await(() -> isWhole(robot));
    }

    private static Settings settings() {
        return WindowFixture.PEOPLE.with(Appearance.LANGUAGE, Language.ENGLISH)
            .with(Appearance.TOUR_SEEN, true).with(Workspace.SHOWN, Workspace.ANALYSE);
    }

    @AfterEach
    void stop() throws TimeoutException {
        closeProgram();
        Locale.setDefault(Locale.Category.DISPLAY, before);
    }

    private void closeProgram() throws TimeoutException {
        FxToolkit.hideStage();
        FxToolkit.cleanupApplication(program);
    }

    private static boolean isWhole(FxRobot robot) {
        return robot.lookup("#space-button-play").tryQuery().isPresent();
    }

    private static String word(Language language, String area, String key) {
        Locale locale = language == Language.ENGLISH ? Locale.ROOT : language.locale().orElseThrow();
        return ResourceBundle.getBundle(WORDS + area, locale).getString(key);
    }

    private static boolean speaks(FxRobot robot, Language language) {
        return isWhole(robot) && WindowFixture.text(robot, "#space-button-play")
            .equals(word(language, "shell", "space.play"));
    }

    /// By the search, which finds a language by its English name in every language.
    private static void choose(FxRobot robot, Language language) throws TimeoutException {
        robot.push(KeyCode.CONTROL, KeyCode.K);
        WindowFixture.await(() -> robot.lookup("#palette-search").tryQuery().isPresent());
        robot.interact(() -> robot.lookup("#palette-search").<TextInputControl>query()
            .setText(language.name().toLowerCase(Locale.ROOT)));
        robot.type(KeyCode.ENTER);
    }

    private static boolean hasDisc(FxRobot robot, String square) {
        return WindowFixture.has(robot, square, "black") || WindowFixture.has(robot, square, "white");
    }

    @Test
    void eachLanguageIsSpokenAtOnceAndTheGameAndTheWorkspaceStay(FxRobot robot) throws TimeoutException {
        robot.clickOn("#d3");
        robot.clickOn("#c3");
        for (Language language : List.of(Language.GERMAN, Language.FRENCH, Language.JAPANESE,
            Language.CHINESE, Language.ENGLISH)) {
            choose(robot, language);
            WindowFixture.await(() -> speaks(robot, language));
            assertTrue(hasDisc(robot, "#d3") && hasDisc(robot, "#c3"), "the game is there in " + language);
            assertTrue(WindowFixture.sees(robot, ".move-list"), "Analyse is shown in " + language);
        }
        robot.push(KeyCode.CONTROL, KeyCode.Z);
        WindowFixture.await(() -> !hasDisc(robot, "#c3"));
        robot.clickOn("#c3");
        robot.clickOn("#c4");
        WindowFixture.await(() -> hasDisc(robot, "#c4"));
        startAgain(robot);
        robot.push(KeyCode.ALT, KeyCode.HOME);
        assertTrue(hasDisc(robot, "#c4"), "no window has left a game behind");
    }

    /// With the same home.
    private void startAgain(FxRobot robot) throws TimeoutException {
        closeProgram();
        openProgram(robot);
    }

    /// How many moves are analysed, in every language.
    private static String analysed(FxRobot robot) {
        return robot.lookup("#report-status").tryQuery().isEmpty()
            ? ""
            : WindowFixture.text(robot, "#report-status").replaceAll("\\D", "");
    }

    @Test
    void anAnalysisSurvivesItAndTheNextStart(FxRobot robot) throws TimeoutException {
        robot.clickOn("#d3");
        robot.clickOn("#c3");
        robot.clickOn("#b3");
        robot.type(KeyCode.A);
        WindowFixture.await(() -> WindowFixture.text(robot, "#report-status").startsWith("3 moves analysed"));
        String before = analysed(robot);
        choose(robot, Language.FRENCH);
        WindowFixture.await(() -> speaks(robot, Language.FRENCH) && !analysed(robot).isEmpty());
        assertEquals(before, analysed(robot));
        assertFalse(WindowFixture.sees(robot, "#banner-text"), "it is the same session");
        startAgain(robot);
        WindowFixture.await(() -> speaks(robot, Language.FRENCH) && !analysed(robot).isEmpty());
        assertEquals(before, analysed(robot));
    }

    @Test
    void theSettingsStayOpenInTheNewLanguage(FxRobot robot) throws TimeoutException {
        robot.push(KeyCode.CONTROL, KeyCode.COMMA);
        WindowFixture.awaitNode(robot, "#setting-language");
        robot.interact(() -> {
            ChoiceBox<Language> choice = robot.lookup("#setting-language").query();
            choice.setValue(Language.FRENCH);
            choice.setValue(Language.GERMAN);
        });
        WindowFixture.await(
            () -> speaks(robot, Language.GERMAN) && robot.lookup("#page-title").tryQuery().isPresent());
        assertEquals("Einstellungen", WindowFixture.text(robot, "#page-title"));
        assertEquals(Language.GERMAN, SettingsStore.ofUser().load().settings().get(Appearance.LANGUAGE));
    }

    @Test
    void arrowsAndEscapeInTheListOfLanguagesChangeNothingAndEnterDoes(FxRobot robot) throws TimeoutException {
        robot.push(KeyCode.CONTROL, KeyCode.COMMA);
        WindowFixture.awaitNode(robot, "#setting-ghost-move");             // the last
        ChoiceBox<Language> box = robot.lookup("#setting-language").query();
        robot.interact(box::requestFocus);
        robot.type(KeyCode.DOWN);
        WindowFixture.await(box::isShowing);
        robot.type(KeyCode.DOWN, KeyCode.ESCAPE);
        WindowFixture.await(() -> !box.isShowing());
        assertEquals(Language.ENGLISH, box.getValue());
        assertTrue(speaks(robot, Language.ENGLISH) && WindowFixture.sees(robot, "#setting-language"));
        robot.type(KeyCode.DOWN);
        WindowFixture.await(box::isShowing);
        robot.type(KeyCode.DOWN, KeyCode.ENTER);
        WindowFixture.await(() -> speaks(robot, Language.GERMAN));
    }

    /// A match of strong levels is played in the background, with its page closed.
    private static void playMatch(FxRobot robot) {
        robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.M);
        WindowFixture.awaitNode(robot, "#match-start");
        robot.interact(() -> List.of("#match-first", "#match-second")
            .forEach(side -> robot.lookup(side).<ComboBox<?>>query().getSelectionModel().select(17)));
        WindowFixture.fire(robot, "#match-start", "#page-close");
    }

    @Test
    void whatRunsGoesOnUntilTheUserSaysSo(FxRobot robot) throws TimeoutException {
        playMatch(robot);
        choose(robot, Language.GERMAN);
        WindowFixture.await(() -> isAsked(robot));
        assertTrue(speaks(robot, Language.ENGLISH));
        choose(robot, Language.ENGLISH);
        WindowFixture.await(() -> !isAsked(robot));
        choose(robot, Language.FRENCH);
        WindowFixture.await(() -> isAsked(robot));
        WindowFixture.fire(robot, "#banner-action");
        WindowFixture.await(() -> speaks(robot, Language.FRENCH));
    }

    private static boolean isAsked(FxRobot robot) {
        return isTold(robot, "Changing it now would end this: ");
    }

    private static boolean isTold(FxRobot robot, String words) {
        return robot.lookup("#banner-text").tryQueryAs(Labeled.class)
            .filter(text -> text.getText().contains(words)).isPresent();
    }

    @Test
    void aWindowInWhichAMatchRunsIsClosedAtTheSecondWish(FxRobot robot) throws TimeoutException {
        choose(robot, Language.GERMAN);
        WindowFixture.await(() -> speaks(robot, Language.GERMAN));
        playMatch(robot);
        Window window = robot.lookup("#space-button-play").query().getScene().getWindow();
        Runnable wish =
            () -> Event.fireEvent(window, new WindowEvent(window, WindowEvent.WINDOW_CLOSE_REQUEST));
        robot.interact(wish);
        WindowFixture.await(() -> isTold(robot, "Noch einmal schließen bricht dies ab: "));
        assertEquals(word(Language.GERMAN, "window", "notice.close.now"),
            WindowFixture.text(robot, "#banner-action"));
        assertTrue(window.isShowing());
        robot.interact(wish);
        assertFalse(window.isShowing());
    }

    /// What was pressed is kept by the robot, and with it where.
    private static boolean isLetGo(WeakReference<Scene> window) {
        FxToolkitContext context = FxToolkit.toolkitContext();
        context.setRegisteredStage(context.getRegisteredStage());
        System.gc();
        return window.get() == null;
    }

    @Test
    void aWindowThatWasUsedIsLetGo(FxRobot robot) throws TimeoutException {
        robot.clickOn("#d3");
        for (Workspace space : Workspace.values()) {
            WindowFixture.visit(robot, space.id());
        }
        robot.type(KeyCode.A, KeyCode.V);
        robot.push(KeyCode.CONTROL, KeyCode.D);
        WindowFixture.awaitNode(robot, "#page-close");
        WindowFixture.fire(robot, "#page-close");
        robot.push(KeyCode.CONTROL, KeyCode.COMMA);
        WindowFixture.awaitNode(robot, "#setting-language");
        WindowFixture.fire(robot, "#page-close");
        WeakReference<Scene> english =
            new WeakReference<>(robot.lookup("#space-button-play").query().getScene());
        choose(robot, Language.GERMAN);
        WindowFixture.await(() -> speaks(robot, Language.GERMAN));
        WindowFixture.await(() -> isLetGo(english));
    }
}
