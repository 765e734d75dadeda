package flipchip.app.screenshot;

import java.util.function.Consumer;
import flipchip.app.game.player.Thinker;
import flipchip.app.kit.settings.Appearance;
import flipchip.app.kit.settings.Settings;
import flipchip.app.kit.settings.ThemeChoice;
import flipchip.app.window.assembly.OpenWindow;
import flipchip.app.window.assembly.WindowEnvironment;

/// The real window with all its parts in a scene that no screen shows, for pictures. FX thread only.
final class OffscreenScene {
    private OffscreenScene() {}

    /// A window that does not move by itself.
    ///
    /// @param scale  how much everything is enlarged, 0.75..2
    /// @param failed told why the circuit could not be recorded
    static OpenWindow open(Thinker engine, double scale, int width, int height, ThemeChoice theme,
            Consumer<Throwable> failed) {
        OpenWindow open =
            new OpenWindow(Settings.DEFAULT, WindowEnvironment.unseen(engine, failed), width, height, theme);
        open.desk().settings().reducedMotionProperty().set(true);
        open.desk().settings().property(Appearance.SCALE).set(scale);
        return open;
    }

    /// Redraws scrolled content: without a window the toolkit does not see that what it keeps is
    /// out of date.
    static void refresh(OpenWindow open) {
        open.scene().getRoot().lookupAll(".viewport").forEach(scrolled -> scrolled.setCache(false));
    }
}
