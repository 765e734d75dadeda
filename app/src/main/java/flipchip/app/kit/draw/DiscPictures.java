package flipchip.app.kit.draw;

import javafx.geometry.Rectangle2D;
import javafx.scene.SnapshotParameters;
import javafx.scene.canvas.Canvas;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import javafx.scene.paint.Color;

/// The pictures of the discs of one board: both lying discs in one strip, a disc that turns either way in
/// another. Each strip is painted once, when it is first shown after a change of size, look or scale of the
/// screen; then discs only show parts of it. FX thread only.
public final class DiscPictures {
    private final BoardRegion colors;
    private double square;
    private double scale = 1;
    private double pixels;
    private Image lying;
    private Image turning;

    /// @param colors the region whose discs these are
    public DiscPictures(BoardRegion colors) {
        this.colors = colors;
    }

    /// Whether the pictures must be painted again for squares of this side on a screen of this scale.
    public boolean fit(double side, double ofScreen) {
        if (side == square && ofScreen == scale) {
            return false;
        }
        square = side;
        scale = ofScreen;
        pixels = 2 * Math.ceil(side * BoardPainter.PICTURE * scale / 2);
        forget();
        return true;
    }

    /// The colours have changed.
    public void forget() {
        lying = null;
        turning = null;
    }

    /// Side of a picture, its disc in the middle, in pixels at scale 1.
    public double side() {
        return pixels / scale;
    }

    /// Shows a disc that lies.
    public void showLying(ImageView view, boolean white) {
        if (pixels > 0) {
            lying = lying == null ? strip(2) : lying;
            show(view, lying, white ? 1 : 0);
        }
    }

    /// Shows a disc that turns; see [BoardPainter#turning(double, double, double, boolean, int)].
    public void showTurning(ImageView view, boolean toWhite, int frame) {
        if (pixels > 0) {
            turning = turning == null ? strip(2 * BoardPainter.FRAMES) : turning;
            show(view, turning, toWhite ? frame : BoardPainter.FRAMES + frame);
        }
    }

    private void show(ImageView view, Image strip, int place) {
        view.setImage(strip);
        view.setViewport(new Rectangle2D(place * pixels, 0, pixels, pixels));
        view.setFitWidth(side());
        view.setFitHeight(side());
    }

    private Image strip(int pictures) {
        Canvas canvas = new Canvas(pictures * pixels, pixels);
        canvas.getGraphicsContext2D().scale(scale, scale);
        BoardPainter painter = colors.painter(new CanvasPen(canvas.getGraphicsContext2D()));
        for (int i = 0; i < pictures; i++) {
            double x = (i + 0.5) * side();
            if (pictures == 2) {
                painter.disc(x, side() / 2, square, i == 1);
            } else {
                painter.turning(x, side() / 2, square, i < BoardPainter.FRAMES, i % BoardPainter.FRAMES);
            }
        }
        SnapshotParameters clear = new SnapshotParameters();
        clear.setFill(Color.TRANSPARENT);
        return canvas.snapshot(clear, null);
    }
}
