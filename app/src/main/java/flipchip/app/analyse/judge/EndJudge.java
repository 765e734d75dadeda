package flipchip.app.analyse.judge;

import java.util.Optional;
import java.util.stream.Stream;
import flipchip.app.game.session.GameEvent;
import flipchip.app.game.session.GameSession;
import flipchip.engine.board.Color;
import flipchip.engine.board.Game;
import javafx.beans.value.ObservableValue;

/// Lets a game that a person has played to its end be judged at once and briefly, so that its end can be
/// told. FX thread only.
final class EndJudge {
    private final GameSession session;
    private final GameJudge judge;
    private final ObservableValue<Boolean> allowed;
    private Optional<Game> judged = Optional.empty();

    EndJudge(GameSession session, GameJudge judge, ObservableValue<Boolean> allowed) {
        this.session = session;
        this.judge = judge;
        this.allowed = allowed;
        session.addListener(this::onEvent);
    }

    /// Whether this game was judged without a request.
    boolean isOf(Game game) {
        return judged.equals(Optional.of(game));
    }

    /// The user asks for an analysis.
    void forget() {
        judged = Optional.empty();
    }

    private void onEvent(GameEvent event) {
        boolean person = Stream.of(Color.values()).anyMatch(color -> session.seat(color).isHuman());
        if (event instanceof GameEvent.Ended && allowed.getValue() && person && !session.isCovered()
                && session.running().isPresent()) {
            judged = Optional.of(session.line());
            judge.analyse(session.line(), Effort.QUICK.limits());
        }
    }
}
