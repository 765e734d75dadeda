package flipchip.app.chips.owncell;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import flipchip.engine.board.Direction;
import flipchip.hwsim.gates.netlist.Bus;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.netlist.NetlistBuilder;
import flipchip.hwsim.referee.array.ForeignCell;
import com.fasterxml.jackson.databind.JsonNode;

/// A module that Yosys took apart into simple gates, as its JSON says it, and how to build it here.
final class YosysNetlist implements ForeignCell {
    private static final List<String> PLAIN =
        List.of("$_AND_", "$_OR_", "$_NOT_", "$_XOR_", "$_XNOR_", "$_MUX_", "$_BUF_");

    /// Names that a wire gets here.
    private static final Pattern GIVEN = Pattern.compile("[gx]\\d+");

    private final JsonNode module;

    YosysNetlist(JsonNode module) {
        this.module = module;
    }

    /// A cell other than a simple gate, such as a register.
    record Foreign(String type, String source) {}

    List<Foreign> foreignCells() {
        List<Foreign> found = new ArrayList<>();
        module.get("cells").forEach(cell -> {
            String type = cell.get("type").asText();
            if (!PLAIN.contains(type)) {
                found.add(new Foreign(type, source(cell)));
            }
        });
        return found;
    }

    static String source(JsonNode item) {
        return item.path("attributes").path("src").asText("");
    }

    /// The place of the gate that drives an output bit.
    Optional<String> driverOf(String port, int bit) {
        JsonNode wire = module.path("ports").path(port).path("bits").path(bit);
        for (JsonNode cell : module.get("cells")) {
            if (cell.get("connections").path("Y").path(0).equals(wire)) {
                return Optional.of(source(cell));
            }
        }
        return Optional.empty();
    }

    /// Width of a port; 0 if there is none in this direction.
    int width(String port, String direction) {
        JsonNode found = module.path("ports").path(port);
        return direction.equals(found.path("direction").asText()) ? found.get("bits").size() : 0;
    }

    static boolean isRegister(String type) {
        return type.matches("\\$_?(?:DFF|dff).*");
    }

    /// Gates, inverters included, but no registers.
    int gates() {
        int gates = 0;
        for (JsonNode cell : module.get("cells")) {
            gates += isRegister(cell.path("type").asText()) ? 0 : 1;
        }
        return gates;
    }

    @Override
    public void build(NetlistBuilder n, Map<String, Bus> inputs, Map<String, Bus> outputs) {
        Map<JsonNode, Net> nets = new HashMap<>();
        inputs.forEach((port, bus) -> connect(nets, port, bus));
        Map<JsonNode, Net> direct = directly(nets, outputs);
        Map<JsonNode, String> names = wireNames();
        for (JsonNode cell : module.get("cells")) {
            JsonNode out = cell.get("connections").get("Y").get(0);
            Net pin = direct.get(out);
            nets.put(out, pin != null ? pin : n.declare(names.getOrDefault(out, "g" + out.asText())));
        }
        for (JsonNode cell : module.get("cells")) {
            gate(n, cell.get("type").asText(), cell.get("connections"), nets);
        }
        outputs.forEach((port, bus) -> {
            JsonNode bits = module.get("ports").get(port).get("bits");
            for (int bit = 0; bit < bus.width(); bit++) {
                if (!bus.get(bit).equals(direct.get(bits.get(bit)))) {
                    n.driveOr(bus.get(bit), net(nets, bits.get(bit)), Net.ZERO);
                }
            }
        });
    }

    /// The output nets that a gate drives itself. What is an output under a second name, an input or a
    /// constant is copied.
    private Map<JsonNode, Net> directly(Map<JsonNode, Net> inputs, Map<String, Bus> outputs) {
        Map<JsonNode, Net> direct = new HashMap<>();
        outputs.forEach((port, bus) -> {
            JsonNode bits = module.get("ports").get(port).get("bits");
            for (int bit = 0; bit < bus.width(); bit++) {
                JsonNode wire = bits.get(bit);
                if (!wire.isTextual() && !inputs.containsKey(wire) && isDriven(wire)) {
                    direct.putIfAbsent(wire, bus.get(bit));
                }
            }
        });
        return direct;
    }

