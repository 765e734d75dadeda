package flipchip.app.chips.owncell;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import com.fasterxml.jackson.databind.JsonNode;

/// A module in Yosys' JSON as a graph: which bits a cell reads and drives, and what the student calls them.
final class CellGraph {
    private static final Pattern LINE =
        Pattern.compile("(?<![\\w.])" + Pattern.quote(CellCheck.FILE) + ":(\\d{1,9})");

    private final JsonNode module;
    private final List<Part> parts = new ArrayList<>();
    private final Map<Integer, List<Part>> drivers = new HashMap<>();
    private final Map<Integer, List<Part>> readers = new HashMap<>();
    private final Map<Integer, String> names = new HashMap<>();

    /// A cell of the graph.
    record Part(String id, String type, int line, List<Integer> in, List<Integer> out, JsonNode json) {
        /// Bits of a pin, constants as -1.
        List<Integer> pin(String name) {
            return bits(json.path("connections").path(name));
        }

        /// A parameter that is a number; 0 if there is none.
        int number(String name) {
            String text = json.path("parameters").path(name).asText("");
            return text.matches("[01]{1,32}") ? Integer.parseUnsignedInt(text, 2) : 0;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Part part && part.id.equals(id);
        }

        @Override
        public int hashCode() {
            return id.hashCode();
        }
    }

    CellGraph(JsonNode module) {
        this.module = module;
        module.path("cells").properties().forEach(entry -> add(entry.getKey(), entry.getValue()));
        name();
    }

    private void add(String id, JsonNode cell) {
        List<Integer> in = new ArrayList<>();
        List<Integer> out = new ArrayList<>();
        cell.path("connections").properties().forEach(pin -> {
            String direction = cell.path("port_directions").path(pin.getKey()).asText("");
            boolean drives = direction.isEmpty() ? pin.getKey().matches("[YQ]") : direction.equals("output");
            (drives ? out : in).addAll(bits(pin.getValue()));
        });
        Part part = new Part(id, cell.path("type").asText(), lineOf(cell), in, out, cell);
        parts.add(part);
        out.forEach(bit -> drivers.computeIfAbsent(bit, _ -> new ArrayList<>()).add(part));
        in.stream().distinct().forEach(bit -> readers.computeIfAbsent(bit, _ -> new ArrayList<>()).add(part));
    }

    private static List<Integer> bits(JsonNode list) {
        List<Integer> bits = new ArrayList<>();
        list.forEach(bit -> bits.add(bit.isTextual() ? -1 : bit.asInt()));
        return bits;
    }

    /// Pins first, then what the file declares, then what it declares in modules within.
    private void name() {
        module.path("ports").properties().forEach(port -> name(port.getKey()));
        for (boolean within : new boolean[] {false, true}) {
            module.path("netnames").properties().forEach(net -> {
                boolean hidden = net.getValue().path("hide_name").asInt() != 0;
                if (!hidden && net.getKey().contains(".") == within) {
                    name(net.getKey());
                }
            });
        }
    }

    private void name(String net) {
        List<Integer> bits = bits(module.path("netnames").path(net).path("bits"));
        for (int bit = 0; bit < bits.size(); bit++) {
            if (bits.get(bit) >= 0) {
                names.putIfAbsent(bits.get(bit), bits.size() == 1 ? net : net + "[" + index(net, bit) + "]");
            }
        }
    }

    /// The number that the file gives to a bit, the lowest being 0: another where it says `[0:7]`.
    int index(String net, int bit) {
        JsonNode declared = module.path("netnames").path(net);
        int offset = declared.path("offset").asInt();
        return declared.path("upto").asInt() != 0
            ? offset + declared.path("bits").size() - 1 - bit
            : offset + bit;
    }

    List<Part> parts() {
        return parts;
    }

    List<Part> driversOf(int bit) {
        return drivers.getOrDefault(bit, List.of());
    }

    boolean isRead(int bit) {
        return readers.containsKey(bit);
    }

    /// The nets of the file of which a cell reads a bit that nothing drives.
    Set<String> floating() {
        Set<Integer> driven = new HashSet<>(drivers.keySet());
        ports("input").forEach(pin -> driven.addAll(port(pin)));
        Set<String> floating = new TreeSet<>();
        readers.keySet().stream().filter(bit -> bit >= 0 && !driven.contains(bit))
            .forEach(bit -> nameOf(bit).ifPresent(name -> floating.add(name.replaceFirst("\\[.*", ""))));
        return floating;
    }

