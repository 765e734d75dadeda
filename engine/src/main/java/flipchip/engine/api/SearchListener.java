package flipchip.engine.api;

/// A listener for the progress of a search.
@FunctionalInterface
public interface SearchListener {
    SearchListener NONE = _ -> {};

    /// Called on a search thread, at most once per finished iteration and improved line; must return quickly.
    void onProgress(SearchProgress progress);

    /// With [SearchLimits#withAllMoves()]: called on a search thread whenever a move's value is known to a
    /// new depth, the previous best move first; must return quickly.
    default void onMove(MoveValue value) {}
}
