package flipchip.app.kit.draw;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import flipchip.engine.io.AtomicFile;
import javafx.geometry.Bounds;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.SnapshotParameters;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import javafx.scene.paint.Paint;

/// A writer of what a part of the window shows, as a drawing or in pixels. FX thread only.
public final class PictureFile {
    private PictureFile() {}

    /// Writes SVG if the name ends so, PDF if it does and the part draws itself, else PNG.
    ///
    /// @param title what it shows, in words
    public static void write(Region region, String title, Path file) throws IOException {
        Paint background = background(region.getScene());
        String name = String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT);
        if (name.endsWith(".pdf") && region instanceof Painted painted) {
            Pdf pdf = new Pdf(region.getWidth(), region.getHeight());
            pdf.setFill(new SheetInk(background));
            pdf.fillRect(0, 0, region.getWidth(), region.getHeight());
            painted.paintWith(pdf);
            AtomicFile.write(file, pdf.bytes(title));
            return;
        }
        if (name.endsWith(".svg")) {
            AtomicFile.write(file, SceneSvg.of(region, title, background));
            return;
        }
        SnapshotParameters parameters = new SnapshotParameters();
        parameters.setFill(background);
        // without its shadow
        Bounds whole = region.localToParent(region.getLayoutBounds());
        parameters.setViewport(
            new Rectangle2D(whole.getMinX(), whole.getMinY(), whole.getWidth(), whole.getHeight()));
        Png.write(region.snapshot(parameters, null), file);
    }

    /// The colour of the window behind its parts.
    private static Paint background(Scene scene) {
        Node window = scene.getRoot().lookup(".main-window");
        return window instanceof Region root && root.getBackground() != null
            ? root.getBackground().getFills().getLast().getFill()
            : Color.WHITE;
    }
}
