package flipchip.app.learn.school;

import java.util.Optional;
import flipchip.engine.Engine;
import flipchip.engine.EngineOptions;
import flipchip.engine.api.SearchLimits;
import flipchip.engine.board.Board;
import flipchip.engine.board.Color;
import flipchip.engine.board.Position;

/// A judge of the moves of a position: the book, and a search with an engine of its own for the moves that
/// the book does not know. One thread.
public final class OpeningJudge implements AutoCloseable {
    private static final int TABLE_MEGABYTES = 16;
    private static final SearchLimits LIMITS =
        SearchLimits.depth(14).withConfidence(91).withEndgameEmpties(14).withAllMoves();

    private static final SearchLimits QUICK = SearchLimits.depth(8).withEndgameEmpties(12).withAllMoves();

    private final SearchLimits limits;
    private Engine engine;                               // made for the first search

    public OpeningJudge() {
        this(LIMITS);
    }

    /// A judge that answers at once, also in the middle of a game.
    public static OpeningJudge quick() {
        return new OpeningJudge(QUICK);
    }

    /// @param limits with values of all moves
    public OpeningJudge(SearchLimits limits) {
        this.limits = limits;
    }

    /// What every legal move loses.
    ///
    /// @param board with a legal move
    public OpeningFacts facts(Board board) {
        Optional<OpeningFacts> book = OpeningFacts.ofBook(board);
        if (book.filter(facts -> facts.isComplete(board)).isPresent()) {
            return book.get();
        }
        if (engine == null) {
            engine = new Engine(EngineOptions.DEFAULT.withThreads(1).withTableMegabytes(TABLE_MEGABYTES));
        }
        OpeningFacts searched =
            OpeningFacts.searched(engine.search(new Position(board, Color.BLACK), limits).moves());
        return book.map(facts -> facts.completedBy(searched)).orElse(searched);
    }

    @Override
    public void close() {
        if (engine != null) {
            engine.close();
        }
    }
}
