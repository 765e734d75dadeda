package flipchip.app.screenshot;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import flipchip.app.cli.window.ScreenshotService;
import flipchip.app.kit.draw.Png;
import flipchip.app.kit.settings.ThemeChoice;
import flipchip.app.window.assembly.OnScreen;
import flipchip.app.window.assembly.OpenWindow;
import flipchip.engine.Engine;
import flipchip.engine.EngineOptions;
import javafx.scene.Node;
import javafx.scene.image.Image;

/// Pictures of every screen of the window, without a screen.
public final class ScreenshotSet {
    /// How long the program goes on before a picture: the engine finds values, the circuit is recorded.
    private static final long PAUSE_MILLIS = 350;

    private ScreenshotSet() {}

    /// Draws every screen as `order` says. The pictures lie in `folder/THEME-WxH/SCREEN.png`.
    ///
    /// @throws IOException if a picture cannot be written; the pictures before it stay
    public static void write(ScreenshotService.Order order, Path folder,
            Consumer<ScreenshotService.Screen> taken) throws IOException, InterruptedException {
        if (!order.language().isEmpty()) {
            Locale.setDefault(Locale.Category.DISPLAY, Locale.of(order.language()));
        }
        OnScreen.startToolkit();
        try (Engine engine = new Engine(EngineOptions.DEFAULT)) {
            for (ScreenshotService.Size size : order.sizes()) {
                for (ThemeChoice theme : order.themes()) {
                    write(order, size, theme, engine, ScreenshotService.Order.folder(folder, theme, size),
                        taken);
                }
            }
        }
    }

    private static void write(ScreenshotService.Order order, ScreenshotService.Size size, ThemeChoice theme,
            Engine engine, Path folder, Consumer<ScreenshotService.Screen> taken)
            throws IOException, InterruptedException {
        OpenWindow open = Screens.onScreen(() -> {
            OpenWindow made = OffscreenScene.open(engine::start, order.scale(), size.width(), size.height(),
                theme, ScreenshotSet::fail);
            made.seatPeople();
            made.desk().session().show(order.game());
            return made;
        });
        try {
            new Screens(open.window(), open.desk(), open.features(), order.game()).walk(name -> {
                Screens.onScreen(() -> open.scene().snapshot(null));
                TimeUnit.MILLISECONDS.sleep(PAUSE_MILLIS);
                Image image = Screens.onScreen(() -> {
                    OffscreenScene.refresh(open);
                    return open.scene().snapshot(null);
                });
                Path file = folder.resolve(name + ".png");
                Png.write(image, file);
                taken.accept(new ScreenshotService.Screen(file.toString(),
                    Screens.onScreen(() -> LayoutProblems.of(open.scene(), top(open)))));
            });
        } finally {
            Screens.onScreen(() -> {
                open.close();
                return true;
            });
        }
    }

    /// What lies above everything else.
    private static Node top(OpenWindow open) {
        return Screens.top(open.window(), open.desk());
    }

    private static void fail(Throwable problem) {
        throw new IllegalStateException("The circuit could not be recorded: " + problem, problem);
    }
}
