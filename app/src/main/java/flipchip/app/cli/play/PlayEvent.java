package flipchip.app.cli.play;

import java.util.List;
import java.util.Optional;
import flipchip.engine.api.Level;
import flipchip.engine.board.Color;
import flipchip.engine.board.Game;
import flipchip.engine.board.Square;

/// An event of a game in the terminal, printed as text or as JSON.
sealed interface PlayEvent {

    /// The board is to be shown.
    ///
    /// @param showLegal whether the legal moves are marked
    record Board(Game game, boolean showLegal) implements PlayEvent {}

    /// The board was asked for, row by row.
    record Rows(Game game) implements PlayEvent {}

    /// What has changed was asked for.
    ///
    /// @param since number of the first move to tell of, from 0
    record Changed(Game game, int since) implements PlayEvent {}

    /// A move was made.
    ///
    /// @param game  the game with the move
    /// @param think what the computer knew of it; empty for a human's move
    record Move(Game game, Optional<Thought> think) implements PlayEvent {}

    /// @param discs   value of the move for who played it, in discs; moves of the book have none
    /// @param exact   the value is the result under best play
    /// @param source  "book", "midgame", "endgame" or "forced"
    /// @param depth   plies searched
    /// @param nodes   positions visited
    /// @param seconds time it took
    record Thought(Optional<Double> discs, boolean exact, String source, int depth, long nodes,
            double seconds) {}

    /// The circuit has played the last move, too.
    record Checked(Referee.Verdict verdict) implements PlayEvent {}

    /// A side without moves passes.
    record Pass(Color side) implements PlayEvent {}

    /// The game has ended.
    record Over(Game game) implements PlayEvent {}

    /// What was typed cannot be done.
    ///
    /// @param reason a sentence without the legal moves
    record Refused(String input, String reason, List<Square> legal) implements PlayEvent {}

    /// The engine's opinion of the legal moves, best first.
    record Hint(List<Choice> choices) implements PlayEvent {}

    /// @param discs value for the side to move, in discs
    record Choice(Square move, double discs, boolean exact, int depth, List<Square> line) {}

    /// The computer begins to think.
    record Thinking(Color side, Level level) implements PlayEvent {}

    /// Anything else, e.g. the help.
    record Notice(String text) implements PlayEvent {}
}
