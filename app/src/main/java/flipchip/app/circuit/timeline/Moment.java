package flipchip.app.circuit.timeline;

import java.util.Optional;
import flipchip.app.game.board.BoardPicture;
import flipchip.engine.board.Color;
import flipchip.engine.board.Square;
import flipchip.hwsim.referee.control.ControllerState;
import flipchip.hwsim.referee.run.ClockRun;
import flipchip.hwsim.referee.run.GameRun;
import flipchip.hwsim.referee.run.Instant;
import flipchip.hwsim.referee.run.MachineState;
import flipchip.hwsim.referee.run.MoveRun;

/// A snapshot of the machine at one instant of a recorded game. Immutable; every panel draws the same one.
///
/// @param run   the recorded game
/// @param at    the instant
/// @param state every net and memory at that instant
public record Moment(GameRun run, Instant at, MachineState state) {

    public static Moment of(GameRun run, Instant at) {
        return new Moment(run, at, run.stateAt(at));
    }

    public MoveRun move() {
        return run.moves().get(at.move());
    }

    public ClockRun clock() {
        return move().clocks().get(at.clock());
    }

    /// The state of the controller in this clock; empty if it is in none, as only a faulty machine's is.
    public Optional<ControllerState> controller() {
        return clock().findState();
    }

    /// Whether the controller is in this state.
    public boolean isIn(ControllerState state) {
        return controller().equals(Optional.of(state));
    }

    /// The square that the machine waits for or turns discs for: its rays are drawn at full strength.
    public Optional<Square> focus() {
        return isIn(ControllerState.UPDATE) || isIn(ControllerState.READY)
            ? move().square()
            : Optional.empty();
    }

    /// The state one gate delay earlier; the same at the very beginning.
    public MachineState before() {
        return run.stateAt(run.previousStep(at));
    }

    /// Whether the array no longer changes in this clock.
    public boolean isSettled() {
        return at.step() >= clock().settledAt();
    }

    /// Whether this is the last instant of the move.
    public boolean isEndOfMove() {
        return at.equals(run.endOf(at.move()));
    }

    /// The square that is selected in this clock of an update, while the board is not yet changed, as a
    /// bitboard.
    public long placed() {
        return isIn(ControllerState.UPDATE)
            ? run.stateAt(new Instant(at.move(), at.clock(), clock().steps())).select()
            : 0;
    }

    /// The board as it is to be drawn: a disc turns at the step at which its cell is told to.
    public BoardPicture picture() {
        if (!isIn(ControllerState.UPDATE)) {
            return new BoardPicture(state.black(), state.white(), 0, isEndOfMove());
        }
        long black = state.toBlack();
        long white = state.toWhite();
        long placed = placed();
        if (state.current() == Color.BLACK) {
            black |= placed;
        } else {
            white |= placed;
        }
        MachineState before = before();
        long turning = (state.toBlack() | state.toWhite()) & ~(before.toBlack() | before.toWhite()) & ~placed;
        return new BoardPicture(state.black() & ~white | black, state.white() & ~black | white, turning,
            false);
    }
}
