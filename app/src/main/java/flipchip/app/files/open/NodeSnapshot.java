package flipchip.app.files.open;

import javafx.scene.SnapshotParameters;
import javafx.scene.image.Image;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import javafx.scene.transform.Transform;
import javafx.util.Subscription;

/// A picture of a part of the window, also where the window does not show it. FX thread only.
final class NodeSnapshot {
    private NodeSnapshot() {}

    /// What `region` looks like, or would: one without a size gets the one that it prefers.
    ///
    /// @param scale how many times as large as on the screen
    static Image of(Region region, double scale) {
        SnapshotParameters parameters = new SnapshotParameters();
        parameters.setTransform(Transform.scale(scale, scale));
        parameters.setFill(Color.TRANSPARENT);
        boolean visible = region.isVisible();
        if (region.getWidth() <= 0 || region.getHeight() <= 0) {
            region.autosize();
        }
        // the layout for the picture hides nodes without a place
        Subscription shown = visible ? Subscription.EMPTY : region.visibleProperty().subscribe(now -> {
            if (!now) {
                region.setVisible(true);
            }
        });
        try {
            region.applyCss();
            region.layout();
            return region.snapshot(parameters, null);
        } finally {
            shown.unsubscribe();
            region.setVisible(visible);          // no frame is painted before
        }
    }
}
