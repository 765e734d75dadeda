package flipchip.app.chips.gallery;

import java.util.Locale;
import java.util.stream.IntStream;
import flipchip.app.kit.draw.CanvasColor;
import flipchip.hwsim.circuit.shogi.Kind;
import flipchip.hwsim.circuit.shogi.Piece;
import flipchip.hwsim.circuit.shogi.ShogiBoard;

/// A board of shogi that fills a square area: pieces as letters, capital for the side that plays upwards, and
/// marks on squares. Thread: FX.
record ShogiBlock(Area area, ShogiBoard board) {
    private static final int SIZE = ShogiBoard.SIZE;

    /// A square, with its fill and the letter of its piece; the letter makes room for a mark.
    ///
    /// @param mark empty for a square that is not marked
    void square(int square, CanvasColor fill, String mark) {
        String letter = board.at(square).map(ShogiBlock::letter).orElse("");
        boolean marked = !mark.isEmpty();
        Area cell = cell(square, fill, marked);
        cell.at(marked ? -0.18 * cell.width() : 0, 0, cell.width(), cell.height()).label(letter,
            CanvasColor.TEXT, cell.width() * 0.5);
        cell.at(letter.isEmpty() ? 0 : 0.24 * cell.width(), 0, cell.width(), cell.height()).label(mark,
            CanvasColor.LEGAL, cell.width() * 0.45);
    }

    /// A square with the letter of its piece; without a piece the count, if there is one.
    void count(int square, int count) {
        String letter = board.at(square).map(ShogiBlock::letter).orElse("");
        Area cell = cell(square, count > 0 ? CanvasColor.RAISED : CanvasColor.CELL, count > 0);
        cell.label(!letter.isEmpty() ? letter : count > 0 ? String.valueOf(count) : "",
            letter.isEmpty() ? CanvasColor.LEGAL : CanvasColor.TEXT, cell.width() * 0.62);
    }

    private Area cell(int square, CanvasColor fill, boolean marked) {
        return area.cell(square, SIZE, SIZE).inset(0, 0, 1, 1).box(fill,
            marked ? CanvasColor.LEGAL : CanvasColor.CELL_BORDER, marked);
    }

    /// A press on a rank leads to a step: that of rank 1, and one further for each rank towards `last`.
    void leadsTo(int first, int last) {
        IntStream.range(0, SIZE)
            .forEach(rank -> area.row(rank, SIZE).leadsTo(last > first ? first + rank : first - rank));
    }

    private static String letter(Piece piece) {
        String letter = piece.kind() == Kind.KNIGHT ? "N" : piece.kind().name().substring(0, 1);
        return piece.black() ? letter : letter.toLowerCase(Locale.ROOT);
    }
}
