package flipchip.hwsim.gates.export;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import flipchip.hwsim.gates.netlist.Bus;
import flipchip.hwsim.gates.netlist.Gate;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.netlist.Port;

/// A printer of one module. One use.
///
/// A net has the name of the first pin that carries it, if that is an input or a one-bit output, else a
/// wire's.
/// Thread: owner
final class VerilogModule {
    private static final int LINE_WIDTH = 110;

    private final Netlist netlist;
    private final HdlModule module;
    private final Map<HdlModule, String> moduleNames;
    private final VerilogOptions options;
    private final Identifiers identifiers;
    private final PinNames pinNames;
    private final Map<Net, String> references = new HashMap<>();
    private final List<String> wires = new ArrayList<>();
    private final List<String> registers = new ArrayList<>();
    private final List<String> memories = new ArrayList<>();
    private final List<String> statements = new ArrayList<>();

    VerilogModule(Netlist netlist, HdlModule module, Map<HdlModule, String> moduleNames,
            VerilogOptions options) {
        this.netlist = netlist;
        this.module = module;
        this.moduleNames = moduleNames;
        this.options = options;
        identifiers = new Identifiers(options.style());
        pinNames = PinNames.of(module);
    }

    String text() {
        pinNames.all().forEach(identifiers::of);
        nameNets();
        module.parts().forEach(this::instance);
        module.gates().forEach(this::gate);
        outputPins();
        StringBuilder text = new StringBuilder("module ").append(moduleNames.get(module)).append(" (\n")
            .append(header()).append(");\n");
        declareWires(text);
        registers.forEach(line -> text.append("    ").append(line).append('\n'));
        memories.forEach(line -> text.append("    ").append(line).append('\n'));
        statements.forEach(line -> text.append("    ").append(line).append('\n'));
        return text.append("endmodule\n").toString();
    }

    private void nameNets() {
        references.put(Net.ZERO, constant(false));
        references.put(Net.ONE, constant(true));
        Set<Net> stored = new HashSet<>();
        module.gates().stream().filter(gate -> !gate.isCombinational())
            .forEach(gate -> stored.addAll(gate.outputs()));
        // inputs first: a net that comes in and goes out again is called by the pin that drives it
        for (Port.Direction direction : List.of(Port.Direction.INPUT, Port.Direction.OUTPUT)) {
            for (int p = 0; p < module.ports().size(); p++) {
                Port port = module.ports().get(p);
                if (port.direction() == direction) {
                    namePins(port, pinNames.get(p), stored);
                }
            }
        }
        for (HdlModule.Part part : module.parts()) {
            for (int p = 0; p < part.connections().size(); p++) {
                if (part.module().ports().get(p).direction() == Port.Direction.OUTPUT) {
                    part.connections().get(p).nets().stream().filter(net -> net != HdlModule.OPEN)
                        .forEach(this::wire);
                }
            }
        }
        for (Gate gate : module.gates()) {
            switch (gate) {
                case Gate.FlipFlop(_, _, _, _, boolean initial, Net out) -> register(out, initial);
                case Gate.SetReset(_, _, _, _, boolean initial, Net out) -> register(out, initial);
                case Gate.Latch(_, _, Net out) -> register(out, false);
                case Gate.Ram _, Gate.Not _, Gate.And _, Gate.Or _, Gate.Xor _, Gate.Mux _ ->
                    gate.outputs().forEach(this::wire);
            }
        }
    }

    private void namePins(Port port, String name, Set<Net> stored) {
        boolean input = port.direction() == Port.Direction.INPUT;
        for (int bit = 0; bit < port.width(); bit++) {
            Net net = port.bus().get(bit);
            if (input || port.width() == 1 && !stored.contains(net)) {
                references.putIfAbsent(net, port.width() == 1 ? name : name + "[" + bit + "]");
            }
        }
    }

    private void wire(Net net) {
        if (!references.containsKey(net)) {
            String name = identifiers.of(module.local(netlist.nameOf(net)));
            references.put(net, name);
            wires.add(name);
        }
    }

    private void register(Net net, boolean initial) {
        String name = identifiers.of(module.local(netlist.nameOf(net)));
        references.put(net, name);
        registers.add("logic " + lanes() + name + " = " + constant(initial) + ";");
    }

    private String constant(boolean value) {
        String bit = value ? "1'b1" : "1'b0";
        return options.lanes() == 1 ? bit : "{" + options.lanes() + "{" + bit + "}}";
    }

