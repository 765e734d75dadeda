package flipchip.app.screenshot;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.IndexedCell;
import javafx.scene.control.Labeled;
import javafx.scene.control.ScrollBar;
import javafx.scene.control.TextInputControl;
import javafx.scene.shape.Rectangle;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;

/// A finder of texts that are cut off or covered: words that are shortened, words of which
/// an edge hides a part, and words over words. FX thread only.
///
/// What is painted on a canvas is not examined. Words that a list scrolls, and those in the cells of tables
/// and in text fields, may be longer than their place.
public final class LayoutProblems {
    private static final double TOLERANCE = 2;

    private final List<String> problems = new ArrayList<>();
    private final List<Words> seen = new ArrayList<>();

    /// Words on the screen.
    ///
    /// @param place in the scene, what is hidden left out
    /// @param flow  the paragraph that they are a part of, which lays its parts out as one; `null` if they
    ///     stand alone
    private record Words(String text, Bounds place, TextFlow flow) {
        boolean isNextTo(Words other) {
            return flow != null && flow == other.flow;
        }
    }

    private LayoutProblems() {}

    /// What is wrong with `root` and all below it, one line each; best none.
    public static List<String> of(Scene scene, Node root) {
        scene.getRoot().applyCss();              // words may have changed since the last pulse
        scene.getRoot().layout();
        LayoutProblems found = new LayoutProblems();
        found.examine(root, new BoundingBox(0, 0, scene.getWidth(), scene.getHeight()), false);
        found.compare();
        return List.copyOf(found.problems);
    }

    private void examine(Node node, Bounds window, boolean scrolled) {
        if (!node.isVisible() || node.getOpacity() == 0 || node instanceof TextInputControl
                || node instanceof ScrollBar) {
            return;
        }
        Bounds inner = window;
        boolean scrolls = scrolled || node.getStyleClass().contains("viewport")
                || node.getStyleClass().contains("column-header-background")
                || node.getStyleClass().contains("clipped-container");
        if (node.getClip() instanceof Rectangle clip) {
            inner = cut(window, node.localToScene(clip.getBoundsInParent()));
        }
        if (node instanceof Labeled labeled && !(node instanceof IndexedCell<?>) && isShortened(labeled)) {
            problems.add("'" + labeled.getText() + "' is shortened");
        }
        if (node instanceof Text text && !text.getText().isBlank()) {
            examine(text, inner, scrolls);
        }
        if (node instanceof Parent parent) {
            for (Node child : parent.getChildrenUnmodifiable()) {
                examine(child, inner, scrolls);
            }
        }
    }

    private static boolean isShortened(Labeled labeled) {
        return labeled.getChildrenUnmodifiable().stream().filter(Text.class::isInstance)
            .map(text -> ((Text) text).getText()).anyMatch(
                text -> text.endsWith(labeled.getEllipsisString()) && !labeled.getText().endsWith(text));
    }

    private void examine(Text text, Bounds window, boolean scrolled) {
        Bounds whole = text.localToScene(text.getLayoutBounds());
        Bounds visible = cut(window, whole);
        boolean wide = visible.getWidth() < whole.getWidth() - TOLERANCE;
        boolean high = visible.getHeight() < whole.getHeight() - TOLERANCE;
        boolean nothing = visible.getWidth() <= 0 || visible.getHeight() <= 0;
        if (!scrolled && (wide || high) || scrolled && wide && !nothing) {
            problems.add(
                "'" + text.getText() + "' is cut off at " + describe(whole) + ", seen " + describe(visible));
        }
        if (!nothing) {
            seen.add(new Words(text.getText(), visible, flow(text)));
        }
    }

    /// The paragraph of a text or of the link that shows it.
    private static TextFlow flow(Text text) {
        Parent parent = text.getParent() instanceof Labeled link ? link.getParent() : text.getParent();
        return parent instanceof TextFlow flow ? flow : null;
    }

    private void compare() {
        for (int i = 0; i < seen.size(); i++) {
            for (int j = i + 1; j < seen.size(); j++) {
                Bounds both = cut(seen.get(i).place, seen.get(j).place);
                if (both.getWidth() > TOLERANCE && both.getHeight() > 2 * TOLERANCE
                        && !seen.get(i).isNextTo(seen.get(j))) {
                    problems.add("'" + seen.get(i).text + "' and '" + seen.get(j).text + "' overlap at "
                        + describe(both));
                }
            }
        }
    }

    private static Bounds cut(Bounds one, Bounds other) {
        double left = Math.max(one.getMinX(), other.getMinX());
        double top = Math.max(one.getMinY(), other.getMinY());
        return new BoundingBox(left, top, Math.max(0, Math.min(one.getMaxX(), other.getMaxX()) - left),
            Math.max(0, Math.min(one.getMaxY(), other.getMaxY()) - top));
    }

    private static String describe(Bounds place) {
        return Math.round(place.getMinX()) + "," + Math.round(place.getMinY()) + " "
            + Math.round(place.getWidth()) + "x" + Math.round(place.getHeight());
    }
}
