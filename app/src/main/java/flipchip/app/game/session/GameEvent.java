package flipchip.app.game.session;

import java.util.Optional;
import flipchip.engine.board.Color;
import flipchip.engine.board.Game;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.engine.board.Symmetry;

/// What can happen to a game. Every panel receives every event and switches over the cases.
public sealed interface GameEvent {

    /// The game up to the position now shown.
    Game game();

    /// The position now shown.
    default Position position() {
        return game().position();
    }

    /// Another game was put on the board, with or without moves.
    ///
    /// @param game  the new game up to the position shown
    /// @param given how many of its first moves it begins with, played elsewhere
    record Started(Game game, int given) implements GameEvent {}

    /// A move was made; moves that had been taken back before it stay in the tree as a variation.
    ///
    /// @param game   the game with the move
    /// @param before the position the move was made in
    /// @param square the move
    record MovePlayed(Game game, Position before, Square square) implements GameEvent {

        /// Whether the other side must pass now.
        public boolean passFollows() {
            return game.passFollows(game.length() - 1);
        }
    }

    /// Another moment of the same line is shown: undo, redo or a jump.
    ///
    /// @param game the game up to the position shown
    /// @param from number of moves shown before
    record Moved(Game game, int from) implements GameEvent {}

    /// A comment, a sign or a drawing changed; no move and no position did.
    ///
    /// @param game the game up to the position shown
    record Annotated(Game game) implements GameEvent {}

    /// Variations changed; the position shown may have stepped back where it was deleted.
    ///
    /// @param game   the game up to the position shown
    /// @param turned the side from which everything is seen now, if that is what changed
    record TreeEdited(Game game, Optional<Symmetry> turned) implements GameEvent {}

    /// Another player has a colour from now on.
    ///
    /// @param game  the game up to the position shown
    /// @param color the colour
    /// @param seat  who plays it now
    record SeatChanged(Game game, Color color, Seat seat) implements GameEvent {}

    /// The user looked back, and computers play on from the position shown.
    ///
    /// @param game the game up to the position shown
    record HandedBack(Game game) implements GameEvent {}

    /// A story or the board of a lesson was laid over the user's own game, or taken away from it.
    ///
    /// @param game  the game up to the position shown
    /// @param story whether a story is shown now
    record Told(Game game, boolean story) implements GameEvent {}

    /// The last move ended the game, after its [MovePlayed]; or a player gave up or ran out of time.
    ///
    /// @param game          the finished game
    /// @param scoreForBlack disc difference with the empty squares given to the winner, -64..64; after a
    ///     defeat all 64
    /// @param defeat        how it ended before its last move
    record Ended(Game game, int scoreForBlack, Optional<EarlyEnd> defeat) implements GameEvent {}
}