    private String lanes() {
        return options.lanes() == 1 ? "" : "[" + (options.lanes() - 1) + ":0] ";
    }

    private String ref(Net net) {
        String name = references.get(net);
        if (name == null) {
            throw new IllegalStateException(
                module.type() + " reads " + netlist.nameOf(net) + ", which nothing in it drives");
        }
        return name;
    }

    /// All bits of an input pin in their order are written as the pin.
    private String ref(Bus bus) {
        if (bus.width() == 1) {
            return ref(bus.get(0));
        }
        for (int p = 0; p < module.ports().size(); p++) {
            if (module.ports().get(p).direction() == Port.Direction.INPUT
                    && module.ports().get(p).bus().equals(bus)) {
                return pinNames.get(p);
            }
        }
        return concatenation(bus.nets().stream().map(this::ref).toList());
    }

    /// Highest bit first, as in the language.
    private static String concatenation(List<String> bits) {
        return "{" + String.join(", ", bits.reversed()) + "}";
    }

    private String header() {
        List<String> pins = new ArrayList<>();
        if (module.clocked()) {
            pins.add("    input  logic clk");
        }
        for (int p = 0; p < module.ports().size(); p++) {
            Port port = module.ports().get(p);
            String direction = port.direction() == Port.Direction.INPUT ? "input  " : "output ";
            String range =
                port.width() == 1 ? "" : "[" + (port.width() - 1) + ":0]" + (options.lanes() == 1 ? " " : "");
            pins.add("    " + direction + "logic " + range + lanes() + pinNames.get(p));
        }
        return pins.stream().collect(Collectors.joining(",\n", "", "\n"));
    }

    private void declareWires(StringBuilder text) {
        String start = "    logic " + lanes();
        StringBuilder line = new StringBuilder();
        for (String wire : wires) {
            if (!line.isEmpty() && line.length() + wire.length() + 3 > LINE_WIDTH) {
                text.append(line).append(";\n");
                line.setLength(0);
            }
            line.append(line.isEmpty() ? start : ", ").append(wire);
        }
        if (!line.isEmpty()) {
            text.append(line).append(";\n");
        }
    }

    private void instance(HdlModule.Part part) {
        StringBuilder text = new StringBuilder(moduleNames.get(part.module())).append(' ')
            .append(identifiers.of(part.name())).append(" (");
        List<String> nets = part.connections().stream().map(this::connection).toList();
        statements.add(text.append(PinNames.of(part.module()).connections(nets)).append(");").toString());
    }

    private String connection(Bus bus) {
        if (bus.nets().stream().allMatch(HdlModule.OPEN::equals)) {
            return "";
        }
        return !bus.nets().contains(HdlModule.OPEN)
            ? ref(bus)
            : concatenation(
                bus.nets().stream().map(net -> net.equals(HdlModule.OPEN) ? unused() : ref(net)).toList());
    }

    private String unused() {
        String name = identifiers.of("unused");
        wires.add(name);
        return name;
    }

    private void outputPins() {
        for (int p = 0; p < module.ports().size(); p++) {
            Port port = module.ports().get(p);
            String value = port.direction() == Port.Direction.OUTPUT ? ref(port.bus()) : pinNames.get(p);
            if (!value.equals(pinNames.get(p))) {
                statements.add("assign " + pinNames.get(p) + " = " + value + ";");
            }
        }
    }

    private void gate(Gate gate) {
        switch (gate) {
            case Gate.Not(Net in, Net out) -> assign(out, "~" + ref(in));
            case Gate.And(Net a, Net b, Net out) -> assign(out, ref(a) + " & " + ref(b));
            case Gate.Or(Net a, Net b, Net out) -> assign(out, ref(a) + " | " + ref(b));
            case Gate.Xor(Net a, Net b, Net out) -> assign(out, ref(a) + " ^ " + ref(b));
            case Gate.Mux(Net select, Net low, Net high, Net out) ->
                assign(out, select(ref(select), ref(high), ref(low)));
            case Gate.Latch(Net enable, Net d, Net out) -> latch(ref(enable), ref(d), ref(out));
            case Gate.FlipFlop f -> flipFlop(f);
            case Gate.SetReset s -> setReset(s);
            case Gate.Ram ram -> memory(ram);
        }
    }

    private void assign(Net out, String value) {
        statements.add("assign " + (options.unitDelays() ? "#1 " : "") + ref(out) + " = " + value + ";");
    }

