package flipchip.app.chips.owncell;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import flipchip.app.chips.owncell.CellGraph.Part;
import flipchip.app.chips.owncell.CellReport.Finding;

/// A search for operators whose operands have different widths on the way to an output that is wrong, the
/// commonest slip: `isW & rolB_in` is one bit wide where eight are meant.
final class CellWidths {
    private final CellGraph raw;
    private final List<String> lines;

    /// @param code of the file, without comments
    CellWidths(CellGraph raw, String code) {
        this.raw = raw;
        lines = code.lines().toList();
    }

    /// One finding a line.
    List<Finding> on(List<String> outputs) {
        Map<Integer, Finding> found = new LinkedHashMap<>();
        Set<Part> cone = raw.cone(outputs.stream().flatMap(output -> raw.port(output).stream()).toList());
        for (Part part : cone) {
            Optional<Finding> slip = switch (part.type()) {
                case "$and", "$or", "$xor", "$xnor" -> narrow(part);
                case "$logic_and" -> logic(part, "&&");
                case "$logic_or" -> logic(part, "||");
                case "$logic_not" -> logic(part, "!");
                default -> Optional.empty();
            };
            slip.or(() -> cut(part)).ifPresent(finding -> found.putIfAbsent(finding.line(), finding));
        }
        return found.values().stream().sorted((a, b) -> Integer.compare(a.line(), b.line())).toList();
    }

    private Optional<Finding> narrow(Part part) {
        int a = part.number("A_WIDTH");
        int b = part.number("B_WIDTH");
        int least = Math.min(a, b);
        int most = Math.max(a, b);
        List<Integer> pin = part.pin(a < b ? "A" : "B");
        if (least == most || least > 1 && most % least == 0 && least >= 8 || pin.contains(-1)) {
            return Optional.empty();
        }
        String small = name(pin);
        String large = name(part.pin(a < b ? "B" : "A"));
        return Optional.of(least == 1
            ? Finding.of(part.line(), part.type().equals("$and") ? "width.and" : "width.one", small, large,
                most)
            : Finding.of(part.line(), "width.some", small, least, large, most));
    }

    private String name(List<Integer> bits) {
        if (bits.size() > 1 && bits.stream().distinct().count() == 1) {
            return "{" + bits.size() + "{" + name(List.of(bits.getFirst())) + "}}";
        }
        List<String> whole =
            raw.startingWith(bits.getFirst()).stream().filter(net -> raw.width(net) == bits.size()).toList();
        return whole.stream().findFirst().or(() -> raw.nameOf(bits.getFirst()))
            .orElse(CellReport.words("width.operand"));
    }

    /// A truth value, where the operator that works bit by bit is meant.
    private Optional<Finding> logic(Part part, String sign) {
        int widest = Math.max(part.number("A_WIDTH"), part.number("B_WIDTH"));
        boolean isWide = raw.startingWith(part.out().getFirst()).stream().anyMatch(net -> raw.width(net) > 1);
        return widest > 1 && isWide
            ? Optional
                .of(Finding.of(part.line(), "width.logic", sign, sign.equals("!") ? "~" : sign.substring(1)))
            : Optional.empty();
    }

    /// Eight bits of which a wire of one bit keeps the lowest.
    private Optional<Finding> cut(Part part) {
        if (part.out().size() < 2 || part.out().stream().skip(1)
            .anyMatch(bit -> raw.isRead(bit) || raw.nameOf(bit).isPresent())) {
            return Optional.empty();
        }
        return raw.startingWith(part.out().getFirst()).stream().filter(net -> raw.width(net) == 1)
            .filter(net -> part.line() > 0 && lines.get(part.line() - 1).contains(net)).findFirst()
            .map(net -> Finding.of(part.line(), "width.cut", net, part.out().size()));
    }
}
