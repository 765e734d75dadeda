package flipchip.app.analyse.judge;

import static flipchip.app.analyse.judge.ValueText.TEXTS;

import flipchip.engine.board.Board;
import flipchip.engine.board.Flips;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;

/// A hint that does not tell the move: a rule of thumb that speaks for it, and the area where to look.
final class VerbalHint {
    private static final long CORNERS = Square.A1.bit() | Square.H1.bit() | Square.A8.bit() | Square.H8.bit();
    private static final int FEW_ANSWERS = 3;
    private static final int FEW_DISCS = 2;
    private static final int ENDGAME = 16;

    private VerbalHint() {}

    /// The hint for `position` if `best` is its best move.
    static String of(Position position, Square best) {
        Board board = position.board();
        Board after = board.play(best);
        int answers = Long.bitCount(after.legalMoves());
        int turned = Long.bitCount(Flips.flips(best.index(), board.player(), board.opponent()));
        String other = ValueText.name(position.toMove().opponent());
        String area = TEXTS.get("area." + area(best));
        if ((CORNERS & best.bit()) != 0) {
            return TEXTS.get("nudge.corner");
        }
        if (Long.bitCount(position.legalMoves()) == 1) {
            return TEXTS.get("nudge.forced");
        }
        if (answers == 0) {
            return TEXTS.get("nudge.pass", other, area);
        }
        if (board.empties() <= ENDGAME && regionOf(best, board) % 2 == 1) {
            return TEXTS.get("nudge.parity", area);
        }
        if (answers <= FEW_ANSWERS) {
            return TEXTS.get("nudge.mobility", other, area);
        }
        return TEXTS.get(turned <= FEW_DISCS ? "nudge.quiet" : "nudge.area", area);
    }

    /// Number of empty squares in the region of `square`, diagonal neighbours included.
    static int regionOf(Square square, Board board) {
        long empty = ~board.occupied();
        long region = square.bit();
        for (long before = 0; before != region;) {
            before = region;
            long row = region | region << 1 & 0xFEFE_FEFE_FEFE_FEFEL | region >>> 1 & 0x7F7F_7F7F_7F7F_7F7FL;
            region = (row | row << 8 | row >>> 8) & empty;
        }
        return Long.bitCount(region);
    }

    /// "upper-left" and so on; "centre" for the sixteen squares in the middle.
    static String area(Square square) {
        boolean middle = square.file() >= 2 && square.file() <= 5 && square.row() >= 2 && square.row() <= 5;
        return middle
            ? "centre"
            : (square.row() < 4 ? "upper-" : "lower-") + (square.file() < 4 ? "left" : "right");
    }
}
