package flipchip.app;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import flipchip.app.service.HardwareService;
import flipchip.app.settings.Settings;
import flipchip.app.settings.ThemeChoice;
import flipchip.app.shell.FileDialogs;
import flipchip.app.time.TimeLine;
import flipchip.app.window.Desk;
import flipchip.app.window.MainWindow;
import flipchip.app.window.Png;
import flipchip.app.window.Theme;
import flipchip.engine.api.SearchHandle;
import flipchip.engine.api.SearchResult;
import flipchip.engine.board.Game;
import flipchip.hwsim.GameRun;
import flipchip.hwsim.Instant;
import javafx.application.ColorScheme;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.scene.image.Image;

/// Draws the real window into a file, without a screen.
public final class Screenshots {

    /// What the picture shows.
    ///
    /// @param theme  light or dark; `SYSTEM` counts as light
    /// @param width  of the picture in pixels, 320..8192
    /// @param height of the picture in pixels, 240..8192
    /// @param game   the game on the board
    /// @param at     the instant of the recorded machine that is shown; empty for the end of the game
    public record Shot(ThemeChoice theme, int width, int height, Game game, Optional<Instant> at) {
        /// @throws IllegalArgumentException if the size is outside its range
        public Shot {
            if (width < 320 || width > 8192 || height < 240 || height > 8192) {
                throw new IllegalArgumentException("a picture of " + width + "x" + height
                    + " pixels is not between 320x240 and 8192x8192");
            }
        }
    }

    private Screenshots() {}

    /// Draws `shot` and writes it as PNG. Starts the toolkit, without a screen where there is none, unless it
    /// runs already.
    ///
    /// @throws IOException               if the file cannot be written
    /// @throws IndexOutOfBoundsException if the game has no such instant
    public static void write(Shot shot, Path file) throws IOException, InterruptedException {
        startToolkit();
        CompletableFuture<Image> picture = new CompletableFuture<>();
        FlipchipApp.onScreen(() -> draw(shot, picture));
        try {
            Png.write(picture.get(), file);
        } catch (ExecutionException e) {
            if (e.getCause() instanceof IndexOutOfBoundsException badMoment) {
                throw badMoment;
            }
            throw new IllegalStateException("The window could not be drawn: " + e.getCause(), e.getCause());
        }
    }

    private static void startToolkit() {
        if (System.getenv("DISPLAY") == null && System.getProperty("glass.platform") == null) {
            System.setProperty("glass.platform", "Headless");
            System.setProperty("prism.order", "sw");
        }
        try {
            Platform.startup(() -> Platform.setImplicitExit(false));
        } catch (IllegalStateException alreadyRunning) {
            Platform.setImplicitExit(false);
        }
    }

    private static void draw(Shot shot, CompletableFuture<Image> picture) {
        HardwareService hardware = new HardwareService(FlipchipApp::onScreen, picture::completeExceptionally);
        picture.whenComplete((_, _) -> hardware.close());
        Settings settings = Settings.DEFAULT;
        Desk desk = FlipchipApp.desk(settings, (_, _, _) -> new Idle(), hardware, FileDialogs.none(),
            FlipchipApp::onScreen, FlipchipApp::onScreen);
        desk.settings().reducedMotionProperty().set(true);
        MainWindow window = new MainWindow(desk, Features.of(desk));
        Scene scene = new Scene(window, shot.width(), shot.height());
        Theme.of(shot.theme(), ColorScheme.LIGHT).applyTo(scene);
        desk.session().show(shot.game());
        TimeLine time = desk.hardware().time();
        time.momentProperty().subscribe(moment -> {
            if (moment.isPresent() && !picture.isDone()) {
                FlipchipApp.onScreen(() -> take(shot, scene, time, picture));
            }
        });
    }

    private static void take(Shot shot, Scene scene, TimeLine time, CompletableFuture<Image> picture) {
        try {
            shot.at().ifPresent(at -> {
                check(time, at);
                time.jump(at);
            });
            scene.snapshot(null);
            picture.complete(scene.snapshot(null));
        } catch (RuntimeException e) {
            picture.completeExceptionally(e);
        }
    }

    private static void check(TimeLine time, Instant at) {
        GameRun run = time.momentProperty().get().orElseThrow().run();
        boolean exists = at.move() < run.moves().size() && at.clock() < run.moves().get(at.move()).clocks().size()
            && at.step() <= run.moves().get(at.move()).clocks().get(at.clock()).steps();
        if (!exists) {
            throw new IndexOutOfBoundsException("the game has no moment " + at.move() + "." + at.clock() + "." + at.step());
        }
    }

    /// A search that never ends: nobody thinks in a picture.
    private static final class Idle implements SearchHandle {
        private final CompletableFuture<SearchResult> result = new CompletableFuture<>();

        @Override
        public CompletableFuture<SearchResult> result() {
            return result;
        }

        @Override
        public void stop() {
            // nothing runs
        }
    }
}
