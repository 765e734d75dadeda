package flipchip.lab.train;

import flipchip.engine.Engine;
import flipchip.engine.api.SearchLimits;
import flipchip.engine.api.SearchResult;
import flipchip.engine.board.Position;

/// A search for a position's value, also with only one legal move.
public final class ValueSearch {
    private ValueSearch() {}

    /// A forced move is answered at once, without a value, unless all moves are asked for.
    public static SearchResult search(Engine engine, Position position, SearchLimits limits) {
        boolean forced = Long.bitCount(position.legalMoves()) == 1;
        return engine.search(position, forced ? limits.withAllMoves() : limits);
    }
}
