package flipchip.app.chips.owncell;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Map.Entry;
import java.util.Optional;
import java.util.Set;
import java.util.stream.StreamSupport;
import flipchip.app.chips.owncell.OwnCircuit.Refused;
import com.fasterxml.jackson.databind.JsonNode;

/// A finder of the clock of a circuit in Yosys' JSON. Only one pin of one wire can clock all registers, also
/// those inside blocks. One thread.
final class YosysClocks {
    private final JsonNode modules;
    private final String top;
    private final Map<String, Set<JsonNode>> known = new HashMap<>();

    YosysClocks(JsonNode modules, String top) {
        this.modules = modules;
        this.top = top;
    }

    /// The name of the pin that clocks every register; empty without registers.
    Optional<String> pin() throws Refused {
        JsonNode module = modules.get(top);
        Set<JsonNode> found = of(top);
        if (found.size() > 1) {
            throw Refused.of("clocks",
                String.join(", ", found.stream().map(bit -> wireName(module, bit)).toList()));
        }
        for (Entry<String, JsonNode> port : module.path("ports").properties()) {
            if (isInput(port.getValue()) && port.getValue().path("bits").size() == 1
                    && found.contains(port.getValue().path("bits").path(0))) {
                return Optional.of(port.getKey());
            }
        }
        if (!found.isEmpty()) {
            throw made(module, found.iterator().next());
        }
        return Optional.empty();
    }

    /// The wires of a module that clock a register in it or in a block of it.
    Set<JsonNode> of(String name) throws Refused {
        Set<JsonNode> found = known.get(name);
        if (found != null) {
            return found;
        }
        found = new HashSet<>();
        JsonNode module = modules.path(name);
        for (JsonNode cell : module.path("cells")) {
            String type = cell.path("type").asText();
            JsonNode pins = cell.path("connections");
            if (type.equals("$_DFFE_NP_")) {
                throw Refused.of("clock.falls", wireName(module, pins.path("C").path(0)));
            } else if (type.equals("$_DFFE_PP_")) {
                found.add(pins.path("C").path(0));
            } else if (modules.has(type)) {
                for (JsonNode inner : of(type)) {
                    found.add(outside(type, inner, pins));
                }
            }
        }
        known.put(name, found);
        return found;
    }

    /// The wire at a block that is a clock in it.
    private JsonNode outside(String type, JsonNode clock, JsonNode pins) throws Refused {
        for (Entry<String, JsonNode> port : modules.path(type).path("ports").properties()) {
            int bit = bits(port.getValue()).indexOf(clock);
            if (bit >= 0 && isInput(port.getValue()) && pins.path(port.getKey()).has(bit)) {
                return pins.path(port.getKey()).path(bit);
            }
        }
        throw made(modules.path(type), clock);
    }

    private static Refused made(JsonNode module, JsonNode wire) {
        return Refused.of("clock.made", wireName(module, wire));
    }

    private static boolean isInput(JsonNode port) {
        return port.path("direction").asText().equals("input");
    }

    private static List<JsonNode> bits(JsonNode wires) {
        return StreamSupport.stream(wires.path("bits").spliterator(), false).toList();
    }

    static String wireName(JsonNode module, JsonNode bit) {
        return module.path("netnames").properties().stream()
            .filter(wire -> bits(wire.getValue()).contains(bit)).map(Entry::getKey).findFirst()
            .orElse(bit.asText());
    }
}
