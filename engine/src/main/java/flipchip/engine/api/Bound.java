package flipchip.engine.api;

/// What a score says about the true value under the search that gave it.
public enum Bound {
    EXACT, LOWER, UPPER
}
