package flipchip.hwsim.gates.export;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import flipchip.hwsim.gates.netlist.Gate;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.netlist.Port;

/// A writer of a circuit without memory as straight C++ for 512 circuits at once: a vector of 512 bits a
/// net, a statement a gate, depth first from the output pins. For g++ and clang, whose vectors it uses.
public final class CppWriter {
    private final Netlist netlist;
    private final Appendable out;
    private final Map<Net, Gate> driver = new HashMap<>();
    private final Map<Net, String> written = new HashMap<>();

    private CppWriter(Netlist netlist, Appendable out) {
        this.netlist = netlist;
        this.out = out;
    }

    /// Writes `netlist` and leaves `out` open.
    ///
    /// @throws IOException              if `out` fails; what was written before stays written
    /// @throws IllegalArgumentException if `netlist` has a gate with memory
    public static void write(Netlist netlist, Appendable out) throws IOException {
        check(netlist);
        new CppWriter(netlist, out).write();
    }

    /// @throws IllegalArgumentException if `netlist` has a gate with memory
    public static void check(Netlist netlist) {
        if (netlist.gates().stream().anyMatch(gate -> !gate.isCombinational())) {
            throw new IllegalArgumentException(netlist.name() + " has memory; CPP writes circuits without");
        }
    }

    private void write() throws IOException {
        List<Net> inputs = pins(Port.Direction.INPUT);
        List<Net> outputs = pins(Port.Direction.OUTPUT);
        out.append("// ").append(netlist.name())
            .append(", 512 circuits at once: bit i of each word is circuit i.\n");
        listPins("in", Port.Direction.INPUT);
        listPins("out", Port.Direction.OUTPUT);
        out.append("#include <cstdint>\ntypedef uint64_t Word __attribute__((vector_size(64)));\n");
        out.append("const int INPUTS = " + inputs.size() + ", OUTPUTS = " + outputs.size() + ";\n");
        out.append("void pass(const Word* in, Word* out) {\n    const Word zero = {}, one = ~zero;\n");
        written.put(Net.ZERO, "zero");
        written.put(Net.ONE, "one");
        for (int pin = 0; pin < inputs.size(); pin++) {
            written.put(inputs.get(pin), "in[" + pin + "]");
        }
        netlist.gates().forEach(gate -> driver.put(gate.outputs().getFirst(), gate));
        for (int pin = 0; pin < outputs.size(); pin++) {
            out.append("    out[" + pin + "] = " + value(outputs.get(pin)) + ";\n");
        }
        out.append("}\n");
    }

    private List<Net> pins(Port.Direction direction) {
        List<Net> pins = new ArrayList<>();
        netlist.ports(direction).forEach(port -> pins.addAll(port.bus().nets()));
        return pins;
    }

    private void listPins(String array, Port.Direction direction) throws IOException {
        int at = 0;
        for (Port port : netlist.ports(direction)) {
            int last = at + port.width() - 1;
            out.append(
                "//   " + array + "[" + at + (last > at ? ".." + last : "") + "]: " + port.name() + "\n");
            at = last + 1;
        }
    }

    /// The name of a net, after the statements that make it.
    private String value(Net net) throws IOException {
        String name = written.get(net);
        if (name == null) {
            List<String> in = new ArrayList<>();
            for (Net read : driver.get(net).inputs()) {
                in.add(value(read));
            }
            name = "n" + net.id();
            written.put(net, name);
            out.append("    const Word " + name + " = " + expression(driver.get(net), in) + ";\n");
        }
        return name;
    }

    private static String expression(Gate gate, List<String> in) {
        return switch (gate) {
            case Gate.Not _ -> "~" + in.getFirst();
            case Gate.And _ -> String.join(" & ", in);
            case Gate.Or _ -> String.join(" | ", in);
            case Gate.Xor _ -> String.join(" ^ ", in);
            case Gate.Mux _ -> "(" + in.getFirst() + " & " + in.getLast() + ") | (~" + in.getFirst() + " & "
                + in.get(1) + ")";
            case Gate.Latch _, Gate.FlipFlop _, Gate.SetReset _, Gate.Ram _ ->
                throw new IllegalStateException("memory: " + gate);
        };
    }
}
