package flipchip.hwsim.circuit.solver;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// A small program written out so that its clocks can be added up: the instructions of each section.
///
/// In the text a line that ends in a colon begins a section; any other line is an instruction and, after a
/// semicolon, its purpose.
/// Thread: any
///
/// @param costs    clocks of an instruction by its name
/// @param sections in the order of the text
public record Listing(Map<String, Integer> costs, List<Section> sections) {

    /// @param text    instruction and operands
    /// @param clocks  what it takes
    /// @param comment empty where it needs none
    public record Line(String text, int clocks, String comment) {}

    /// @param state its name, which branches lead to
    public record Section(String state, List<Line> lines) {
        public Section {
            lines = List.copyOf(lines);
        }

        public int clocks() {
            return lines.stream().mapToInt(Line::clocks).sum();
        }
    }

    public Listing {
        costs = Map.copyOf(costs);
        sections = List.copyOf(sections);
    }

    /// @throws IllegalArgumentException if an instruction has no cost, or comes before the first state
    public static Listing parse(Map<String, Integer> costs, String text) {
        Map<String, List<Line>> sections = new LinkedHashMap<>();
        List<Line> present = null;
        for (String row : text.lines().map(String::strip).filter(line -> !line.isEmpty()).toList()) {
            if (row.endsWith(":")) {
                present = new ArrayList<>();
                sections.put(row.substring(0, row.length() - 1), present);
                continue;
            }
            String[] parts = row.split(";", 2);
            String name = parts[0].strip().split(" ", 2)[0];
            if (present == null || !costs.containsKey(name)) {
                throw new IllegalArgumentException("no cost for '" + row + "'");
            }
            present
                .add(new Line(parts[0].strip(), costs.get(name), parts.length == 1 ? "" : parts[1].strip()));
        }
        return new Listing(costs,
            sections.entrySet().stream().map(e -> new Section(e.getKey(), e.getValue())).toList());
    }
}
