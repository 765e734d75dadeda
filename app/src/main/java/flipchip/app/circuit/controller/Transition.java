package flipchip.app.circuit.controller;

import java.util.List;
import flipchip.hwsim.referee.control.ControllerState;

/// An arrow of the controller's graph: from which state to which it goes at a clock edge.
public record Transition(ControllerState from, ControllerState to) {
    /// Those of the sound machine, in the order in which a game meets them.
    public static final List<Transition> ALL =
        List.of(new Transition(ControllerState.INIT, ControllerState.SWAP1),
            new Transition(ControllerState.SWAP1, ControllerState.LATCH1),
            new Transition(ControllerState.LATCH1, ControllerState.TEST1),
            new Transition(ControllerState.TEST1, ControllerState.READY),
            new Transition(ControllerState.READY, ControllerState.READY),
            new Transition(ControllerState.READY, ControllerState.UPDATE),
            new Transition(ControllerState.UPDATE, ControllerState.SWAP1),
            new Transition(ControllerState.TEST1, ControllerState.SWAP2),
            new Transition(ControllerState.SWAP2, ControllerState.LATCH2),
            new Transition(ControllerState.LATCH2, ControllerState.TEST2),
            new Transition(ControllerState.TEST2, ControllerState.READY),
            new Transition(ControllerState.TEST2, ControllerState.OVER),
            new Transition(ControllerState.OVER, ControllerState.OVER));

    /// "SWAP1 → LATCH1".
    @Override
    public String toString() {
        return from + " → " + to;
    }
}
