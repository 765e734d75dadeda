package flipchip.app.window.command;

import flipchip.app.game.session.GameSession;
import flipchip.app.shell.Workspace;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.ScrollEvent;

/// A controller that steps through the moves of the game: the mouse wheel over the board in Play and Analyse,
/// and in Analyse the keys left and right, where the board or a button has the keyboard. On the board the
/// square is chosen with up and down, and with Shift and any arrow.
///
/// Thread: FX
public final class MoveWalk {
    /// Pixels that a slow wheel or a finger turns for a move; a notch is at least as much.
    private static final double NOTCH = 30;

    private final GameSession session;
    private final ObservableValue<Workspace> space;
    private double turned;

    /// @param floor all panes, among them the board
    public MoveWalk(GameSession session, Node floor, Node board, ObservableValue<Workspace> space) {
        this.session = session;
        this.space = space;
        floor.addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            if (event.getTarget() instanceof Node target
                    && (Keyboard.isIn(target, board) || isButton(target))) {
                onKey(event);
            }
        });
        board.addEventHandler(ScrollEvent.SCROLL, this::onScroll);
    }

    /// With these keys the toolkit would go to the next button; lists, fields and graphs have their own use
    /// for them.
    private static boolean isButton(Node target) {
        return target instanceof Button || target instanceof CheckBox;
    }

    private void onKey(KeyEvent event) {
        boolean plain = !event.isShortcutDown() && !event.isAltDown() && !event.isShiftDown();
        boolean arrow = event.getCode() == KeyCode.LEFT || event.getCode() == KeyCode.RIGHT;
        if (plain && arrow && space.getValue() == Workspace.ANALYSE) {
            step(event.getCode() == KeyCode.RIGHT);
            event.consume();
        }
    }

    private void onScroll(ScrollEvent event) {
        if (space.getValue() == Workspace.CIRCUIT || event.isShortcutDown() || event.isInertia()) {
            return;
        }
        event.consume();
        turned = turned * event.getDeltaY() < 0 ? event.getDeltaY() : turned + event.getDeltaY();
        if (Math.abs(turned) >= NOTCH) {
            step(turned < 0);
            turned = 0;
        }
    }

    private void step(boolean forward) {
        if (forward) {
            session.redo();
        } else {
            session.undo();
        }
    }
}
