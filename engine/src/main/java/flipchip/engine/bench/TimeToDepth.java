package flipchip.engine.bench;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import flipchip.engine.Engine;
import flipchip.engine.EngineOptions;
import flipchip.engine.api.SearchLimits;
import flipchip.engine.board.Position;

/// How long a position's search takes to each depth, from an empty table.
public final class TimeToDepth {
    private TimeToDepth() {}

    /// One finished depth of one position.
    ///
    /// @param position number from 1 on
    /// @param discs    on the board
    /// @param nodes    visited until then
    /// @param elapsed  until then
    public record Step(int position, int discs, int depth, long nodes, Duration elapsed) {}

    /// Searches each of [Bench]'s positions with 20 to 40 discs to `deepest` plies.
    ///
    /// @param confidence per cent of Multi-ProbCut
    public static List<Step> run(int deepest, int confidence, int threads) {
        List<Step> steps = new ArrayList<>();
        SearchLimits limits = SearchLimits.depth(deepest).withConfidence(confidence);
        int number = 0;
        for (Position position : Bench.positions()) {
            int discs = 64 - position.board().empties();
            if (discs < 20 || discs > 40) {
                continue;
            }
            number++;
            int which = number;
            try (Engine engine = new Engine(EngineOptions.DEFAULT.withThreads(threads).withBook(false))) {
                engine.search(position, limits, progress -> steps.add(
                    new Step(which, discs, progress.depth(), progress.nodes(), progress.elapsed()))).result().join();
            }
        }
        return List.copyOf(steps);
    }
}