    private boolean isDriven(JsonNode wire) {
        for (JsonNode cell : module.get("cells")) {
            if (cell.get("connections").get("Y").get(0).equals(wire)) {
                return true;
            }
        }
        return false;
    }

    /// What the student calls the wires that are no pins: `flB[E]` of a bus with a bit for each direction.
    private Map<JsonNode, String> wireNames() {
        Map<JsonNode, String> names = new HashMap<>();
        Set<String> taken = new HashSet<>(CellPorts.OUTPUTS.keySet());
        taken.addAll(CellPorts.INPUTS.keySet());
        taken.addAll(List.of("const0", "const1"));       // the builder's own
        module.path("netnames").properties().forEach(entry -> {
            String name = entry.getKey().replaceAll("[^A-Za-z0-9_]", "_");
            JsonNode bits = entry.getValue().get("bits");
            if (entry.getValue().path("hide_name").asInt() != 0 || GIVEN.matcher(name).matches()
                    || !taken.add(name)) {
                return;
            }
            for (int bit = 0; bit < bits.size(); bit++) {
                String place = bits.size() == 1
                    ? ""
                    : "[" + (bits.size() == Direction.values().length ? Direction.values()[bit] : bit) + "]";
                names.putIfAbsent(bits.get(bit), name + place);
            }
        });
        return names;
    }

    private void connect(Map<JsonNode, Net> nets, String port, Bus bus) {
        JsonNode bits = module.path("ports").path(port).path("bits");
        for (int bit = 0; bit < bits.size(); bit++) {
            nets.put(bits.get(bit), bus.get(bit));
        }
    }

    private static void gate(NetlistBuilder n, String type, JsonNode pins, Map<JsonNode, Net> nets) {
        Net out = nets.get(pins.get("Y").get(0));
        Net a = net(nets, pins.get("A").get(0));
        Net b = pins.has("B") ? net(nets, pins.get("B").get(0)) : Net.ZERO;
        switch (type) {
            case "$_AND_" -> n.driveAnd(out, a, b);
            case "$_OR_" -> n.driveOr(out, a, b);
            case "$_XOR_" -> n.driveXor(out, a, b);
            case "$_XNOR_" ->
                n.driveNot(out, n.driveXor(n.declare("x" + pins.get("Y").get(0).asText()), a, b));
            case "$_NOT_" -> n.driveNot(out, a);
            case "$_BUF_" -> n.driveOr(out, a, Net.ZERO);
            case "$_MUX_" -> n.driveMux(out, net(nets, pins.get("S").get(0)), a, b);
            default -> throw new IllegalArgumentException("a cell of type " + type);
        }
    }

    /// Constants are texts there, wires numbers. `x` and undriven wires read as 0.
    private static Net net(Map<JsonNode, Net> nets, JsonNode wire) {
        if (wire.isTextual()) {
            return wire.asText().equals("1") ? Net.ONE : Net.ZERO;
        }
        return nets.getOrDefault(wire, Net.ZERO);
    }

    /// The module alone, with its ports.
    Netlist alone() {
        NetlistBuilder n = new NetlistBuilder("my_cell");
        Map<String, Bus> inputs = new HashMap<>();
        CellPorts.INPUTS.forEach((port, width) -> inputs.put(port, n.input(port, width)));
        Map<String, Bus> outputs = new HashMap<>();
        CellPorts.OUTPUTS.forEach((port, width) -> outputs.put(port, n.declare(port + "_out", width)));
        build(n, inputs, outputs);
        outputs.forEach(n::output);
        return n.build();
    }
}
