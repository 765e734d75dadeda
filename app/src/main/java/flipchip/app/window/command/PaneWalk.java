package flipchip.app.window.command;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import flipchip.app.window.layout.Floor;
import flipchip.app.window.layout.Part;
import flipchip.app.kit.control.Controls;
import javafx.scene.Node;
import javafx.scene.Scene;

/// Takes the keyboard from pane to pane of the workspace that is shown, and in each to where it was there
/// last. FX thread only.
public final class PaneWalk {
    private static final List<Part> ORDER = List.of(Part.BOARD, Part.ACTIONS, Part.CHIP_HEADER, Part.CHIP,
        Part.HINT, Part.MOVES, Part.GRAPH, Part.VALUES, Part.SUMMARY, Part.ANALYSE_TABS, Part.CIRCUIT_TABS,
        Part.CONTROLLER, Part.WAVES, Part.TIME, Part.STATUS, Part.NOTICE);

    private final Node window;
    private final Floor floor;
    private final Runnable home;
    private final Map<Part, Node> last = new EnumMap<>(Part.class);

    /// @param window that the floor lies in
    /// @param home   gives the keyboard to the board, or to what stands for it
    public PaneWalk(Node window, Floor floor, Runnable home) {
        this.window = window;
        this.floor = floor;
        this.home = home;
        window.sceneProperty().flatMap(Scene::focusOwnerProperty)
            .subscribe(now -> partOf(now).ifPresent(part -> last.put(part, now)));
    }

    /// To the next pane that can have the keyboard, or to the one before; from the last to the first.
    public void go(boolean forward) {
        List<Part> there = ORDER.stream().filter(this::isStop).toList();
        if (there.isEmpty()) {
            return;
        }
        int now = partOf(window.getScene().getFocusOwner()).map(there::indexOf).orElse(-1);
        int next = now < 0 && !forward ? there.size() - 1 : now + (forward ? 1 : -1);
        enter(there.get(Math.floorMod(next, there.size())));
    }

    private void enter(Part part) {
        Optional<Node> before = Optional.ofNullable(last.get(part)).filter(Keyboard::canHave);
        if (before.isEmpty() && part == Part.BOARD) {
            home.run();
        } else {
            before.or(() -> Controls.stops(floor.part(part)).findFirst()).ifPresent(Node::requestFocus);
        }
    }

    private boolean isStop(Part part) {
        Node pane = floor.part(part);
        return pane != null && Controls.isSeen(pane) && Controls.stops(pane).findAny().isPresent();
    }

    private Optional<Part> partOf(Node node) {
        return node == null ? Optional.empty() : ORDER.stream()
            .filter(part -> floor.part(part) != null && Keyboard.isIn(node, floor.part(part))).findFirst();
    }
}
