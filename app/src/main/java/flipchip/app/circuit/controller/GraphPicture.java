package flipchip.app.circuit.controller;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import flipchip.app.circuit.timeline.Moment;
import flipchip.hwsim.referee.control.ControllerState;
import flipchip.hwsim.referee.control.MachineCircuit;
import flipchip.hwsim.referee.run.Instant;
import flipchip.hwsim.referee.run.MachineState;

/// What a graph of the controller shows. Immutable.
///
/// @param current     the state now
/// @param latest      the transition that led there
/// @param next        the transition at the next clock edge
/// @param taken       transitions that were taken at some time
/// @param latchStates whether the controller has the states LATCH1 and LATCH2
public record GraphPicture(Optional<ControllerState> current, Optional<Transition> latest,
        Optional<Transition> next, Collection<Transition> taken, boolean latchStates) {
    static final GraphPicture EMPTY =
        new GraphPicture(Optional.empty(), Optional.empty(), Optional.empty(), List.of(), true);

    /// Read from the machine's nets.
    public static GraphPicture of(Moment moment) {
        MachineCircuit circuit = moment.run().machine().circuit();
        Optional<ControllerState> now = moment.state().findState();
        Optional<Transition> next =
            now.flatMap(state -> settledNext(moment, circuit)).map(then -> new Transition(now.get(), then));
        return new GraphPicture(now, now.flatMap(state -> latest(moment, state)), next, List.of(),
            circuit.variant().latchStates());
    }

    /// The state that the next clock edge stores; empty while the gates that say so still change.
    private static Optional<ControllerState> settledNext(Moment moment, MachineCircuit circuit) {
        int end = moment.clock().steps();
        Optional<ControllerState> last = Optional.empty();
        for (int step = moment.at().step(); step <= end; step++) {
            MachineState state =
                moment.run().stateAt(new Instant(moment.at().move(), moment.at().clock(), step));
            Optional<ControllerState> now = circuit.controller().next(circuit.netlist(), state::high);
            if (now.isEmpty() || last.isPresent() && !last.equals(now)) {
                return Optional.empty();
            }
            last = now;
        }
        return last;
    }

    private static Optional<Transition> latest(Moment now, ControllerState state) {
        Instant edge = new Instant(now.at().move(), now.at().clock(), 0);
        Instant earlier = now.run().previousStep(edge);
        return earlier.equals(edge)
            ? Optional.empty()
            : now.run().stateAt(earlier).findState().map(before -> new Transition(before, state));
    }
}
