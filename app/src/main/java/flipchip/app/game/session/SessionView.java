package flipchip.app.game.session;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import flipchip.engine.board.Color;
import flipchip.engine.board.Game;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;

/// What can be asked about the game that a [GameSession] shows, and about who plays it; what changes it
/// stands there. Confined to the thread of the session.
public abstract sealed class SessionView permits GameSession {
    final Map<Color, Seat> seats = new EnumMap<>(Map.of(Color.BLACK, Seat.HUMAN, Color.WHITE, Seat.HUMAN));
    GameOnBoard shown = GameOnBoard.INITIAL;
    Optional<GameOnBoard> covered = Optional.empty();     // the user's own game
    boolean lesson;                                       // what lies over it can be played

    /// All lines known.
    public final GameTree tree() {
        return shown.tree();
    }

    /// The moves of the line shown, also those taken back.
    public final Game line() {
        return shown.line();
    }

    /// The moves on the board.
    public final Game game() {
        return shown.game();
    }

    public final Position position() {
        return game().position();
    }

    /// How many moves of the line are on the board.
    public final int ply() {
        return game().length();
    }

    /// Whether the board shows the end of the line, so that nothing can be redone.
    public final boolean isAtEnd() {
        return ply() == line().length();
    }

    public final boolean canUndo() {
        return ply() > 0;
    }

    /// Whether a move can be taken back; not a computer's first one, which it would make again.
    public final boolean canTakeBack() {
        return plyBefore() != ply();
    }

    public final boolean canRedo() {
        return !isAtEnd();
    }

    public final Seat seat(Color color) {
        return seats.get(color);
    }

    /// Who has to move now: the user while he looks back. Also returns a seat after the game has ended: see
    /// [Game#isOver()] first.
    public final Seat seatToMove() {
        return isFree() || isCovered() ? Seat.HUMAN : seat(position().toMove());
    }

    /// Whether the user moves both sides because he looks at another place than the one where the game with a
    /// computer runs, or at a game that was opened.
    public final boolean isFree() {
        return !isCovered() && hasComputer() && !shown.runsHere();
    }

    /// Whether the game runs at the position shown.
    public final boolean isRunningHere() {
        return shown.runsHere();
    }

    /// Whether anybody but people plays.
    public final boolean hasComputer() {
        return seats.values().stream().anyMatch(seat -> !seat.isHuman());
    }

    /// The moves after which the game runs, those of the user's own game also under a story or a lesson;
    /// empty for a game that was opened to be looked at, also if people move in it.
    public final Optional<List<Square>> running() {
        return covered.orElse(shown).running();
    }

    /// Whether a story or a lesson lies over the user's own game.
    public final boolean isCovered() {
        return covered.isPresent();
    }

    /// Whether a story lies over the user's own game.
    public final boolean isStory() {
        return isCovered() && !lesson;
    }

    /// Whether the board of a lesson lies over the user's own game.
    public final boolean isLesson() {
        return lesson;
    }

    /// How the line shown ended before its last move, if it did. It belongs to the lines through the place
    /// where it was said; another variation goes on. Taking back there, playing on there or another game
    /// makes it void.
    public final Optional<EarlyEnd> defeat() {
        return defeatIn(line().moves());
    }

    /// How the line of these moves ended before its last move, if it did.
    public final Optional<EarlyEnd> defeatIn(List<Square> moves) {
        return shown.defeatIn(moves);
    }

    /// Whether the game has ended: the line shown is played out, or a player gave up or ran out of
    /// time.
    public final boolean isFinished() {
        return game().isOver() || defeat().isPresent();
    }

    /// Whether a person plays the game that runs at the position shown, and it has not ended.
    final boolean isPlayed() {
        return shown.runsHere() && !isFinished() && seats.values().stream().anyMatch(Seat::isHuman);
    }

    /// Where a person was to move last; the position shown if the game runs and that was never.
    final int plyBefore() {
        int ply = Math.max(0, ply() - 1);
        while (ply > 0 && !isForPerson(ply)) {
            ply--;
        }
        return isPlayed() && !isForPerson(ply) ? ply() : ply;
    }

    /// Where a person is to move next; the end of the line if that is never.
    final int plyAfter() {
        int ply = Math.min(line().length(), ply() + 1);
        while (ply < line().length() && !isForPerson(ply)) {
            ply++;
        }
        return ply;
    }

    /// Whether a person is to move after `ply` moves of the line, or may without any computer.
    final boolean isForPerson(int ply) {
        boolean nobody = seats.values().stream().noneMatch(Seat::isHuman);
        return nobody || isCovered() || seat(line().positionAt(ply).toMove()).isHuman();
    }
}
