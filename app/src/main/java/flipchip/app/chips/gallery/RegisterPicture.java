package flipchip.app.chips.gallery;

import java.util.OptionalInt;
import flipchip.app.kit.draw.Brush;
import flipchip.app.kit.draw.CanvasColor;
import flipchip.app.kit.draw.Grid;
import flipchip.engine.board.Square;

/// The board with the discs in the register framed, those that joined last in brackets, and the clock in
/// which each joined.
final class RegisterPicture extends Picture<RegisterExhibit.Shot> {
    /// The clock in which the disc on a square joined.
    @Override
    OptionalInt stepAt(Recording<RegisterExhibit.Shot> run, double x, double y) {
        return grid(getWidth(), getHeight()).squareAt(x, y).map(square -> joined(run, square))
            .orElse(OptionalInt.empty());
    }

    private static OptionalInt joined(Recording<RegisterExhibit.Shot> run, Square square) {
        for (int i = 0; i < run.steps().size(); i++) {
            if ((run.steps().get(i).joined() & square.bit()) != 0) {
                return OptionalInt.of(i);
            }
        }
        return OptionalInt.empty();
    }

    private static Grid grid(double width, double height) {
        double side = Math.min(width, height);
        return Brush.grid(Math.floor((width - side) / 2), 0, side);
    }

    @Override
    void draw(Brush brush, Recording<RegisterExhibit.Shot> run, int index) {
        RegisterExhibit.Shot shot = run.steps().get(index);
        Grid grid = grid(brush.width(), brush.height());
        brush.board(grid, shot.position().black(), shot.position().white());
        brush.frames(grid, shot.stable(), CanvasColor.LEGAL);
        Square.all(shot.joined()).forEach(square -> brush.brackets(grid, square));
        Square.all(shot.stable())
            .forEach(square -> joined(run, square).ifPresent(clock -> brush.monoCenter(String.valueOf(clock),
                grid.centerX(square), grid.centerY(square), CanvasColor.LEGAL, grid.cell() * 0.3)));
    }
}
