package flipchip.hwsim.circuit.solver;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import flipchip.hwsim.circuit.solver.UnitsCircuit.State;
import flipchip.hwsim.gates.logic.SignedNumbers;
import flipchip.hwsim.gates.logic.Words;
import flipchip.hwsim.gates.netlist.Bus;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.NetlistBuilder;

/// A state register of the dispatcher, one wire per state, with its step and the results of the units.
final class DispatcherStates {
    private static final int STEP_BITS = 4;

    private final NetlistBuilder n;
    private final Map<State, Net> present = new EnumMap<>(State.class);
    private final Bus step;
    private final Bus steps;
    private Net free = Net.ZERO;
    private Net quiet = Net.ZERO;
    private final Net ready;

    DispatcherStates(NetlistBuilder builder) {
        n = builder;
        Arrays.stream(State.values()).forEach(state -> present.put(state, n.declare("state." + state)));
        step = n.declare("step", STEP_BITS);
        steps = SolverNets.steps(n, step);
        ready = n.declare("some_ready");
    }

    Net in(State state) {
        return present.get(state);
    }

    Net at(State state, int number) {
        return n.and(in(state), steps.get(number));
    }

    /// The last clock of a state that has a fixed number of them.
    Net last(State state) {
        return state.steps() == 1 ? in(state) : at(state, state.steps() - 1);
    }

    void units(Net someFree, Net allFree, Net someReady) {
        free = n.name("some_free", someFree);
        quiet = n.name("all_free", allFree);
        n.driveOr(ready, someReady, Net.ZERO);
    }

    Net someFree() {
        return free;
    }

    Net allFree() {
        return quiet;
    }

    Net someReady() {
        return ready;
    }

    /// @param left ends a state of variable length
    void drive(Map<State, Net> entered, Map<State, Net> left) {
        Net ends = Words.orTree(n,
            Arrays.stream(State.values())
                .map(state -> left.containsKey(state) ? n.and(in(state), left.get(state)) : last(state))
                .toList());
        Net stays = n.not(ends);
        for (State state : State.values()) {
            n.driveFlipFlop(in(state), n.or(entered.get(state), n.and(in(state), stays)), Net.ONE, Net.ZERO,
                false, state == State.IDLE);
        }
        Net waiting = Words.orTree(n, List.of(in(State.IDLE), in(State.AWAIT), in(State.WAIT)));
        Bus next = Words.gate(n, n.and(stays, n.not(waiting)), SignedNumbers.increment(n, step));
        for (int bit = 0; bit < STEP_BITS; bit++) {
            n.driveFlipFlop(step.get(bit), next.get(bit), Net.ONE);
        }
    }
}
