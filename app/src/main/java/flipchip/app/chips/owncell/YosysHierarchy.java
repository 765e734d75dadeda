package flipchip.app.chips.owncell;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Map.Entry;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import flipchip.app.chips.owncell.OwnCircuit.Refused;
import flipchip.hwsim.gates.netlist.Bus;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.netlist.NetlistBuilder;
import flipchip.hwsim.gates.netlist.NetlistCheck;
import com.fasterxml.jackson.databind.JsonNode;

/// The modules of a circuit as Yosys' JSON says them, and how to build them here, each instance a block. The
/// pin that clocks its registers does not become one: the clock is not a net. One thread, one use.
final class YosysHierarchy {
    private static final Pattern GIVEN = Pattern.compile("[nw]\\d+|const[01]");

    private final JsonNode modules;
    private final String top;
    private final YosysClocks clocks;

    /// Nets that a module reads and drives, by its own wires.
    ///
    /// @param drives a net outside that shows a wire
    private record Pins(Map<JsonNode, Net> reads, List<Entry<Net, JsonNode>> drives) {}

    YosysHierarchy(JsonNode modules) throws Refused {
        this.modules = modules;
        top = modules.properties().stream().filter(module -> module.getValue().path("attributes").has("top"))
            .map(Entry::getKey).findFirst().orElseThrow(() -> Refused.of("no.top"));
        clocks = new YosysClocks(modules, top);
    }

    /// The name of the pin that clocks the registers; empty without registers.
    Optional<String> clock() throws Refused {
        return clocks.pin();
    }

    Netlist build() throws Refused {
        JsonNode module = modules.get(top);
        Optional<String> clock = clock();
        NetlistBuilder n = new NetlistBuilder(plain(top));
        Map<JsonNode, Net> reads = new HashMap<>();
        List<Entry<Net, JsonNode>> drives = new ArrayList<>();
        List<Entry<String, Bus>> outputs = new ArrayList<>();
        for (Entry<String, JsonNode> port : module.path("ports").properties()) {
            List<JsonNode> bits = list(port.getValue().path("bits"));
            String name = plain(port.getKey());
            if (!isInput(port)) {
                Bus bus = bits.size() == 1 ? Bus.of(n.declare(name)) : n.declare(name, bits.size());
                for (int bit = 0; bit < bits.size(); bit++) {
                    drives.add(Map.entry(bus.get(bit), bits.get(bit)));
                }
                outputs.add(Map.entry(name, bus));
            } else if (bits.size() == 1 && clock.filter(port.getKey()::equals).isEmpty()) {
                reads.put(bits.getFirst(), n.input(name));
            } else if (bits.size() > 1) {
                Bus bus = n.input(name, bits.size());
                for (int bit = 0; bit < bits.size(); bit++) {
                    reads.put(bits.get(bit), bus.get(bit));
                }
            }
        }
        new Body(n, module, clocks.of(top)).build(new Pins(reads, drives));
        outputs.forEach(output -> n.output(output.getKey(), output.getValue()));
        Netlist netlist = n.unchecked();
        List<String> wrong = NetlistCheck.errors(netlist).stream().map(NetlistCheck.Problem::net).toList();
        if (!wrong.isEmpty()) {
            throw Refused.of("loop", String.join(", ", wrong));
        }
        return netlist;
    }

    private static boolean isInput(Entry<String, JsonNode> port) throws Refused {
        String direction = port.getValue().path("direction").asText();
        if (direction.equals("inout")) {
            throw Refused.of("inout", port.getKey());
        }
        return direction.equals("input");
    }

    /// The contents of one module. One use.
    private final class Body {
        private final NetlistBuilder n;
        private final JsonNode module;
        private final Set<JsonNode> clock;
        private final Map<JsonNode, Net> nets = new HashMap<>();
        private final Set<String> taken = new HashSet<>();

        Body(NetlistBuilder n, JsonNode module, Set<JsonNode> clock) {
            this.n = n;
            this.module = module;
            this.clock = clock;
        }

        void build(Pins pins) throws Refused {
            nets.putAll(pins.reads);
            Set<JsonNode> driven = driven();
            List<Entry<Net, JsonNode>> copies = new ArrayList<>();
            for (Entry<Net, JsonNode> pin : pins.drives) {
                if (driven.contains(pin.getValue()) && !nets.containsKey(pin.getValue())) {
                    nets.put(pin.getValue(), pin.getKey());
                } else {
                    copies.add(pin);
                }
            }
            Map<JsonNode, String> names = names();
            for (JsonNode bit : driven) {
                nets.computeIfAbsent(bit, wire -> n.declare(names.getOrDefault(wire, "w" + wire.asText())));
            }
            for (Entry<String, JsonNode> cell : module.path("cells").properties()) {
                add(cell.getKey(), cell.getValue());
            }
            for (Entry<Net, JsonNode> pin : copies) {
                n.driveOr(pin.getKey(), net(pin.getValue()), Net.ZERO);
            }
        }

        /// The wires that something in the module drives.
        private Set<JsonNode> driven() {
            Set<JsonNode> driven = new HashSet<>();
            for (JsonNode cell : module.path("cells")) {
                for (Entry<String, JsonNode> pin : cell.path("connections").properties()) {
                    if (cell.path("port_directions").path(pin.getKey()).asText().equals("output")) {
                        pin.getValue().forEach(bit -> {
                            if (bit.isNumber()) {
                                driven.add(bit);
                            }
                        });
                    }
                }
            }
            return driven;
        }