    private String select(String condition, String high, String low) {
        return options.lanes() == 1
            ? condition + " ? " + high + " : " + low
            : "(" + condition + " & " + high + ") | (~" + condition + " & " + low + ")";
    }

    private void latch(String enable, String d, String out) {
        if (options.unitDelays()) {
            statements.add("always @* if (" + enable + ") " + out + " <= #1 " + d + ";");
        } else if (options.lanes() == 1) {
            statements.add("always_latch if (" + enable + ") " + out + " = " + d + ";");
        } else {
            IntStream.range(0, options.lanes()).mapToObj(lane -> "[" + lane + "]").forEach(lane -> statements
                .add("always_latch if (" + enable + lane + ") " + out + lane + " = " + d + lane + ";"));
        }
    }

    private void flipFlop(Gate.FlipFlop f) {
        String out = ref(f.out());
        if (options.lanes() > 1) {
            statements.add(edge(out + " <= " + select(ref(f.reset()), constant(f.resetValue()),
                "(" + select(ref(f.enable()), ref(f.d()), out) + ")") + ";"));
            return;
        }
        String load = f.enable().equals(Net.ONE)
            ? out + " <= " + ref(f.d()) + ";"
            : "if (" + ref(f.enable()) + ") " + out + " <= " + ref(f.d()) + ";";
        statements.add(edge(reset(f.reset(), out, f.resetValue()) + load));
    }

    private void setReset(Gate.SetReset s) {
        String out = ref(s.out());
        if (options.lanes() > 1) {
            statements.add(edge(out + " <= " + select(ref(s.reset()), constant(s.resetValue()),
                "(" + ref(s.set()) + " | (~" + ref(s.clear()) + " & " + out + "))") + ";"));
            return;
        }
        String clear =
            s.clear().equals(Net.ZERO) ? "" : " else if (" + ref(s.clear()) + ") " + out + " <= 1'b0;";
        statements.add(edge(reset(s.reset(), out, s.resetValue()) + "if (" + ref(s.set()) + ") " + out
            + " <= 1'b1;" + clear));
    }

    private String reset(Net reset, String out, boolean value) {
        return reset.equals(Net.ZERO)
            ? ""
            : "if (" + ref(reset) + ") " + out + " <= " + constant(value) + "; else ";
    }

    private static String edge(String body) {
        return "always_ff @(posedge clk) " + body;
    }

    private void memory(Gate.Ram ram) {
        if (options.lanes() > 1) {
            throw new IllegalArgumentException("memory '" + ram.name() + "' cannot be written with lanes");
        }
        String name = identifiers.of(ram.name());
        String word = "logic [" + (ram.width() - 1) + ":0] ";
        memories.add(word + name + " [0:" + (ram.words() - 1) + "];");
        memories.add("initial for (int i = 0; i < " + ram.words() + "; i = i + 1) " + name + "[i] = "
            + ram.width() + "'d0;");
        for (Gate.ReadPort read : ram.reads()) {
            String data = identifiers.of(ram.name() + "_read");
            registers.add(word + data + (options.powerUp() ? " = " + ram.width() + "'d0;" : ";"));
            String value = name + "[" + ref(read.address()) + "]";
            statements.add(edge(when(ref(read.enable()), null) + data + " <= "
                + (reaches(read.address(), ram)
                    ? inRange(read.address(), ram) + " ? " + value + " : " + ram.width() + "'d0"
                    : value)
                + ";"));
            statements.add("assign " + ref(read.data()) + " = " + data + ";");
        }
        if (!ram.writes().isEmpty()) {
            statements.add("always_ff @(posedge clk) begin");
            for (Gate.WritePort write : ram.writes()) {
                statements.add("    "
                    + when(ref(write.enable()),
                        reaches(write.address(), ram) ? inRange(write.address(), ram) : null)
                    + name + "[" + ref(write.address()) + "] <= " + ref(write.data()) + ";");
            }
            statements.add("end");
        }
    }

    private static String when(String enable, String range) {
        String condition = range == null ? enable : enable + " && " + range;
        return condition.equals("1'b1") ? "" : "if (" + condition + ") ";
    }

    /// Whether the address can name a word that is not there.
    private static boolean reaches(Bus address, Gate.Ram ram) {
        return address.width() < 31 && 1L << address.width() > ram.words();
    }

    private String inRange(Bus address, Gate.Ram ram) {
        return "(" + ref(address) + " < " + address.width() + "'d" + ram.words() + ")";
    }
}
