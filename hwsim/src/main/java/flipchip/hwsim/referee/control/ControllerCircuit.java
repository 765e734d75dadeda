package flipchip.hwsim.referee.control;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Predicate;
import java.util.stream.Stream;
import flipchip.hwsim.gates.netlist.Bus;
import flipchip.hwsim.gates.netlist.Gate;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.netlist.NetlistBuilder;

/// The game controller as gates: 10 one-hot flip-flops, 5 AND, 6 OR, 2 NOT.
///
/// @param states one net for each [ControllerState], in its order; exactly one is high
/// @param swap   the colour to move changes at the next edge
/// @param latch  the legal moves are latched at the next edge
public record ControllerCircuit(List<Net> states, Net swap, Net latch) {
    public ControllerCircuit {
        states = List.copyOf(states);
    }

    public Net net(ControllerState state) {
        return states.get(state.ordinal());
    }

    /// The state whose net is high; empty if none is or several are.
    public Optional<ControllerState> read(Predicate<Net> high) {
        List<ControllerState> present =
            Stream.of(ControllerState.values()).filter(s -> high.test(net(s))).toList();
        return present.size() == 1 ? Optional.of(present.getFirst()) : Optional.empty();
    }

    /// The state that its flip-flops take over at the next edge by their inputs; empty if it is none or
    /// several, or if the states are raised by hand.
    ///
    /// @param netlist that it is part of
    public Optional<ControllerState> next(Netlist netlist, Predicate<Net> high) {
        Predicate<Net> now = net -> net.isConstant() ? net.equals(Net.ONE) : high.test(net);
        return read(net -> {
            OptionalInt driver = netlist.driverOf(net);
            if (driver.isEmpty()
                    || !(netlist.gates().get(driver.getAsInt()) instanceof Gate.FlipFlop register)) {
                return false;
            }
            return now.test(register.reset())
                ? register.resetValue()
                : now.test(now.test(register.enable()) ? register.d() : net);
        });
    }

    /// Adds the controller to `n` as the scope `controller`. Powers up in INIT.
    ///
    /// @param any         see [Controller#next]
    /// @param accept      see [Controller#next]
    /// @param reset       back to INIT at the next edge
    /// @param latchStates see [MachineVariant#latchStates()]
    public static ControllerCircuit build(NetlistBuilder n, Net any, Net accept, Net reset,
            boolean latchStates) {
        String type = latchStates ? "game_controller" : "game_controller_without_latch";
        try (NetlistBuilder.OpenScope scope = n.scope("controller", type)) {
            scope.input("any", any);
            scope.input("accept", accept);
            scope.input("reset", reset);
            List<Net> states =
                Stream.of(ControllerState.values()).map(state -> n.declare(state.name())).toList();
            ControllerCircuit circuit = new ControllerCircuit(states, n.declare("swap"), n.declare("latch"));
            n.driveOr(circuit.swap, circuit.net(ControllerState.SWAP1), circuit.net(ControllerState.SWAP2));
            n.driveOr(circuit.latch,
                circuit.net(latchStates ? ControllerState.LATCH1 : ControllerState.TEST1),
                circuit.net(latchStates ? ControllerState.LATCH2 : ControllerState.TEST2));
            circuit.nextStates(n, any, accept, reset, latchStates);
            Stream.of(ControllerState.values())
                .forEach(state -> scope.output(state.name(), circuit.net(state)));
            scope.output("swap", circuit.swap);
            scope.output("latch", circuit.latch);
            return circuit;
        }
    }

    /// No controller: the simulation raises the states' nets, which are input pins called `raise[0]` and so
    /// on, in the order of [ControllerState].
    public static ControllerCircuit byHand(NetlistBuilder n) {
        Bus states = n.input("raise", ControllerState.values().length);
        try (NetlistBuilder.OpenScope scope = n.scope("controller", "hand_controller")) {
            scope.input("raise", states);
            ControllerCircuit circuit =
                new ControllerCircuit(states.nets(), n.declare("swap"), n.declare("latch"));
            n.driveOr(circuit.swap, circuit.net(ControllerState.SWAP1), circuit.net(ControllerState.SWAP2));
            n.driveOr(circuit.latch, circuit.net(ControllerState.LATCH1),
                circuit.net(ControllerState.LATCH2));
            scope.output("swap", circuit.swap);
            scope.output("latch", circuit.latch);
            return circuit;
        }
    }

    private void nextStates(NetlistBuilder n, Net any, Net accept, Net reset, boolean latchStates) {
        Net none = n.name("none", n.not(any));
        Net refuse = n.name("refuse", n.not(accept));
        Net ready = net(ControllerState.READY);
        Net tested = n.or(net(ControllerState.TEST1), net(ControllerState.TEST2));
        Net goOn = n.or(n.and(tested, any), n.and(ready, refuse));
        Net over = n.or(n.and(net(ControllerState.TEST2), none), net(ControllerState.OVER));
        register(n, ControllerState.INIT, Net.ZERO, reset);
        register(n, ControllerState.SWAP1, n.or(net(ControllerState.INIT), net(ControllerState.UPDATE)),
            reset);
        Net swap1 = net(ControllerState.SWAP1);
        Net swap2 = net(ControllerState.SWAP2);
        register(n, ControllerState.LATCH1, latchStates ? swap1 : Net.ZERO, reset);
        register(n, ControllerState.TEST1, latchStates ? net(ControllerState.LATCH1) : swap1, reset);
        register(n, ControllerState.SWAP2, n.and(net(ControllerState.TEST1), none), reset);
        register(n, ControllerState.LATCH2, latchStates ? swap2 : Net.ZERO, reset);
        register(n, ControllerState.TEST2, latchStates ? net(ControllerState.LATCH2) : swap2, reset);
        register(n, ControllerState.READY, goOn, reset);
        register(n, ControllerState.UPDATE, n.and(ready, accept), reset);
        register(n, ControllerState.OVER, over, reset);
    }

    private void register(NetlistBuilder n, ControllerState state, Net next, Net reset) {
        boolean first = state == ControllerState.INIT;
        n.driveFlipFlop(net(state), next, Net.ONE, reset, first, first);
    }
}
