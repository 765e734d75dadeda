package flipchip.hwsim.fpga;

import java.util.Optional;
import flipchip.engine.board.Color;
import flipchip.hwsim.referee.control.ControllerState;

/// A state of the referee, the reply to STATE.
///
/// @param bits the eight bytes of the reply
public record RefereeState(long bits) {
    static final int FLAGS = 16;
    static final int BLACK_DISCS = 24;
    static final int WHITE_DISCS = 32;
    static final int MAILBOX = 40;

    /// The controller's state; empty if not exactly one is shown.
    public Optional<ControllerState> controller() {
        int states = (int) (bits & 0xFFFF);
        int index = Integer.numberOfTrailingZeros(states);
        return Integer.bitCount(states) == 1 && index < ControllerState.values().length
            ? Optional.of(ControllerState.values()[index])
            : Optional.empty();
    }

    private boolean flag(int number) {
        return (bits >>> FLAGS + number & 1) != 0;
    }

    /// The colour to move.
    public Color toMove() {
        return flag(0) ? Color.BLACK : Color.WHITE;
    }

    public boolean over() {
        return flag(2);
    }

    /// A move that is not legal was tried in this game.
    public boolean illegal() {
        return flag(4);
    }

    /// The clock is stopped.
    public boolean stopped() {
        return flag(7);
    }

    public int blackDiscs() {
        return (int) (bits >>> BLACK_DISCS & 0xFF);
    }

    public int whiteDiscs() {
        return (int) (bits >>> WHITE_DISCS & 0xFF);
    }
}
