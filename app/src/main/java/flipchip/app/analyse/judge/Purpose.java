package flipchip.app.analyse.judge;

import flipchip.engine.api.SearchLimits;

/// A purpose of an analysis; it decides the search and the display.
enum Purpose {
    /// A hint in words.
    NUDGE,
    /// The best move marked on the board.
    BEST_MOVE,
    /// All values, for this position only.
    ALL_VALUES,
    /// The values of whatever position is on the board.
    CONTINUOUS,
    /// The exact result, and a move that reaches it.
    SOLVE_BEST,
    /// The exact result of every move.
    SOLVE_ALL;

    private static final SearchLimits HINT =
        SearchLimits.depth(10).withConfidence(91).withEndgameEmpties(16).withAllMoves();

    SearchLimits limits(Effort effort) {
        return switch (this) {
            case NUDGE, BEST_MOVE -> HINT;
            case ALL_VALUES, CONTINUOUS -> effort.limits().withAllMoves();
            case SOLVE_BEST -> SearchLimits.exact();
            case SOLVE_ALL -> SearchLimits.exact().withAllMoves();
        };
    }

    /// Whether the user's effort decides how deep it is searched.
    boolean takesEffort() {
        return this == ALL_VALUES || this == CONTINUOUS;
    }

    /// Whether the values belong on the squares.
    boolean showsValues() {
        return this != NUDGE && this != BEST_MOVE;
    }
}
