package flipchip.hwsim.circuit.shogi;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// The nine ways in which a piece can give check. Promoted small pieces move like the gold; a king gives
/// none.
public enum Checker {
    ROOK(Kind.ROOK, false),
    BISHOP(Kind.BISHOP, false),
    GOLD(Kind.GOLD, false),
    SILVER(Kind.SILVER, false),
    KNIGHT(Kind.KNIGHT, false),
    LANCE(Kind.LANCE, false),
    PAWN(Kind.PAWN, false),
    DRAGON(Kind.ROOK, true),
    HORSE(Kind.BISHOP, true);

    private final Kind kind;
    private final boolean promoted;

    Checker(Kind kind, boolean promoted) {
        this.kind = kind;
        this.promoted = promoted;
    }

    /// Whether `piece` moves this way.
    public boolean is(Piece piece) {
        boolean small = piece.kind().ordinal() >= Kind.SILVER.ordinal();
        return this == GOLD
            ? piece.kind() == Kind.GOLD || small && piece.promoted()
            : piece.kind() == kind && piece.promoted() == promoted;
    }

    /// The squares from which such a piece of one side would attack a square, computed square by square.
    ///
    /// @param black the side that would give check
    public List<Integer> squares(ShogiBoard board, int king, boolean black) {
        List<Integer> squares = new ArrayList<>();
        Piece piece = new Piece(kind, promoted, black, 0);
        for (int s = 0; s < ShogiBoard.SQUARES; s++) {
            int from = s;
            if (PieceCover.moves(kind, promoted).stream()
                .anyMatch(move -> PieceCover.walk(board, from, piece, move).contains(king))) {
                squares.add(s);
            }
        }
        return squares;
    }

    /// The pieces of one side that give check, and for each the squares where a move stops it: its own and
    /// those between. A king's neighbour king is none.
    public static Map<Integer, List<Integer>> stops(ShogiBoard board, int king, boolean black) {
        Map<Integer, List<Integer>> stops = new TreeMap<>();
        board.pieces().forEach((square, piece) -> {
            if (piece.black() == black && piece.kind() != Kind.KING) {
                for (PieceCover.Move move : PieceCover.moves(piece.kind(), piece.promoted())) {
                    List<Integer> walk = PieceCover.walk(board, square, piece, move);
                    if (walk.contains(king)) {
                        List<Integer> squares = new ArrayList<>(walk.subList(0, walk.indexOf(king)));
                        squares.add(square);
                        stops.put(square, squares);
                    }
                }
            }
        });
        return stops;
    }
}
