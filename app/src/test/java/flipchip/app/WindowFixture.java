package flipchip.app;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import flipchip.app.game.Seat;
import flipchip.app.service.HardwareService;
import flipchip.app.service.Thinker;
import flipchip.app.settings.Appearance;
import flipchip.app.settings.Settings;
import flipchip.app.settings.ThemeChoice;
import flipchip.app.shell.Feature;
import flipchip.app.shell.ScriptedFileDialogs;
import flipchip.app.time.Moment;
import flipchip.app.time.TimeLine;
import flipchip.app.window.Desk;
import flipchip.app.window.MainWindow;
import flipchip.app.window.ScaledRoot;
import flipchip.app.window.Theme;
import flipchip.engine.board.Color;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Labeled;
import javafx.stage.Stage;
import org.testfx.api.FxRobot;
import org.testfx.util.WaitForAsyncUtils;

/// The real window on the headless screen, with an engine of the test's choice.
final class WindowFixture {
    static final Settings QUICK = new Settings(ThemeChoice.LIGHT, true, true, true, false, false, true, 0, 1, 1, 264, 960, 850,
        Map.of());

    final List<Throwable> problems = new ArrayList<>();
    final ScriptedFileDialogs files = new ScriptedFileDialogs();
    final Desk desk;
    private final HardwareService hardware;
    private final Path home;
    private boolean ownHome;
    private final List<Feature> features;
    final MainWindow window;

    WindowFixture(Stage stage, Settings settings, Thinker engine) {
        this(stage, settings, engine, newHome());
        ownHome = true;
    }

    /// @param home where the window keeps its files
    WindowFixture(Stage stage, Settings settings, Thinker engine, Path home) {
        this.home = home;
        System.setProperty("flipchip.home", home.toString());
        hardware = new HardwareService(FlipchipApp::onScreen, problems::add);
        desk = FlipchipApp.desk(settings, engine, hardware, files, FlipchipApp::onScreen, FlipchipApp::onScreen);
        features = Features.of(desk);
        window = new MainWindow(desk, features);
        Scene scene = new Scene(new ScaledRoot(window, desk.settings().property(Appearance.SCALE)), settings.windowWidth(), settings.windowHeight());
        Theme.LIGHT.applyTo(scene);
        stage.setScene(scene);
        stage.sizeToScene();
        stage.setX(0);
        stage.setY(0);
        stage.show();
        window.focusBoard();
        features.forEach(Feature::begin);
    }

    private static Path newHome() {
        try {
            return Files.createTempDirectory("flipchip");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// The parts of the window.
    List<Feature> features() {
        return features;
    }

    TimeLine time() {
        return desk.hardware().time();
    }

    /// What the time line shows.
    Moment now() {
        return time().momentProperty().get().orElseThrow();
    }

    /// Ends all that runs; the test fails if the circuit ever did.
    void close() {
        WaitForAsyncUtils.asyncFx(() -> {
            desk.session().setSeat(Color.BLACK, Seat.HUMAN);
            desk.session().setSeat(Color.WHITE, Seat.HUMAN);
        });
        WaitForAsyncUtils.waitForFxEvents();
        WaitForAsyncUtils.waitForAsyncFx(5_000, () -> features.forEach(Feature::close));
        hardware.close();
        if (ownHome) {
            delete(home);
        }
        assertEquals(List.of(), problems);
    }

    private static void delete(Path folder) {
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path path : all.sorted(Comparator.reverseOrder()).toList()) {
                Files.deleteIfExists(path);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    Scene scene() {
        return desk.shell().pages().getScene();
    }

    /// Waits until `condition` holds, at most a minute, which only a failure takes.
    static void await(BooleanSupplier condition) throws TimeoutException {
        WaitForAsyncUtils.waitFor(60, TimeUnit.SECONDS, condition::getAsBoolean);
        WaitForAsyncUtils.waitForFxEvents();
    }

    /// Waits until the panel shows the end of the newest move.
    void awaitPanel() throws TimeoutException {
        await(() -> desk.hardware().momentProperty().get().filter(shown -> shown.run().game().equals(desk.session().line())
            && shown.at().move() == desk.session().ply()).isPresent() && !desk.hardware().time().playingProperty().get());
    }

    /// Presses a button without the way of the mouse, which is slow.
    static void fire(FxRobot robot, String... ids) {
        for (String id : ids) {
            robot.interact(() -> robot.lookup(id).<ButtonBase>query().fire());
        }
    }

    static String text(FxRobot robot, String id) {
        return robot.lookup(id).<Labeled>query().getText();
    }

    static boolean has(FxRobot robot, String id, String pseudoClass) {
        Set<PseudoClass> states = robot.lookup(id).<Node>query().getPseudoClassStates();
        return states.contains(PseudoClass.getPseudoClass(pseudoClass));
    }
}
