package flipchip.engine;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import flipchip.engine.api.MoveValue;
import flipchip.engine.api.SearchHandle;
import flipchip.engine.api.SearchLimits;
import flipchip.engine.api.SearchListener;
import flipchip.engine.api.SearchProgress;
import flipchip.engine.api.SearchResult;
import flipchip.engine.api.Source;
import flipchip.engine.board.Board;
import flipchip.engine.board.Flips;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.engine.limit.StopSignal;

/// A search in progress. The search thread completes its result, or the [Deadline] if that thread is late.
/// Thread: any
final class ActiveSearch implements SearchHandle, SearchListener {
    private static final long CORNERS = 0x8100_0000_0000_0081L;
    private static final int ANY_MOBILITY = 64;

    final StopSignal signal;
    final CompletableFuture<SearchResult> found = new CompletableFuture<>();
    private final Position position;
    private final SearchLimits limits;
    private final SearchListener listener;
    private final Deadline deadline;
    private final long start = System.nanoTime();
    private final long end;
    private final CompletableFuture<SearchResult> result = found.copy();
    private volatile SearchProgress known;

    /// @param time for the result, from now on
    ActiveSearch(Position position, SearchLimits limits, SearchListener listener, Duration time,
            Deadline deadline) {
        this.position = position;
        this.limits = limits;
        this.listener = listener;
        this.deadline = deadline;
        end = start + time.toNanos();
        signal = StopSignal.afterNodesOrAt(limits.nodes(), end);
    }

    @Override
    public CompletableFuture<SearchResult> result() {
        return result;
    }

    /// Starts the clock.
    void begin() {
        signal.startClock();
        deadline.watch(this, end);
    }

    @Override
    public void stop() {
        signal.stop();
        deadline.watch(this, System.nanoTime());
    }

    @Override
    public void onProgress(SearchProgress progress) {
        known = progress;
        listener.onProgress(progress);
    }

    @Override
    public void onMove(MoveValue value) {
        listener.onMove(value);
    }

    /// Whether the last finished iteration is a result. Not so where the values of all moves or a move other
    /// than the best are required.
    boolean canCompleteAnyTime() {
        return !limits.allMoves() && limits.loss().isNone();
    }

    /// Completes with the last finished iteration; before the first one with a move that looks sensible.
    void completeNow() {
        SearchProgress now = known;
        Duration elapsed = Duration.ofNanos(System.nanoTime() - start);
        found.complete(now == null
            ? SearchCore.unsearched(sensible(position.board()), Source.MIDGAME, elapsed)
            : new SearchResult(now.line().getFirst(), now.centidiscs(), 0, now.bound(),
                now.depth() >= position.board().empties() ? Source.ENDGAME : Source.MIDGAME, now.exact(),
                now.depth(), now.confidence(), now.line(), now.nodes(), elapsed, List.of()));
    }

    /// A corner, or else the move that leaves the opponent the fewest replies.
    private static Square sensible(Board board) {
        int best = -1;
        int fewest = Integer.MAX_VALUE;
        for (long rest = board.legalMoves(); rest != 0; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            long flips = Flips.flips(square, board.player(), board.opponent());
            int replies = Long
                .bitCount(Flips.legalMoves(board.opponent() ^ flips, board.player() ^ flips ^ 1L << square))
                - ((CORNERS >>> square & 1) == 0 ? 0 : ANY_MOBILITY);
            if (replies < fewest) {
                fewest = replies;
                best = square;
            }
        }
        return Square.of(best);
    }
}