    /// Bits that cells read.
    Set<Integer> read() {
        return new TreeSet<>(readers.keySet());
    }

    /// All bits that cells drive; -1 if one drives a constant.
    Set<Integer> driven() {
        return new TreeSet<>(drivers.keySet());
    }

    /// What the file calls a bit: `flB[3]`.
    Optional<String> nameOf(int bit) {
        return Optional.ofNullable(names.get(bit));
    }

    /// The same, but a wire or variable rather than a pin that it is assigned to.
    Optional<String> innerNameOf(int bit) {
        return nets().stream().filter(net -> !net.contains(".") && !module.path("ports").has(net))
            .filter(net -> bits(module.path("netnames").path(net).path("bits")).contains(bit)).findFirst()
            .or(() -> nameOf(bit));
    }

    /// The names of pins in a direction.
    List<String> ports(String direction) {
        return module.path("ports").properties().stream()
            .filter(port -> port.getValue().path("direction").asText().equals(direction))
            .map(Map.Entry::getKey).toList();
    }

    List<Integer> port(String name) {
        return bits(module.path("ports").path(name).path("bits"));
    }

    /// The nets that the file names.
    List<String> nets() {
        return module.path("netnames").properties().stream()
            .filter(net -> net.getValue().path("hide_name").asInt() == 0).map(Map.Entry::getKey).toList();
    }

    /// Widths of the nets that the file names.
    int width(String net) {
        return module.path("netnames").path(net).path("bits").size();
    }

    /// The nets of the file that have this bit as their lowest.
    List<String> startingWith(int bit) {
        List<String> found = new ArrayList<>();
        module.path("netnames").properties().forEach(net -> {
            if (net.getValue().path("hide_name").asInt() == 0
                    && bits(net.getValue().path("bits")).getFirst() == bit) {
                found.add(net.getKey());
            }
        });
        return found;
    }

    /// Whether a net of one bit is driven and read.
    boolean isUsed(String net) {
        List<Integer> bits = bits(module.path("netnames").path(net).path("bits"));
        return !bits.isEmpty() && bits.stream().allMatch(bit -> drivers.containsKey(bit) && isRead(bit));
    }

    int lineOf(String net) {
        return lineOf(module.path("netnames").path(net));
    }

    /// The first line of the student's file in a place that Yosys gives; 0 if there is none.
    static int lineOf(JsonNode item) {
        return lineAt(item.path("attributes").path("src").asText(""));
    }

    static int lineAt(String place) {
        Matcher line = LINE.matcher(place);
        return line.find() ? Integer.parseInt(line.group(1)) : 0;
    }

    /// All cells on the way to these bits.
    Set<Part> cone(List<Integer> bits) {
        Set<Part> cone = new LinkedHashSet<>();
        Set<Integer> seen = new HashSet<>(bits);
        List<Integer> next = new ArrayList<>(bits);
        while (!next.isEmpty()) {
            for (Part part : driversOf(next.removeLast())) {
                if (cone.add(part)) {
                    part.in.stream().filter(seen::add).forEach(next::add);
                }
            }
        }
        return cone;
    }

    /// Whether a bit is on the way to others.
    boolean reaches(int bit, List<Integer> bits) {
        return bits.contains(bit) || cone(bits).stream().anyMatch(part -> part.in.contains(bit));
    }

    /// The cells of combinational loops, and those between loops. What is not ready after all that can be
    /// computed, and is read by what is not either.
    Set<Part> loops() {
        Set<Part> left = new LinkedHashSet<>(parts);
        left.removeIf(part -> YosysNetlist.isRegister(part.type));
        boolean changed = true;
        while (changed) {
            Set<Integer> waiting = new HashSet<>();
            left.forEach(part -> waiting.addAll(part.out));
            waiting.remove(-1);
            changed = left.removeIf(part -> part.in.stream().noneMatch(waiting::contains));
        }
        changed = true;
        while (changed) {
            Set<Integer> wanted = new HashSet<>();
            left.forEach(part -> wanted.addAll(part.in));
            changed = left.removeIf(part -> part.out.stream().noneMatch(wanted::contains));
        }
        return left;
    }
}
