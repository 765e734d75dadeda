package flipchip.app.chips.gallery;

import java.util.List;
import flipchip.app.kit.draw.Brush;
import flipchip.app.kit.draw.CanvasColor;
import flipchip.hwsim.circuit.selector.CounterRun;

/// The adder tree: 64 wires at the top, six levels of adders below, the numbers on their outputs. A number
/// that has just changed stands in a thick frame.
final class CounterPicture extends Picture<CounterExhibit.Shot> {

    @Override
    void draw(Brush brush, Recording<CounterExhibit.Shot> run, int index) {
        CounterExhibit.Shot shot = run.steps().get(index);
        int rows = CounterRun.LEVELS + 1;
        double left = 8;
        double span = brush.width() - 2 * left;
        double gap = brush.height() / rows;
        double first = gap / 2;
        for (int level = 0; level < CounterRun.LEVELS; level++) {
            wires(brush, left, span, first + level * gap, first + (level + 1) * gap, 64 >> level);
        }
        double wire = span / 64;
        for (int i = 0; i < 64; i++) {
            boolean high = (shot.run().discs() >>> i & 1) != 0;
            double x = left + (i + 0.5) * wire;
            brush.box(x - wire * 0.42, first - 9, wire * 0.84, 18,
                high ? CanvasColor.LEGAL : CanvasColor.CELL, CanvasColor.CELL_BORDER, false);
            brush.monoCenter(high ? "1" : "0", x, first, high ? CanvasColor.DIE : CanvasColor.QUIET,
                Math.min(Brush.SMALL, wire * 1.3));
        }
        for (int level = 0; level < CounterRun.LEVELS; level++) {
            sums(brush, shot, level, left, span, first + (level + 1) * gap);
        }
    }

    private static void wires(Brush brush, double left, double span, double from, double to, int count) {
        double slot = span / count;
        for (int i = 0; i < count; i++) {
            double x = left + (i + 0.5) * slot;
            double below = left + (i / 2 + 0.5) * 2 * slot;
            brush.line(x, from + 9, below, to - 9, CanvasColor.IDLE, 1);
        }
    }

    private static void sums(Brush brush, CounterExhibit.Shot shot, int level, double left, double span,
            double y) {
        List<Integer> now = shot.step().sums().get(level);
        double slot = span / now.size();
        double width = Math.min(34, slot * 0.86);
        for (int i = 0; i < now.size(); i++) {
            boolean changed = !now.get(i).equals(shot.before().sums().get(level).get(i));
            double x = left + (i + 0.5) * slot;
            brush.box(x - width / 2, y - 9, width, 18, changed ? CanvasColor.RAISED : CanvasColor.CELL,
                changed ? CanvasColor.TIP : CanvasColor.CELL_BORDER, changed);
            brush.monoCenter(String.valueOf(now.get(i)), x, y,
                now.get(i) == 0 ? CanvasColor.QUIET : CanvasColor.TEXT, Math.min(Brush.NORMAL, width * 0.7));
        }
    }
}
