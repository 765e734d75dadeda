package flipchip.app.chips.gallery;

import java.util.List;
import java.util.OptionalInt;
import flipchip.app.kit.draw.Brush;
import flipchip.app.kit.draw.CanvasColor;
import flipchip.app.kit.draw.Grid;
import flipchip.engine.board.Board;

/// Three columns for the three stages with the position each holds, and above them the queue of positions; a
/// legal square has a diamond, a wrong one a cross.
final class PipelinePicture extends Picture<PipelineExhibit.Shot> {
    private static final double QUEUE = 34;

    @Override
    void draw(Brush brush, Recording<PipelineExhibit.Shot> run, int index) {
        PipelineExhibit.Shot shot = run.steps().get(index);
        List<Board> boards = shot.run().boards();
        double card = Math.min(70, brush.width() / (boards.size() + 1.0));
        for (int i = 0; i < boards.size(); i++) {
            boolean out = i < shot.clock().number() - 3;
            boolean waits = i >= shot.clock().number();
            brush.box(i * card + 2, 2, card - 6, QUEUE - 8, waits ? CanvasColor.CELL : CanvasColor.RAISED,
                out || waits ? CanvasColor.CELL_BORDER : CanvasColor.ACCENT, !out && !waits);
            brush.monoCenter("M" + (i + 1) + (out ? " ✓" : ""), i * card + card / 2 - 1, QUEUE / 2 - 2,
                waits ? CanvasColor.QUIET : CanvasColor.TEXT, Brush.NORMAL);
        }
        double column = brush.width() / 3;
        for (int stage = 1; stage <= 3; stage++) {
            stage(brush, shot, stage, (stage - 1) * column, column);
        }
    }

    private static void stage(Brush brush, PipelineExhibit.Shot shot, int stage, double left, double width) {
        OptionalInt held = shot.in(stage);
        double size = Math.min(width - 18, brush.height() - QUEUE - 74);
        double top = QUEUE + 8;
        brush.box(left + 2, top, width - 8, size + 62, CanvasColor.PANEL,
            held.isPresent() ? CanvasColor.ACCENT : CanvasColor.LINE, held.isPresent());
        brush.heading(Exhibit.common("pipeline.stage" + stage), left + 10, top + 13);
        brush.small(held.isPresent() ? "M" + (held.getAsInt() + 1) : Exhibit.common("pipeline.empty"),
            left + 10, top + 29, CanvasColor.QUIET);
        if (held.isEmpty()) {
            return;
        }
        Board board = shot.run().boards().get(held.getAsInt());
        Grid grid = Brush.grid(left + 4, top + 40, size);
        brush.board(grid, board.player(), board.opponent());
        long shown = stage == 1 ? 0 : stage == 2 ? shot.clock().filtered() : shot.clock().legal();
        brush.diamonds(grid, shown & board.legalMoves(), CanvasColor.LEGAL);
        if (stage > 1) {
            brush.crosses(grid, shown ^ board.legalMoves(), CanvasColor.FLIP);
        }
        if (stage < 3) {
            brush.arrow(left + width - 9, top + size / 2 + 40, left + width + 6, top + size / 2 + 40,
                CanvasColor.REMOTE, true);
        }
    }
}
