package flipchip.app.circuit.array;

import java.util.function.BiConsumer;
import java.util.function.Supplier;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;
import javafx.scene.input.ZoomEvent;
import javafx.scene.layout.Region;

/// A controller of the chip's camera: the wheel and a pinch zoom at the pointer, dragging pans, a double
/// click goes into a cell and into a block of it; keys + and - zoom, Shift with an arrow key pans, 0 shows
/// the whole array, Escape and Backspace go one level out. FX thread only.
public final class ChipNavigation {
    private static final double WHEEL = 1.0022;
    private static final double KEY = 1.35;
    private static final double PAN = 0.12;
    private static final double SLACK = 4;

    private final ChipCamera camera;
    private final Supplier<ArrayGeometry> geometry;
    private final BiConsumer<Double, Double> block;
    private double lastX;
    private double lastY;
    private boolean dragging;

    /// Listens to `view`.
    ///
    /// @param geometry where the cells of the view are now
    /// @param block    what a double click at a point of a cell does
    public ChipNavigation(Region view, ChipCamera camera, Supplier<ArrayGeometry> geometry,
            BiConsumer<Double, Double> block) {
        this.camera = camera;
        this.geometry = geometry;
        this.block = block;
        view.addEventHandler(ScrollEvent.SCROLL, this::onScroll);
        view.addEventHandler(ZoomEvent.ZOOM, event -> {
            zoom(event.getZoomFactor(), event.getX(), event.getY());
            event.consume();
        });
        view.addEventHandler(MouseEvent.MOUSE_PRESSED, event -> {
            lastX = event.getX();
            lastY = event.getY();
            dragging = false;
        });
        view.addEventHandler(MouseEvent.MOUSE_DRAGGED, this::onDrag);
        view.addEventHandler(MouseEvent.MOUSE_CLICKED, this::onClick);
        view.addEventHandler(KeyEvent.KEY_PRESSED, this::onKey);
    }

    /// Whether the mouse button that is down, or was just let go, moved the picture: such a click means
    /// nothing else.
    public boolean isDragging() {
        return dragging;
    }

    private void onScroll(ScrollEvent event) {
        if (event.getDeltaY() != 0) {
            zoom(Math.pow(WHEEL, event.getDeltaY()), event.getX(), event.getY());
        }
        event.consume();
    }

    private void zoom(double factor, double x, double y) {
        ArrayGeometry now = geometry.get();
        camera.zoomBy(factor, now.column(x), now.row(y));
        if (camera.shotProperty().get().zoom() > 1) {
            // cells grow wider than high on the way: what is under the pointer stays there all the same
            camera.panBy(geometry.get().column(x) - now.column(x), 0);
        }
    }

    private void onDrag(MouseEvent event) {
        boolean far = Math.hypot(event.getX() - lastX, event.getY() - lastY) > SLACK;
        if (event.getButton() != MouseButton.PRIMARY || !dragging && !far
                || camera.shotProperty().get().zoom() <= 1) {
            return;
        }
        dragging = true;
        ArrayGeometry now = geometry.get();
        camera.panBy((event.getX() - lastX) / now.pitchX(), (event.getY() - lastY) / now.pitch());
        lastX = event.getX();
        lastY = event.getY();
    }

    private void onClick(MouseEvent event) {
        if (event.getButton() == MouseButton.PRIMARY && event.getClickCount() == 2 && !dragging) {
            ArrayGeometry now = geometry.get();
            switch (camera.placeProperty().get().level()) {
                case ARRAY -> now.at(event.getX(), event.getY()).ifPresent(camera::toCell);
                case CELL -> block.accept(event.getX(), event.getY());
                case GATE -> camera.toGates(now.column(event.getX()), now.row(event.getY()));
            }
            event.consume();
        }
    }

    private void onKey(KeyEvent event) {
        if (event.isShortcutDown() || event.isAltDown()) {
            return;
        }
        ChipCamera.Shot now = camera.shotProperty().get();
        double pan = PAN * 8 / now.zoom();
        switch (event.getCode()) {
            case PLUS, ADD, EQUALS -> camera.zoomBy(KEY, now.x(), now.y());
            case MINUS, SUBTRACT -> camera.zoomBy(1 / KEY, now.x(), now.y());
            case DIGIT0, NUMPAD0 -> camera.toArray();
            case ESCAPE, BACK_SPACE -> {
                if (!camera.leave()) {
                    return;
                }
            }
            case LEFT, RIGHT, UP, DOWN -> {
                if (!event.isShiftDown()) {
                    return;
                }
                pan(event, pan);
            }
            default -> {
                return;
            }
        }
        event.consume();
    }

    private void pan(KeyEvent event, double by) {
        switch (event.getCode()) {
            case LEFT -> camera.panBy(by, 0);
            case RIGHT -> camera.panBy(-by, 0);
            case UP -> camera.panBy(0, by);
            default -> camera.panBy(0, -by);
        }
    }
}
