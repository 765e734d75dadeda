package flipchip.hwsim.gates.cause;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import flipchip.hwsim.gates.netlist.Gate;
import flipchip.hwsim.gates.netlist.Net;

/// A step back from a net to the nets that its driver read.
///
/// @param since when the net took its value
/// @param tick  when the driver read the nets
/// @param rule  how they decide
/// @param nets  those that decide; empty where the chain begins
record CauseStep(int since, int tick, Rule rule, List<Net> nets) {
    /// How inputs decide an output.
    enum Rule {
        /// All together.
        ALL,
        /// Each would suffice, and all are reported.
        ANY,
        /// Each would suffice, and the one with the shortest reason is reported.
        ONE
    }

    static CauseStep origin(int since) {
        return new CauseStep(since, since, Rule.ALL, List.of());
    }

    /// The step from the output of a gate without memory.
    ///
    /// @param since  when the output took its value
    /// @param tick   when the gate read its inputs
    /// @param inputs their values then, by their order in the gate
    static CauseStep of(Gate gate, boolean high, int since, int tick, boolean... inputs) {
        return switch (gate) {
            case Gate.Not(Net in, Net _) -> new CauseStep(since, tick, Rule.ALL, List.of(in));
            case Gate.Xor(Net a, Net b, Net _) -> new CauseStep(since, tick, Rule.ALL, List.of(a, b));
            case Gate.And and -> high
                ? new CauseStep(since, tick, Rule.ALL, and.inputs())
                : new CauseStep(since, tick, Rule.ONE, those(and.inputs(), false, inputs));
            case Gate.Or or -> high
                ? new CauseStep(since, tick, Rule.ANY, those(or.inputs(), true, inputs))
                : new CauseStep(since, tick, Rule.ALL, or.inputs());
            case Gate.Mux(Net select, Net low, Net up, Net _) -> {
                Net chosen = inputs[0] ? up : low;
                boolean equal = inputs[1] == inputs[2];
                yield new CauseStep(since, tick, Rule.ALL, equal ? List.of(chosen) : List.of(select, chosen));
            }
            case Gate.Latch _, Gate.FlipFlop _, Gate.SetReset _, Gate.Ram _ ->
                throw new IllegalArgumentException(gate + " has a memory");
        };
    }

    /// Whether these inputs give that output, as they do not where a net is stuck.
    static boolean fits(Gate gate, boolean high, boolean... inputs) {
        return high == switch (gate) {
            case Gate.Not _ -> !inputs[0];
            case Gate.Xor _ -> inputs[0] != inputs[1];
            case Gate.And _ -> inputs[0] && inputs[1];
            case Gate.Or _ -> inputs[0] || inputs[1];
            case Gate.Mux _ -> inputs[0] ? inputs[2] : inputs[1];
            case Gate.Latch _, Gate.FlipFlop _, Gate.SetReset _, Gate.Ram _ -> high;
        };
    }

    private static List<Net> those(List<Net> nets, boolean value, boolean... values) {
        List<Net> found = new ArrayList<>();
        for (int i = 0; i < values.length; i++) {
            if (values[i] == value && !found.contains(nets.get(i))) {
                found.add(nets.get(i));
            }
        }
        return found;
    }

    /// All of `nets` that are not constant.
    static CauseStep stored(int edge, Net... nets) {
        return new CauseStep(edge, edge - 1, Rule.ALL,
            Arrays.stream(nets).filter(net -> !net.isConstant()).toList());
    }
}
