package flipchip.app.chips.owncell;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import flipchip.app.chips.owncell.CellGraph.Part;
import flipchip.app.chips.owncell.CellReport.Finding;
import com.fasterxml.jackson.databind.JsonNode;

/// An inspection of a cell as a circuit: pins, drivers, latches, registers, loops. Each cause is reported
/// once.
final class CellStructure {
    private static final Pattern IMPLICIT = Pattern.compile("^" + Pattern.quote(CellCheck.FILE)
        + ":(\\d{1,9}): Warning: Identifier `\\\\(\\S+)' is implicitly declared", Pattern.MULTILINE);
    private static final Pattern PROCEDURAL = Pattern.compile("Warning: wire '\\\\(\\S+)' is assigned in a "
        + "block at " + Pattern.quote(CellCheck.FILE) + ":(\\d{1,9})");

    private final Block block;
    private final CellGraph raw;
    private final CellGraph written;
    private final CellGraph gates;
    private final YosysNetlist netlist;
    private final String log;
    private final VerilogText text;
    private final List<Finding> faults = new ArrayList<>();
    /// Cells by whose removal the rest can be proved.
    private final Set<Part> unsound = new LinkedHashSet<>();
    /// Bits that nothing drives.
    private final Set<Integer> floating = new TreeSet<>();
    private final Set<String> twice = new TreeSet<>();
    private final Set<String> undeclared = new TreeSet<>();

    /// @param raw     the operators of the file
    /// @param written all of them, also those whose result is known
    /// @param netlist the same as simple gates
    CellStructure(Block block, CellGraph raw, CellGraph written, CellGraph gates, YosysNetlist netlist,
            String log, VerilogText text) {
        this.block = block;
        this.raw = raw;
        this.written = written;
        this.gates = gates;
        this.netlist = netlist;
        this.log = log;
        this.text = text;
        pins();
        words();
        twoConstants();
        drivenInputs();
        drivers();
        memories();
        loops();
        undriven();
    }

    List<Finding> faults() {
        return faults;
    }

    Set<Part> unsound() {
        return unsound;
    }

    /// Outputs of which no bit is driven.
    boolean isWritten(String output) {
        return raw.port(output).stream().anyMatch(bit -> bit < 0 || isDriven(bit));
    }

    /// Whether an output is wrong because of something that nothing drives.
    boolean isExplained(String output) {
        List<Integer> bits = raw.port(output);
        return floating.stream().anyMatch(bit -> raw.reaches(bit, bits));
    }

    /// The line on which an output is assigned.
    int lineOf(String output, int bit) {
        int driver =
            raw.driversOf(raw.port(output).get(bit)).stream().mapToInt(Part::line).findFirst().orElse(0);
        Set<Integer> assigned = new TreeSet<>(assignments(output));
        assigned.addAll(lines("(?<![\\w.])" + Pattern.quote(output) + "\\s*(?:\\[[^\\]]*\\]\\s*)?<?=(?!=)"));
        return driver > 0 ? driver : assigned.isEmpty() ? raw.lineOf(output) : first(assigned);
    }

    private boolean isDriven(int bit) {
        return !raw.driversOf(bit).isEmpty()
                || raw.ports("input").stream().anyMatch(pin -> raw.port(pin).contains(bit));
    }

    private void add(int line, String code, Object... values) {
        faults.add(Finding.of(line, code, values));
    }

    // ---- pins

    private void pins() {
        block.inputs().forEach((pin, width) -> pin(pin, width, "input"));
        block.outputs().forEach((pin, width) -> pin(pin, width, "output"));
        List<Integer> outputs =
            block.outputs().keySet().stream().flatMap(pin -> raw.port(pin).stream()).toList();
        for (String pin : raw.ports("input")) {
            if (!block.inputs().containsKey(pin)
                    && raw.port(pin).stream().anyMatch(bit -> raw.reaches(bit, outputs))) {
                floating.addAll(raw.port(pin));
                add(raw.lineOf(pin), "pin.extra", pin);
            }
        }
    }

    private void pin(String pin, int width, String direction) {
        int found = netlist.width(pin, direction);
        if (found == width) {
            return;
        }
        String other = direction.equals("input") ? "output" : "input";
        if (found != 0) {
            add(raw.lineOf(pin), direction + ".width", pin, found, width);
        } else if (raw.ports(other).contains(pin) || raw.ports("inout").contains(pin)) {
            add(raw.lineOf(pin), direction + ".direction", pin);
        } else {
            undeclared.add(pin);
            Stream.of(direction, "inout").flatMap(way -> raw.ports(way).stream())
                .filter(pin::equalsIgnoreCase).findFirst()
                .ifPresentOrElse(like -> add(raw.lineOf(like), direction + ".named", pin, like),
                    () -> add(0, direction + ".missing", pin));
        }
    }

