package flipchip.app.chips.gallery;

import javafx.geometry.Orientation;
import javafx.scene.control.Button;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;

/// A pane of cards side by side: as many in a row as are legible, and together as wide as the row. All
/// cards of a row are as high as the highest of them.
///
/// A card is a button whose graphic has a height for a width.
final class CardGrid extends Pane {
    private static final double GAP = 12;
    /// Narrower cards would break their titles.
    private static final double LEAST_CARD = 208;
    /// A wide window has larger pictures instead of more.
    private static final int MOST_COLUMNS = 6;

    @Override
    public Orientation getContentBias() {
        return Orientation.HORIZONTAL;
    }

    @Override
    protected double computePrefHeight(double width) {
        return arrange(width, false);
    }

    @Override
    protected void layoutChildren() {
        arrange(getWidth(), true);
    }

    /// Measures the rows, and moves the cards if `move` is set.
    ///
    /// @return the height of all rows
    private double arrange(double whole, boolean move) {
        double width = whole - snappedLeftInset() - snappedRightInset();
        int columns = Math.clamp((int) ((width + GAP) / (LEAST_CARD + GAP)), 1, MOST_COLUMNS);
        double card = Math.floor((width + GAP) / columns - GAP);
        double top = snappedTopInset();
        for (int first = 0; first < getChildren().size(); first += columns) {
            int end = Math.min(first + columns, getChildren().size());
            double height = 0;
            for (int i = first; i < end; i++) {
                height = Math.max(height, height((Button) getChildren().get(i), card));
            }
            for (int i = first; i < end && move; i++) {
                double left = snappedLeftInset() + (i - first) * (card + GAP);
                getChildren().get(i).resizeRelocate(left, top, card, height);
            }
            top += height + GAP;
        }
        return Math.max(top - GAP, 0) + snappedBottomInset();
    }

    private static double height(Button card, double width) {
        double frame = card.snappedLeftInset() + card.snappedRightInset();
        return Math.ceil(card.snappedTopInset() + card.snappedBottomInset()
            + ((Region) card.getGraphic()).prefHeight(width - frame));
    }
}
