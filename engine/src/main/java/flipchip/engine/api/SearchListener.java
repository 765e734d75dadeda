package flipchip.engine.api;

/// Hears what a search knows so far.
@FunctionalInterface
public interface SearchListener {
    SearchListener NONE = _ -> {};

    /// Called on a search thread, at most once per finished iteration and improved line; must return quickly.
    void onProgress(SearchProgress progress);
}
