package flipchip.hwsim.gates.export;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import flipchip.hwsim.gates.netlist.Bus;
import flipchip.hwsim.gates.netlist.Gate;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.netlist.Port;

/// A writer of a netlist as the JSON that Yosys writes and reads (`write_json`, `read_json`), one module.
///
/// Gates become Yosys' own one-bit cells (`$_AND_`, `$_SDFFE_PP0P_`, ...), a set-reset flip-flop an OR, an
/// AND-NOT and a flip-flop, a memory a `$mem_v2`; power-up values are `init` attributes, also of the pins:
/// Yosys drops those of other names of a pin's wire where it writes Verilog. An address beyond the memory's
/// words reads undefined there, not zero.
///
/// Format: Yosys 0.23, `help write_json`.
public final class JsonNetlistWriter {
    private final Netlist netlist;
    private final Map<String, String> cells = new LinkedHashMap<>();
    private final Identifiers cellNames = new Identifiers(Identifiers.Style.ESCAPED);
    private int nextBit;
    private int clockBit;

    private JsonNetlistWriter(Netlist netlist) {
        this.netlist = netlist;
        nextBit = netlist.netCount();
    }

    /// Writes `netlist` and leaves `out` open.
    ///
    /// @throws IOException if `out` fails; what was written before stays written
    public static void write(Netlist netlist, Appendable out) throws IOException {
        out.append(new JsonNetlistWriter(netlist).text());
    }

    private String text() {
        PinNames names = PinNames.of(HdlModule.flat(netlist));
        clockBit = names.clock() ? nextBit++ : -1;
        netlist.gates().forEach(this::gate);
        StringBuilder text = new StringBuilder("{\n  \"creator\": \"flipchip\",\n  \"modules\": {\n    ")
            .append(quoted(VerilogWriter.topName(netlist))).append(": {\n      \"attributes\": {\"top\": \"")
            .append(binary(1, 32)).append("\"},\n      \"ports\": {\n");
        List<String> lines = new ArrayList<>();
        if (names.clock()) {
            lines.add(port(names.all().getFirst(), "input", "[" + clockBit + "]"));
        }
        for (int pin = 0; pin < names.names().size(); pin++) {
            Port port = netlist.ports().get(pin);
            lines.add(port(names.get(pin), port.direction() == Port.Direction.INPUT ? "input" : "output",
                bits(port.bus())));
        }
        text.append(String.join(",\n", lines)).append("\n      },\n      \"cells\": {\n");
        text.append(String.join(",\n", cells.values())).append("\n      },\n      \"netnames\": {\n");
        return text.append(String.join(",\n", netNames(names))).append("\n      }\n    }\n  }\n}\n")
            .toString();
    }

    private static String port(String name, String direction, String bits) {
        return "        " + quoted(name) + ": {\"direction\": \"" + direction + "\", \"bits\": " + bits + "}";
    }

    private List<String> netNames(PinNames names) {
        Map<Net, String> powerUp = new HashMap<>();
        for (Gate gate : netlist.gates()) {
            switch (gate) {
                case Gate.FlipFlop f -> powerUp.put(f.out(), f.initial() ? "1" : "0");
                case Gate.SetReset s -> powerUp.put(s.out(), s.initial() ? "1" : "0");
                case Gate.Latch latch -> powerUp.put(latch.out(), "0");
                case Gate.Ram _, Gate.Not _, Gate.And _, Gate.Or _, Gate.Xor _, Gate.Mux _ -> {}
            }
        }
        Map<String, String> lines = new LinkedHashMap<>();
        for (int id = 2; id < netlist.netCount(); id++) {
            lines.put(netlist.nameOf(new Net(id)), netName(Bus.of(new Net(id)), powerUp));
        }
        for (int pin = 0; pin < names.names().size(); pin++) {
            lines.put(names.get(pin), netName(netlist.ports().get(pin).bus(), powerUp));
        }
        return lines.entrySet().stream().map(line -> "        " + quoted(line.getKey()) + line.getValue())
            .toList();
    }

