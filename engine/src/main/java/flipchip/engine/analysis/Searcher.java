package flipchip.engine.analysis;

import flipchip.engine.api.SearchHandle;
import flipchip.engine.api.SearchLimits;
import flipchip.engine.api.SearchListener;
import flipchip.engine.board.Position;

/// A source of values for an analysis: `engine::start`, or a few lines in a test.
@FunctionalInterface
public interface Searcher {

    /// Starts a search and returns at once.
    ///
    /// @param position the side to move has a legal move
    SearchHandle start(Position position, SearchLimits limits, SearchListener listener);
}
