package flipchip.app.chips.gallery;

import java.util.List;
import java.util.OptionalInt;
import flipchip.app.kit.draw.Brush;
import flipchip.app.kit.draw.CanvasColor;
import flipchip.app.kit.draw.Grid;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.engine.board.Symmetry;
import flipchip.hwsim.circuit.stages.BookMemory;
import flipchip.hwsim.circuit.stages.Configuration;
import flipchip.hwsim.circuit.stages.StagePlan;

/// The board, the chip area with the circuit that it holds or loads, and the whole game as a strip of stages,
/// which can be dragged.
final class StagesPicture extends Picture<StagesExhibit.Shot> {
    private static final double STRIP = 44;

    @Override
    OptionalInt stepAt(Recording<StagesExhibit.Shot> run, double x, double y) {
        int step = (int) (x / (getWidth() / run.steps().size()));
        return y > getHeight() - STRIP - 8 && step >= 0 && step < run.steps().size()
            ? OptionalInt.of(step)
            : OptionalInt.empty();
    }

    @Override
    void draw(Brush brush, Recording<StagesExhibit.Shot> run, int index) {
        StagesExhibit.Shot shot = run.steps().get(index);
        Position position = shot.game().positionAt(shot.stage().ply());
        double size = Math.min(brush.width() * 0.5, brush.height() - STRIP - 8);
        Grid grid = Brush.grid(0, 0, size);
        brush.board(grid, position.black(), position.white());
        brush.diamonds(grid, position.legalMoves(), CanvasColor.LEGAL);
        if (shot.stage().ply() < shot.game().length()) {
            brush.brackets(grid, shot.game().moves().get(shot.stage().ply()));
        }
        area(brush, shot, size + 10, brush.width() - size - 12, brush.height() - STRIP - 12);
        strip(brush, run, index);
    }

    private static void area(Brush brush, StagesExhibit.Shot shot, double x, double width, double height) {
        brush.box(x, 2, width, height - 2, CanvasColor.PANEL,
            shot.isLoading() ? CanvasColor.LINE : CanvasColor.ACCENT, !shot.isLoading());
        Configuration configuration = shot.stage().configuration();
        brush.heading(Exhibit.common("stages." + configuration), x + 10, 18);
        if (shot.isLoading()) {
            brush.small(Exhibit.common("stages.loading"), x + 10, 42, CanvasColor.TEXT);
            brush.box(x + 10, 54, width - 20, 14, CanvasColor.CELL, CanvasColor.CELL_BORDER, false);
            brush.fill(x + 11, 55, (width - 22) * shot.loaded() / StagesExhibit.PARTS, 12,
                CanvasColor.REMOTE_OR_LOCAL);
            return;
        }
        switch (configuration) {
            case OPENING -> book(brush, shot.lookUp(), x + 10, width - 20);
            case STRATEGY, MIDDLE_GAME -> {
                brush.small(Exhibit.common("stages.plausible"), x + 10, 42, CanvasColor.QUIET);
                String[] moves = StagesExhibit.plausible(shot).split(", ");
                for (int i = 0; i < moves.length; i++) {
                    brush.mono(moves[i], x + 10, 60 + i * 17, CanvasColor.TEXT);
                }
            }
            case ENDGAME -> brush.small(
                Exhibit.common("stages.empties",
                    shot.game().positionAt(shot.stage().ply()).board().empties()),
                x + 10, 42, CanvasColor.TEXT);
        }
    }

    /// One clock for each symmetry of the board, and the entry that was equal.
    private static void book(Brush brush, BookMemory.LookUp lookUp, double x, double width) {
        brush.small(Exhibit.common("stages.symmetries"), x, 42, CanvasColor.QUIET);
        List<BookMemory.Clock> clocks = lookUp.clocks();
        double cell = Math.min(40, width / Symmetry.values().length);
        for (int i = 0; i < clocks.size(); i++) {
            OptionalInt hit = clocks.get(i).hit();
            brush.box(x + i * cell, 54, cell - 3, 20, hit.isPresent() ? CanvasColor.LEGAL : CanvasColor.CELL,
                CanvasColor.CELL_BORDER, false);
            brush.monoCenter(hit.isPresent() ? String.valueOf(hit.getAsInt()) : "–",
                x + i * cell + cell / 2 - 1.5, 64, hit.isPresent() ? CanvasColor.DIE : CanvasColor.QUIET,
                Brush.SMALL);
        }
        double y = 92;
        brush.small(Exhibit.common("stages.moves"), x, y, CanvasColor.QUIET);
        for (Square move : lookUp.moves()) {
            y += 17;
            brush.mono(move.toString(), x, y, CanvasColor.TEXT);
        }
    }

    private static void strip(Brush brush, Recording<StagesExhibit.Shot> run, int index) {
        double slot = brush.width() / run.steps().size();
        double y = brush.height() - STRIP;
        String letters = Exhibit.common("stages.letters");
        for (int i = 0; i < run.steps().size(); i++) {
            StagesExhibit.Shot shot = run.steps().get(i);
            StagePlan.Stage stage = shot.stage();
            double h = shot.isLoading() ? 26 : 8 + 5 * stage.configuration().ordinal();
            CanvasColor ink = shot.isLoading() ? CanvasColor.REMOTE_OR_LOCAL
                : i <= index ? CanvasColor.REMOTE
                : CanvasColor.IDLE;
            brush.fill(i * slot, y + 28 - h, Math.max(1, slot - 1), h, ink);
            if (stage.loaded() && shot.loaded() == 0) {
                brush.small(String.valueOf(letters.charAt(stage.configuration().ordinal())), i * slot, y + 37,
                    CanvasColor.TEXT);
            }
        }
        brush.line((index + 0.5) * slot, y - 2, (index + 0.5) * slot, y + 30, CanvasColor.TIP, 2);
    }
}
