package flipchip.app.circuit.waves;

import java.util.List;
import java.util.function.Supplier;
import flipchip.app.kit.draw.CanvasColor;
import flipchip.app.kit.draw.Fonts;
import flipchip.app.kit.draw.Svg;
import flipchip.app.kit.draw.TextBaseline;
import flipchip.app.kit.text.Texts;
import javafx.scene.layout.Region;

/// A drawing of the waveforms as they are on the screen. FX thread only.
final class WaveDrawing {
    private static final Texts TEXTS = Texts.of("wave");
    private static final double NAMES = 150;
    private static final double RULER = 30;

    private final WaveModel model;
    private final Supplier<Region> picture;

    /// @param picture what is on the screen
    WaveDrawing(WaveModel model, Supplier<Region> picture) {
        this.model = model;
        this.picture = picture;
    }

    /// The ruler and all visible rows, with the values at the cursor.
    String svg() {
        TimeWindow window = model.windowProperty().get();
        WaveStrip inks = WaveStrip.row(model);
        List<Row> rows = model.rows().visible();
        double height = RULER + rows.size() * WaveCell.HEIGHT;
        Svg svg = new Svg(2 * NAMES + window.width(), height);
        Region shown = picture.get();
        WaveStrip strip = shown.lookupAll(".painted").stream().filter(WaveStrip.class::isInstance)
            .map(WaveStrip.class::cast).findFirst().orElse(inks);
        svg.setFill(strip.ink(CanvasColor.PANEL));
        svg.fillRect(0, 0, 2 * NAMES + window.width(), height);
        WavePainter painter = new WavePainter(svg, strip::ink, window);
        svg.openMoved(2 * NAMES, 0);
        model.run().ifPresent(run -> painter.ruler(run, RULER));
        svg.close();
        for (int i = 0; i < rows.size(); i++) {
            svg.openMoved(0, RULER + i * WaveCell.HEIGHT);
            row(svg, painter, strip, rows.get(i));
            svg.close();
        }
        model.cursor().filter(at -> at >= window.from() && at <= window.until()).ifPresent(at -> {
            svg.setStroke(strip.ink(CanvasColor.TIP), 1.5);
            double x = 2 * NAMES + window.x(at + model.cursorShift());
            svg.strokeLine(x, 0, x, height);
        });
        return svg.text(TEXTS.get("rows"));
    }

    private void row(Svg svg, WavePainter painter, WaveStrip strip, Row row) {
        double middle = WaveCell.HEIGHT / 2;
        svg.setFill(strip.ink(CanvasColor.TEXT));
        switch (row) {
            case Row.Group(String title, boolean _) -> {
                svg.setFont(Fonts.bold(12));
                svg.setTextBaseline(TextBaseline.CENTER);
                svg.fillText(title, 6, middle);
            }
            case Row.Wave wave -> {
                svg.setFont(Fonts.code(11));
                svg.setTextBaseline(TextBaseline.CENTER);
                svg.fillText(wave.label(), 6, middle);
                svg.fillText(model.value(wave), NAMES, middle);
                svg.openMoved(2 * NAMES, 0);
                model.run().ifPresent(run -> painter.edges(run, WaveCell.HEIGHT));
                model.signal(wave).ifPresent(signal -> painter.trace(model.trace(wave), signal.width(),
                    wave.radix(), WaveCell.HEIGHT));
                svg.close();
            }
        }
    }
}
