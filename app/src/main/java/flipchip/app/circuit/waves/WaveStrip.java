package flipchip.app.circuit.waves;

import java.util.Optional;
import flipchip.app.kit.draw.PaintedRegion;
import flipchip.app.kit.draw.Pen;

/// A canvas of one row or of the ruler, repainted when the time window or the traces change.
final class WaveStrip extends PaintedRegion {
    private final WaveModel model;
    private Optional<Row.Wave> row = Optional.empty();
    private final boolean ruler;

    private WaveStrip(WaveModel model, boolean ruler) {
        this.model = model;
        this.ruler = ruler;
        setMinSize(0, 0);
        model.windowProperty().subscribe(this::repaint);
        model.tracesProperty().subscribe(this::repaint);
    }

    static WaveStrip ruler(WaveModel model) {
        return new WaveStrip(model, true);
    }

    /// Empty until a row is shown.
    static WaveStrip row(WaveModel model) {
        return new WaveStrip(model, false);
    }

    void show(Optional<Row.Wave> wave) {
        row = wave;
        repaint();
    }

    @Override
    protected void paint(Pen g, double width, double height) {
        WavePainter painter = new WavePainter(g, this::ink, model.windowProperty().get());
        model.run().ifPresent(run -> {
            if (ruler) {
                painter.ruler(run, height);
            } else if (row.isPresent()) {
                painter.edges(run, height);
                model.signal(row.get()).ifPresent(signal -> painter.trace(model.trace(row.get()),
                    signal.width(), row.get().radix(), height));
            }
        });
    }
}
