package flipchip.app.kit.control;

import java.util.function.Consumer;
import javafx.event.EventHandler;
import javafx.event.EventTarget;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Region;

/// The keys of a tab, wherever the keyboard is while the tab is seen: it is mostly on the board or the chip,
/// where the tab wants something done. What lies over the window comes first, and letters in a text field are
/// letters. FX thread only.
public final class SeenKeys {
    private final Region tab;
    private final Consumer<KeyEvent> heard;
    private final EventHandler<KeyEvent> handler = this::onKey;

    private SeenKeys(Region tab, Consumer<KeyEvent> heard) {
        this.tab = tab;
        this.heard = heard;
    }

    /// Gives the keys without Alt and the shortcut's key to a handler, which consumes those it uses.
    public static void hear(Region tab, Consumer<KeyEvent> heard) {
        SeenKeys keys = new SeenKeys(tab, heard);
        tab.addEventHandler(KeyEvent.KEY_PRESSED, keys.handler);
        tab.sceneProperty().subscribe(keys::move);
    }

    private void move(Scene before, Scene now) {
        if (before != null) {
            before.getRoot().removeEventHandler(KeyEvent.KEY_PRESSED, handler);
        }
        if (now != null) {
            now.getRoot().addEventHandler(KeyEvent.KEY_PRESSED, handler);
        }
    }

    /// Whether `target` lies in a page over the window, from which some keys are let through.
    private static boolean isOver(EventTarget target) {
        Node at = target instanceof Node node ? node : null;
        while (at != null && !at.getStyleClass().contains("veil")) {
            at = at.getParent();
        }
        return at != null;
    }

    private void onKey(KeyEvent event) {
        if (!event.isConsumed() && !event.isShortcutDown() && !event.isAltDown() && Controls.isSeen(tab)
                && !(event.getTarget() instanceof TextInputControl) && !isOver(event.getTarget())) {
            heard.accept(event);
        }
    }
}
