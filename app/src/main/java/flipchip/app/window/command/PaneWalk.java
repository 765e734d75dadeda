package flipchip.app.window.command;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import flipchip.app.kit.control.Controls;
import flipchip.app.window.layout.LayoutSlot;
import flipchip.app.window.layout.WorkspacePane;
import javafx.scene.Node;
import javafx.scene.Scene;

/// Takes the keyboard from pane to pane of the workspace that is shown, and in each to where it was there
/// last. FX thread only.
public final class PaneWalk {
    private static final List<LayoutSlot> ORDER =
        List.of(LayoutSlot.BOARD, LayoutSlot.END, LayoutSlot.ACTIONS, LayoutSlot.CHIP_HEADER, LayoutSlot.CHIP,
            LayoutSlot.HINT, LayoutSlot.MOVES, LayoutSlot.SCORE, LayoutSlot.GRAPH, LayoutSlot.SUMMARY,
            LayoutSlot.ANALYSE_TABS, LayoutSlot.CIRCUIT_TABS, LayoutSlot.CONTROLLER, LayoutSlot.WAVES,
            LayoutSlot.TIME, LayoutSlot.REPLAY, LayoutSlot.STATUS, LayoutSlot.NOTICE);

    private final Node window;
    private final WorkspacePane floor;
    private final Runnable home;
    private final Map<LayoutSlot, Node> last = new EnumMap<>(LayoutSlot.class);

    /// @param window that the floor lies in
    /// @param home   gives the keyboard to the board, or to what stands for it
    public PaneWalk(Node window, WorkspacePane floor, Runnable home) {
        this.window = window;
        this.floor = floor;
        this.home = home;
        window.sceneProperty().flatMap(Scene::focusOwnerProperty)
            .subscribe(now -> partOf(now).ifPresent(part -> last.put(part, now)));
    }

    /// To the next pane that can have the keyboard, or to the one before; from the last to the first.
    public void go(boolean forward) {
        List<LayoutSlot> there = ORDER.stream().filter(this::isStop).toList();
        if (there.isEmpty()) {
            return;
        }
        int now = partOf(window.getScene().getFocusOwner()).map(there::indexOf).orElse(-1);
        int next = now < 0 && !forward ? there.size() - 1 : now + (forward ? 1 : -1);
        enter(there.get(Math.floorMod(next, there.size())));
    }

    private void enter(LayoutSlot part) {
        Optional<Node> before = Optional.ofNullable(last.get(part)).filter(Keyboard::canHave);
        if (before.isEmpty() && part == LayoutSlot.BOARD) {
            home.run();
        } else {
            before.or(() -> Controls.stops(floor.part(part)).findFirst()).ifPresent(Node::requestFocus);
        }
    }

    private boolean isStop(LayoutSlot part) {
        Node pane = floor.part(part);
        return pane != null && Controls.isSeen(pane) && Controls.stops(pane).findAny().isPresent();
    }

    private Optional<LayoutSlot> partOf(Node node) {
        return node == null
            ? Optional.empty()
            : ORDER.stream().filter(part -> floor.part(part) != null && Keyboard.isIn(node, floor.part(part)))
                .findFirst();
    }
}
