package flipchip.app.chips.gallery;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import flipchip.app.kit.work.Worker;
import javafx.geometry.Orientation;
import javafx.scene.SnapshotParameters;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import javafx.scene.layout.StackPane;
import javafx.scene.paint.Color;
import javafx.scene.transform.Scale;

/// A cache of small pictures of exhibits, each at the opening step of its first run. They are recorded one
/// after another in the background, drawn when the gallery is open, and kept for each look of the window.
/// Thread: FX.
final class Thumbnails implements AutoCloseable {
    /// The size at which an exhibit is drawn.
    private static final double DRAWN_WIDTH = 936;
    private static final double DRAWN_HEIGHT = 536;
    private static final double SCALE = 0.5;

    private final Worker recorder;
    private final Supplier<Object> look;
    private final Map<Key, Image> made = new HashMap<>();

    /// A pane for a picture: as wide as its card allows, and as high as the picture then is.
    static final class Frame extends StackPane {
        @Override
        public Orientation getContentBias() {
            return Orientation.HORIZONTAL;
        }

        @Override
        protected double computePrefHeight(double width) {
            return Math.round(width * DRAWN_HEIGHT / DRAWN_WIDTH);
        }

        @Override
        protected double computeMinHeight(double width) {
            return computePrefHeight(width);
        }

        @Override
        protected double computeMinWidth(double height) {
            return 0;
        }

        @Override
        protected double computePrefWidth(double height) {
            return 0;
        }
    }

    /// A picture in one of the looks of the window.
    private record Key(String exhibit, Object look) {}

    /// @param look of the window at the moment
    Thumbnails(Executor screen, Supplier<Object> look) {
        recorder = new Worker("exhibit-pictures", screen);
        this.look = look;
    }

    /// Puts the picture of an exhibit into `frame`, at once or when it is recorded.
    ///
    /// @param wanted whether the gallery is still open; any thread
    void show(Exhibit exhibit, Frame frame, BooleanSupplier wanted) {
        Image known = made.get(new Key(exhibit.id(), look.get()));
        if (known != null) {
            put(known, frame);
            return;
        }
        recorder.ask(() -> wanted.getAsBoolean()
            ? Optional.of(exhibit.first(() -> !wanted.getAsBoolean()))
            : Optional.<Recording<?>>empty(), run -> run.ifPresent(recorded -> {
                if (wanted.getAsBoolean() && frame.getScene() != null) {
                    Image drawn = draw(recorded, frame);
                    made.put(new Key(exhibit.id(), look.get()), drawn);
                    put(drawn, frame);
                }
            }), failure -> System.getLogger(Thumbnails.class.getName()).log(System.Logger.Level.ERROR,
                "No picture of " + exhibit.id(), failure));
    }

    /// In `frame`, whose look it takes, for the moment.
    private static Image draw(Recording<?> run, Frame frame) {
        Picture picture = new Picture();
        picture.setId("");
        picture.setManaged(false);
        frame.getChildren().setAll(picture);
        picture.show(run, run.opening());
        picture.resize(DRAWN_WIDTH, DRAWN_HEIGHT);
        frame.applyCss();
        picture.layout();
        SnapshotParameters small = new SnapshotParameters();
        small.setFill(Color.TRANSPARENT);
        small.setTransform(new Scale(SCALE, SCALE));
        return picture.snapshot(small, null);
    }

    private static void put(Image drawn, Frame frame) {
        ImageView view = new ImageView(drawn);
        view.fitWidthProperty().bind(frame.widthProperty());
        view.setPreserveRatio(true);
        view.setSmooth(true);
        frame.getChildren().setAll(view);
    }

    @Override
    public void close() {
        recorder.close();
    }
}
