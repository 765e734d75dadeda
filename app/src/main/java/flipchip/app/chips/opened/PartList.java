package flipchip.app.chips.opened;

import java.util.List;
import java.util.stream.Collectors;
import flipchip.hwsim.gates.netlist.Netlist;

/// The parts of a circuit as the window shows them, as a table. Any thread.
public final class PartList {
    private PartList() {}

    /// One part.
    ///
    /// @param name  inside the part around it
    /// @param kind  "block" of the circuit, "gate", or "drawn" where the drawing put gates or blocks together
    /// @param type  of a block what it is an instance of
    /// @param gates in it
    public record Row(String name, String kind, String type, int gates) {}

    /// What is inside a part.
    ///
    /// @param way names from the circuit's parts inwards; empty for the circuit itself
    /// @throws IllegalArgumentException if a part has no such part, with the names there are
    public static List<Row> of(Netlist netlist, List<String> way) {
        PartTree tree = new PartTree(netlist);
        Part part = tree.root();
        for (String name : way) {
            List<Part> inside = tree.parts(part);
            String around = part.name();
            part = inside.stream().filter(inner -> inner.name().equals(name)).findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no part '" + name + "' in " + around
                    + "; there are " + inside.stream().map(Part::name).collect(Collectors.joining(", "))));
        }
        return tree.parts(part).stream()
            .map(inner -> new Row(inner.name(), kind(inner), inner.type(), inner.gates().length)).toList();
    }

    private static String kind(Part part) {
        return switch (part.kind()) {
            case CIRCUIT, BLOCK -> "block";
            case GATE -> "gate";
            case GROUP, BUS, SLICE -> "drawn";
        };
    }
}
