package flipchip.app.window.command;

import java.util.List;
import java.util.Optional;
import flipchip.app.kit.control.Controls;
import flipchip.app.kit.control.SearchField;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

/// A manager of the focus: it stays in the front layer, where Tab cycles, and in the lowest layer it returns
/// to its home when the focused control disappears or is disabled. FX thread
/// only.
public final class Keyboard {
    private final List<Node> layers;
    private final Runnable home;
    private boolean backwards;                   // the last key was Shift+Tab
    private boolean lost;                        // what had the keyboard cannot have it any more

    /// @param window that the layers lie in
    /// @param layers from below
    /// @param home   gives the keyboard to what has it usually
    public Keyboard(Node window, List<Node> layers, Runnable home) {
        this.layers = List.copyOf(layers);
        this.home = home;
        window.addEventFilter(KeyEvent.KEY_PRESSED,
            event -> backwards = event.getCode() == KeyCode.TAB && event.isShiftDown());
        window.sceneProperty().flatMap(Scene::focusOwnerProperty).subscribe(this::onOwner);
    }

    /// JavaFX takes the keyboard from what cannot have it any more, gives it to nothing and then to the next;
    /// who asks for it before is given it directly.
    private void onOwner(Node before, Node now) {
        boolean wasLost = lost;
        lost = now == null && before != null && !canHave(before);
        if (now == null) {
            return;
        }
        Node front = front();
        if (front != layers.getFirst()) {
            if (!isIn(now, front)) {
                enter(front);
            }
        } else if (wasLost) {
            home.run();
        }
    }

    /// Goes to the search in the front layer that is the nearest to what has the keyboard.
    ///
    /// @param whole opens the search for everything, for the lowest layer when it has none
    public void find(Runnable whole) {
        Node front = front();
        Node owner = front.getScene().getFocusOwner();
        Node at = owner != null && isIn(owner, front) ? owner : front;
        Optional<Node> search = search(at);
        while (search.isEmpty() && at != front) {
            at = at.getParent();
            search = search(at);
        }
        search.ifPresentOrElse(Node::requestFocus, front == layers.getFirst() ? whole : () -> {});
    }

    private static Optional<Node> search(Node part) {
        return Controls.stops(part).filter(SearchField::is).findFirst();
    }

    public static boolean canHave(Node node) {
        return node.getScene() != null && Controls.isSeen(node) && !node.isDisabled();
    }

    private Node front() {
        return layers.stream().filter(Node::isVisible).reduce(layers.getFirst(), (_, above) -> above);
    }

    private void enter(Node layer) {
        List<Node> stops = Controls.stops(layer).toList();
        if (!stops.isEmpty()) {
            (backwards ? stops.getLast() : stops.getFirst()).requestFocus();
        }
    }

    public static boolean isIn(Node node, Node layer) {
        return node == layer || node.getParent() != null && isIn(node.getParent(), layer);
    }
}
