package flipchip.app.start;

import java.util.List;
import flipchip.app.kit.draw.CanvasPen;
import flipchip.app.kit.draw.Strokes;
import javafx.geometry.Rectangle2D;
import javafx.scene.SnapshotParameters;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;

/// Draws pictures and [DrawingStudies] where nobody sees them, a little at a time, so that the drawing thread
/// knows how when they are seen. FX thread only, which waits for the drawing thread: each slice is to take 3
/// milliseconds, and the next is as large as that allows.
final class DrawingSlices {
    private static final long WANTED_NANOS = 3_000_000;
    private static final int MOST = 200;
    private static final double SIDE = 700;

    private final List<Strokes> pictures;
    private final int slices;
    private final Canvas canvas = new Canvas(SIDE, SIDE);
    private final SnapshotParameters corner = new SnapshotParameters();
    private int drawn;
    private int picture;
    private int from;
    private int size = 1;

    /// @param pictures what is drawn, one after another and then from the first again
    /// @param slices   how many slices that is
    DrawingSlices(List<Strokes> pictures, int slices) {
        this.pictures = List.copyOf(pictures);
        this.slices = pictures.isEmpty() ? 0 : slices;
        corner.setViewport(new Rectangle2D(0, 0, 1, 1));
    }

    /// Whether everything is drawn.
    boolean isDone() {
        return drawn == slices;
    }

    /// Draws the next slice; to be called unless everything is drawn.
    void drawNext() {
        long start = System.nanoTime();
        Strokes strokes = pictures.get(picture);
        int to = Math.min(strokes.size(), from + size);
        GraphicsContext g = canvas.getGraphicsContext2D();
        if (from == 0) {
            g.save();
        }
        strokes.repeat(from, to, new CanvasPen(g));
        if (to == strokes.size()) {
            g.restore();
        }
        if (drawn > 0) {
            g.save();
            DrawingStudies.ALL.get((drawn - 1) % DrawingStudies.ALL.size()).accept(g);
            g.restore();
        }
        canvas.snapshot(corner, null);           // returns when the drawing thread has drawn
        long taken = Math.max(1, System.nanoTime() - start);
        size = (int) Math.clamp(size * WANTED_NANOS / taken, 1, Math.min(MOST, 2L * size));
        advance(to);
        drawn++;
    }

    private void advance(int to) {
        from = to;
        if (from == pictures.get(picture).size()) {
            from = 0;
            picture = (picture + 1) % pictures.size();
        }
    }
}
