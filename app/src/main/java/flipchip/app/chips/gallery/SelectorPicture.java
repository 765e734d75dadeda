package flipchip.app.chips.gallery;

import java.util.List;
import flipchip.app.kit.draw.Brush;
import flipchip.app.kit.draw.CanvasColor;
import flipchip.app.kit.draw.Grid;
import flipchip.engine.board.Square;
import flipchip.hwsim.circuit.selector.SelectorOrder;
import flipchip.hwsim.circuit.selector.SelectorRun;

/// Above the tree of selectors, best rank on the left; below the board with the moves and what the output
/// says.
final class SelectorPicture extends Picture<SelectorExhibit.Shot> {
    private static final double ROWS = 4;
    /// A slot so wide has room for the name of its square.
    private static final double NAMED = 14;

    @Override
    void draw(Brush brush, Recording<SelectorExhibit.Shot> run, int index) {
        SelectorExhibit.Shot shot = run.steps().get(index);
        SelectorRun.Step step = shot.step();
        double tree = Math.max(130, brush.height() * 0.42);
        double gap = tree / ROWS;
        double slot = brush.width() / 64;
        for (int rank = 0; rank < 64; rank++) {
            Square square = SelectorOrder.byRank().get(rank);
            boolean high = (step.legal() & square.bit()) != 0;
            double x = (rank + 0.5) * slot;
            brush.line(x, gap / 2 + 8, (rank / 4 * 4 + 2) * slot, gap * 1.5 - 9,
                high ? CanvasColor.LEGAL : CanvasColor.IDLE, high ? 2 : 1);
            brush.box(x - slot * 0.42, gap / 2 - 8, slot * 0.84, 16,
                high ? CanvasColor.LEGAL : CanvasColor.CELL, CanvasColor.CELL_BORDER, high);
            if (high && slot > NAMED) {
                brush.monoCenter(square.toString(), x, gap / 2 - 15, CanvasColor.TEXT, Brush.SMALL);
            }
        }
        parts(brush, step.fours(), gap * 1.5, gap, 2);
        parts(brush, step.sixteens(), gap * 2.5, gap, 4);
        parts(brush, List.of(step.all()), gap * 3.5, 0, 6);
        board(brush, shot, tree + 4);
    }

    /// One row of the tree; inputs of high number, which are ranks of low number, stand on the left.
    private static void parts(Brush brush, List<SelectorRun.Part> row, double y, double gap, int bits) {
        double slot = brush.width() / row.size();
        double width = Math.min(64, slot * 0.9);
        for (int i = 0; i < row.size(); i++) {
            SelectorRun.Part part = row.get(row.size() - 1 - i);
            double x = (i + 0.5) * slot;
            if (gap > 0) {
                brush.line(x, y + 9, (i / 4 * 4 + 2) * slot, y + gap - 9,
                    part.enable() ? CanvasColor.LEGAL : CanvasColor.IDLE, part.enable() ? 2 : 1);
            }
            brush.box(x - width / 2, y - 9, width, 18, CanvasColor.CELL,
                part.enable() ? CanvasColor.LEGAL : CanvasColor.CELL_BORDER, part.enable());
            String code = SelectorExhibit.bits(part.code()).substring(6 - bits);
            brush.monoCenter(part.enable() ? code : "·", x, y,
                part.enable() ? CanvasColor.TEXT : CanvasColor.QUIET, Math.min(Brush.NORMAL, width * 0.5));
        }
    }

    private static void board(Brush brush, SelectorExhibit.Shot shot, double top) {
        SelectorRun.Step step = shot.step();
        double size = Math.min(brush.height() - top, brush.width() * 0.55);
        Grid grid = Brush.grid(0, top, size);
        brush.board(grid, shot.position().black(), shot.position().white());
        brush.diamonds(grid, step.legal(), CanvasColor.LEGAL);
        step.chosen().ifPresent(square -> brush.brackets(grid, square));
        double x = size + 12;
        double line = 19;
        double y = top + 24;
        brush.heading(Exhibit.common("selector.output"), x, y);
        String code = step.all().enable() ? SelectorExhibit.bits(step.all().code()) : "------";
        for (int bit = 0; bit < 6; bit++) {
            if (step.all().enable()) {
                brush.bit(x + bit * 18, y + line - 8, 16, code.charAt(bit) == '1',
                    CanvasColor.REMOTE_OR_LOCAL);
            }
        }
        String square = step.chosen().map(Square::toString).orElse("–");
        brush.text(Exhibit.common("selector.square", square), x, y + 2.2 * line, CanvasColor.TEXT);
        brush.text(Exhibit.common("selector.remaining"), x, y + 3.4 * line, CanvasColor.QUIET);
        List<Square> left = Square.all(step.remaining());
        int across = Math.max(3, (int) ((brush.width() - x) / 22));
        for (int i = 0; i < left.size(); i++) {
            brush.mono(left.get(i).toString(), x + i % across * 22, y + (4.3 + i / across * 0.9) * line,
                CanvasColor.TEXT);
        }
    }
}