        private Map<JsonNode, String> names() {
            Map<JsonNode, String> names = new HashMap<>();
            module.path("netnames").properties().forEach(wire -> {
                String name = plain(wire.getKey());
                List<JsonNode> bits = list(wire.getValue().path("bits"));
                if (wire.getValue().path("hide_name").asInt() != 0 || GIVEN.matcher(name).matches()
                        || module.path("ports").has(wire.getKey()) || !taken.add(name)) {
                    return;
                }
                for (int bit = 0; bit < bits.size(); bit++) {
                    names.putIfAbsent(bits.get(bit), bits.size() == 1 ? name : name + "[" + bit + "]");
                }
            });
            return names;
        }

        private void add(String name, JsonNode cell) throws Refused {
            String type = cell.path("type").asText();
            JsonNode pins = cell.path("connections");
            if (modules.has(type)) {
                block(name, type, pins);
                return;
            }
            Net out = nets.get(pins.path(type.contains("FF") || type.contains("LATCH") ? "Q" : "Y").path(0));
            if (out == null) {
                throw Refused.of("gate", type, name);
            }
            switch (type) {
                case "$_AND_" -> n.driveAnd(out, in(pins, "A"), in(pins, "B"));
                case "$_OR_" -> n.driveOr(out, in(pins, "A"), in(pins, "B"));
                case "$_XOR_" -> n.driveXor(out, in(pins, "A"), in(pins, "B"));
                case "$_XNOR_" -> n.driveNot(out, n.xor(in(pins, "A"), in(pins, "B")));
                case "$_NOT_" -> n.driveNot(out, in(pins, "A"));
                case "$_BUF_" -> n.driveOr(out, in(pins, "A"), Net.ZERO);
                case "$_MUX_" -> n.driveMux(out, in(pins, "S"), in(pins, "A"), in(pins, "B"));
                case "$_DFFE_PP_" -> n.driveFlipFlop(out, in(pins, "D"), in(pins, "E"), Net.ZERO, false,
                    isHighAtFirst(pins.path("Q").path(0)));
                case "$_DLATCH_P_" -> n.driveLatch(out, in(pins, "E"), in(pins, "D"));
                case "$_TBUF_" ->
                    throw Refused.of("tristate", YosysClocks.wireName(module, pins.path("Y").path(0)));
                default -> throw Refused.of("gate", type, name);
            }
        }

        private boolean isHighAtFirst(JsonNode wire) {
            for (JsonNode named : module.path("netnames")) {
                int bit = list(named.path("bits")).indexOf(wire);
                String initial = named.path("attributes").path("init").asText();
                if (bit >= 0 && bit < initial.length() && initial.charAt(initial.length() - 1 - bit) == '1') {
                    return true;
                }
            }
            return false;
        }

        private void block(String name, String type, JsonNode pins) throws Refused {
            Map<JsonNode, Net> reads = new HashMap<>();
            List<Entry<Net, JsonNode>> drives = new ArrayList<>();
            try (NetlistBuilder.OpenScope scope = n.scope(plain(name), plain(type))) {
                for (Entry<String, JsonNode> port : modules.path(type).path("ports").properties()) {
                    List<JsonNode> inside = list(port.getValue().path("bits"));
                    List<Net> outside = new ArrayList<>();
                    boolean isInput = isInput(port);
                    for (int bit = 0; bit < inside.size(); bit++) {
                        JsonNode wire = pins.path(port.getKey()).path(bit);
                        if (clocks.of(type).contains(inside.get(bit)) && clock.contains(wire)) {
                            continue;
                        }
                        Net net = isInput ? net(wire) : nets.get(wire);
                        net = net == null ? n.declare(plain(port.getKey()) + "$[" + bit + "]") : net;
                        outside.add(net);
                        if (isInput) {
                            reads.put(inside.get(bit), net);
                        } else {
                            drives.add(Map.entry(net, inside.get(bit)));
                        }
                    }
                    if (!outside.isEmpty()) {
                        Bus bus = new Bus(outside);
                        Bus _ = isInput ? scope.input(port.getKey(), bus) : scope.output(port.getKey(), bus);
                    }
                }
                new Body(n, modules.get(type), clocks.of(type)).build(new Pins(reads, drives));
            }
        }

        private Net in(JsonNode pins, String pin) throws Refused {
            return net(pins.path(pin).path(0));
        }

        /// Constants are texts there, wires numbers. `x` and wires that nothing drives read as 0.
        private Net net(JsonNode wire) throws Refused {
            if (wire.isTextual()) {
                return wire.asText().equals("1") ? Net.ONE : Net.ZERO;
            }
            if (clock.contains(wire) && !nets.containsKey(wire)) {
                throw Refused.of("clock.read", YosysClocks.wireName(module, wire));
            }
            return nets.getOrDefault(wire, Net.ZERO);
        }
    }

    private static List<JsonNode> list(JsonNode array) {
        List<JsonNode> list = new ArrayList<>();
        array.forEach(list::add);
        return list;
    }

    /// A name without what Yosys adds and what a name here must not have.
    private static String plain(String name) {
        String own = name.startsWith("$paramod")
            ? name.replaceFirst("\\$paramod(?:\\$\\w+)?\\\\(\\w+).*", "$1")
            : name;
        return own.replaceAll("\\[(\\d+)\\]", "$1").replaceAll("[^A-Za-z0-9_$]", "_");
    }
}
