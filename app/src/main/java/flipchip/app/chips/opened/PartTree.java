package flipchip.app.chips.opened;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntConsumer;
import java.util.function.IntFunction;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import flipchip.hwsim.gates.netlist.Gate;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.netlist.Port;
import flipchip.hwsim.gates.netlist.Scope;

/// A circuit as a tree of parts, from the whole down to single gates, none with more parts than a drawing can
/// show. Blocks are those of the circuit; gates of a block that are too many are put together by the bus they
/// make, then by its lines, then as they stand. One thread.
final class PartTree {
    /// More gates than these are put together.
    static final int GATES = 60;
    /// From this number on, blocks of one type are put together.
    private static final int ALIKE = 8;
    /// Stands for what gates make that nothing reads.
    private static final String UNREAD = "-";
    private static final Pattern UNNAMED = Pattern.compile("n\\d+");

    private final Netlist netlist;
    private final int[] scopeEnd;
    private final List<List<Scope>> blocks = new ArrayList<>();
    private final int[][] readers;
    private final Map<Integer, String> outputs = new HashMap<>();
    private final Map<Part, List<Part>> children = new IdentityHashMap<>();
    private final Part root;

    PartTree(Netlist netlist) {
        this.netlist = netlist;
        scopeEnd = IntStream.range(0, netlist.scopes().size()).toArray();
        netlist.scopes().forEach(_ -> blocks.add(new ArrayList<>()));
        for (int s = netlist.scopes().size() - 1; s > 0; s--) {
            Scope scope = netlist.scopes().get(s);
            blocks.get(scope.parent()).addFirst(scope);
            scopeEnd[scope.parent()] = Math.max(scopeEnd[scope.parent()], scopeEnd[s]);
        }
        readers = readers(netlist);
        netlist.ports(Port.Direction.OUTPUT).forEach(port -> {
            for (int bit = 0; bit < port.width(); bit++) {
                outputs.putIfAbsent(port.bus().nets().get(bit).id(), port.name() + "[" + bit + "]");
            }
        });
        root = new Part(Part.Kind.CIRCUIT, netlist.name(), "", 0,
            IntStream.range(0, netlist.gates().size()).toArray());
    }

    private static int[][] readers(Netlist netlist) {
        int[] count = new int[netlist.netCount()];
        netlist.gates().forEach(gate -> gate.inputs().forEach(net -> count[net.id()]++));
        int[][] readers = new int[netlist.netCount()][];
        for (int g = 0; g < netlist.gates().size(); g++) {
            for (Net net : netlist.gates().get(g).inputs()) {
                int[] row = readers[net.id()];
                if (row == null) {
                    row = new int[count[net.id()]];
                    readers[net.id()] = row;
                }
                row[row.length - count[net.id()]--] = g;
            }
        }
        return readers;
    }

    Netlist netlist() {
        return netlist;
    }

    /// The whole circuit.
    Part root() {
        return root;
    }

    /// The gates that read a net, one for each pin.
    int[] readersOf(Net net) {
        return readers[net.id()] == null ? new int[0] : readers[net.id()];
    }

    /// Whether a net is an output pin of the circuit.
    boolean isOutput(Net net) {
        return outputs.containsKey(net.id());
    }

    /// What a part is made of; a gate of nothing.
    List<Part> parts(Part part) {
        return children.computeIfAbsent(part, this::split);
    }

    /// The parts from the whole circuit down to the one that shows a gate beside its neighbours.
    List<Part> wayTo(int gate) {
        List<Part> way = new ArrayList<>(List.of(root));
        while (true) {
            Optional<Part> next = parts(way.getLast()).stream().filter(part -> part.has(gate)).findFirst();
            if (next.isEmpty() || next.get().isGate()) {
                return way;
            }
            way.add(next.get());
        }
    }

    /// The part that has a gate of another, beside that one or beside a part around it.
    ///
    /// @param gate not in `part`
    Part beside(Part part, int gate) {
        Part around = root;
        while (true) {
            Part has = parts(around).stream().filter(inner -> inner.has(gate)).findFirst().orElseThrow();
            if (!has.has(part.gate())) {
                return has;
            }
            around = has;
        }
    }

    /// Whether a net has a name that its builder gave it.
    boolean isNamed(Net net) {
        return !UNNAMED.matcher(local(netlist.nameOf(net))).matches();
    }

    /// The parts from the whole circuit inwards that have these names, as far as there are any.
    List<Part> way(List<String> names) {
        List<Part> way = new ArrayList<>(List.of(root));
        for (String name : names) {
            Optional<Part> next =
                parts(way.getLast()).stream().filter(part -> part.name().equals(name)).findFirst();
            if (next.isEmpty()) {
                break;
            }
            way.add(next.get());
        }
        return way;
    }

    private List<Part> split(Part part) {
        return switch (part.kind()) {
            case CIRCUIT, BLOCK -> ofScope(part);
            case BUS -> part.gates().length <= GATES ? gates(part.gates()) : lines(part);
            case SLICE -> gates(part.gates());
            case GATE, GROUP -> List.of();
        };
    }

