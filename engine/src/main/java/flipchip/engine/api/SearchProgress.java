package flipchip.engine.api;

import java.time.Duration;
import java.util.List;
import flipchip.engine.board.Square;

/// What a running search knows so far. Immutable; safe to hand to another thread.
///
/// @param depth      plies searched to the end, at least 1
/// @param confidence per cent of Multi-ProbCut, 1..100; 100 = no selective pruning
/// @param centidiscs score for the side to move, 100 = one disc, -6400..6400
/// @param bound      what the score says about the value of this depth
/// @param exact      the score is the result of the game under best play
/// @param line       principal variation, best move first; passes are left out
/// @param nodes      positions visited by all threads
/// @param elapsed    time since the search began
public record SearchProgress(int depth, int confidence, int centidiscs, Bound bound, boolean exact,
        List<Square> line, long nodes, Duration elapsed) {

    /// @throws IllegalArgumentException if a number is outside its range
    public SearchProgress {
        if (depth < 1 || confidence < 1 || confidence > 100 || Math.abs(centidiscs) > 6400) {
            throw new IllegalArgumentException(
                "depth " + depth + ", confidence " + confidence + ", score " + centidiscs);
        }
        line = List.copyOf(line);
    }
}
