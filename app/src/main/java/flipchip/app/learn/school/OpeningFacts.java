package flipchip.app.learn.school;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.TreeMap;
import flipchip.engine.board.Board;
import flipchip.engine.board.Square;
import flipchip.engine.book.BookMove;
import flipchip.engine.book.OpeningBook;

/// A record of book and archive data for the right answers of a question and the move played instead.
/// Immutable.
///
/// @param shares of games that went on with each right answer the book knows, per cent
/// @param lost   discs that the move played gives away against the book's best; empty if the book does not
///     know it
public record OpeningFacts(Map<Square, Integer> shares, OptionalDouble lost) {
    private static final double NOTHING = 0.05;
    private static final double CENTIDISCS = 100;

    public OpeningFacts {
        shares = Map.copyOf(shares);
    }

    /// @param played empty for "I do not know"
    public static OpeningFacts of(Repertoire.Question question, Optional<Square> played) {
        Board board = question.before().position().board();
        List<BookMove> known = OpeningBook.standard().positions().moves(board);
        int games = Math.max(1, known.stream().mapToInt(BookMove::games).sum());
        Map<Square, Integer> shares = new TreeMap<>();
        OptionalDouble lost = OptionalDouble.empty();
        for (BookMove move : known) {
            if (question.answers().contains(move.move())) {
                shares.put(move.move(), 100 * move.games() / games);
            }
            if (played.equals(Optional.of(move.move()))) {
                lost = OptionalDouble.of((known.getFirst().centidiscs() - move.centidiscs()) / CENTIDISCS);
            }
        }
        return new OpeningFacts(shares, lost);
    }

    /// Whether the move played is as good as the book's best.
    public boolean isAsGood() {
        return lost.isPresent() && lost.getAsDouble() < NOTHING;
    }
}
