package flipchip.app.chips.gallery;

import java.util.List;
import java.util.OptionalInt;
import flipchip.app.kit.draw.Brush;
import flipchip.app.kit.draw.CanvasColor;
import flipchip.app.kit.draw.Grid;
import flipchip.engine.board.Direction;
import flipchip.engine.board.Square;
import flipchip.hwsim.circuit.score.FlipAxis;

/// The board with the stable discs, the square looked at with its four axes, and the work list beside it.
final class StabilityPicture extends Picture<StabilityExhibit.Shot> {
    private static final double LIST = 150;

    private Grid grid(double width, double height) {
        return Brush.grid(0, 0, Math.min(width - LIST, height));
    }

    /// The next time that the square is looked at, or the first.
    @Override
    OptionalInt stepAt(Recording<StabilityExhibit.Shot> run, double x, double y) {
        return grid(getWidth(), getHeight()).squareAt(x, y).map(square -> {
            for (int i = 0; i < run.steps().size(); i++) {
                if (run.steps().get(i).step().square() == square) {
                    return OptionalInt.of(i);
                }
            }
            return OptionalInt.empty();
        }).orElse(OptionalInt.empty());
    }

    @Override
    void draw(Brush brush, Recording<StabilityExhibit.Shot> run, int index) {
        StabilityExhibit.Shot shot = run.steps().get(index);
        Grid grid = grid(brush.width(), brush.height());
        brush.board(grid, shot.position().black(), shot.position().white());
        brush.frames(grid, shot.stable(), CanvasColor.LEGAL);
        Square square = shot.step().square();
        for (FlipAxis axis : FlipAxis.values()) {
            boolean safe = shot.step().lamps().get(axis) != FlipAxis.Lamp.DARK;
            for (Direction d : axis.directions()) {
                double x = grid.centerX(square);
                double y = grid.centerY(square);
                double near = grid.cell() * 0.3;
                double far = grid.cell() * (d.from(square).isPresent() ? 0.75 : 0.5);
                brush.line(x + d.files() * near, y + d.rows() * near, x + d.files() * far, y + d.rows() * far,
                    safe ? CanvasColor.LEGAL : CanvasColor.FLIP, safe ? 3 : 1.2);
            }
        }
        brush.brackets(grid, square);
        double x = grid.x() + grid.size() + 14;
        brush.heading(Exhibit.common("stability.lamps", square.toString()), x, 10);
        for (FlipAxis axis : FlipAxis.values()) {
            double y = 30 + axis.ordinal() * 32;
            FlipAxis.Lamp lamp = shot.step().lamps().get(axis);
            brush.lamp(x + 6, y, 5, lamp != FlipAxis.Lamp.DARK, CanvasColor.LEGAL);
            brush.small(Exhibit.common("axis." + axis) + ":", x + 16, y, CanvasColor.TEXT);
            brush.small(Exhibit.common("lamp." + lamp), x + 16, y + 14, CanvasColor.TEXT);
        }
        work(brush, shot.work(), x, 172);
    }

    private static void work(Brush brush, List<Square> work, double x, double y) {
        brush.heading(Exhibit.common("stability.work"), x, y);
        int across = Math.max(4, (int) ((brush.width() - x) / 24));
        for (int i = 0; i < work.size(); i++) {
            brush.mono(work.get(i).toString(), x + i % across * 24, y + 18 + i / across * 16,
                CanvasColor.TEXT);
        }
    }
}
