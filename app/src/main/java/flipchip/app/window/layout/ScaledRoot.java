package flipchip.app.window.layout;

import javafx.beans.property.ObjectProperty;
import javafx.collections.ListChangeListener;
import javafx.collections.WeakListChangeListener;
import javafx.scene.control.PopupControl;
import javafx.scene.layout.Region;
import javafx.scene.transform.Scale;
import javafx.stage.PopupWindow;
import javafx.stage.Window;

/// Shows its content enlarged by the user's factor, and in a window wider than 1920 pixels as much more as it
/// is higher than 900: the content is laid out in the smaller size that is left.
/// Menus, lists and tooltips over it lie in windows of their own, which the enlargement does not reach; their
/// words get the size that goes with it.
public final class ScaledRoot extends Region {
    /// The size of words in the window where nothing else is said, in pixels, as window.css has it.
    private static final double WORDS = 13;

    private final Region content;
    private static final double LARGE = 1920;
    private static final double WIDTH = 1440;
    private static final double HEIGHT = 900;
    /// The enlargement sets in over this width from 1920 pixels on.
    private static final double RAMP = 320;

    private final Scale scale = new Scale();
    private final ObjectProperty<Double> factor;
    // the list of windows outlives this one
    private final ListChangeListener<Window> opened = this::enlarge;

    /// @param factor 1 for the platform's size
    public ScaledRoot(Region content, ObjectProperty<Double> factor) {
        this.content = content;
        this.factor = factor;
        content.getTransforms().add(scale);
        getChildren().add(content);
        factor.subscribe(_ -> {
            fit();
            requestLayout();
        });
        Window.getWindows().addListener(new WeakListChangeListener<>(opened));
    }

    /// By how much a window of this size is enlarged before the user's factor.
    static double ofWindow(double width, double height) {
        double beyond = Math.clamp((width - LARGE) / RAMP, 0, 1);
        return 1 + beyond * Math.max(0, Math.min(height / HEIGHT, width / WIDTH) - 1);
    }

    private void fit() {
        double all = factor.get() * ofWindow(getWidth(), getHeight());
        scale.setX(all);
        scale.setY(all);
    }

    private void enlarge(ListChangeListener.Change<? extends Window> windows) {
        while (windows.next()) {
            for (Window window : windows.getAddedSubList()) {
                if (window instanceof PopupControl popup && isOver(popup)) {
                    double words = WORDS * scale.getX();
                    popup.setStyle(words == WORDS ? null : "-fx-font-size: " + words + "px");
                }
            }
        }
    }

    /// Also for a menu that a menu opened.
    private boolean isOver(PopupWindow popup) {
        Window owner = popup.getOwnerWindow();
        return owner instanceof PopupWindow below
            ? isOver(below)
            : owner != null && owner.getScene() == getScene();
    }

    @Override
    protected void layoutChildren() {
        fit();
        content.resizeRelocate(0, 0, Math.ceil(getWidth() / scale.getX()),
            Math.ceil(getHeight() / scale.getY()));
    }
}
