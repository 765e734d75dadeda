package flipchip.app.learn.space;

import flipchip.app.kit.control.Controls;
import javafx.scene.layout.Region;

/// A share as a bar with round ends.
public final class Bar extends Region {
    private final Region filled = Controls.styled(new Region(), "bar-filled");
    private final double share;

    /// @param share from 0 to 1
    public Bar(double share) {
        this.share = share;
        getStyleClass().add("bar");
        getChildren().add(filled);
        setMaxWidth(Double.MAX_VALUE);
    }

    @Override
    protected void layoutChildren() {
        filled.setVisible(share > 0);
        filled.resizeRelocate(0, 0, Math.max(getHeight(), share * getWidth()), getHeight());
    }
}
