package flipchip.app.chips.gallery;

import java.util.List;
import java.util.OptionalInt;
import flipchip.app.kit.draw.Brush;
import flipchip.app.kit.draw.CanvasColor;

/// Two bars for each size, each ten times as many seconds one line higher.
final class TimesPicture extends Picture<TimesExhibit.Shot> {
    private static final double LEFT = 50;
    private static final double BOTTOM = 26;
    private static final double TOP = 26;
    private static final double DECADES = 3.3;

    @Override
    OptionalInt stepAt(Recording<TimesExhibit.Shot> run, double x, double y) {
        int index = (int) Math.floor((x - LEFT) / ((getWidth() - LEFT) / run.steps().size()));
        return index >= 0 && index < run.steps().size() ? OptionalInt.of(index) : OptionalInt.empty();
    }

    @Override
    void draw(Brush brush, Recording<TimesExhibit.Shot> run, int index) {
        List<TimesExhibit.Shot> shots = run.steps();
        double low = brush.height() - BOTTOM;
        double slot = (brush.width() - LEFT) / shots.size();
        brush.fill(LEFT + index * slot, TOP, slot, low - TOP, CanvasColor.FUNNEL);
        for (int power = 0; power <= DECADES; power++) {
            double y = y(low, Math.pow(10, power));
            brush.line(LEFT, y, brush.width(), y, CanvasColor.LINE, 1);
            brush.rightMono(Math.round(Math.pow(10, power)) + " s", LEFT - 6, y);
        }
        for (int i = 0; i < shots.size(); i++) {
            double x = LEFT + i * slot;
            bar(brush, x + slot * 0.18, slot * 0.28, low, shots.get(i).software(),
                CanvasColor.REMOTE_OR_LOCAL);
            bar(brush, x + slot * 0.54, slot * 0.28, low, shots.get(i).chip(), CanvasColor.LEGAL);
            brush.monoCenter(String.valueOf(shots.get(i).empties()), x + slot / 2, low + 12, CanvasColor.TEXT,
                12);
        }
        brush.small("■ " + Exhibit.common("times.software"), LEFT, 10, CanvasColor.REMOTE_OR_LOCAL);
        brush.small("■ " + Exhibit.common("times.chip"), LEFT + (brush.width() - LEFT) / 2, 10,
            CanvasColor.LEGAL);
    }

    private static double y(double low, double seconds) {
        return low - 8 - (low - TOP - 20) * Math.log10(seconds) / DECADES;
    }

    private static void bar(Brush brush, double x, double width, double low, int seconds, CanvasColor ink) {
        double y = y(low, seconds);
        brush.fill(x, y, width, Math.max(2, low - y), ink);
        brush.monoCenter(seconds + " s", x + width / 2, y - 9, CanvasColor.TEXT, 11);
    }
}
