package flipchip.app.chips.gallery;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import flipchip.app.kit.draw.Brush;
import flipchip.app.kit.draw.CanvasColor;
import flipchip.app.kit.draw.Grid;
import flipchip.engine.board.Square;
import flipchip.hwsim.circuit.checker.ProductTerm;

/// The board with the square and the discs of the terms that hold; beside it all terms of the square, each
/// with a lamp. Pressing or dragging on the board goes to a square.
final class TermsPicture extends Picture<TermsExhibit.Shot> {
    private static final double LIST = 0.45;

    private static Grid grid(double width, double height) {
        double size = Math.min(height, width * (1 - LIST));
        return Brush.grid(0, 0, size);
    }

    @Override
    OptionalInt stepAt(Recording<TermsExhibit.Shot> run, double x, double y) {
        return grid(getWidth(), getHeight()).squareAt(x, y).map(square -> OptionalInt.of(square.index()))
            .orElse(OptionalInt.empty());
    }

    @Override
    void draw(Brush brush, Recording<TermsExhibit.Shot> run, int index) {
        TermsExhibit.Shot shot = run.steps().get(index);
        Grid grid = grid(brush.width(), brush.height());
        brush.board(grid, shot.position().black(), shot.position().white());
        brush.diamonds(grid, shot.found(), CanvasColor.LEGAL);
        brush.brackets(grid, shot.square());
        List<ProductTerm> terms = shot.terms();
        for (ProductTerm term : terms) {
            if (shot.isEmpty() && shot.holds(term)) {
                brush.frames(grid, term.own().bit(), CanvasColor.REMOTE_OR_LOCAL);
                term.opponents().forEach(square -> brush.frames(grid, square.bit(), CanvasColor.REMOTE));
                Square from = shot.square();
                brush.arrow(grid.centerX(from), grid.centerY(from), grid.centerX(term.own()),
                    grid.centerY(term.own()), CanvasColor.LEGAL, false);
            }
        }
        double x = grid.x() + grid.size() + 16;
        double line = Math.min(18, (brush.height() - 24) / Math.max(1, terms.size()));
        brush.heading(Exhibit.common(shot.flat() ? "terms.heading" : "terms.heading.rules",
            shot.square().toString(), terms.size()), x, 8);
        for (int i = 0; i < terms.size(); i++) {
            ProductTerm term = terms.get(i);
            boolean holds = shot.isEmpty() && shot.holds(term);
            double y = 28 + i * line;
            brush.lamp(x + 5, y, 4, holds, CanvasColor.LEGAL);
            brush.small(term.direction() + "  " + run(term), x + 15, y,
                holds ? CanvasColor.TEXT : CanvasColor.QUIET);
        }
    }

    /// "d4 c4 → b4".
    private static String run(ProductTerm term) {
        return term.opponents().stream().map(Square::toString).collect(Collectors.joining(" ")) + " → "
            + term.own();
    }
}
