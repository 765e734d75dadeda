package flipchip.app;

import java.util.List;
import java.util.function.Consumer;
import flipchip.app.game.Seat;
import flipchip.app.service.HardwareService;
import flipchip.app.service.Thinker;
import flipchip.app.settings.Appearance;
import flipchip.app.settings.Settings;
import flipchip.app.settings.ThemeChoice;
import flipchip.app.shell.Feature;
import flipchip.app.shell.FileDialogs;
import flipchip.app.window.Desk;
import flipchip.app.window.MainWindow;
import flipchip.app.window.ScaledRoot;
import flipchip.app.window.Theme;
import flipchip.engine.board.Color;
import javafx.application.ColorScheme;
import javafx.scene.Scene;

/// The real window with all its parts in a scene that no screen shows, for pictures. FX thread only.
final class Studio implements AutoCloseable {
    final Desk desk;
    final List<Feature> features;
    final MainWindow window;
    final Scene scene;
    private final HardwareService hardware;

    /// @param scale  how much everything is enlarged, 0.75..2
    /// @param failed told why the circuit could not be recorded
    Studio(Thinker engine, double scale, double width, double height, Consumer<Throwable> failed) {
        hardware = new HardwareService(FlipchipApp::onScreen, failed);
        desk = FlipchipApp.desk(Settings.DEFAULT, engine, hardware, FileDialogs.none(), FlipchipApp::onScreen,
            FlipchipApp::onScreen);
        desk.settings().reducedMotionProperty().set(true);
        features = Features.of(desk);
        window = new MainWindow(desk, features);
        desk.settings().property(Appearance.SCALE).set(scale);
        scene = new Scene(new ScaledRoot(window, desk.settings().property(Appearance.SCALE)), width, height);
    }

    /// Puts the look on.
    void dress(ThemeChoice theme) {
        Theme.of(theme, ColorScheme.LIGHT).applyTo(scene);
    }

    /// Lets what is scrolled be drawn afresh: without a window the toolkit does not see that what it keeps is out of date.
    void refresh() {
        scene.getRoot().lookupAll(".viewport").forEach(scrolled -> scrolled.setCache(false));
    }

    /// Lets nobody think who is not asked.
    void seatPeople() {
        desk.session().setSeat(Color.WHITE, Seat.HUMAN);
    }

    @Override
    public void close() {
        features.forEach(Feature::close);
        hardware.close();
    }
}
