package flipchip.engine;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import flipchip.engine.api.Bound;
import flipchip.engine.api.Evaluation;
import flipchip.engine.api.Evaluator;
import flipchip.engine.api.SearchLimits;
import flipchip.engine.api.SearchListener;
import flipchip.engine.api.SearchResult;
import flipchip.engine.api.Source;
import flipchip.engine.board.Board;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.engine.eval.ClampedEvaluation;
import flipchip.engine.limit.StopSignal;
import flipchip.engine.limit.TimePlan;
import flipchip.engine.search.RootSearch;
import flipchip.engine.table.TranspositionTable;

/// A search on the caller's thread, for programs and run times without threads, such as a browser's. [Engine]
/// runs the same code on threads of its own. It knows no opening book.
///
/// Thread: one at a time
public final class SearchCore {
    /// Until a process has visited this many nodes its code is slow: then a game of a tenth of a second loses
    /// no flag, see lab/notes/bench/midgame.md.
    static final long COLD_NODES = 6_000_000;

    private final Evaluation evaluation;
    private final RandomGenerator random;
    private final RootSearch search;
    private volatile long visited;

    /// Takes the memory.
    ///
    /// @param tableMegabytes size of the transposition table, 1..8192
    /// @param random         decides among the moves that a [flipchip.engine.api.LossBudget] allows
    /// @throws IllegalArgumentException if the heap cannot hold the table
    public SearchCore(Evaluation evaluation, int tableMegabytes, RandomGenerator random) {
        this(evaluation, tableMegabytes, random, List.of());
    }

    SearchCore(Evaluation evaluation, int tableMegabytes, RandomGenerator random,
            List<Consumer<Runnable>> helpers) {
        this.evaluation = ClampedEvaluation.of(evaluation);
        this.random = random;
        search = new RootSearch(new TranspositionTable(tableMegabytes), this.evaluation, helpers);
    }

    /// Searches until a limit or `isOver` ends it, and returns a legal move in any case. A position with one
    /// legal move is not searched, unless the limits require the values of all moves.
    ///
    /// @param isOver called every few milliseconds; the search ends once it returns true
    /// @throws IllegalArgumentException if the side to move has no legal move
    public SearchResult search(Position position, SearchLimits limits, BooleanSupplier isOver) {
        Optional<SearchResult> forced = forced(position, limits);
        if (forced.isPresent()) {
            return forced.get();
        }
        TimePlan plan = plan(position, limits, false);
        StopSignal signal =
            StopSignal.afterNodesOrAt(limits.nodes(), System.nanoTime() + plan.limit().toNanos(), isOver);
        signal.startClock();
        return search(position.board(), limits, signal, plan, SearchListener.NONE);
    }

    SearchResult search(Board board, SearchLimits limits, StopSignal signal, TimePlan plan,
            SearchListener listener) {
        SearchResult result = search.search(board, limits, signal, plan, listener, random);
        visited += result.nodes();
        return result;
    }

    /// The static value of a position for the side to move, in centidiscs; after the end of the game its
    /// result.
    public int evaluate(Position position) {
        return evaluate(position, evaluation);
    }

    static int evaluate(Position position, Evaluation evaluation) {
        if (position.isGameOver()) {
            return 100 * position.board().finalScore();
        }
        if (position.legalMoves() == 0) {
            return -evaluate(position.pass(), evaluation);
        }
        Board board = position.board();
        Evaluator evaluator = ClampedEvaluation.of(evaluation).newEvaluator();
        evaluator.start(board.player(), board.opponent());
        return evaluator.judge(board.player(), board.opponent());
    }

    /// Clears the results of earlier searches; later ones return what a new object would.
    public void forget() {
        search.forget();
    }

    /// @param warm whether the code is known to be compiled
    TimePlan plan(Position position, SearchLimits limits, boolean warm) {
        return TimePlan.of(limits.time(), position.board().empties(), !warm && visited < COLD_NODES);
    }

    /// The result without a choice, which needs no search.
    ///
    /// @throws IllegalArgumentException if the side to move has no legal move
    static Optional<SearchResult> forced(Position position, SearchLimits limits) {
        long moves = position.legalMoves();
        if (moves == 0) {
            throw new IllegalArgumentException(position.isGameOver()
                ? "the game is over: there is nothing to search"
                : position.toMove() + " must pass: search the position after the pass");
        }
        return Long.bitCount(moves) > 1 || limits.allMoves()
            ? Optional.empty()
            : Optional
                .of(unsearched(Square.of(Long.numberOfTrailingZeros(moves)), Source.FORCED, Duration.ZERO));
    }

    static SearchResult unsearched(Square move, Source source, Duration elapsed) {
        return new SearchResult(move, 0, 0, Bound.LOWER, source, false, 0, 100, List.of(move), 0, elapsed,
            List.of());
    }
}
