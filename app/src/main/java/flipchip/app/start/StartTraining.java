package flipchip.app.start;

import java.util.Optional;
import flipchip.app.circuit.timeline.HardwareService;
import flipchip.app.circuit.timeline.TimeLine;
import flipchip.app.game.session.GameEvent;
import flipchip.app.window.assembly.OnScreen;
import flipchip.app.window.layout.WindowModels;
import flipchip.engine.board.Square;
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

/// A start that ends by itself when its first click and all of its window are drawn: the build of the package
/// makes one to learn which classes a start needs. It draws without a screen. FX thread only.
public final class StartTraining {
    /// Variable that asks for it; "games" opens some games, too.
    private static final String WANTED = "FLIPCHIP_START_TRAINING";
    /// A display may take the first clicks before it has placed the window.
    private static final Duration BETWEEN_CLICKS = Duration.millis(50);
    private static final int STEPS_IN_GAME = 40;
    private static final int GAME_STEPS = 3 * STEPS_IN_GAME;
    private final Timeline clicks = new Timeline();
    private final boolean games;
    private boolean clicked;
    private int seen;

    private StartTraining(boolean games) {
        this.games = games;
    }

    /// The training that this start is, if it is one.
    public static Optional<StartTraining> ofThisStart() {
        return Optional.ofNullable(System.getenv(WANTED)).map(how -> new StartTraining(how.equals("games")));
    }

    /// Draws without a screen if this start is a training.
    public static void chooseScreen() {
        if (System.getenv(WANTED) != null) {
            OnScreen.hide();
        }
    }

    /// Waits for the first frame, then clicks a legal square with the mouse and runs `next`.
    public void boardShown(Scene scene, WindowModels desk, Runnable next) {
        OnScreen.afterFrame(scene, () -> {
            desk.session().addListener(event -> {
                if (event instanceof GameEvent.MovePlayed && !clicked) {
                    clicked = true;
                    clicks.stop();
                    OnScreen.afterFrame(scene, () -> endWhenAllIsSeen(scene, desk));
                }
            });
            Square square = desk.session().position().moves().getFirst();
            clicks.getKeyFrames().setAll(new KeyFrame(Duration.ZERO, _ -> click(scene.lookup("#" + square))),
                new KeyFrame(BETWEEN_CLICKS));
            clicks.setCycleCount(Animation.INDEFINITE);
            clicks.play();
            next.run();
        });
    }

    /// All of the window is there.
    public void windowShown(Scene scene, WindowModels desk) {
        OnScreen.afterFrame(scene, () -> endWhenAllIsSeen(scene, desk));
    }

    private void endWhenAllIsSeen(Scene scene, WindowModels desk) {
        if (++seen == 2) {
            if (games) {
                openGames(scene, desk, GAME_STEPS);
            } else {
                Platform.exit();
            }
        }
    }

    /// Opens games and jumps in them, each step behind the recording and the frame of the one before.
    private static void openGames(Scene scene, WindowModels desk, int left) {
        TimeLine time = desk.hardware().time();
        if (left == 0) {
            Platform.exit();
            return;
        }
        if (left % STEPS_IN_GAME == 0) {
            desk.session().show(HardwareService.randomGame(left));
        } else if (left % 3 == 0) {
            time.step(false);
        } else {
            time.jumpToMove(left * 7 % STEPS_IN_GAME);
        }
        desk.circuit().ask(machine -> machine,
            _ -> OnScreen.afterFrame(scene, () -> openGames(scene, desk, left - 1)));
    }

    private static void click(Node square) {
        if (square != null) {                    // the board is just moving to its place in the window
            Bounds place = square.localToScreen(square.getBoundsInLocal());
            Robot robot = new Robot();
            robot.mouseMove(place.getCenterX(), place.getCenterY());
            robot.mouseClick(MouseButton.PRIMARY);
        }
    }
}
