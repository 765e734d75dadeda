package flipchip.app.chips.gallery;

import flipchip.app.kit.draw.Brush;
import flipchip.app.kit.draw.CanvasColor;
import flipchip.app.kit.draw.Grid;
import flipchip.engine.board.Square;
import flipchip.hwsim.circuit.score.PackedScoreModel;

/// The board with the stable discs marked, and the 26 bits of the score in their four fields.
final class ScorePicture extends Picture<ScoreExhibit.Shot> {
    private static final double BITS = 76;
    private static final int[] WIDTHS = {2, 8, 8, 8};

    @Override
    void draw(Brush brush, Recording<ScoreExhibit.Shot> run, int index) {
        ScoreExhibit.Shot shot = run.steps().get(index);
        double size = Math.min(brush.width(), brush.height() - BITS);
        Grid grid = Brush.grid((brush.width() - size) / 2, 0, size);
        brush.board(grid, shot.position().black(), shot.position().white());
        Square.all(shot.stable()).forEach(square -> brush.lamp(grid.centerX(square), grid.centerY(square),
            Math.max(2.5, grid.cell() * 0.1), true, CanvasColor.LEGAL));
        brush.frames(grid, shot.stable(), CanvasColor.LEGAL);
        bits(brush, shot.packed(), brush.height() - BITS + 14);
    }

    private static void bits(Brush brush, int packed, double y) {
        double gap = 12;
        double bit = Math.min(24, (brush.width() - 3 * gap) / PackedScoreModel.BITS);
        double x = (brush.width() - PackedScoreModel.BITS * bit - 3 * gap) / 2;
        PackedScoreModel score = PackedScoreModel.unpack(packed);
        int[] values = {score.outcome(), score.stability(), score.mobility(), score.pieces()};
        String[] names = Exhibit.common("score.fields").split("; *");
        int left = PackedScoreModel.BITS;
        for (int field = 0; field < WIDTHS.length; field++) {
            brush.small(names[field], x, y, CanvasColor.QUIET);
            double from = x;
            for (int i = 0; i < WIDTHS[field]; i++) {
                left--;
                brush.bit(x, y + 10, bit - 1, (packed >>> left & 1) != 0, CanvasColor.REMOTE_OR_LOCAL);
                x += bit;
            }
            String value = field == 0 ? String.valueOf(values[0]) : SolverExhibit.signed(values[field]);
            brush.mono(value, from, y + 20 + bit, CanvasColor.TEXT);
            x += gap;
        }
    }
}
