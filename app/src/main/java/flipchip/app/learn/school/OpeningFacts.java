package flipchip.app.learn.school;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import flipchip.engine.api.MoveValue;
import flipchip.engine.board.Board;
import flipchip.engine.board.Square;
import flipchip.engine.board.Symmetry;
import flipchip.engine.book.BookMove;
import flipchip.engine.book.OpeningBook;
import flipchip.engine.notation.NotationException;
import flipchip.engine.notation.Transcript;

/// A record of the moves of an opening position: what each loses and how often people play it. It decides
/// which of them are right. Immutable.
///
/// A move is right if it loses next to nothing, or little and people play it often or the line goes on with
/// it. Neither people nor a line make a losing move right.
///
/// The book's values are corrected by deeper searches of the named openings (`searched.txt`).
///
/// @param moves the known ones
public record OpeningFacts(List<Move> moves) {
    /// What any right move may lose, centidiscs.
    private static final int SLIGHT_LOSS = 50;
    /// What a right move of people or of the line may lose, centidiscs.
    private static final int FAIR_LOSS = 150;
    /// Per cent of games.
    private static final int OFTEN = 10;

    /// A move.
    ///
    /// @param loss  against the best move, centidiscs
    /// @param share of the archive's games that went on with it, per cent; 0 in an unknown position
    public record Move(Square square, int loss, int share) {}

    public OpeningFacts {
        moves = List.copyOf(moves);
    }

    /// What the book knows; empty for a position outside it.
    public static Optional<OpeningFacts> ofBook(Board board) {
        List<BookMove> known = OpeningBook.standard().positions().moves(board);
        if (known.isEmpty()) {
            return Optional.empty();
        }
        int games = Math.max(1, known.stream().mapToInt(BookMove::games).sum());
        List<Move> moves = new ArrayList<>();
        for (BookMove move : known) {
            List<Square> images = images(board, move.move());
            int loss = Math.max(known.getFirst().centidiscs() - move.centidiscs(),
                Searched.LOSSES.getOrDefault(Repertoire.id(board.play(move.move())), 0));
            int share = 100 * move.games() / games / images.size();
            images.forEach(image -> moves.add(new Move(image, loss, share)));
        }
        return Optional.of(new OpeningFacts(moves));
    }

    /// The move and those that a symmetry of the board maps it onto.
    static List<Square> images(Board board, Square move) {
        return Stream.of(Symmetry.values()).filter(symmetry -> symmetry.apply(board).equals(board))
            .map(symmetry -> symmetry.apply(move)).distinct().sorted().toList();
    }

    /// What a search found.
    ///
    /// @param values of all legal moves
    static OpeningFacts searched(List<MoveValue> values) {
        List<MoveValue> sorted =
            values.stream().sorted(Comparator.comparingInt(MoveValue::centidiscs).reversed()).toList();
        return new OpeningFacts(sorted.stream()
            .map(value -> new Move(value.move(), sorted.getFirst().centidiscs() - value.centidiscs(), 0))
            .toList());
    }

    /// Whether every legal move is known.
    public boolean isComplete(Board board) {
        return moves.size() == Long.bitCount(board.legalMoves());
    }

    /// With the moves that only `others` know.
    OpeningFacts completedBy(OpeningFacts others) {
        return new OpeningFacts(
            Stream.concat(moves.stream(), others.moves.stream().filter(move -> of(move.square()).isEmpty()))
                .toList());
    }

    /// What is known of a move.
    public Optional<Move> of(Square square) {
        return moves.stream().filter(move -> move.square() == square).findFirst();
    }

    /// The right moves, those that people play most first. At least one: the best is right.
    ///
    /// @param line the moves of the lines learnt
    public List<Move> right(Set<Square> line) {
        int best = moves.stream().mapToInt(Move::loss).min().orElse(0);
        return moves.stream().filter(move -> move.loss() <= Math.max(best, allowed(move, line)))
            .sorted(Comparator.comparingInt(Move::share).reversed().thenComparing(Move::loss)).toList();
    }

    private static int allowed(Move move, Set<Square> line) {
        return move.share() >= OFTEN || line.contains(move.square()) ? FAIR_LOSS : SLIGHT_LOSS;
    }

    public boolean isRight(Square square, Set<Square> line) {
        return right(line).stream().anyMatch(move -> move.square() == square);
    }

    /// What the moves of `searched.txt` lose, by the board behind them. Read on first use.
    private static final class Searched {
        static final Map<String, Integer> LOSSES = read();

        private static Map<String, Integer> read() {
            Map<String, Integer> losses = new HashMap<>();
            try (BufferedReader text = new BufferedReader(new InputStreamReader(
                OpeningFacts.class.getResourceAsStream("searched.txt"), StandardCharsets.UTF_8))) {
                for (String row : text.lines().filter(row -> !row.startsWith("%")).toList()) {
                    String[] words = row.split(" ");
                    losses.put(Repertoire.id(Transcript.parse(words[0]).position().board()),
                        Integer.parseInt(words[1]));
                }
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            } catch (NotationException e) {
                throw new IllegalStateException("searched.txt: " + e.getMessage(), e);
            }
            return losses;
        }
    }
}
