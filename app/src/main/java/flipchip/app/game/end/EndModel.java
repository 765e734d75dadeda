package flipchip.app.game.end;

import java.util.Optional;
import flipchip.app.game.session.EarlyEnd;
import flipchip.app.game.session.GameEvent;
import flipchip.app.game.session.GameSession;
import flipchip.engine.board.Color;
import flipchip.engine.board.Game;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// The end of the game on the board, from its last move until the user closes it, looks back, or begins
/// something else. FX thread only.
public final class EndModel {
    private final GameSession session;
    private final ReadOnlyObjectWrapper<Optional<GameEnd>> shown =
        new ReadOnlyObjectWrapper<>(this, "shown", Optional.empty());

    /// How a game ended.
    ///
    /// @param game   with all its moves
    /// @param own    the colour of the only person who played, if there was one
    /// @param defeat why it ended before its last move, if it did
    public record GameEnd(Game game, Optional<Color> own, Optional<EarlyEnd> defeat) {
        /// The colour below the board, whose rows are counted from there.
        public Color below() {
            return own.orElse(Color.BLACK);
        }

        /// Discs that `side` is ahead in the end, the empty squares counted for the winner.
        int ahead(Color side) {
            int black = game.position().finalScoreForBlack();
            return side == Color.BLACK ? black : -black;
        }

        /// Who won; empty after a draw.
        Optional<Color> winner() {
            return defeat.map(early -> early.loser().opponent())
                .or(() -> ahead(Color.BLACK) == 0
                    ? Optional.empty()
                    : Optional.of(ahead(Color.BLACK) > 0 ? Color.BLACK : Color.WHITE));
        }
    }

    public EndModel(GameSession session) {
        this.session = session;
        session.addListener(this::onEvent);
    }

    /// The end that is to be shown.
    public ReadOnlyObjectProperty<Optional<GameEnd>> shownProperty() {
        return shown.getReadOnlyProperty();
    }

    /// Takes the end away: the user wants to see the last position.
    ///
    /// @return whether there was one
    public boolean close() {
        boolean there = shown.get().isPresent();
        shown.set(Optional.empty());
        return there;
    }

    private void onEvent(GameEvent event) {
        boolean stays = switch (event) {
            case GameEvent.Ended _ -> !session.isCovered();
            case GameEvent.Annotated _, GameEvent.TreeEdited _, GameEvent.SeatChanged _ -> shown.get()
                .filter(end -> session.isFinished() && end.game().equals(session.game())).isPresent();
            case GameEvent.MovePlayed _, GameEvent.Moved _, GameEvent.Started _, GameEvent.HandedBack _,
                GameEvent.Told _ -> false;
        };
        if (!stays) {
            close();
        } else if (event instanceof GameEvent.Ended ended) {
            shown.set(Optional.of(new GameEnd(ended.game(), own(), ended.defeat())));
        }
    }

    private Optional<Color> own() {
        boolean black = session.seat(Color.BLACK).isHuman();
        return black == session.seat(Color.WHITE).isHuman()
            ? Optional.empty()
            : Optional.of(black ? Color.BLACK : Color.WHITE);
    }
}
