package flipchip.app.chips.gallery;

import java.util.Optional;
import java.util.OptionalInt;
import flipchip.app.kit.draw.Brush;
import flipchip.app.kit.draw.CanvasColor;
import flipchip.app.kit.draw.Grid;
import flipchip.engine.board.Square;
import flipchip.hwsim.circuit.checker.SquareType;

/// The table as a map, fuller where there are more terms, and beside it the squares of the chosen type with
/// the ray of the chosen direction.
final class TypesPicture extends Picture<TypesExhibit.Shot> {
    private static final double NAMES = 62;
    private static final double HEAD = 22;
    private static final int COLUMNS = SquareType.COLUMNS.size();
    private static final int TYPES = SquareType.values().length;
    private static final double MOST = 6;

    private static double map(double width, double height) {
        return Math.max(0.55 * width, width - height * 0.7 - 20);
    }

    @Override
    OptionalInt stepAt(Recording<TypesExhibit.Shot> run, double x, double y) {
        double cell = (map(getWidth(), getHeight()) - NAMES) / COLUMNS;
        int column = (int) Math.floor((x - NAMES) / cell);
        int type = (int) Math.floor((y - HEAD) / ((getHeight() - HEAD) / TYPES));
        return column >= 0 && column < COLUMNS && type >= 0 && type < TYPES
            ? OptionalInt.of(type * COLUMNS + column)
            : OptionalInt.empty();
    }

    @Override
    void draw(Brush brush, Recording<TypesExhibit.Shot> run, int index) {
        TypesExhibit.Shot shot = run.steps().get(index);
        double map = map(brush.width(), brush.height());
        double wide = (map - NAMES) / COLUMNS;
        double high = (brush.height() - HEAD) / TYPES;
        for (int column = 0; column < COLUMNS; column++) {
            brush.monoCenter(SquareType.COLUMNS.get(column).name(), NAMES + (column + 0.5) * wide, 10,
                CanvasColor.QUIET, 11);
        }
        for (SquareType type : SquareType.values()) {
            double y = HEAD + type.ordinal() * high;
            brush.mono(type + " " + type.sample(), 2, y + high / 2, CanvasColor.TEXT);
            for (int column = 0; column < COLUMNS; column++) {
                int terms = shot.terms().get(type.ordinal()).get(column);
                double x = NAMES + column * wide;
                boolean chosen = type == shot.type() && column == shot.column();
                brush.box(x + 1, y + 1, wide - 2, high - 2, CanvasColor.CELL,
                    chosen ? CanvasColor.SELECT : CanvasColor.CELL_BORDER, chosen);
                double share = terms / MOST;
                brush.fill(x + 3, y + high - 3 - (high - 6) * share, wide - 6, (high - 6) * share,
                    CanvasColor.FUNNEL);
                brush.monoCenter(terms == 0 ? "" : String.valueOf(terms), x + wide / 2, y + high / 2,
                    CanvasColor.TEXT, 13);
            }
        }
        board(brush, shot,
            Brush.grid(map + 16, HEAD, Math.min(brush.width() - map - 16, brush.height() - HEAD)));
    }

    private static void board(Brush brush, TypesExhibit.Shot shot, Grid grid) {
        brush.board(grid, 0, 0);
        brush.frames(grid, shot.type().squares().stream().mapToLong(Square::bit).reduce(0, (a, b) -> a | b),
            CanvasColor.LEGAL);
        brush.brackets(grid, shot.type().sample());
        Square end = shot.type().sample();
        Optional<Square> next = shot.direction().from(end);
        while (next.isPresent()) {
            end = next.get();
            next = shot.direction().from(end);
        }
        if (shot.count() > 0) {
            Square from = shot.type().sample();
            brush.arrow(grid.centerX(from), grid.centerY(from), grid.centerX(end), grid.centerY(end),
                CanvasColor.REMOTE, true);
        }
    }
}
