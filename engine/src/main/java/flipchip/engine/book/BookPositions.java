package flipchip.engine.book;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.random.RandomGenerator;
import flipchip.engine.board.Board;
import flipchip.engine.board.Symmetry;

/// Positions of a book with their valued moves. Immutable; a position is found in any of its eight
/// symmetries.
///
/// Each position is kept once, as the image with the least bitboards. Of moves that a symmetry of the
/// position maps onto each other one is kept for all.
public final class BookPositions {
    /// A book without positions.
    public static final BookPositions EMPTY = new BookPositions(Map.of());

    private final Map<Board, List<BookMove>> moves;

    /// @param moves of boards in their canonical images, see [#canonical]
    /// @throws IllegalArgumentException if a board is not canonical or a move not legal
    public BookPositions(Map<Board, List<BookMove>> moves) {
        Map<Board, List<BookMove>> sorted = new HashMap<>();
        moves.forEach((board,
                list) -> sorted.put(check(board, list), list.stream().sorted(
                    Comparator.comparingInt(BookMove::centidiscs).reversed().thenComparing(BookMove::move))
                    .toList()));
        this.moves = Map.copyOf(sorted);
    }

    /// Number of different positions.
    public int size() {
        return moves.size();
    }

    /// The moves of a board, best first, as the board lies; none if it is not in the book.
    public List<BookMove> moves(Board board) {
        Symmetry symmetry = toCanonical(board);
        List<BookMove> known = moves.getOrDefault(symmetry.apply(board), List.of());
        return turned(known, symmetry.inverse());
    }

    /// The moves of a board like [#moves], turned by a random one of the board's own symmetries: of
    /// equivalent moves each is as likely.
    public List<BookMove> moves(Board board, RandomGenerator random) {
        Board canonical = canonical(board);
        List<Symmetry> ways = new ArrayList<>();
        for (Symmetry symmetry : Symmetry.values()) {
            if (symmetry.apply(board).equals(canonical)) {
                ways.add(symmetry.inverse());
            }
        }
        return turned(moves.getOrDefault(canonical, List.of()), ways.get(random.nextInt(ways.size())));
    }

    /// Gives every position with its moves, in no particular order.
    public void forEach(BiConsumer<Board, List<BookMove>> action) {
        moves.forEach(action);
    }

    /// The image of a board with the least bitboards.
    public static Board canonical(Board board) {
        return toCanonical(board).apply(board);
    }

    /// A symmetry that makes the board canonical.
    public static Symmetry toCanonical(Board board) {
        Symmetry best = Symmetry.IDENTITY;
        Board least = board;
        for (Symmetry symmetry : Symmetry.values()) {
            Board image = symmetry.apply(board);
            int difference = Long.compareUnsigned(image.player(), least.player());
            if (difference < 0
                    || difference == 0 && Long.compareUnsigned(image.opponent(), least.opponent()) < 0) {
                least = image;
                best = symmetry;
            }
        }
        return best;
    }

    private static List<BookMove> turned(List<BookMove> moves, Symmetry symmetry) {
        return moves.stream()
            .map(move -> new BookMove(symmetry.apply(move.move()), move.centidiscs(), move.games())).toList();
    }

    private static Board check(Board board, List<BookMove> moves) {
        if (!canonical(board).equals(board)) {
            throw new IllegalArgumentException("book position is not in its canonical image: " + board);
        }
        long legal = board.legalMoves();
        for (BookMove move : moves) {
            if ((legal & move.move().bit()) == 0) {
                throw new IllegalArgumentException("book move " + move.move() + " is not legal: " + board);
            }
        }
        return board;
    }
}