    private List<Part> ofScope(Part part) {
        List<Part> parts = new ArrayList<>();
        for (Scope scope : blocks.get(part.scope())) {
            int end = scopeEnd[scope.id()];
            parts.add(
                new Part(Part.Kind.BLOCK, scope.name(), scope.type(), scope.id(), Arrays.stream(part.gates())
                    .filter(g -> isBetween(netlist.scopeOf(g).id(), scope.id(), end)).toArray()));
        }
        parts.removeIf(block -> block.gates().length == 0);
        List<Part> alone = List.copyOf(parts);
        int[] own =
            Arrays.stream(part.gates()).filter(g -> netlist.scopeOf(g).id() == part.scope()).toArray();
        if (own.length + parts.size() <= GATES) {
            parts.addAll(gates(own));
            return parts;
        }
        parts = joined(parts);
        List<Part> buses = grouped(own, key -> key.replaceAll("\\[[^\\]]*\\]$", ""));
        if (parts.isEmpty() && buses.size() == 1) {
            return parts(buses.getFirst());
        }
        if (parts.size() == 1 && buses.isEmpty()) {
            return alone;
        }
        parts.addAll(buses);
        return parts;
    }

    /// Blocks with those of one type together, where they are many.
    private List<Part> joined(List<Part> blocks) {
        Map<String, List<Part>> types = new LinkedHashMap<>();
        blocks.forEach(block -> types.computeIfAbsent(block.type(), _ -> new ArrayList<>()).add(block));
        List<Part> parts = new ArrayList<>();
        types.forEach((type, alike) -> {
            if (alike.size() < ALIKE) {
                parts.addAll(alike);
            } else {
                Part group = new Part(Part.Kind.GROUP, alike.size() + " × " + type, type, -1,
                    alike.stream().flatMapToInt(block -> Arrays.stream(block.gates())).sorted().toArray());
                children.put(group, alike);
                parts.add(group);
            }
        });
        return parts;
    }

    private static boolean isBetween(int scope, int first, int last) {
        return scope >= first && scope <= last;
    }

    /// The lines of a bus, or where they are one or too many to draw, its gates as they stand.
    private List<Part> lines(Part bus) {
        List<Part> lines = grouped(bus.gates(), key -> key);
        return lines.size() > 1 && lines.size() <= 2 * GATES ? lines : slices(bus.gates());
    }

    private List<Part> slices(int[] gates) {
        int size = Math.max(GATES, (int) Math.ceil(Math.sqrt(gates.length)));
        return IntStream.range(0, (gates.length + size - 1) / size).mapToObj(i -> {
            int end = Math.min(gates.length, (i + 1) * size);
            return new Part(Part.Kind.SLICE, (i * size + 1) + "-" + end, "", -1,
                Arrays.copyOfRange(gates, i * size, end));
        }).toList();
    }

    private List<Part> gates(int[] gates) {
        return Arrays.stream(gates)
            .mapToObj(g -> new Part(Part.Kind.GATE, local(netlist.gateName(g)), "", -1, new int[] {g}))
            .toList();
    }

    /// Gates by what they make: a gate whose net has a name by that name, any other by its first reader.
    private List<Part> grouped(int[] gates, UnaryOperator<String> group) {
        Map<Integer, String> made = made(gates);
        Map<String, List<Integer>> groups = new LinkedHashMap<>();
        for (int g : gates) {
            groups.computeIfAbsent(group.apply(made.get(g)), _ -> new ArrayList<>()).add(g);
        }
        List<Part> parts = new ArrayList<>();
        groups.forEach((name, members) -> {
            int[] rows = members.stream().mapToInt(Integer::intValue).toArray();
            if (rows.length == 1) {
                parts.addAll(gates(rows));
            } else {
                parts.add(new Part(Part.Kind.BUS, name, "", -1, rows));
            }
        });
        return parts;
    }

    private Map<Integer, String> made(int[] gates) {
        Map<Integer, String> made = new LinkedHashMap<>();
        for (int g : gates) {
            named(netlist.gates().get(g)).ifPresent(name -> made.put(g, name));
        }
        List<Integer> order = netlist.evaluationOrder().reversed();
        IntFunction<Optional<String>> byReader = g -> netlist.gates().get(g).outputs().stream()
            .flatMap(net -> Arrays.stream(readersOf(net)).boxed()).map(made::get)
            .filter(key -> key != null && !key.equals(UNREAD)).findFirst();
        IntConsumer place = g -> {
            if (!made.containsKey(g) && Arrays.binarySearch(gates, g) >= 0) {
                made.put(g, byReader.apply(g).orElseGet(() -> forWhom(g)));
            }
        };
        order.forEach(place::accept);
        Arrays.stream(gates).forEach(place);
        return made;
    }

    /// The name of what a gate drives, if it has one.
    private Optional<String> named(Gate gate) {
        for (Net net : gate.outputs()) {
            String name = local(netlist.nameOf(net));
            if (isNamed(net)) {
                return Optional.of(name);
            }
            if (outputs.containsKey(net.id())) {
                return Optional.of(outputs.get(net.id()));
            }
        }
        return Optional.empty();
    }

    /// What a gate is for that nothing in its block reads: the block below it.
    private String forWhom(int gate) {
        return netlist.gates().get(gate).outputs().stream()
            .flatMap(net -> Arrays.stream(readersOf(net)).boxed()).findFirst()
            .map(reader -> netlist.scopeOf(reader).type()).orElse(UNREAD);
    }

    /// A name without those of the blocks around it.
    static String local(String name) {
        return name.substring(name.lastIndexOf('.') + 1);
    }
}