    /// What Yosys only warns of.
    private void words() {
        IMPLICIT.matcher(log).results().forEach(found -> {
            String name = found.group(2);
            if (name.startsWith("$")) {
                undeclared.add("\\" + name);
                add(Integer.parseInt(found.group(1)), "task", name);
                return;
            }
            boolean isWithin = name.contains(".");
            if ((isWithin || !written.isUsed(name)) && undeclared.add(name)) {
                add(Integer.parseInt(found.group(1)), isWithin ? "hierarchy" : "undeclared", name);
            }
        });
        Set<String> told = new TreeSet<>();
        PROCEDURAL.matcher(log).results().forEach(found -> {
            String name = found.group(1).replaceFirst(".*\\.\\\\?", "");
            if (told.add(name)) {
                add(Integer.parseInt(found.group(2)), "procedural", name);
            }
        });
    }

    // ---- drivers

    private void drivenInputs() {
        List<String> unplaced = new ArrayList<>();
        for (String pin : raw.ports("input")) {
            boolean shorted = raw.port(pin).stream()
                .anyMatch(bit -> bit < 0 || !raw.driversOf(bit).isEmpty()
                        || raw.ports("input").stream()
                            .anyMatch(other -> !other.equals(pin) && raw.port(other).contains(bit))
                        || raw.port(pin).indexOf(bit) != raw.port(pin).lastIndexOf(bit));
            if (shorted) {
                Set<Integer> lines = new TreeSet<>(assignments(pin));
                raw.port(pin).forEach(bit -> raw.driversOf(bit).forEach(part -> {
                    lines.add(part.line());
                    unsound.add(part);
                }));
                if (lines.isEmpty()) {
                    unplaced.add(pin);
                } else {
                    add(first(lines), "driven.input", pin);
                }
            }
        }
        if (faults.isEmpty() && !unplaced.isEmpty()) {
            add(0, "driven.input", String.join(", ", unplaced));
        }
    }

    private void drivers() {
        Map<String, Set<Integer>> conflicts = new LinkedHashMap<>();
        Set<Integer> inputs =
            raw.ports("input").stream().flatMap(pin -> raw.port(pin).stream()).collect(Collectors.toSet());
        for (int bit : raw.driven()) {
            List<Part> parts = raw.driversOf(bit);
            if (bit >= 0 && parts.size() < 2 || inputs.contains(bit) && bit >= 0) {
                continue;
            }
            unsound.addAll(parts);
            String net = raw.nameOf(bit).map(name -> name.replaceFirst("\\[.*", "")).orElse("");
            parts.forEach(part -> conflicts.computeIfAbsent(net, _ -> new TreeSet<>()).add(part.line()));
        }
        conflicts.forEach(this::conflict);
    }

    /// Two modules within that drive one net, or one that drives an input, leave no trace once they are
    /// dissolved.
    ///
    /// @param modules of the file, by name
    void modules(JsonNode modules) {
        if (!twice.isEmpty() || !unsound.isEmpty()) {
            return;
        }
        modules.forEach(module -> {
            CellGraph graph = new CellGraph(module);
            Set<Integer> inputs = graph.ports("input").stream().flatMap(pin -> graph.port(pin).stream())
                .collect(Collectors.toSet());
            Map<String, Set<Integer>> conflicts = new LinkedHashMap<>();
            graph.driven().stream().filter(bit -> bit >= 0)
                .filter(bit -> graph.driversOf(bit).size() > (inputs.contains(bit) ? 0 : 1))
                .forEach(bit -> graph.driversOf(bit)
                    .forEach(part -> conflicts.computeIfAbsent(
                        graph.nameOf(bit).map(name -> name.replaceFirst("\\[.*", "")).orElse(""),
                        _ -> new TreeSet<>()).add(part.line())));
            conflicts.forEach(this::conflict);
        });
    }

    private void conflict(String net, Set<Integer> lines) {
        Set<Integer> all = new TreeSet<>(lines);
        if (twice.contains(net)) {
            return;
        }
        if (!net.isEmpty()) {
            all.addAll(assignments(net));
        }
        if (!all.stream().anyMatch(line -> line > 0)) {
            all.addAll(lines("\\(\\s*" + Pattern.quote(net) + "\\s*(?:\\[[^\\]]*\\]\\s*)?,"));
        }
        add(first(all), net.isEmpty() ? "twice.constant" : "twice", net, places(all));
    }

    /// Two constants, or two pins, on one net leave no trace in the circuit.
    private void twoConstants() {
        for (String output : block.outputs().keySet()) {
            List<Integer> lines = whole(output);
            if (lines.size() > 1) {
                twice.add(output);
                add(lines.getFirst(), "twice", output, places(lines));
            }
        }
    }

    private static String places(Collection<Integer> lines) {
        return lines.stream().filter(line -> line > 0).distinct().map(String::valueOf)
            .collect(Collectors.joining(", "));
    }

    private static int first(Set<Integer> lines) {
        return lines.stream().filter(line -> line > 0).findFirst().orElse(0);
    }

    /// Lines with a continuous assignment to the net or to a part of it.
    private List<Integer> assignments(String net) {
        return lines("\\bassign\\s+(?:#\\S+\\s+)?" + Pattern.quote(net) + "\\s*(?:\\[[^\\]]*\\]\\s*)?=");
    }

