package flipchip.hwsim.gates.export;

import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import flipchip.hwsim.gates.netlist.Gate;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.netlist.Port;
import flipchip.hwsim.gates.netlist.Scope;

/// A writer of a netlist as a Graphviz graph: a node a gate and a pin, an arrow a wire, a box a scope.
///
/// Language: <https://graphviz.org/doc/info/lang.html>.
public final class DotWriter {
    private DotWriter() {}

    /// Writes `netlist` and leaves `out` open.
    ///
    /// @throws IOException if `out` fails; what was written before stays written
    public static void write(Netlist netlist, Appendable out) throws IOException {
        Map<Net, String> driver = new HashMap<>();
        StringBuilder text = new StringBuilder("digraph ").append(quoted(netlist.name()))
            .append(" {\n    rankdir=LR;\n    newrank=true;\n    node [shape=box];\n");
        inputs(netlist, driver, text);
        for (int g = 0; g < netlist.gates().size(); g++) {
            String node = "g" + g;
            netlist.gates().get(g).outputs().forEach(net -> driver.put(net, node));
        }
        scope(netlist, netlist.scopes().getFirst(), "    ", text);
        for (int g = 0; g < netlist.gates().size(); g++) {
            for (Net in : netlist.gates().get(g).inputs()) {
                edge(driver, in, "g" + g, netlist, text);
            }
        }
        outputs(netlist, driver, text);
        out.append(text.append("}\n"));
    }

    private static void inputs(Netlist netlist, Map<Net, String> driver, StringBuilder text) {
        for (Port port : netlist.ports(Port.Direction.INPUT)) {
            for (int bit = 0; bit < port.width(); bit++) {
                String pin =
                    quoted("in " + (port.width() == 1 ? port.name() : port.name() + "[" + bit + "]"));
                text.append("    ").append(pin).append(" [shape=cds];\n");
                driver.put(port.bus().get(bit), pin);
            }
        }
    }

    private static void outputs(Netlist netlist, Map<Net, String> driver, StringBuilder text) {
        for (Port port : netlist.ports(Port.Direction.OUTPUT)) {
            for (int bit = 0; bit < port.width(); bit++) {
                String pin =
                    quoted("out " + (port.width() == 1 ? port.name() : port.name() + "[" + bit + "]"));
                text.append("    ").append(pin).append(" [shape=cds];\n");
                edge(driver, port.bus().get(bit), pin, netlist, text);
            }
        }
    }

    private static void scope(Netlist netlist, Scope scope, String indent, StringBuilder text) {
        for (int g = 0; g < netlist.gates().size(); g++) {
            if (netlist.scopeOf(g).id() == scope.id()) {
                text.append(indent).append('g').append(g).append(" [label=")
                    .append(quoted(kind(netlist.gates().get(g)))).append("];\n");
            }
        }
        for (Scope part : netlist.scopes().stream()
            .filter(other -> other.id() > 0 && other.parent() == scope.id()).toList()) {
            text.append(indent).append("subgraph cluster_").append(part.id()).append(" {\n").append(indent)
                .append("    label=").append(quoted(part.name() + " : " + part.type())).append(";\n");
            scope(netlist, part, indent + "    ", text);
            text.append(indent).append("}\n");
        }
    }

    private static void edge(Map<Net, String> driver, Net net, String to, Netlist netlist,
            StringBuilder text) {
        if (!net.isConstant()) {
            text.append("    ").append(driver.get(net)).append(" -> ").append(to).append(" [label=")
                .append(quoted(netlist.nameOf(net))).append("];\n");
        }
    }

    private static String kind(Gate gate) {
        return switch (gate) {
            case Gate.Not _ -> "NOT";
            case Gate.And _ -> "AND";
            case Gate.Or _ -> "OR";
            case Gate.Xor _ -> "XOR";
            case Gate.Mux _ -> "MUX";
            case Gate.Latch _ -> "LATCH";
            case Gate.FlipFlop _ -> "FF";
            case Gate.SetReset _ -> "SR";
            case Gate.Ram ram -> "RAM " + ram.name() + " " + ram.words() + "x" + ram.width();
        };
    }

    private static String quoted(String name) {
        return '"' + name.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
    }
}
