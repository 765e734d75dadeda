package flipchip.app.circuit.inside;

import java.util.stream.Collectors;
import flipchip.app.kit.text.Texts;
import flipchip.hwsim.gates.netlist.Gate;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.referee.run.MachineState;

/// A formatter of a gate's function and its current values.
final class Equation {
    private static final Texts TEXTS = Texts.of("schematic");

    private Equation() {}

    /// "d4.remB[S] = d4_state.isW AND d5.rolB[S]: now 0 = 1 AND 0".
    static String of(Netlist netlist, MachineState state, Net net) {
        if (netlist.driverOf(net).isEmpty()) {
            return TEXTS.get("equation.pin", netlist.nameOf(net), digit(state.high(net)));
        }
        Gate gate = netlist.gates().get(netlist.driverOf(net).getAsInt());
        String word = switch (gate) {
            case Gate.And _ -> "AND";
            case Gate.Or _ -> "OR";
            case Gate.Xor _ -> "XOR";
            case Gate.Not _ -> "NOT";
            case Gate.Mux _, Gate.Latch _, Gate.FlipFlop _, Gate.SetReset _, Gate.Ram _ -> "";
        };
        if (word.isEmpty()) {
            return TEXTS.get("equation.memory", netlist.nameOf(net), digit(state.high(net)));
        }
        String names = joined(gate, word, in -> in.isConstant() ? digit(state.high(in)) : netlist.nameOf(in));
        String values = joined(gate, word, in -> digit(state.high(in)));
        return TEXTS.get("equation", netlist.nameOf(net), names, digit(state.high(net)), values);
    }

    private interface Show {
        String of(Net net);
    }

    private static String joined(Gate gate, String word, Show show) {
        String between = word.equals("NOT") ? "" : " " + word + " ";
        return (word.equals("NOT") ? "NOT " : "")
            + gate.inputs().stream().map(show::of).collect(Collectors.joining(between));
    }

    private static String digit(boolean high) {
        return high ? "1" : "0";
    }
}