    private static String netName(Bus bus, Map<Net, String> powerUp) {
        String init = bus.nets().reversed().stream().map(net -> powerUp.getOrDefault(net, "x"))
            .collect(Collectors.joining());
        return ": {\"hide_name\": 0, \"bits\": " + bits(bus) + ", \"attributes\": {"
            + (init.matches("x*") ? "" : "\"init\": \"" + init + "\"") + "}}";
    }

    private void gate(Gate gate) {
        switch (gate) {
            case Gate.Not(Net in, Net out) ->
                cell("$_NOT_", out, Map.of("A", bit(in)), Map.of("Y", bit(out)));
            case Gate.And(Net a, Net b, Net out) ->
                cell("$_AND_", out, Map.of("A", bit(a), "B", bit(b)), Map.of("Y", bit(out)));
            case Gate.Or(Net a, Net b, Net out) ->
                cell("$_OR_", out, Map.of("A", bit(a), "B", bit(b)), Map.of("Y", bit(out)));
            case Gate.Xor(Net a, Net b, Net out) ->
                cell("$_XOR_", out, Map.of("A", bit(a), "B", bit(b)), Map.of("Y", bit(out)));
            case Gate.Mux(Net select, Net low, Net high, Net out) -> cell("$_MUX_", out,
                Map.of("A", bit(low), "B", bit(high), "S", bit(select)), Map.of("Y", bit(out)));
            case Gate.Latch(Net enable, Net d, Net out) ->
                cell("$_DLATCH_P_", out, Map.of("E", bit(enable), "D", bit(d)), Map.of("Q", bit(out)));
            case Gate.FlipFlop(Net d, Net enable, Net reset, boolean resetValue, _, Net out) ->
                flipFlop(bit(d), bit(enable), bit(reset), resetValue, out);
            case Gate.SetReset(Net set, Net clear, Net reset, boolean resetValue, _, Net out) -> {
                String held = String.valueOf(nextBit++);
                String next = String.valueOf(nextBit++);
                cell("$_ANDNOT_", out, Map.of("A", bit(out), "B", bit(clear)), Map.of("Y", held));
                cell("$_OR_", out, Map.of("A", bit(set), "B", held), Map.of("Y", next));
                flipFlop(next, bit(Net.ONE), bit(reset), resetValue, out);
            }
            case Gate.Ram ram -> memory(ram);
        }
    }

    private void flipFlop(String d, String enable, String reset, boolean resetValue, Net out) {
        cell("$_SDFFE_PP" + (resetValue ? 1 : 0) + "P_", out,
            Map.of("C", String.valueOf(clockBit), "D", d, "E", enable, "R", reset), Map.of("Q", bit(out)));
    }

    private void cell(String type, Net out, Map<String, String> inputs, Map<String, String> outputs) {
        add(netlist.nameOf(out), type, "", inputs, outputs);
    }

    private void add(String wanted, String type, String parameters, Map<String, String> inputs,
            Map<String, String> outputs) {
        String name = "cell " + wanted;
        String unique = cellNames.of(name).strip();
        List<String> directions = new ArrayList<>();
        List<String> connections = new ArrayList<>();
        new TreeMap<>(inputs).forEach((pin, bits) -> {
            directions.add("\"" + pin + "\": \"input\"");
            connections.add("\"" + pin + "\": " + list(bits));
        });
        new TreeMap<>(outputs).forEach((pin, bits) -> {
            directions.add("\"" + pin + "\": \"output\"");
            connections.add("\"" + pin + "\": " + list(bits));
        });
        cells.put(unique,
            "        " + quoted(unique) + ": {\"hide_name\": 0, \"type\": \"" + type + "\", \"parameters\": {"
                + parameters + "}, \"attributes\": {}, \"port_directions\": {" + String.join(", ", directions)
                + "}, \"connections\": {" + String.join(", ", connections) + "}}");
    }

