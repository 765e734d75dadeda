package flipchip.app.window;

import javafx.beans.property.ObjectProperty;
import javafx.scene.layout.Region;
import javafx.scene.transform.Scale;

/// Shows its content enlarged by the user's factor: the content is laid out in the smaller size that is left.
public final class ScaledRoot extends Region {
    private final Region content;
    private final Scale scale = new Scale();

    /// @param factor 1 for the platform's size
    public ScaledRoot(Region content, ObjectProperty<Double> factor) {
        this.content = content;
        content.getTransforms().add(scale);
        getChildren().add(content);
        factor.subscribe(value -> {
            scale.setX(value);
            scale.setY(value);
            requestLayout();
        });
    }

    @Override
    protected void layoutChildren() {
        content.resizeRelocate(0, 0, Math.ceil(getWidth() / scale.getX()),
            Math.ceil(getHeight() / scale.getY()));
    }
}
