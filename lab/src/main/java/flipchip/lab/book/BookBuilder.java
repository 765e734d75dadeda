package flipchip.lab.book;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import flipchip.engine.Engine;
import flipchip.engine.api.MoveValue;
import flipchip.engine.api.SearchLimits;
import flipchip.engine.board.Board;
import flipchip.engine.board.Color;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.engine.book.BookMove;
import flipchip.engine.book.BookPositions;
import flipchip.engine.notation.wthor.WthorGame;
import flipchip.lab.train.TrainingPipeline;

/// A builder of a book: positions that people reach often, and after them those of the engine's own play. One
/// thread. Each position is searched once for the values of all its moves; [BookGrowth] says which.
public final class BookBuilder {
    private final Engine engine;
    private final SearchLimits limits;
    private final int plies;
    private final TrainingPipeline.Progress progress;

    /// @param engine searches, with its own book off
    /// @param limits of each search; all moves are valued
    /// @param plies  positions with more discs than this plus 4 are not entered
    public BookBuilder(Engine engine, SearchLimits limits, int plies, TrainingPipeline.Progress progress) {
        this.engine = engine;
        this.limits = limits.withAllMoves().withBook(false);
        this.plies = plies;
        this.progress = progress;
    }

    /// The book of the positions that at least `leastGames` of `games` reached, grown to `size` positions.
    ///
    /// @param known positions already searched, whose values are taken over; empty for a new book
    public BookPositions build(List<WthorGame> games, int leastGames, int size, BookPositions known) {
        BookGrowth growth = new BookGrowth(plies);
        List<Board> popular = growth.enter(games, leastGames);
        int done = 0;
        for (Board board : popular) {
            growth.searched(board, known(board, known));
            progress.heard("popular positions", ++done, popular.size());
        }
        List<Board> wanted = growth.expand(0, size);
        while (!wanted.isEmpty()) {
            wanted.forEach(board -> growth.searched(board, known(board, known)));
            progress.heard("book", growth.size(), size);
            wanted = growth.expand(0, size);
        }
        return growth.positions();
    }

    private Map<Square, Integer> known(Board board, BookPositions known) {
        List<BookMove> before = known.moves(board);
        if (before.isEmpty()) {
            return values(board, engine, limits);
        }
        Map<Square, Integer> values = new HashMap<>();
        before.forEach(move -> values.put(move.move(), move.centidiscs()));
        return values;
    }

    /// What a search says about all moves of a canonical board, in centidiscs; of equivalent moves one.
    ///
    /// @param limits with all moves
    public static Map<Square, Integer> values(Board board, Engine engine, SearchLimits limits) {
        Map<Square, Integer> values = new HashMap<>();
        for (MoveValue value : engine.search(new Position(board, Color.BLACK), limits).moves()) {
            values.merge(BookGrowth.canonicalMove(board, value.move()), value.centidiscs(), Math::max);
        }
        return values;
    }
}
