package flipchip.app.chips.gallery;

import flipchip.app.kit.draw.Brush;
import flipchip.app.kit.draw.CanvasColor;
import flipchip.app.kit.draw.Grid;
import flipchip.engine.board.Board;
import flipchip.engine.board.Color;
import flipchip.engine.board.Direction;
import flipchip.engine.board.Square;
import flipchip.hwsim.circuit.flipper.FlipperRun;

/// The board with the signals of the flipper: thin arrows out, thick arrows back, a star where the chain
/// ends, a dashed ring where both meet, a half disc when the output is high.
final class FlipperPicture extends Picture<FlipperExhibit.Shot> {
    private static final double LEGEND = 40;

    @Override
    void draw(Brush brush, Recording<FlipperExhibit.Shot> run, int index) {
        FlipperExhibit.Shot shot = run.steps().get(index);
        double size = Math.min(brush.width(), brush.height() - LEGEND);
        Grid grid = Brush.grid((brush.width() - size) / 2, 0, size);
        FlipperRun.Step step = shot.step();
        boolean black = shot.mover() == Color.BLACK;
        Board board = shot.run().board();
        brush.board(grid, (black ? board.player() : board.opponent()) & ~step.flips(),
            (black ? board.opponent() : board.player()) & ~step.flips());
        brush.disc(grid, shot.run().square(), black);
        brush.brackets(grid, shot.run().square());
        Square.all(step.flips()).forEach(square -> brush.turning(grid, square));
        for (Direction d : Direction.values()) {
            Square.all(step.at(d).forward()).forEach(square -> arrow(brush, grid, square, d, false));
            Square.all(step.at(d).backward())
                .forEach(square -> arrow(brush, grid, square, d.opposite(), true));
            Square.all(step.at(d).endchain()).forEach(square -> star(brush, grid, square));
            Square.all(step.at(d).flipped())
                .forEach(square -> brush.frames(grid, square.bit(), CanvasColor.FLIP));
        }
        legend(brush, brush.height() - LEGEND / 2 + 4);
    }

    /// From a square to its neighbour; forward and backward signals run beside each other.
    private static void arrow(Brush brush, Grid grid, Square from, Direction d, boolean back) {
        if (d.from(from).isEmpty()) {
            return;
        }
        double cell = grid.cell();
        double side = cell * 0.1;
        double x = grid.centerX(from) - d.rows() * side;
        double y = grid.centerY(from) + d.files() * side;
        brush.arrow(x + d.files() * cell * 0.36, y + d.rows() * cell * 0.36, x + d.files() * cell * 0.72,
            y + d.rows() * cell * 0.72, back ? CanvasColor.FLIP : CanvasColor.REMOTE, back);
    }

    private static void star(Brush brush, Grid grid, Square square) {
        double x = grid.left(square) + grid.cell() * 0.82;
        double y = grid.top(square) + grid.cell() * 0.18;
        double r = Math.max(4, grid.cell() * 0.12);
        for (int i = 0; i < 3; i++) {
            double angle = Math.PI * i / 3;
            brush.line(x - r * Math.cos(angle), y - r * Math.sin(angle), x + r * Math.cos(angle),
                y + r * Math.sin(angle), CanvasColor.LEGAL, 2);
        }
    }

    private static void legend(Brush brush, double y) {
        double part = brush.width() / 3;
        brush.arrow(4, y, 26, y, CanvasColor.REMOTE, false);
        brush.small(Exhibit.common("legend.forward"), 32, y, CanvasColor.TEXT);
        brush.arrow(part + 26, y, part + 4, y, CanvasColor.FLIP, true);
        brush.small(Exhibit.common("legend.backward"), part + 32, y, CanvasColor.TEXT);
        star(brush, new Grid(2 * part - 26, y - 7.2, 40), Square.A1);
        brush.small(Exhibit.common("legend.endchain"), 2 * part + 18, y, CanvasColor.TEXT);
    }
}
