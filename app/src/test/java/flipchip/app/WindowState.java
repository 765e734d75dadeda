package flipchip.app;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import javafx.css.PseudoClass;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.TextInputControl;

/// What a window shows, node by node, to compare two moments of it: kind, id, place, state and words of each
/// visible node. FX thread only.
final class WindowState {
    /// The mouse and a key may leave these for a moment, and the order of children is not to be seen.
    private static final Pattern PASSING =
        Pattern.compile("hover|armed|pressed|focus-visible|by-key|(first|last|only|nth)-child.*");

    private WindowState() {}

    /// The visible nodes from `root` on, each with those it lies in.
    static List<String> of(Parent root) {
        List<String> lines = new ArrayList<>();
        add(root, "", lines);
        return lines;
    }

    private static void add(Node node, String where, List<String> lines) {
        if (!node.isVisible() || node instanceof Label label && isBlank(label)) {
            return;
        }
        String name =
            where + "/" + node.getClass().getSimpleName() + (node.getId() == null ? "" : "#" + node.getId());
        lines.add(name + " " + place(node.localToScene(node.getLayoutBounds())) + states(node) + words(node));
        if (node instanceof Parent parent) {
            parent.getChildrenUnmodifiable().forEach(child -> add(child, name, lines));
        }
    }

    /// There is nothing to see of it wherever it lies.
    private static boolean isBlank(Label label) {
        return label.getGraphic() == null && (label.getText() == null || label.getText().isEmpty());
    }

    private static String place(Bounds bounds) {
        return Math.round(bounds.getMinX()) + "," + Math.round(bounds.getMinY()) + " "
            + Math.round(bounds.getWidth()) + "x" + Math.round(bounds.getHeight());
    }

    private static String states(Node node) {
        Set<String> states = new TreeSet<>();
        for (PseudoClass state : node.getPseudoClassStates()) {
            if (!PASSING.matcher(state.getPseudoClassName()).matches()) {
                states.add(state.getPseudoClassName());
            }
        }
        return states.isEmpty() ? "" : " " + states;
    }

    private static String words(Node node) {
        return switch (node) {
            case Labeled labeled -> " '" + labeled.getText() + "'";
            case TextInputControl field -> " '" + field.getText() + "'";
            default -> "";
        };
    }
}
