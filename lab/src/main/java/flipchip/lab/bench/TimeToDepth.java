package flipchip.lab.bench;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import flipchip.engine.Engine;
import flipchip.engine.EngineOptions;
import flipchip.engine.api.SearchLimits;
import flipchip.engine.board.Position;
import flipchip.engine.notation.NotationException;
import flipchip.engine.notation.Transcript;

/// A measurement of the time to each depth, from an empty table.
public final class TimeToDepth {
    private TimeToDepth() {}

    /// One finished depth of one position.
    ///
    /// @param position number from 1 on
    /// @param discs    on the board
    /// @param nodes    visited until then
    /// @param elapsed  until then
    public record Step(int position, int discs, int depth, long nodes, Duration elapsed) {}

    /// Four games of World Championships (WTHOR archive: 2012, 2016, 2019, 2023) after 16, 19, 22 and 26
    /// moves: 20 to 30 discs.
    private static final List<String> LINES = List.of("f5f6e6f4g6d6e3f3g4d3g3h3c6e7c3c4",
        "f5d6c3d3c4f4f6g5e6c5f3e3g4e7e2d2c6h4f2", "f5f6e6f4e3d6g5d3e7g6c4e2c5f3g4h4d7c3h5h6g3h3",
        "f5d6c3d3c4f4f6f3e6e7d7g6d8c5c6c7c8b6b5e3b4a5a4a3d2b3");
    /// The same year's other board: searched first, so that the compiler's work is not measured.
    private static final String WARMING = "f5f6e6f4e3d6g4d3c3h3c4g3g5g6c7d7h5f3";
    private static final int WARMING_DEPTH = 20;

    /// Searches each position to `deepest` plies.
    ///
    /// @param confidence per cent of Multi-ProbCut
    /// @param cold       without a search of another position before
    public static List<Step> run(int deepest, int confidence, int threads, boolean cold) {
        if (!cold) {
            search(WARMING, SearchLimits.depth(Math.min(deepest, WARMING_DEPTH)).withConfidence(confidence),
                threads, 0);
        }
        List<Step> steps = new ArrayList<>();
        for (int i = 0; i < LINES.size(); i++) {
            steps.addAll(
                search(LINES.get(i), SearchLimits.depth(deepest).withConfidence(confidence), threads, i + 1));
        }
        return List.copyOf(steps);
    }

    private static List<Step> search(String line, SearchLimits limits, int threads, int number) {
        Position position = after(line);
        int discs = 64 - position.board().empties();
        List<Step> steps = new ArrayList<>();
        try (Engine engine = new Engine(EngineOptions.DEFAULT.withThreads(threads))) {
            engine
                .start(position, limits,
                    progress -> steps
                        .add(new Step(number, discs, progress.depth(), progress.nodes(), progress.elapsed())))
                .result().join();
        }
        return steps;
    }

    private static Position after(String line) {
        try {
            return Transcript.parse(line).position();
        } catch (NotationException e) {
            throw new IllegalStateException(e);
        }
    }
}
