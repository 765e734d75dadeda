package flipchip.app.circuit.story;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import flipchip.app.kit.text.Texts;
import flipchip.engine.board.Square;
import flipchip.hwsim.gates.sim.SimulatorState;
import flipchip.hwsim.referee.control.Controller;
import flipchip.hwsim.referee.control.ControllerState;

/// A machine of its own, led by the controller's table: what the user's machine is compared with. Confined to
/// one thread.
final class RightController {
    private static final Texts TEXTS = Texts.of("story");

    private final ManualMachine machine;
    private final List<ControllerState> states = new ArrayList<>();
    private ControllerState due = ControllerState.INIT;

    /// Where it stood.
    record Place(SimulatorState machine, List<ControllerState> states, ControllerState due) {}

    RightController(ManualMachine machine) {
        this.machine = machine;
    }

    /// The state of its next clock.
    ControllerState due() {
        return due;
    }

    /// What it raises in its next clock.
    ControlSignal signal() {
        return ControlSignal.of(due);
    }

    /// The states of its clocks so far.
    List<ControllerState> states() {
        return List.copyOf(states);
    }

    ManualMachine.Reading look() {
        return machine.look();
    }

    /// Makes its next clock.
    ManualMachine.Clock clock(Optional<Square> written) {
        ManualMachine.Clock clock = machine.clock(EnumSet.of(signal()), written);
        states.add(due);
        due = Controller.next(due, clock.before().any(), clock.before().accept());
        return clock;
    }

    /// A clock in which it raises nothing; what the players click arrives all the same.
    void idle(Optional<Square> written) {
        if (written.isPresent()) {
            machine.clock(EnumSet.noneOf(ControlSignal.class), written);
        }
    }

    /// What its next clock would do, in words.
    String wouldDo() {
        Place here = save();
        Set<ControlSignal> raises = EnumSet.of(signal());
        String words = Consequence.of(raises, clock(Optional.empty()), Optional.empty());
        restore(here);
        return words;
    }

    Place save() {
        return new Place(machine.save(), List.copyOf(states), due);
    }

    void restore(Place place) {
        machine.restore(place.machine());
        states.clear();
        states.addAll(place.states());
        due = place.due();
    }

    /// Why its next clock raises what it raises.
    String why() {
        return TEXTS.get(
            "why." + place(due, states.isEmpty() ? ControllerState.INIT : states.getLast(), machine.look()));
    }

    /// How things stand before its next clock.
    String situation() {
        return TEXTS.get("situation."
            + place(due, states.isEmpty() ? ControllerState.INIT : states.getLast(), machine.look()));
    }

    /// A state told apart by how the machine came to it: the last part of the keys of texts.
    static String place(ControllerState due, ControllerState from, ManualMachine.Reading now) {
        return due + switch (due) {
            case SWAP1 -> from == ControllerState.INIT ? ".begin" : ".turn";
            case READY ->
                from != ControllerState.READY ? ".begin" : now.waiting().isEmpty() ? ".wait" : ".click";
            case OVER -> from == ControllerState.OVER ? ".stay" : "";
            default -> "";
        };
    }
}
