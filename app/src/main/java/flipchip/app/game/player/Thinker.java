package flipchip.app.game.player;

import flipchip.engine.api.SearchHandle;
import flipchip.engine.api.SearchLimits;
import flipchip.engine.api.SearchListener;
import flipchip.engine.board.Position;
import flipchip.engine.book.OpeningBook;

/// What the services need of an engine: one method of it, so that a test can answer in its place.
@FunctionalInterface
public interface Thinker {
    /// Starts a search and returns at once; the listener is called on the engine's threads.
    SearchHandle search(Position position, SearchLimits limits, SearchListener listener);

    /// Plays from another book from the next search on, if it has one.
    default void useBook(OpeningBook book) {}
}
