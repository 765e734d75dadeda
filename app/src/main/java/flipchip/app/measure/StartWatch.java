package flipchip.app.measure;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import flipchip.app.cli.window.StartRuns;
import flipchip.app.frame.OnScreen;
import flipchip.app.game.GameEvent;
import flipchip.app.rehearsal.GameRehearsal;
import flipchip.app.window.Desk;
import flipchip.engine.board.Square;
import flipchip.engine.file.WholeFile;
import javafx.animation.Animation;
import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.application.Platform;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.input.MouseButton;
import javafx.scene.robot.Robot;
import javafx.util.Duration;

/// Notes how far the start of the program has come, when [StartRuns] asks for it, clicks as soon as the
/// window is there, writes the notes and ends the program. FX thread only.
public final class StartWatch {
    /// Variable that is set where the start is to teach the cache of the package also how games are opened.
    private static final String REHEARSAL = "FLIPCHIP_START_REHEARSAL";
    /// A display may take the first clicks before it has placed the window.
    private static final Duration BETWEEN_CLICKS = Duration.millis(50);
    private final long begun;
    private final Path file;
    private final List<String> lines = new ArrayList<>();
    private final Timeline clicks = new Timeline();
    private final List<String> milestones = new ArrayList<>();
    private boolean clicked;
    private int seen;

    private StartWatch(long begun, Path file) {
        this.begun = begun;
        this.file = file;
    }

    /// The watch of this start, if it is watched; `inMain` is when the entry of the program was reached.
    public static Optional<StartWatch> ofThisStart(long inMain, long cpuInMain) {
        return Optional.ofNullable(System.getenv(StartRuns.FILE)).map(file -> {
            StartWatch watch = new StartWatch(Long.parseLong(System.getenv(StartRuns.BEGUN)), Path.of(file));
            watch.note("virtual machine", inMain, cpuInMain);
            watch.mark("toolkit");
            return watch;
        });
    }

    /// Draws without a screen if the watched start shall.
    public static void chooseScreen() {
        if (System.getenv(StartRuns.HEADLESS) != null) {
            OnScreen.hide();
        }
    }

    /// Processor time of all threads until now, in milliseconds.
    public static long cpuMillis() {
        return ProcessHandle.current().info().totalCpuDuration().map(java.time.Duration::toMillis).orElse(0L);
    }

    /// `phase` ends now.
    public void mark(String phase) {
        note(phase, System.nanoTime(), cpuMillis());
    }

    private void note(String phase, long at, long cpuMillis) {
        lines.add(line(phase, at, cpuMillis));
    }

    /// The user has something to see or to use, whatever phase it is in.
    private void milestone(String what) {
        milestones.add(StartRuns.MILESTONE + line(what, System.nanoTime(), cpuMillis()));
    }

    private String line(String phase, long at, long cpuMillis) {
        return phase + "\t" + (at - begun) + "\t" + cpuMillis;
    }

    /// Waits until the board is drawn, then clicks a legal square with the mouse and runs `next`.
    public void boardShown(Scene scene, Desk desk, Runnable next) {
        whenDrawn(scene, () -> {
            mark("first frame");
            milestone("board on the screen");
            desk.session().addListener(event -> {
                if (event instanceof GameEvent.MovePlayed && !clicked) {
                    clicked = true;
                    clicks.stop();
                    whenDrawn(scene, () -> {
                        milestone("first click drawn");
                        endWhenAllIsSeen(scene, desk);
                    });
                }
            });
            Node square = scene.lookup("#" + Square.all(desk.session().position().legalMoves()).getFirst());
            clicks.getKeyFrames().setAll(new KeyFrame(Duration.ZERO, _ -> click(square)),
                new KeyFrame(BETWEEN_CLICKS));
            clicks.setCycleCount(Animation.INDEFINITE);
            clicks.play();
            next.run();
        });
    }

    /// Waits until the whole window is drawn; the program ends when the first click is, too, at once or after
    /// the rehearsal.
    public void windowShown(Scene scene, Desk desk) {
        whenDrawn(scene, () -> {
            milestone("all of the window");
            endWhenAllIsSeen(scene, desk);
        });
    }

    private void endWhenAllIsSeen(Scene scene, Desk desk) {
        if (++seen < 2) {
            return;
        }
        try {
            lines.addAll(milestones);
            WholeFile.write(file, String.join("\n", lines) + "\n");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        if (System.getenv(REHEARSAL) == null) {
            Platform.exit();
        } else {
            GameRehearsal.begin(scene, desk).finished().thenRun(Platform::exit);
        }
    }

    /// Runs `action` when what is to be seen next is drawn.
    private static void whenDrawn(Scene scene, Runnable action) {
        FrameWatch.of(scene, () -> true, _ -> action.run());
    }

    private static void click(Node square) {
        Bounds place = square.localToScreen(square.getBoundsInLocal());
        Robot robot = new Robot();
        robot.mouseMove(place.getCenterX(), place.getCenterY());
        robot.mouseClick(MouseButton.PRIMARY);
    }
}
