package flipchip.app.game.player;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;
import flipchip.app.kit.work.ThreadPerTask;
import flipchip.engine.api.Bound;
import flipchip.engine.api.SearchHandle;
import flipchip.engine.api.SearchLimits;
import flipchip.engine.api.SearchListener;
import flipchip.engine.api.SearchProgress;
import flipchip.engine.api.SearchResult;
import flipchip.engine.api.Source;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.hwsim.circuit.solver.SteppedSolve;

/// The simulated endgame chip in the place of the engine: each question runs on a thread of its own named
/// `chip`.
///
/// The chip knows no limits but its stack; a stop makes it answer with the best move it has. In its reports
/// the nodes are the chip's visits and the time is the *simulated* time at the chip's clock rate. The scores
/// count discs: empty squares at the end count for neither side.
public final class ChipThinker implements Thinker {
    /// Iterations between two looks at the stop: about a tenth of a millisecond.
    private static final int BATCH = 2_000;
    private static final int REPORT_EVERY = 50;

    @Override
    public SearchHandle search(Position position, SearchLimits limits, SearchListener listener) {
        Solve solve = new Solve(position, listener);
        ThreadPerTask.of("chip").execute(solve);
        return solve;
    }

    /// One question.
    private static final class Solve implements SearchHandle, Runnable {
        private final CompletableFuture<SearchResult> result = new CompletableFuture<>();
        private final AtomicBoolean stopped = new AtomicBoolean();
        private final Position position;
        private final SearchListener listener;

        Solve(Position position, SearchListener listener) {
            this.position = position;
            this.listener = listener;
        }

        @Override
        public void run() {
            try {
                SteppedSolve solve = new SteppedSolve(position);
                for (int batch = 1; !solve.isOver() && !stopped.get(); batch++) {
                    solve.advance(BATCH);
                    if (batch % REPORT_EVERY == 0) {
                        report(solve.view());
                    }
                }
                result.complete(answer(solve.bestSoFar(), solve.view()));
            } catch (RuntimeException | Error problem) {
                result.completeExceptionally(problem);
            }
        }

        private void report(SteppedSolve.View view) {
            listener.onProgress(new SearchProgress(Math.max(1, position.board().empties()), 100, 0,
                Bound.LOWER, false, line(view), view.counts().visits(), simulated(view)));
        }

        private SearchResult answer(Square best, SteppedSolve.View view) {
            int score = view.result().map(run -> run.scoreForMover()).orElse(0);
            return new SearchResult(best, 100 * score, 0,
                view.result().isPresent() ? Bound.EXACT : Bound.LOWER, Source.ENDGAME, false,
                position.board().empties(), 100, line(view), view.counts().visits(), simulated(view),
                List.of());
        }

        private static List<Square> line(SteppedSolve.View view) {
            return view.line().steps().stream().flatMap(Optional::stream).toList();
        }

        private static Duration simulated(SteppedSolve.View view) {
            return Duration.ofNanos(Math.round(view.seconds() * 1e9));
        }

        @Override
        public CompletableFuture<SearchResult> result() {
            return result;
        }

        @Override
        public void stop() {
            stopped.set(true);
        }
    }
}
