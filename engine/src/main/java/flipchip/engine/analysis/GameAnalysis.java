package flipchip.engine.analysis;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import flipchip.engine.api.MoveValue;
import flipchip.engine.api.SearchHandle;
import flipchip.engine.api.SearchLimits;
import flipchip.engine.api.SearchListener;
import flipchip.engine.api.SearchResult;
import flipchip.engine.board.Game;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;

/// Judges the moves of a game from the last to the first, so that what the table has learnt of the later
/// positions serves the earlier ones.
///
/// [#run] works on the calling thread and waits for the searches; [#cancel] may be called from any thread. An
/// instance analyses one game after another.
public final class GameAnalysis {
    /// What the best of all endings is worth, centidiscs.
    private static final int MOST = 6400;

    private final Searcher searcher;
    private final SearchLimits limits;
    private volatile boolean cancelled;
    private volatile SearchHandle searching;

    /// @param searcher values positions, e.g. `engine::start`
    /// @param limits   for each position; the book, which knows no values, is not asked
    public GameAnalysis(Searcher searcher, SearchLimits limits) {
        this.searcher = searcher;
        this.limits = limits.withBook(false);
    }

    /// Receives every move as soon as it is judged.
    @FunctionalInterface
    public interface Listener {
        Listener NONE = (_, _, _) -> {};

        /// Called on the thread of [GameAnalysis#run], the last move of the game first.
        ///
        /// @param done moves judged so far
        /// @param all  moves of the game
        void onMove(MoveJudgement move, int done, int all);
    }

    /// What is known of a position for its side to move.
    ///
    /// @param depth plies searched to the end; 0 after the end of the game
    private record Value(int centidiscs, boolean exact, int depth, int confidence, List<Square> line) {

        static Value of(SearchResult found) {
            return new Value(found.centidiscs(), found.exact(), found.depth(), found.confidence(),
                found.line());
        }

        static Value of(MoveValue found) {
            return new Value(found.centidiscs(), found.exact(), found.depth(), found.confidence(),
                found.line());
        }
    }

    /// Judges all moves; after [#cancel] the report holds those judged until then.
    ///
    /// @throws java.util.concurrent.CompletionException if a search fails
    public GameReport run(Game game, Listener listener) {
        Deque<MoveJudgement> judged = new ArrayDeque<>();
        try {
            Value after = game.length() == 0 ? null : value(game.position(), limits);
            for (int ply = game.length() - 1; ply >= 0 && !cancelled; ply--) {
                MoveJudgement move = judge(game, ply, after);
                after = new Value(move.bestCentidiscs(), move.exact(), move.depth(), move.confidence(),
                    move.line());
                judged.addFirst(move);
                listener.onMove(move, judged.size(), game.length());
            }
        } catch (Cancelled _) {
            // what is judged stands
        } finally {
            cancelled = false;
        }
        return new GameReport(game, List.copyOf(judged), judged.size() == game.length());
    }

    /// Ends the run in progress soon, or the next one if none is. Returns at once.
    public void cancel() {
        cancelled = true;
        SearchHandle handle = searching;
        if (handle != null) {
            handle.stop();
        }
    }

    /// @param after value of the position after the move, for the side to move there
    private MoveJudgement judge(Game game, int ply, Value after) {
        Position position = game.positionAt(ply);
        Square played = game.moves().get(ply);
        Value through = throughMove(played, position, game.positionAt(ply + 1), after);
        boolean isUnbeatable = after.exact() && through.centidiscs() == MOST;
        if (isUnbeatable || Long.bitCount(position.legalMoves()) == 1) {
            return judgement(game, ply, through, through);
        }
        SearchResult found = search(position, limits);
        Value best = Value.of(found);
        if (found.bestMove() == played) {
            return judgement(game, ply, best, best);
        }
        Value mine = valueOfPlayed(position, played, game.positionAt(ply + 1), found, after);
        return mine.centidiscs() >= best.centidiscs()
            ? judgement(game, ply, mine, mine)
            : judgement(game, ply, mine, best);
    }

    /// The value of a move that the search does not prefer, as deep as that of the best.
    private Value valueOfPlayed(Position before, Square played, Position next, SearchResult found,
            Value after) {
        for (MoveValue move : found.moves()) {
            if (move.move() == played) {
                return Value.of(move);
            }
        }
        if (after.exact() || found.depth() <= 1) {
            return throughMove(played, before, next, after);
        }
        boolean toTheEnd = found.depth() >= before.board().empties();
        int depth =
            toTheEnd ? Math.clamp(next.board().empties(), 1, SearchLimits.MAX_DEPTH) : found.depth() - 1;
        SearchLimits same =
            limits.withDepth(depth).withConfidence(Math.max(SearchLimits.MIN_CONFIDENCE, found.confidence()))
                .withEndgameEmpties(found.exact() ? SearchLimits.exact().endgameEmpties() : 0);
        return throughMove(played, before, next, value(next, same));
    }

    /// The value of a position for its side to move, also if that has one move or none.
    private Value value(Position position, SearchLimits under) {
        if (position.isGameOver()) {
            return new Value(100 * position.board().finalScore(), true, 0, 100, List.of());
        }
        boolean forced = Long.bitCount(position.legalMoves()) == 1;
        return Value.of(search(position, forced ? under.withAllMoves() : under));
    }

    /// The value of a move for who plays it, from that of the position it leads to.
    private static Value throughMove(Square move, Position before, Position next, Value after) {
        int sign = next.toMove() == before.toMove() ? 1 : -1;
        return new Value(sign * after.centidiscs(), after.exact(), after.depth() + 1, after.confidence(),
            concat(move, after.line()));
    }

    /// A search that ran out of time before its first iteration was done has a move, but no score; one for
    /// the values of all moves finishes that iteration whatever its time.
    private SearchResult search(Position position, SearchLimits under) {
        SearchResult found = searched(position, under);
        return found.depth() == 0 ? searched(position, under.withAllMoves()) : found;
    }

    private SearchResult searched(Position position, SearchLimits under) {
        SearchHandle handle = searcher.start(position, under, SearchListener.NONE);
        searching = handle;
        if (cancelled) {
            handle.stop();
        }
        SearchResult result = handle.result().join();
        searching = null;
        if (cancelled) {
            throw new Cancelled();
        }
        return result;
    }

    private static MoveJudgement judgement(Game game, int ply, Value played, Value best) {
        Square move = game.moves().get(ply);
        return new MoveJudgement(ply, game.moverOf(ply), move, best == played ? move : best.line().getFirst(),
            played.centidiscs(), best.centidiscs(), Long.bitCount(game.positionAt(ply).legalMoves()),
            played.exact() && best.exact(), depth(played, best),
            Math.min(played.confidence(), best.confidence()), best.line());
    }

    /// Of the estimates: what is exact is as deep as the game.
    private static int depth(Value played, Value best) {
        return played.exact() == best.exact() ? Math.min(played.depth(), best.depth())
            : played.exact() ? best.depth()
            : played.depth();
    }

    private static List<Square> concat(Square first, List<Square> rest) {
        List<Square> line = new ArrayList<>();
        line.add(first);
        line.addAll(rest);
        return line;
    }

    private static final class Cancelled extends RuntimeException {
        private static final long serialVersionUID = 1;

        Cancelled() {
            super("the analysis was cancelled", null, false, false);
        }
    }
}
