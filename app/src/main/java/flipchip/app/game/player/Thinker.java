package flipchip.app.game.player;

import flipchip.engine.api.SearchHandle;
import flipchip.engine.api.SearchLimits;
import flipchip.engine.api.SearchListener;
import flipchip.engine.board.Position;

/// What the services need of an engine: one method of it, so that a test can answer in its place.
@FunctionalInterface
public interface Thinker {
    /// Starts a search and returns at once; the listener is called on the engine's threads.
    SearchHandle search(Position position, SearchLimits limits, SearchListener listener);
}
