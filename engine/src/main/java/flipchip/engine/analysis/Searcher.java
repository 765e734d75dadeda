package flipchip.engine.analysis;

import flipchip.engine.api.SearchHandle;
import flipchip.engine.api.SearchLimits;
import flipchip.engine.api.SearchListener;
import flipchip.engine.board.Position;

/// Whoever values positions for an analysis: `engine::search`, or something of three lines in a test.
@FunctionalInterface
public interface Searcher {

    /// Starts a search and returns at once.
    ///
    /// @param position the side to move has a legal move
    SearchHandle search(Position position, SearchLimits limits, SearchListener listener);
}
