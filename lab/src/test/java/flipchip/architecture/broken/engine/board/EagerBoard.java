package flipchip.architecture.broken.engine.board;

import flipchip.architecture.broken.engine.search.Counter;

/// Broken on purpose: the rules import the search, which imports the rules.
public final class EagerBoard {
    public int empties() {
        return new Counter().count(this);
    }
}
