package flipchip.engine.api;

import java.time.Duration;
import java.util.Objects;

/// When a search ends and how exact it is. The first limit reached ends it.
///
/// @param depth          plies, 1..60
/// @param nodes          positions visited by all threads together, at least 1
/// @param time           time for the move
/// @param confidence     per cent of Multi-ProbCut, 73..100; 100 = no selective pruning
/// @param endgameEmpties at or below this many empty squares the game is searched to its end whatever `depth`
///                       says, in the end without selective pruning whatever `confidence` says; 0..62
/// @param loss           how far the move chosen may stray from the best
/// @param allMoves       value every legal move exactly, not only the best
/// @param book           whether the opening book may give the move: the only switch for it
public record SearchLimits(int depth, long nodes, TimeControl time, int confidence, int endgameEmpties,
        LossBudget loss, boolean allMoves, boolean book) {
    public static final int MAX_DEPTH = 60;
    public static final int MIN_CONFIDENCE = 73;
    /// A move needs a disc of either side.
    private static final int MAX_EMPTIES = 62;

    /// Searches until stopped, or until the game is solved, at a confidence of [#MIN_CONFIDENCE] per cent.
    public static final SearchLimits INFINITE = new SearchLimits(MAX_DEPTH, Long.MAX_VALUE,
        TimeControl.UNLIMITED, MIN_CONFIDENCE, MAX_EMPTIES, LossBudget.NONE, false, false);

    /// @throws IllegalArgumentException if a number is outside its range
    /// @throws NullPointerException     without a time control or a loss budget
    public SearchLimits {
        Objects.requireNonNull(time, "time");
        Objects.requireNonNull(loss, "loss");
        // limits are made for every search: a message is built only when it is needed
        if (depth < 1 || depth > MAX_DEPTH) {
            throw new IllegalArgumentException("depth " + depth + " is not in 1.." + MAX_DEPTH);
        }
        if (nodes < 1) {
            throw new IllegalArgumentException(nodes + " nodes are not at least 1");
        }
        if (confidence < MIN_CONFIDENCE || confidence > 100) {
            throw new IllegalArgumentException(
                "confidence " + confidence + " % is not in " + MIN_CONFIDENCE + "..100");
        }
        if (endgameEmpties < 0 || endgameEmpties > MAX_EMPTIES) {
            throw new IllegalArgumentException(endgameEmpties + " empties are not in 0.." + MAX_EMPTIES);
        }
        Objects.requireNonNull(time, "time");
        Objects.requireNonNull(loss, "loss");
    }

    /// To a fixed depth, without selective pruning and without the book.
    public static SearchLimits depth(int plies) {
        return INFINITE.withDepth(plies).withConfidence(100).withEndgameEmpties(0);
    }

    /// A fixed number of positions, without the book, at a confidence of [#MIN_CONFIDENCE] per cent.
    public static SearchLimits nodes(long count) {
        return INFINITE.withNodes(count);
    }

    /// A fixed time for this move, without the book. The strongest move in that time is found selectively, at
    /// a confidence of [#MIN_CONFIDENCE] per cent; add [#withConfidence] for a score without pruning.
    public static SearchLimits time(Duration perMove) {
        return INFINITE.withTime(new TimeControl.PerMove(perMove));
    }

    /// A share of a clock for the whole game, without the book, at a confidence of [#MIN_CONFIDENCE] per
    /// cent.
    public static SearchLimits clock(Duration remaining, Duration increment) {
        return INFINITE.withTime(new TimeControl.GameClock(remaining, increment));
    }

    /// To the end of the game: the exact result.
    public static SearchLimits exact() {
        return INFINITE.withEndgameEmpties(MAX_EMPTIES);
    }

    /// As strong as this level plays.
    public static SearchLimits of(Level level) {
        return level.limits();
    }

    /// Another depth, for positions with more than `endgameEmpties` empty squares. [#INFINITE], [#nodes],
    /// [#time] and [#clock] leave none: lower it with [#withEndgameEmpties] for a depth to matter.
    public SearchLimits withDepth(int plies) {
        return new SearchLimits(plies, nodes, time, confidence, endgameEmpties, loss, allMoves, book);
    }

    public SearchLimits withNodes(long count) {
        return new SearchLimits(depth, count, time, confidence, endgameEmpties, loss, allMoves, book);
    }

    public SearchLimits withTime(TimeControl control) {
        return new SearchLimits(depth, nodes, control, confidence, endgameEmpties, loss, allMoves, book);
    }

    public SearchLimits withConfidence(int percent) {
        return new SearchLimits(depth, nodes, time, percent, endgameEmpties, loss, allMoves, book);
    }

    public SearchLimits withEndgameEmpties(int empties) {
        return new SearchLimits(depth, nodes, time, confidence, empties, loss, allMoves, book);
    }

    public SearchLimits withLoss(LossBudget budget) {
        return new SearchLimits(depth, nodes, time, confidence, endgameEmpties, budget, allMoves, book);
    }

    /// Every legal move is valued and reported, as hints and analysis need it.
    public SearchLimits withAllMoves() {
        return new SearchLimits(depth, nodes, time, confidence, endgameEmpties, loss, true, book);
    }

    public SearchLimits withBook(boolean allowed) {
        return new SearchLimits(depth, nodes, time, confidence, endgameEmpties, loss, allMoves, allowed);
    }
}
