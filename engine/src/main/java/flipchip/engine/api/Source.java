package flipchip.engine.api;

/// Where a result comes from.
public enum Source {
    /// The opening book.
    BOOK,
    /// A search to a limited depth, scored by the evaluation.
    MIDGAME,
    /// A search to the end of the game.
    ENDGAME,
    /// The only legal move: nothing was searched.
    FORCED
}