    private List<Integer> whole(String net) {
        String plain = text.plainCell();
        return plain.matches("(?s).*`(?:if|else)n?def.*")
            ? List.of()
            : Pattern.compile("\\bassign\\s+(?:#\\S+\\s+)?" + Pattern.quote(net) + "\\s*=").matcher(plain)
                .results().filter(found -> isOutside(plain.substring(0, found.start())))
                .map(found -> text.line(found.start())).toList();
    }

    /// Whether what follows is in no branch of an `if` or `case` that chooses what is built.
    private static boolean isOutside(String before) {
        return before.matches("(?s).*(?:;|\\bend\\w*)\\s*")
                && YosysWords.count(before, "begin") == YosysWords.count(before, "end");
    }

    private List<Integer> lines(String pattern) {
        List<Integer> lines = new ArrayList<>();
        Matcher found = Pattern.compile(pattern).matcher(text.plainCell());
        while (found.find()) {
            lines.add(text.line(found.start()));
        }
        return lines;
    }

    // ---- latches, registers, loops

    private void memories() {
        Map<String, Integer> latches = new LinkedHashMap<>();
        for (Part part : raw.parts()) {
            boolean isLatch = part.type().matches("\\$a?dlatch.*|\\$sr");
            if (isLatch) {
                String net = part.out().stream().flatMap(bit -> raw.innerNameOf(bit).stream()).findFirst()
                    .map(name -> name.replaceFirst("\\[.*", "")).orElse("");
                int line = part.line() > 0
                    ? part.line()
                    : first(new TreeSet<>(
                        lines("(?<![\\w.])" + Pattern.quote(net) + "\\s*(?:\\[[^\\]]*\\]\\s*)?<?=(?!=)")));
                latches.merge(net, line, Math::min);
            }
            if (isLatch || isForeign(part) || part.type().matches("\\$tribuf|\\$any.*")) {
                unsound.add(part);
            }
        }
        latches.forEach((net, line) -> add(line, "latch", net));
        raw.parts().stream().filter(this::isForeign).findFirst()
            .ifPresent(part -> add(part.line(), block.isClocked() ? "clock" : "register"));
        raw.parts().stream().filter(part -> part.type().matches("\\$(?:div|mod|divfloor|modfloor)")
                && part.pin("B").stream().anyMatch(bit -> bit >= 0))
            .findFirst().ifPresent(part -> {
                unsound.add(part);
                add(part.line(), "division");
            });
        if (faults.isEmpty()) {
            netlist.foreignCells().stream()
                .filter(foreign -> !block.isClocked() || !YosysNetlist.isRegister(foreign.type())).findFirst()
                .ifPresent(foreign -> add(CellGraph.lineAt(foreign.source()), "foreign", foreign.type()));
        }
    }

    /// Whether it is a register or a memory that the block must not have: any in a cell, others than those of
    /// the rising clock elsewhere.
    private boolean isForeign(Part part) {
        boolean isOurs = block.isClocked() && part.type().equals("$dff") && part.number("CLK_POLARITY") == 1
                && part.pin("CLK").equals(raw.port("clk"));
        return part.type().matches("\\$.*ff.*|\\$mem.*") && !isOurs;
    }

    private void loops() {
        Set<Part> loop = gates.loops();
        if (loop.isEmpty()) {
            return;
        }
        unsound.addAll(raw.loops());
        Set<String> nets = new LinkedHashSet<>();
        loop.stream().sorted(Comparator.comparingInt(Part::line)).forEach(part -> part.out()
            .forEach(bit -> gates.nameOf(bit).ifPresent(name -> nets.add(name.replaceFirst("\\[.*", "")))));
        add(first(loop.stream().map(Part::line).collect(Collectors.toCollection(TreeSet::new))), "loop",
            String.join(", ", nets));
    }

    // ---- what nothing drives

    private void undriven() {
        Set<String> told = new TreeSet<>(undeclared);
        block.outputs().keySet().forEach(output -> {
            List<Integer> bits = raw.port(output);
            List<String> open = new ArrayList<>();
            for (int bit = 0; bit < bits.size(); bit++) {
                if (bits.get(bit) >= 0 && !isDriven(bits.get(bit))) {
                    floating.add(bits.get(bit));
                    open.add(bits.size() == 1 ? output : output + "[" + raw.index(output, bit) + "]");
                }
            }
            told.add(output);
            if (!open.isEmpty() && open.size() == bits.size()) {
                add(raw.lineOf(output), "output.open", output);
            } else if (!open.isEmpty()) {
                add(raw.lineOf(output), "undriven", String.join(", ", open));
            }
        });
        for (int bit : raw.read()) {
            if (bit >= 0 && !isDriven(bit)) {
                floating.add(bit);
                String net = raw.nameOf(bit).map(name -> name.replaceFirst("\\[.*", "")).orElse("");
                if (!net.isEmpty() && told.add(net)) {
                    add(raw.lineOf(net), "undriven", raw.width(net) == 1 ? net : raw.nameOf(bit).get());
                }
            }
        }
        written.floating().stream().filter(told::add)
            .forEach(net -> add(written.lineOf(net), "undriven", net));
    }
}
