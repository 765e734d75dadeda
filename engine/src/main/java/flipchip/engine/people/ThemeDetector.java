package flipchip.engine.people;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import flipchip.engine.board.Board;
import flipchip.engine.board.Flips;
import flipchip.engine.board.Mobility;
import flipchip.engine.board.Square;

/// Names the themes of a solution by comparing it with the tempting move. Pure functions of the rules and of
/// best play.
public final class ThemeDetector {
    /// With fewer empty squares a corner is but one of the last squares.
    private static final int LEAST_SACRIFICE = 4;
    private static final long CORNERS = 0x8100_0000_0000_0081L;
    private static final long FILE_A = 0x0101_0101_0101_0101L;
    private static final long FILE_H = FILE_A << 7;
    private static final long RANKS_1_8 = 0xFF00_0000_0000_00FFL;

    private ThemeDetector() {}

    /// The themes of the first move of `best`.
    ///
    /// @param best     the winning move and best play after it, passes left out
    /// @param tempting the tempting move and best play after it
    public static Set<ProblemTheme> of(Board board, List<Square> best, List<Square> tempting) {
        Set<ProblemTheme> themes = EnumSet.noneOf(ProblemTheme.class);
        Square move = best.getFirst();
        add(themes, ProblemTheme.CORNER,
            isCorner(move) || takesNewCorner(board, tempting) && cornersGiven(board, move) == 0);
        add(themes, ProblemTheme.SACRIFICE, board.empties() >= LEAST_SACRIFICE && takesNewCorner(board, best)
                && cornersGiven(board, tempting.getFirst()) == 0);
        add(themes, ProblemTheme.WEDGE, isWedge(board, move));
        add(themes, ProblemTheme.STONER, isStonerTrap(board, move));
        add(themes, ProblemTheme.PASS,
            mustPass(board.play(move)) && !mustPass(board.play(tempting.getFirst())));
        add(themes, ProblemTheme.PARITY, isParity(board, best, tempting));
        return themes;
    }

    private static void add(Set<ProblemTheme> themes, ProblemTheme theme, boolean holds) {
        if (holds) {
            themes.add(theme);
        }
    }

    private static boolean isCorner(Square move) {
        return (move.bit() & CORNERS) != 0;
    }

    /// Corners that the opponent may take after `move` and could not if it moved now.
    private static long cornersGiven(Board board, Square move) {
        return board.play(move).legalMoves() & CORNERS & ~board.pass().legalMoves();
    }

    /// Whether the opponent's best answer to the first move takes a corner that this move gave.
    private static boolean takesNewCorner(Board board, List<Square> line) {
        return line.size() > 1 && board.play(line.getFirst()).legalMoves() != 0
                && (cornersGiven(board, line.getFirst()) & line.get(1).bit()) != 0;
    }

    private static boolean mustPass(Board board) {
        return board.legalMoves() == 0 && !board.isGameOver();
    }

    /// A disc on an edge with a disc of the opponent on both sides of it.
    private static boolean isWedge(Board board, Square move) {
        long discs = board.play(move).player();
        long edge = move.bit();
        boolean across = (edge & RANKS_1_8) != 0 && (edge & (FILE_A | FILE_H)) == 0
                && (discs & edge << 1) != 0 && (discs & edge >>> 1) != 0;
        boolean along = (edge & (FILE_A | FILE_H)) != 0 && (edge & RANKS_1_8) == 0 && (discs & edge << 8) != 0
                && (discs & edge >>> 8) != 0;
        return across || along;
    }

    /// An X square beside an empty corner that the opponent cannot take, when the mover threatens a move on
    /// an edge of that corner after which it attacks the corner at the other end along this edge, and keeps
    /// the attack if the opponent takes the near one.
    private static boolean isStonerTrap(Board board, Square move) {
        int file = move.file();
        int row = move.row();
        if (file != 1 && file != 6 || row != 1 && row != 6) {
            return false;
        }
        Square near = Square.at(file == 1 ? 0 : 7, row == 1 ? 0 : 7);
        Board after = board.play(move);
        if ((board.occupied() & near.bit()) != 0 || (after.legalMoves() & near.bit()) != 0) {
            return false;
        }
        Board again = after.pass();
        return attacks(again, near, Square.at(7 - near.file(), near.row()),
            near.row() == 0 ? 0xFFL : 0xFFL << 56)
                || attacks(again, near, Square.at(near.file(), 7 - near.row()),
                    near.file() == 0 ? FILE_A : FILE_H);
    }

    /// Whether the side to move has such a move on `edge`; `far` is not to be had before it.
    private static boolean attacks(Board board, Square near, Square far, long edge) {
        if ((board.occupied() & far.bit()) != 0 || (board.legalMoves() & far.bit()) != 0) {
            return false;
        }
        for (Square attack : Square.all(board.legalMoves() & edge & ~CORNERS)) {
            Board after = board.play(attack);
            boolean holds = (after.legalMoves() & near.bit()) == 0 || takesAlong(edge, far, after.play(near));
            if (takesAlong(edge, far, after.pass()) && holds && (after.legalMoves() & far.bit()) == 0) {
                return true;
            }
        }
        return false;
    }

    /// Whether the side to move may take the corner and turns discs of the edge with it.
    private static boolean takesAlong(long edge, Square corner, Board board) {
        return (board.legalMoves() & corner.bit()) != 0
                && (Flips.flips(corner.index(), board.player(), board.opponent()) & edge) != 0;
    }

    /// The solution moves into an odd region and the tempting move into an even one, of several; and the
    /// mover has the last move of the game after the one and not after the other.
    private static boolean isParity(Board board, List<Square> best, List<Square> tempting) {
        long empty = ~board.occupied();
        long odd = region(empty, best.getFirst());
        long even = region(empty, tempting.getFirst());
        return odd != empty && Long.bitCount(odd) % 2 == 1 && Long.bitCount(even) % 2 == 0
                && movesLast(board, best) && !movesLast(board, tempting);
    }

    /// The empty squares that hang together with `square`, also diagonally.
    public static long region(long empty, Square square) {
        long region = square.bit();
        for (long grown = region | Mobility.neighbours(region) & empty; grown != region;
                grown = region | Mobility.neighbours(region) & empty) {
            region = grown;
        }
        return region;
    }

    private static boolean movesLast(Board start, List<Square> line) {
        Board board = start;
        boolean own = true;
        for (int i = 0; i < line.size(); i++) {
            if (i > 0) {
                own = !own;
                if (board.legalMoves() == 0) {
                    board = board.pass();
                    own = !own;
                }
            }
            board = board.play(line.get(i));
        }
        return own;
    }
}
