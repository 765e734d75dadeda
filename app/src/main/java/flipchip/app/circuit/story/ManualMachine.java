package flipchip.app.circuit.story;

import java.util.Optional;
import java.util.Set;
import flipchip.engine.board.Color;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.hwsim.gates.sim.SimulatorState;
import flipchip.hwsim.gates.sim.UnitDelaySimulator;
import flipchip.hwsim.referee.control.MachineCircuit;

/// A simulator of the machine without its controller, gate delay by gate delay; the caller raises the signals
/// of each clock. A clock takes less than a millisecond.
///
/// Thread: owner; created on any.
final class ManualMachine {
    private final MachineCircuit circuit;
    private final UnitDelaySimulator simulator;

    /// What the machine's nets say.
    ///
    /// @param black     squares with a black disc
    /// @param white     squares with a white disc
    /// @param legal     latched legal moves
    /// @param current   the colour to move
    /// @param waiting   the move in the mailbox
    /// @param any       a legal move is latched
    /// @param accept    the mailbox holds a latched legal move
    /// @param stale     a TEST has read legal moves that no LATCH had stored for it
    /// @param illegal   a move that is not legal has been thrown away
    record Reading(long black, long white, long legal, Color current, Optional<Square> waiting, boolean any,
            boolean accept, boolean stale, boolean illegal) {}

    /// One clock: what the controller would look at just before the edge, and what is there after it.
    ///
    /// @param delays gate delays until nothing changed any more after the edge
    record Clock(Reading before, Reading after, int delays) {}

    /// Builds the machine, which takes some tenths of a second.
    ///
    /// @param start what LOAD puts on the board
    ManualMachine(Position start) {
        circuit = MachineCircuit.withoutController(start);
        simulator = new UnitDelaySimulator(circuit.netlist());
    }

    /// Makes one clock with `raised` high and `written` at the pins of the mailbox.
    Clock clock(Set<ControlSignal> raised, Optional<Square> written) {
        raise(raised);
        simulator.set(circuit.pins().write(), written.isPresent());
        written.ifPresent(square -> simulator.set(circuit.pins().move(), square.index()));
        simulator.settle();
        Reading before = look();
        simulator.edge();
        int delays = simulator.settle();
        raise(Set.of());
        simulator.set(circuit.pins().write(), false);
        simulator.settle();
        return new Clock(before, look(), delays);
    }

    private void raise(Set<ControlSignal> raised) {
        for (ControlSignal signal : ControlSignal.values()) {
            simulator.set(circuit.controller().net(signal.state()), raised.contains(signal));
        }
    }

    Reading look() {
        boolean waits = simulator.high(circuit.mailbox().dirty());
        return new Reading(simulator.value(circuit.array().is().black()),
            simulator.value(circuit.array().is().white()), simulator.value(circuit.legalLatched()),
            simulator.high(circuit.array().current().black()) ? Color.BLACK : Color.WHITE,
            waits ? Optional.of(Square.of((int) simulator.value(circuit.mailbox().box()))) : Optional.empty(),
            simulator.high(circuit.any()), simulator.high(circuit.accept()),
            simulator.high(circuit.errStale()), simulator.high(circuit.errIllegal()));
    }

    SimulatorState save() {
        return simulator.save();
    }

    void restore(SimulatorState state) {
        simulator.restore(state);
    }
}
