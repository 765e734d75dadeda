package flipchip.app.exhibit;

import java.util.OptionalInt;
import java.util.function.IntFunction;
import flipchip.app.draw.Brush;
import flipchip.app.draw.Ink;
import flipchip.hwsim.shogi.ShogiBoard;

/// Three boards: what the top-down half found, the check mask that the bottom-up half completes, and the
/// defence mask.
final class MasksPicture extends Picture<MasksExhibit.Shot> {
    private static final int SIZE = ShogiBoard.SIZE;
    private static final double HEAD = 22;

    private static double board(double width, double height) {
        return Math.min(width / 3 - 10, height - HEAD - 6);
    }

    /// A rank of the first board is a clock of the first half, of the others one of the second.
    @Override
    OptionalInt stepAt(Recording<MasksExhibit.Shot> run, double x, double y) {
        double board = board(getWidth(), getHeight());
        int rank = (int) Math.floor((y - HEAD) / (board / SIZE));
        if (rank < 0 || rank >= SIZE || board <= 0) {
            return OptionalInt.empty();
        }
        return OptionalInt.of(x < getWidth() / 3 ? rank : 2 * SIZE - 1 - rank);
    }

    @Override
    void draw(Brush brush, Recording<MasksExhibit.Shot> run, int index) {
        MasksExhibit.Shot shot = run.steps().get(index);
        double board = board(brush.width(), brush.height());
        double step = brush.width() / 3;
        board(brush, shot, 0, board, "down", shot.isTopDown(), square -> digits(shot.ways(true, square)));
        board(brush, shot, step, board, "check", !shot.isTopDown(),
            square -> digits(shot.ways(false, square)));
        board(brush, shot, 2 * step, board, "defence", !shot.isTopDown(),
            square -> shot.defends(square) ? "●" : "");
    }

    private static String digits(int ways) {
        return ways == 0 ? "" : String.valueOf(ways);
    }

    private static void board(Brush brush, MasksExhibit.Shot shot, double x, double size, String head,
        boolean scanned,
                              IntFunction<String> mark) {
        double cell = size / SIZE;
        brush.heading(Exhibit.common("masks." + head), x, 8);
        for (int square = 0; square < ShogiBoard.SQUARES; square++) {
            double left = x + square % SIZE * cell;
            double top = HEAD + square / SIZE * cell;
            String said = mark.apply(square);
            boolean now = scanned && square / SIZE == shot.clock().rank();
            brush.box(left, top, cell - 1, cell - 1,
                now ? Ink.FUNNEL : said.isEmpty() ? Ink.CELL : Ink.RAISED,
                said.isEmpty() ? Ink.CELL_BORDER : Ink.LEGAL, !said.isEmpty());
            String letter = shot.run().board().at(square).map(CoverPicture::letter).orElse("");
            brush.monoCenter(letter, left + cell * (said.isEmpty() ? 0.5 : 0.32), top + cell / 2, Ink.TEXT,
                cell * 0.5);
            brush.monoCenter(said, left + cell * (letter.isEmpty() ? 0.5 : 0.74), top + cell / 2, Ink.LEGAL,
                cell * 0.45);
        }
    }
}
