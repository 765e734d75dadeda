package flipchip.app.chips.gallery;

import java.util.List;
import java.util.stream.Collectors;
import flipchip.app.kit.draw.Brush;
import flipchip.app.kit.draw.CanvasColor;
import flipchip.app.kit.draw.Grid;
import flipchip.engine.board.Square;
import flipchip.hwsim.circuit.stages.MatePipeline;
import flipchip.hwsim.circuit.stages.MateTrace;

/// The three stages with their clock rates, the position that goes through them, and the plies as a path.
/// Attacks stand in brackets, defences in frames; the filter numbers the moves.
final class MatePicture extends Picture<MateExhibit.Shot> {
    private static final double TOP = 62;
    private static final List<Double> RATES =
        List.of(MatePipeline.UPDATER, MatePipeline.GENERATOR, MatePipeline.FILTER);

    @Override
    void draw(Brush brush, Recording<MateExhibit.Shot> run, int index) {
        MateExhibit.Shot shot = run.steps().get(index);
        MateTrace.Step step = shot.step();
        double column = brush.width() / MateExhibit.STAGES;
        for (int stage = 1; stage <= MateExhibit.STAGES; stage++) {
            stage(brush, shot, stage, (stage - 1) * column, column);
        }
        double size = Math.min(brush.width() * 0.56, brush.height() - TOP - 8);
        Grid grid = Brush.grid(0, TOP + 8, size);
        brush.board(grid, step.board().player(), step.board().opponent());
        if (shot.stage() > 1) {
            brush.diamonds(grid, shot.stage() == 2 ? step.legalMoves() : 0, CanvasColor.LEGAL);
            Square.all(step.classes().attack()).forEach(square -> brush.brackets(grid, square));
            brush.frames(grid, step.classes().defence(), CanvasColor.REMOTE);
        }
        double x = size + 12;
        double y = TOP + 22;
        brush.heading(Exhibit.common("mate.position", step.number()), x, y);
        brush.small(Exhibit.common(step.win() ? "mate.win" : "mate.hold"), x, y + 17, CanvasColor.TEXT);
        if (shot.stage() == MateExhibit.STAGES) {
            List<Square> ordered = step.moves();
            for (int i = 0; i < ordered.size(); i++) {
                Square square = ordered.get(i);
                brush.monoCenter(String.valueOf(i + 1), grid.centerX(square), grid.centerY(square),
                    CanvasColor.TEXT, Math.min(Brush.NORMAL, grid.cell() * 0.6));
            }
            row(brush, "attack", step.classes().attack(), x, y + 40, CanvasColor.SELECT);
            row(brush, "defence", step.classes().defence(), x, y + 70, CanvasColor.REMOTE);
            row(brush, "rest", step.classes().rest(), x, y + 100, CanvasColor.CELL_BORDER);
        }
        path(brush, run, shot, x, brush.height() - 54);
    }

    private static void stage(Brush brush, MateExhibit.Shot shot, int stage, double x, double width) {
        boolean now = shot.stage() == stage;
        boolean hoped = stage == MateExhibit.STAGES && shot.pipeline().equals(MatePipeline.PIPELINED);
        brush.box(x + 2, 2, width - 14, TOP - 6, CanvasColor.PANEL,
            now ? CanvasColor.ACCENT : CanvasColor.LINE, now);
        brush.heading(stage + " " + Exhibit.common("mate.stage" + stage), x + 8, 16);
        brush.small(
            hoped
                ? Exhibit.common("mate.hoped")
                : Exhibit.common("mate.rate", MateExhibit.number("%.2f", RATES.get(stage - 1))),
            x + 8, 33, CanvasColor.QUIET);
        brush.small(now ? Exhibit.common("mate.position", shot.step().number()) : "", x + 8, 47,
            CanvasColor.TEXT);
        if (stage < MateExhibit.STAGES) {
            brush.arrow(x + width - 12, TOP / 2, x + width + 2, TOP / 2, CanvasColor.REMOTE, true);
        }
    }

    private static void row(Brush brush, String name, long squares, double x, double y, CanvasColor ink) {
        brush.fill(x, y - 6, 4, 26, ink);
        brush.small(Exhibit.common("mate." + name), x + 10, y, CanvasColor.QUIET);
        brush.small(Square.all(squares).stream().map(Square::toString).collect(Collectors.joining(" ")),
            x + 10, y + 14, CanvasColor.TEXT);
    }

    /// Depth of the last positions, the newest on the right.
    private static void path(Brush brush, Recording<MateExhibit.Shot> run, MateExhibit.Shot shot, double x,
            double y) {
        double room = brush.width() - x - 4;
        int fit = (int) (room / 5);
        int last = shot.step().number();
        brush.small(Exhibit.common("mate.depth"), x, y, CanvasColor.QUIET);
        for (int i = 0; i < fit && last - i >= 1; i++) {
            int ply = run.steps().get((last - i - 1) * MateExhibit.STAGES).step().ply();
            double h = 4 + ply * 3;
            brush.fill(x + room - (i + 1) * 5, y + 50 - h, 4, h,
                i == 0 ? CanvasColor.ACCENT : CanvasColor.REMOTE);
        }
    }
}
