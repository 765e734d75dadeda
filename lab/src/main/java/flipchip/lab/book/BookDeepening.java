package flipchip.lab.book;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import flipchip.engine.Engine;
import flipchip.engine.api.SearchLimits;
import flipchip.engine.api.SearchResult;
import flipchip.engine.board.Board;
import flipchip.engine.board.Color;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.engine.book.BookMove;
import flipchip.engine.book.BookPositions;
import flipchip.engine.book.BookStyle;
import flipchip.engine.book.OpeningBook;
import flipchip.lab.train.TrainingPipeline;
import flipchip.lab.train.ValueSearch;

/// A deeper search of a book's positions: first all that play by the book meets, then those that people
/// reached most often. One thread.
///
/// A position is searched for its best move, and the board behind each other move that the style allows,
/// until all allowed moves have values of such searches. The other positions keep what they had.
public final class BookDeepening {
    private final Engine engine;
    private final SearchLimits limits;
    private final BookStyle style;
    private final TrainingPipeline.Progress progress;

    /// @param engine searches, with its own book off
    /// @param limits of the search of a position; boards behind a move are searched one ply less deep
    public BookDeepening(Engine engine, SearchLimits limits, BookStyle style,
            TrainingPipeline.Progress progress) {
        this.engine = engine;
        this.limits = limits.withBook(false);
        this.style = style;
        this.progress = progress;
    }

    /// The book with the new values of at most `count` positions.
    public BookPositions deepen(BookPositions book, int count) {
        Map<Board, List<BookMove>> moves = new HashMap<>();
        book.forEach(moves::put);
        Set<Board> done = new HashSet<>();
        BookPositions now = book;
        Optional<Board> next = next(now, done);
        while (next.isPresent() && done.size() < count) {
            moves.put(next.get(), valued(next.get(), now.moves(next.get())));
            done.add(next.get());
            now = new BookPositions(moves);
            next = next(now, done);
            progress.heard("positions", done.size(), Math.min(count, moves.size()));
        }
        return now;
    }

    private Optional<Board> next(BookPositions book, Set<Board> done) {
        return firstMet(book, done).or(() -> mostPlayed(book, done));
    }

    /// The position that is not done and that most games went on from in the book.
    private static Optional<Board> mostPlayed(BookPositions book, Set<Board> done) {
        Map<Board, Integer> games = new HashMap<>();
        book.forEach((board, moves) -> {
            if (!done.contains(board)) {
                games.put(board, moves.stream().mapToInt(BookMove::games).sum());
            }
        });
        return games.keySet().stream()
            .max(Comparator.<Board>comparingInt(games::get).thenComparing(BookGrowth::compare));
    }

    /// The earliest position that the book chooses in and that is not done.
    private Optional<Board> firstMet(BookPositions book, Set<Board> done) {
        OpeningBook player = new OpeningBook(List.of(), book);
        Set<Board> met = new LinkedHashSet<>();
        Deque<Board> open = new ArrayDeque<>();
        open.add(BookPositions.canonical(Board.INITIAL));
        while (!open.isEmpty()) {
            Board board = open.remove();
            List<BookMove> allowed = player.allowed(board, style);
            if (!allowed.isEmpty() && met.add(board)) {
                if (!done.contains(board)) {
                    return Optional.of(board);
                }
                allowed.forEach(move -> open.add(BookPositions.canonical(board.play(move.move()))));
            }
        }
        return Optional.empty();
    }

    private List<BookMove> valued(Board board, List<BookMove> known) {
        Map<Square, BookMove> moves = new HashMap<>();
        known.forEach(move -> moves.put(move.move(), move));
        Position position = new Position(board, Color.BLACK);
        SearchResult best = ValueSearch.search(engine, position, limits);
        Set<Square> searched = new HashSet<>();
        Optional<Square> next = Optional.of(BookGrowth.canonicalMove(board, best.bestMove()));
        int value = best.centidiscs();
        while (next.isPresent()) {
            int games = Optional.ofNullable(moves.get(next.get())).map(BookMove::games).orElse(0);
            moves.put(next.get(), new BookMove(next.get(), value, games));
            searched.add(next.get());
            next = likeliest(moves, searched);
            value = next.map(move -> behind(position, move)).orElse(0);
        }
        return new ArrayList<>(moves.values());
    }

    /// A move near the best that has no new value yet.
    private Optional<Square> likeliest(Map<Square, BookMove> moves, Set<Square> searched) {
        int most = moves.values().stream().mapToInt(BookMove::centidiscs).max().orElseThrow();
        return moves.values().stream()
            .filter(move -> move.centidiscs() >= most - style.mostLoss() && !searched.contains(move.move()))
            .map(BookMove::move).min(Square::compareTo);
    }

    private int behind(Position position, Square move) {
        Position next = position.play(move);
        int value = ValueSearch.search(engine, next, limits.withDepth(limits.depth() - 1)).centidiscs();
        return next.toMove() == position.toMove() ? value : -value;
    }
}
