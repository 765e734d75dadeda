package flipchip.app.chips.gallery;

import java.util.List;
import java.util.OptionalInt;
import flipchip.app.kit.draw.Brush;
import flipchip.app.kit.draw.CanvasColor;
import flipchip.app.kit.draw.Grid;
import flipchip.engine.board.Board;
import flipchip.engine.board.Square;
import flipchip.hwsim.circuit.scanner.ScanRun;

/// Two boards: the position that enters, scanned downwards, and the one before it, scanned upwards. Each has
/// a bar at its rank and the lamps of its run registers below; the clocks stand in a row at the bottom and
/// can be dragged.
final class ScannerPicture extends Picture<ScannerExhibit.Shot> {
    private static final double CLOCKS = 22;
    private static final List<String> REGISTERS = List.of("rem", "rol");
    private static final List<String> DIRECTIONS = List.of("S", "L", "R");

    @Override
    OptionalInt stepAt(Recording<ScannerExhibit.Shot> run, double x, double y) {
        int step = (int) (x / (getWidth() / run.steps().size()));
        return y > getHeight() - CLOCKS - 8 && step >= 0 && step < run.steps().size()
            ? OptionalInt.of(step)
            : OptionalInt.empty();
    }

    @Override
    void draw(Brush brush, Recording<ScannerExhibit.Shot> run, int index) {
        ScannerExhibit.Shot shot = run.steps().get(index);
        ScanRun.Clock clock = shot.clock();
        int entering = shot.entering();
        List<Board> boards = shot.run().boards();
        double half = brush.width() / 2;
        double size = Math.min(half - 34, brush.height() - CLOCKS - 118);
        scan(brush, 0, size, Exhibit.common("scanner.down"),
            entering < boards.size() ? boards.get(entering) : new Board(0, 0), clock.top(),
            entering < boards.size(), shot.partial(), 0);
        scan(brush, half, size, Exhibit.common("scanner.up"),
            entering > 0 ? boards.get(entering - 1) : new Board(0, 0), clock.bottom(), entering > 0,
            shot.stored(), shot.legal());
        double slot = brush.width() / run.steps().size();
        for (int i = 0; i < run.steps().size(); i++) {
            boolean now = i == index;
            brush.box(i * slot + 1, brush.height() - CLOCKS, slot - 2, CLOCKS,
                now ? CanvasColor.ACCENT : CanvasColor.CELL, CanvasColor.CELL_BORDER, false);
            if (slot > 14 || now) {
                brush.monoCenter(String.valueOf(i + 1), (i + 0.5) * slot, brush.height() - CLOCKS / 2,
                    now ? CanvasColor.ON_ACCENT : CanvasColor.QUIET, Brush.SMALL);
            }
        }
    }

    private static void scan(Brush brush, double left, double size, String title, Board board,
            ScanRun.Scanner scanner, boolean active, long partial, long legal) {
        brush.heading(title, left + 18, 7);
        Grid grid = Brush.grid(left, 16, size);
        brush.board(grid, board.player(), board.opponent());
        long pending = partial & ~board.occupied() & ~legal;
        Square.all(pending).forEach(
            square -> brush.lamp(grid.centerX(square), grid.centerY(square), 3, true, CanvasColor.REMOTE));
        brush.diamonds(grid, legal, CanvasColor.LEGAL);
        if (!active) {
            return;
        }
        double y = grid.y() + (scanner.rank() - 1) * grid.cell();
        brush.context().setStroke(brush.paint(CanvasColor.SELECT));
        brush.context().setLineWidth(2.5);
        brush.context().strokeRect(grid.x() - 1, y, grid.size() + 2, grid.cell());
        registers(brush, grid, scanner);
    }

    private static void registers(Brush brush, Grid grid, ScanRun.Scanner scanner) {
        double row = 15;
        double y = grid.y() + grid.size() + 12;
        for (int r = 0; r < REGISTERS.size(); r++) {
            for (int d = 0; d < DIRECTIONS.size(); d++) {
                int bits = (r == 0 ? scanner.rem() : scanner.rol()).get(d);
                brush.small(REGISTERS.get(r) + DIRECTIONS.get(d), grid.x() + grid.size() + 3, y,
                    CanvasColor.QUIET);
                for (int c = 0; c < 8; c++) {
                    boolean high = (bits >>> c & 1) != 0;
                    brush.lamp(grid.x() + (c + 0.5) * grid.cell(), y, 4, high,
                        r == 0 ? CanvasColor.REMOTE : CanvasColor.REMOTE_OR_LOCAL);
                }
                y += row;
            }
        }
    }
}
