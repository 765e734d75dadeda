package flipchip.app.window.about;

import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.layout.Region;

/// A cache of the height of a node for its width, until its content changes. Texts are measured at each
/// request, and in a long page each new block requests all heights.
final class KeptHeight extends Region {
    private final Node content;
    private double keptWidth = Double.NaN;
    private double kept;

    KeptHeight(Node content) {
        this.content = content;
        getChildren().add(content);
    }

    @Override
    public Orientation getContentBias() {
        return Orientation.HORIZONTAL;
    }

    @Override
    public void requestLayout() {
        keptWidth = Double.NaN;
        super.requestLayout();
    }

    @Override
    protected double computeMinWidth(double height) {
        return 0;
    }

    @Override
    protected double computePrefWidth(double height) {
        return content.prefWidth(-1);
    }

    @Override
    protected double computeMinHeight(double width) {
        return computePrefHeight(width);
    }

    @Override
    protected double computePrefHeight(double width) {
        if (width != keptWidth) {
            kept = content.prefHeight(width);
            keptWidth = width;
        }
        return kept;
    }

    @Override
    protected void layoutChildren() {
        content.resizeRelocate(0, 0, getWidth(), getHeight());
    }
}
