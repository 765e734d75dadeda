package flipchip.hwsim.circuit.shogi;

import java.util.ArrayList;
import java.util.List;

/// A software model of [CoverCircuit]: which piece can move to which square, computed piece by piece.
///
/// A square counts as covered whether it is empty, holds a piece of the other side (a capture) or one of the
/// own (a defence); checks and pins do not matter.
public final class PieceCover {
    private PieceCover() {}

    /// A way to move, seen by Black: `ranks` -1 is forward.
    ///
    /// @param slides goes on until a piece is in the way
    record Move(int files, int ranks, boolean slides) {}

    /// Bit p of element s: piece number p covers square s.
    public static long[] of(ShogiBoard board) {
        long[] cover = new long[ShogiBoard.SQUARES];
        board.pieces().forEach((square, piece) -> {
            for (Move move : moves(piece.kind(), piece.promoted())) {
                walk(board, square, piece, move).forEach(s -> cover[s] |= 1L << piece.number());
            }
        });
        return cover;
    }

    /// The squares that a piece reaches by one of its ways to move, nearest first.
    static List<Integer> walk(ShogiBoard board, int square, Piece piece, Move move) {
        List<Integer> squares = new ArrayList<>();
        int file = square % ShogiBoard.SIZE;
        int rank = square / ShogiBoard.SIZE;
        do {
            file += move.files;
            rank += piece.black() ? move.ranks : -move.ranks;
            if (file < 0 || file >= ShogiBoard.SIZE || rank < 0 || rank >= ShogiBoard.SIZE) {
                break;
            }
            squares.add(ShogiBoard.SIZE * rank + file);
        } while (move.slides && board.at(squares.getLast()).isEmpty());
        return squares;
    }

    /// How a piece moves.
    static List<Move> moves(Kind kind, boolean promoted) {
        return switch (kind) {
            case KING -> steps("NW N NE W E SW S SE");
            case ROOK -> join(slides("N W E S"), promoted ? steps("NW NE SW SE") : List.of());
            case BISHOP -> join(slides("NW NE SW SE"), promoted ? steps("N W E S") : List.of());
            case GOLD -> steps("NW N NE W E S");
            case SILVER -> steps(promoted ? "NW N NE W E S" : "NW N NE SW SE");
            case KNIGHT ->
                promoted ? steps("NW N NE W E S") : List.of(new Move(-1, -2, false), new Move(1, -2, false));
            case LANCE -> promoted ? steps("NW N NE W E S") : slides("N");
            case PAWN -> steps(promoted ? "NW N NE W E S" : "N");
        };
    }

    private static List<Move> steps(String directions) {
        return List.of(directions.split(" ")).stream().map(d -> move(d, false)).toList();
    }

    private static List<Move> slides(String directions) {
        return List.of(directions.split(" ")).stream().map(d -> move(d, true)).toList();
    }

    private static Move move(String direction, boolean slides) {
        int files = direction.endsWith("W") ? -1 : direction.endsWith("E") ? 1 : 0;
        int ranks = direction.startsWith("N") ? -1 : direction.startsWith("S") ? 1 : 0;
        return new Move(files, ranks, slides);
    }

    private static List<Move> join(List<Move> some, List<Move> others) {
        List<Move> all = new ArrayList<>(some);
        all.addAll(others);
        return all;
    }
}
