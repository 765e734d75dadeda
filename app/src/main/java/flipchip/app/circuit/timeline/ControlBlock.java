package flipchip.app.circuit.timeline;

import java.util.List;
import javafx.collections.ObservableList;
import javafx.scene.Node;
import javafx.scene.layout.Region;

/// A layout of controls in a column or a row. Look: lanes.css, style class `time-controls`.
final class ControlBlock extends Region {
    private static final double GAP = 8;
    private boolean row;

    void setRow(boolean inOneRow) {
        row = inOneRow;
        requestLayout();
    }

    @Override
    protected ObservableList<Node> getChildren() {
        return super.getChildren();
    }

    private List<Node> shown() {
        return getManagedChildren();
    }

    @Override
    protected double computeMinWidth(double height) {
        return computePrefWidth(height);
    }

    @Override
    protected double computePrefWidth(double height) {
        return row
            ? shown().stream().mapToDouble(node -> snapSizeX(node.prefWidth(-1)) + 2 * GAP).sum() - 2 * GAP
            : shown().stream().mapToDouble(node -> snapSizeX(node.prefWidth(-1))).max().orElse(0);
    }

    @Override
    protected double computePrefHeight(double width) {
        return row
            ? shown().stream().mapToDouble(node -> node.prefHeight(-1)).max().orElse(0)
            : shown().stream().mapToDouble(node -> node.prefHeight(-1) + GAP).sum() - GAP;
    }

    @Override
    protected void layoutChildren() {
        double x = 0;
        double y = row ? 0 : Math.max(0, Math.floor((getHeight() - computePrefHeight(-1)) / 2));
        for (Node node : shown()) {
            double tall = node.prefHeight(-1);
            double wide = row ? snapSizeX(node.prefWidth(-1)) : getWidth();
            node.resizeRelocate(x, row ? Math.floor((getHeight() - tall) / 2) : y, wide, tall);
            x += row ? wide + 2 * GAP : 0;
            y += row ? 0 : tall + GAP;
        }
    }
}
