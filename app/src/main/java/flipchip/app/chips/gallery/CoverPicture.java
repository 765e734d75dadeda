package flipchip.app.chips.gallery;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import flipchip.app.kit.draw.Brush;
import flipchip.app.kit.draw.CanvasColor;
import flipchip.hwsim.circuit.shogi.CoverRun;
import flipchip.hwsim.circuit.shogi.CoverSchedule;
import flipchip.hwsim.circuit.shogi.Kind;
import flipchip.hwsim.circuit.shogi.Piece;
import flipchip.hwsim.circuit.shogi.ShogiBoard;

/// Above the clocks as a chart: a row for each scanned rank and each result, and one for the memory's ports.
/// Below the three tables as boards with what was written so far. Pressing or dragging in the chart goes to a
/// clock.
final class CoverPicture extends Picture<CoverExhibit.Shot> {
    private static final int SIZE = ShogiBoard.SIZE;
    private static final double LABEL = 26;
    private static final double CHART = 0.55;

    @Override
    OptionalInt stepAt(Recording<CoverExhibit.Shot> run, double x, double y) {
        double slot = (getWidth() - LABEL) / run.steps().size();
        int step = (int) Math.floor((x - LABEL) / slot);
        return y < getHeight() * CHART && step >= 0 && step < run.steps().size()
            ? OptionalInt.of(step)
            : OptionalInt.empty();
    }

    @Override
    void draw(Brush brush, Recording<CoverExhibit.Shot> run, int index) {
        CoverExhibit.Shot shot = run.steps().get(index);
        List<CoverRun.Clock> clocks = shot.run().clocks();
        double height = brush.height() * CHART - 14;
        double slot = (brush.width() - LABEL) / clocks.size();
        double row = height / (3 * SIZE + 2);
        brush.fill(LABEL + index * slot, 0, Math.max(2, slot), height, CanvasColor.FUNNEL);
        for (CoverRun.Clock clock : clocks) {
            column(brush, clock, LABEL + (clock.number() - 1) * slot, slot, row, clock.number() <= index + 1);
        }
        for (int scanned = 1; scanned <= 2 * SIZE; scanned += SIZE) {
            brush.small(CoverExhibit.rank(scanned), 0, Math.max(6, (scanned - 0.5) * row), CanvasColor.QUIET);
        }
        brush.small("OR", 0, (2 * SIZE + 4) * row, CanvasColor.QUIET);
        brush.small("R/W", 0, (3 * SIZE + 1) * row, CanvasColor.QUIET);
        for (int clock = 1; clock < clocks.size(); clock += 5) {
            brush.monoCenter(String.valueOf(clock), LABEL + (clock - 0.5) * slot, height + 7,
                CanvasColor.QUIET, 9);
        }
        double board = Math.min(brush.width() / 3 - 8, brush.height() - height - 34);
        for (CoverSchedule.Table table : CoverSchedule.Table.values()) {
            table(brush, shot, table, table.ordinal() * brush.width() / 3, brush.height() - board, board);
        }
    }

    /// What happens in one clock, as one column; clocks to come are outlined.
    private static void column(Brush brush, CoverRun.Clock clock, double x, double slot, double row,
            boolean done) {
        for (OptionalInt rank : clock.stages()) {
            rank.ifPresent(
                scanned -> mark(brush, x, (scanned - 1) * row, slot, row, done, CanvasColor.REMOTE));
        }
        clock.read().ifPresent(read -> {
            double y = (2 * SIZE + SIZE - 1 - read % SIZE) * row;
            // lower than what is written
            mark(brush, x, y + row * 0.25, slot, row * 0.5, done, CanvasColor.SELECT);
        });
        clock.written().ifPresent(written -> {
            if (written >= 2 * SIZE) {
                mark(brush, x, (2 * SIZE + SIZE - 1 - written % SIZE) * row, slot, row, done,
                    CanvasColor.LEGAL);
            }
        });
        clock.read().ifPresent(
            _ -> mark(brush, x, (3 * SIZE + 0.5) * row, slot, row * 0.7, done, CanvasColor.SELECT));
        clock.written()
            .ifPresent(_ -> mark(brush, x, (3 * SIZE + 1.2) * row, slot, row * 0.7, done, CanvasColor.LEGAL));
    }

    private static void mark(Brush brush, double x, double y, double w, double h, boolean done,
            CanvasColor ink) {
        if (done) {
            brush.fill(x + 0.5, y + 0.5, Math.max(1, w - 1), Math.max(1, h - 1), ink);
        } else {
            brush.fill(x + w / 2 - 1, y + h / 2 - 0.5, 2, 1, CanvasColor.CELL_BORDER);
        }
    }

    private static void table(Brush brush, CoverExhibit.Shot shot, CoverSchedule.Table table, double x,
            double y, double size) {
        double cell = size / SIZE;
        brush.small(Exhibit.common("cover." + table), x, y - 8, CanvasColor.TEXT);
        for (int square = 0; square < ShogiBoard.SQUARES; square++) {
            double left = x + square % SIZE * cell;
            double top = y + square / SIZE * cell;
            int covering = Long.bitCount(shot.cover(table, square));
            brush.box(left, top, cell - 1, cell - 1, covering > 0 ? CanvasColor.RAISED : CanvasColor.CELL,
                covering > 0 ? CanvasColor.LEGAL : CanvasColor.CELL_BORDER, covering > 0);
            Optional<Piece> piece = shot.run().board().at(square);
            String letter =
                piece.map(CoverPicture::letter).orElse(covering > 0 ? String.valueOf(covering) : "");
            brush.monoCenter(letter, left + cell / 2 - 0.5, top + cell / 2,
                piece.isPresent() ? CanvasColor.TEXT : CanvasColor.LEGAL, cell * 0.6);
        }
    }

    /// Capital for the side that plays upwards.
    static String letter(Piece piece) {
        String letter = piece.kind() == Kind.KNIGHT ? "N" : piece.kind().name().substring(0, 1);
        return piece.black() ? letter : letter.toLowerCase(Locale.ROOT);
    }
}
