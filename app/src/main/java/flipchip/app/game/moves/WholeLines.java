package flipchip.app.game.moves;

import javafx.scene.Node;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Region;

/// Scrolls a grid so that the line wanted is wholly in view and the first line seen is not cut. FX thread
/// only.
final class WholeLines {
    /// Places that differ by less are the same.
    private static final double SAME = 0.5;

    private final GridPane grid;
    private final ScrollPane scroll;

    WholeLines(ScrollPane scroll, GridPane grid) {
        this.scroll = scroll;
        this.grid = grid;
    }

    /// How much is seen at once.
    double seen() {
        return scroll.getViewportBounds().getHeight();
    }

    /// Begins again, where nothing is left to scroll.
    void forget() {
        grid.setMinHeight(Region.USE_COMPUTED_SIZE);
    }

    /// Scrolls to the line of `node`, as little as it takes. All must have its place.
    void reveal(Node node) {
        double end = grid.getChildren().stream().mapToDouble(WholeLines::bottom).max().orElse(0);
        double top = end <= seen() ? 0 : top(GridPane.getRowIndex(node));
        // below the last line as much as it takes to begin with a whole one
        grid.setMinHeight(top + seen() > end + SAME && top > 0 ? top + seen() : Region.USE_COMPUTED_SIZE);
        scroll.layout();
        double hidden = grid.getHeight() - seen();
        scroll.setVvalue(hidden <= 0 ? 0 : Math.min(1, top / hidden));
    }

    /// Where to begin so that line `row` is seen.
    private double top(int row) {
        double now = scroll.getVvalue() * Math.max(0, grid.getHeight() - seen());
        double most = grid.getChildren().stream().filter(node -> GridPane.getRowIndex(node) == row)
            .mapToDouble(Node::getLayoutY).min().orElse(0);
        double least = grid.getChildren().stream().filter(node -> GridPane.getRowIndex(node) == row)
            .mapToDouble(WholeLines::bottom).max().orElse(0) - seen();
        double wanted = Math.min(most, Math.max(least, now)) - SAME;
        return grid.getChildren().stream().filter(WholeLines::beginsLine).mapToDouble(Node::getLayoutY)
            .filter(y -> y >= wanted).min().orElse(most);
    }

    /// The nodes as high as their line: moves, and what stands below them.
    private static boolean beginsLine(Node node) {
        return GridPane.getColumnIndex(node) > 0 && !node.getStyleClass().contains("pass")
                || GridPane.getColumnSpan(node) > 1;
    }

    private static double bottom(Node node) {
        return node.getLayoutY() + node.getLayoutBounds().getHeight();
    }
}
