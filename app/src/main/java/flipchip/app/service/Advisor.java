package flipchip.app.service;

import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import flipchip.app.game.GameEvent;
import flipchip.app.game.GameSession;
import flipchip.engine.api.SearchLimits;
import flipchip.engine.api.SearchProgress;
import flipchip.engine.api.SearchResult;
import flipchip.engine.board.Position;

/// Answers "what would you play?" for the person to move. Screen's thread only.
public final class Advisor {
    private final GameSession session;
    private final EngineService engine;
    private final SearchLimits limits;
    private final ReadOnlyObjectWrapper<Optional<SearchResult>> advice =
        new ReadOnlyObjectWrapper<>(this, "advice", Optional.empty());
    private Optional<Position> asked = Optional.empty();

    /// @param limits how hard to think about a hint
    public Advisor(GameSession session, EngineService engine, SearchLimits limits) {
        this.session = session;
        this.engine = engine;
        this.limits = limits;
        session.addListener(this::onEvent);
    }

    /// The advice for the position on the board; empty until asked, and again when the position changes.
    public ReadOnlyObjectProperty<Optional<SearchResult>> adviceProperty() {
        return advice.getReadOnlyProperty();
    }

    /// Thinks about the position on the board; does nothing on the computer's turn or after the end.
    public void ask() {
        Position position = session.position();
        if (session.game().isOver() || !session.seatToMove().isHuman()) {
            return;
        }
        asked = Optional.of(position);
        engine.think(position, limits, new EngineService.Listener() {
            @Override
            public void onProgress(SearchProgress progress) {
                // a hint is shown once, when it is certain
            }

            @Override
            public void onResult(SearchResult result) {
                if (session.position().equals(position)) {
                    advice.set(Optional.of(result));
                }
            }

            @Override
            public void onFailure(Throwable problem) {
                advice.set(Optional.empty());
            }
        });
    }

    private void onEvent(GameEvent event) {
        if (asked.isPresent() && !asked.get().equals(session.position())) {
            asked = Optional.empty();
            advice.set(Optional.empty());
            if (session.seatToMove().isHuman()) {
                engine.cancel();
            }
        }
    }
}
