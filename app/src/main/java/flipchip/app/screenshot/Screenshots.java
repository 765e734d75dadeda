package flipchip.app.screenshot;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.atomic.AtomicBoolean;
import flipchip.app.circuit.timeline.TimeLine;
import flipchip.app.cli.window.ScreenshotService;
import flipchip.app.kit.draw.Png;
import flipchip.app.kit.draw.SceneSvg;
import flipchip.app.kit.work.PendingSearch;
import flipchip.app.window.assembly.OnScreen;
import flipchip.app.window.assembly.OpenWindow;
import flipchip.app.window.layout.WindowModels;
import flipchip.engine.Engine;
import flipchip.engine.EngineOptions;
import flipchip.engine.io.AtomicFile;
import flipchip.hwsim.referee.run.GameRun;
import flipchip.hwsim.referee.run.Instant;
import javafx.animation.PauseTransition;
import javafx.scene.Scene;
import javafx.scene.layout.Region;
import javafx.scene.paint.Paint;
import javafx.util.Duration;

/// Draws the real window into a file, without a screen.
public final class Screenshots {

    private Screenshots() {}

    /// Draws `shot` and writes it as PNG, or as SVG if the name of the file ends so. Starts the toolkit,
    /// without a screen where there is none, unless it runs already.
    ///
    /// @throws IOException               if the file cannot be written
    /// @throws IndexOutOfBoundsException if the game has no such instant
    /// @throws IllegalArgumentException  if the size is outside 320x240..8192x8192 or no such
    ///                                   command or control exists
    public static void write(ScreenshotService.Shot shot, Path file)
            throws IOException, InterruptedException {
        if (shot.width() < 320 || shot.width() > 8192 || shot.height() < 240 || shot.height() > 8192) {
            throw new IllegalArgumentException("a picture of " + shot.width() + "x" + shot.height()
                + " pixels is not between 320x240 and 8192x8192");
        }
        if (!shot.before().language().isEmpty()) {
            Locale.setDefault(Locale.Category.DISPLAY, Locale.of(shot.before().language()));
        }
        OnScreen.startToolkit();
        CompletableFuture<byte[]> picture = new CompletableFuture<>();
        boolean vectors = file.toString().endsWith(".svg");
        OnScreen.run(() -> draw(shot, vectors, picture));
        try {
            byte[] bytes = picture.get();
            AtomicFile.write(file, bytes);
        } catch (ExecutionException e) {
            if (e.getCause() instanceof IndexOutOfBoundsException badMoment) {
                throw badMoment;
            }
            if (e.getCause() instanceof IllegalArgumentException badCommand) {
                throw badCommand;
            }
            throw new IllegalStateException("The window could not be drawn: " + e.getCause(), e.getCause());
        }
    }

    private static void draw(ScreenshotService.Shot shot, boolean vectors,
            CompletableFuture<byte[]> picture) {
        boolean still = shot.before().acts().isEmpty();
        Engine engine = new Engine(EngineOptions.DEFAULT);
        OpenWindow open = OffscreenScene.open(still ? (_, _, _) -> new PendingSearch() : engine::start,
            shot.before().scale(), shot.width(), shot.height(), shot.theme(), picture::completeExceptionally);
        picture.whenComplete((_, _) -> {
            open.close();
            engine.close();
        });
        if (!still) {
            open.seatPeople();
        }
        WindowModels desk = open.desk();
        desk.session().show(shot.game());
        TimeLine time = desk.hardware().time();
        AtomicBoolean begun = new AtomicBoolean();
        time.momentProperty().subscribe(moment -> {
            if (moment.isPresent() && !begun.getAndSet(true)) {
                Runnable after = () -> wait(shot, () -> take(open, vectors, picture));
                OnScreen.run(() -> prepare(shot, open.scene(), time, picture,
                    new Script(open.scene(), open.window(), shot.before().acts(),
                        problem -> problem.ifPresentOrElse(picture::completeExceptionally, after))));
            }
        });
    }

    private static void prepare(ScreenshotService.Shot shot, Scene scene, TimeLine time,
            CompletableFuture<byte[]> picture, Script script) {
        try {
            shot.at().ifPresent(at -> {
                check(time, at);
                time.jump(at);
            });
            scene.snapshot(null);
            script.start();
        } catch (RuntimeException e) {
            picture.completeExceptionally(e);
        }
    }

    private static void wait(ScreenshotService.Shot shot, Runnable next) {
        PauseTransition wait = new PauseTransition(Duration.millis(1 + shot.before().pause().toMillis()));
        wait.setOnFinished(_ -> next.run());
        wait.play();
    }

    private static void take(OpenWindow open, boolean vectors, CompletableFuture<byte[]> picture) {
        try {
            OffscreenScene.refresh(open);
            open.scene().snapshot(null);
            picture.complete(vectors ? drawing(open.scene()) : Png.bytes(open.scene().snapshot(null)));
        } catch (RuntimeException e) {
            picture.completeExceptionally(e);
        }
    }

    private static byte[] drawing(Scene scene) {
        Region window = (Region) scene.getRoot();
        return SceneSvg.of(window, "Flipchip", Paint.valueOf("white")).getBytes(StandardCharsets.UTF_8);
    }

    private static void check(TimeLine time, Instant at) {
        GameRun run = time.momentProperty().get().orElseThrow().run();
        boolean exists =
            at.move() < run.moves().size() && at.clock() < run.moves().get(at.move()).clocks().size()
                    && at.step() <= run.moves().get(at.move()).clocks().get(at.clock()).steps();
        if (!exists) {
            throw new IndexOutOfBoundsException(
                "the game does not contain the moment " + at.move() + "." + at.clock() + "." + at.step());
        }
    }
}
