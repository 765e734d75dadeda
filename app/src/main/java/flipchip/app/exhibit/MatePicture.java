package flipchip.app.exhibit;

import java.util.List;
import java.util.stream.Collectors;
import flipchip.app.hardware.Ink;
import flipchip.engine.board.Square;
import flipchip.hwsim.stages.MatePipeline;
import flipchip.hwsim.stages.MateTrace;

/// The three stages with their clock rates, the position that goes through them, and the plies as a path. Attacks
/// stand in brackets, defences in frames; the filter numbers the moves.
final class MatePicture extends Picture<MateExhibit.Shot> {
    private static final double TOP = 62;
    private static final List<Double> RATES = List.of(MatePipeline.UPDATER, MatePipeline.GENERATOR, MatePipeline.FILTER);

    @Override
    void draw(Pen pen, Recording<MateExhibit.Shot> run, int index) {
        MateExhibit.Shot shot = run.steps().get(index);
        MateTrace.Step step = shot.step();
        double column = pen.width() / MateExhibit.STAGES;
        for (int stage = 1; stage <= MateExhibit.STAGES; stage++) {
            stage(pen, shot, stage, (stage - 1) * column, column);
        }
        double size = Math.min(pen.width() * 0.56, pen.height() - TOP - 8);
        Grid grid = Pen.grid(0, TOP + 8, size);
        pen.board(grid, step.board().player(), step.board().opponent());
        if (shot.stage() > 1) {
            pen.diamonds(grid, shot.stage() == 2 ? step.board().legalMoves() : 0, Ink.LEGAL);
            Square.all(step.classes().attack()).forEach(square -> pen.brackets(grid, square));
            pen.frames(grid, step.classes().defence(), Ink.REMOTE);
        }
        double x = size + 12;
        double y = TOP + 22;
        pen.heading(Exhibit.common("mate.position", step.number()), x, y);
        pen.small(Exhibit.common(step.win() ? "mate.win" : "mate.hold"), x, y + 17, Ink.TEXT);
        if (shot.stage() == MateExhibit.STAGES) {
            List<Square> ordered = step.classes().ordered();
            for (int i = 0; i < ordered.size(); i++) {
                Square square = ordered.get(i);
                pen.monoCenter(String.valueOf(i + 1), grid.centerX(square), grid.centerY(square), Ink.TEXT,
                    Math.min(Pen.NORMAL, grid.cell() * 0.6));
            }
            row(pen, "attack", step.classes().attack(), x, y + 40, Ink.SELECT);
            row(pen, "defence", step.classes().defence(), x, y + 70, Ink.REMOTE);
            row(pen, "rest", step.classes().rest(), x, y + 100, Ink.CELL_BORDER);
        }
        path(pen, run, shot, x, pen.height() - 54);
    }

    private static void stage(Pen pen, MateExhibit.Shot shot, int stage, double x, double width) {
        boolean now = shot.stage() == stage;
        boolean hoped = stage == MateExhibit.STAGES && shot.pipeline().equals(MatePipeline.PIPELINED);
        pen.box(x + 2, 2, width - 14, TOP - 6, Ink.PANEL, now ? Ink.ACCENT : Ink.LINE, now);
        pen.heading(stage + " " + Exhibit.common("mate.stage" + stage), x + 8, 16);
        pen.small(hoped ? Exhibit.common("mate.hoped") : Exhibit.common("mate.rate",
            MateExhibit.number("%.2f", RATES.get(stage - 1))), x + 8, 33, Ink.QUIET);
        pen.small(now ? Exhibit.common("mate.position", shot.step().number()) : "", x + 8, 47, Ink.TEXT);
        if (stage < MateExhibit.STAGES) {
            pen.arrow(x + width - 12, TOP / 2, x + width + 2, TOP / 2, Ink.REMOTE, true);
        }
    }

    private static void row(Pen pen, String name, long squares, double x, double y, Ink ink) {
        pen.fill(x, y - 6, 4, 26, ink);
        pen.small(Exhibit.common("mate." + name), x + 10, y, Ink.QUIET);
        pen.small(Square.all(squares).stream().map(Square::toString).collect(Collectors.joining(" ")), x + 10, y + 14, Ink.TEXT);
    }

    /// Depth of the last positions, the newest on the right.
    private static void path(Pen pen, Recording<MateExhibit.Shot> run, MateExhibit.Shot shot, double x, double y) {
        double room = pen.width() - x - 4;
        int fit = (int) (room / 5);
        int last = shot.step().number();
        pen.small(Exhibit.common("mate.depth"), x, y, Ink.QUIET);
        for (int i = 0; i < fit && last - i >= 1; i++) {
            int ply = run.steps().get((last - i - 1) * MateExhibit.STAGES).step().ply();
            double h = 4 + ply * 3;
            pen.fill(x + room - (i + 1) * 5, y + 50 - h, 4, h, i == 0 ? Ink.ACCENT : Ink.REMOTE);
        }
    }
}