    private void memory(Gate.Ram ram) {
        int addressBits = Math.max(maxWidth(ram.reads().stream().map(Gate.ReadPort::address).toList()),
            maxWidth(ram.writes().stream().map(Gate.WritePort::address).toList()));
        int reads = ram.reads().size();
        int writes = ram.writes().size();
        Map<String, String> parameters = new TreeMap<>(Map.of("MEMID", "\\\\" + ram.name(), "ABITS",
            binary(addressBits, 32), "WIDTH", binary(ram.width(), 32), "SIZE", binary(ram.words(), 32),
            "OFFSET", binary(0, 32), "INIT", "0".repeat(ram.words() * ram.width()), "RD_PORTS",
            binary(reads, 32), "WR_PORTS", binary(writes, 32)));
        for (String name : List.of("RD_CLK_ENABLE", "RD_CLK_POLARITY")) {
            parameters.put(name, "1".repeat(reads));
        }
        parameters.put("RD_WIDE_CONTINUATION", "0".repeat(reads));
        parameters.put("RD_CE_OVER_SRST", "0".repeat(reads));
        for (String name : List.of("RD_TRANSPARENCY_MASK", "RD_COLLISION_X_MASK")) {
            parameters.put(name, "0".repeat(Math.max(1, reads * writes)));
        }
        for (String name : List.of("RD_INIT_VALUE", "RD_ARST_VALUE", "RD_SRST_VALUE")) {
            parameters.put(name, "0".repeat(reads * ram.width()));
        }
        for (String name : List.of("WR_CLK_ENABLE", "WR_CLK_POLARITY")) {
            parameters.put(name, "1".repeat(writes));
        }
        parameters.put("WR_WIDE_CONTINUATION", "0".repeat(writes));
        parameters.put("WR_PRIORITY_MASK", priorities(writes));
        String clock = String.valueOf(clockBit);
        Map<String, String> inputs =
            new HashMap<>(Map.of("RD_CLK", repeat(clock, reads), "RD_ARST", repeat(bit(Net.ZERO), reads),
                "RD_SRST", repeat(bit(Net.ZERO), reads), "WR_CLK", repeat(clock, writes)));
        inputs.put("RD_EN", joined(ram.reads().stream().map(port -> bit(port.enable())).toList()));
        inputs.put("RD_ADDR",
            joined(ram.reads().stream().map(port -> padded(port.address(), addressBits)).toList()));
        inputs.put("WR_EN",
            joined(ram.writes().stream().map(port -> repeat(bit(port.enable()), ram.width())).toList()));
        inputs.put("WR_ADDR",
            joined(ram.writes().stream().map(port -> padded(port.address(), addressBits)).toList()));
        inputs.put("WR_DATA", joined(ram.writes().stream().map(port -> plainBits(port.data())).toList()));
        List<String> texts = new ArrayList<>();
        parameters.forEach((key, value) -> texts.add("\"" + key + "\": \"" + value + "\""));
        add(ram.name(), "$mem_v2", String.join(", ", texts), inputs,
            Map.of("RD_DATA", joined(ram.reads().stream().map(port -> plainBits(port.data())).toList())));
    }

    /// Bit `i * writes + j`, counted from the right: port i wins over port j; here the later one does.
    private static String priorities(int writes) {
        StringBuilder mask = new StringBuilder();
        for (int i = 0; i < writes; i++) {
            for (int j = 0; j < writes; j++) {
                mask.insert(0, j < i ? '1' : '0');
            }
        }
        return mask.toString();
    }

    private static String bit(Net net) {
        return net.isConstant() ? "\"" + net.id() + "\"" : String.valueOf(net.id());
    }

    private static String plainBits(Bus bus) {
        return joined(bus.nets().stream().map(JsonNetlistWriter::bit).toList());
    }

    private static String bits(Bus bus) {
        return list(plainBits(bus));
    }

    private static String padded(Bus address, int width) {
        List<String> bits = new ArrayList<>(address.nets().stream().map(JsonNetlistWriter::bit).toList());
        while (bits.size() < width) {
            bits.add(bit(Net.ZERO));
        }
        return joined(bits);
    }

    private static String repeat(String bit, int count) {
        return joined(java.util.Collections.nCopies(count, bit));
    }

    private static String joined(List<String> bits) {
        return String.join(", ", bits);
    }

    private static String list(String bits) {
        return "[" + bits + "]";
    }

    private static int maxWidth(List<Bus> buses) {
        return buses.stream().mapToInt(Bus::width).max().orElse(1);
    }

    private static String binary(int value, int width) {
        String digits = Integer.toBinaryString(value);
        return "0".repeat(width - digits.length()) + digits;
    }

    private static String quoted(String name) {
        return '"' + name.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
    }
}
