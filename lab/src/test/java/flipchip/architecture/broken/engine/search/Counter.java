package flipchip.architecture.broken.engine.search;

import java.util.HashMap;
import flipchip.architecture.broken.engine.board.EagerBoard;

/// Broken on purpose: state in static fields.
public final class Counter {
    static final HashMap<String, Integer> CACHE = new HashMap<>();
    static int nodes;

    public int count(EagerBoard board) {
        return CACHE.merge(board.toString(), ++nodes, Math::max);
    }
}
