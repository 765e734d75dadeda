package flipchip.app.circuit.inside;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import flipchip.engine.board.Direction;
import flipchip.engine.board.Square;
import flipchip.hwsim.gates.netlist.Gate;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.netlist.Port;
import flipchip.hwsim.gates.netlist.Scope;
import flipchip.hwsim.referee.array.ArrayStats;
import flipchip.hwsim.referee.array.CellGroup;

/// A wiring of the 64 equal cells of a machine: the parts of one by their names inside the cell, and the nets
/// that these names stand for in each. Read from the netlist. Immutable, any thread.
public final class CellWiring {
    /// What a gate computes.
    enum Kind { AND, OR, NOT, XOR, OTHER }

    /// One gate.
    ///
    /// @param name   of the net it drives, inside the cell: "remB[S]"
    /// @param inputs names of the nets it reads, inside the cell: gates of the cell or pins such as
    ///     "rolB_in[S]"
    record Part(String name, Kind kind, List<String> inputs) {
        Part {
            inputs = List.copyOf(inputs);
        }
    }

    /// Where a net is driven.
    ///
    /// @param name of the net inside that cell
    record Spot(Square square, String name) {}

    private final Netlist netlist;
    private final List<Part> parts;
    private final List<String> pins;
    private final boolean ours;
    private final Map<Square, Map<String, Net>> nets = new EnumMap<>(Square.class);
    private final Map<Net, Spot> drivers = new HashMap<>();
    private final Map<Net, List<Net>> driven = new HashMap<>();
    private final int[] squares;

    private CellWiring(Netlist netlist) {
        this.netlist = netlist;
        Map<Square, List<Part>> all = new EnumMap<>(Square.class);
        Map<Integer, List<Gate>> gates = gatesByScope(netlist);
        for (Scope scope : netlist.scopes()) {
            if (ArrayStats.isCell(scope)) {
                Square square = Square.parse(scope.name()).orElseThrow();
                all.put(square, parts(square, scope, gates.get(scope.id())));
            }
        }
        if (all.size() != Square.values().length) {
            throw new IllegalArgumentException(netlist.name() + " has " + all.size() + " cells, not 64");
        }
        squares = new int[netlist.netCount()];
        Arrays.fill(squares, -1);
        drivers.forEach((net, spot) -> squares[net.id()] = spot.square().index());
        parts = List.copyOf(all.get(Square.D4));
        ours = parts.stream().allMatch(part -> CellGroup.find(part.name()).isPresent())
                && parts.stream().anyMatch(part -> part.name().equals("leaf[N]"));
        pins = parts.stream().flatMap(part -> part.inputs().stream()).distinct()
            .filter(name -> parts.stream().noneMatch(part -> part.name().equals(name))).toList();
    }

    /// The cells of `netlist`.
    ///
    /// @throws IllegalArgumentException if it has no array of 64 cells
    static CellWiring of(Netlist netlist) {
        return new CellWiring(netlist);
    }

    private static Map<Integer, List<Gate>> gatesByScope(Netlist netlist) {
        Map<Integer, List<Gate>> gates = new HashMap<>();
        for (int g = 0; g < netlist.gates().size(); g++) {
            gates.computeIfAbsent(netlist.scopeOf(g).id(), _ -> new ArrayList<>())
                .add(netlist.gates().get(g));
        }
        return gates;
    }

    private List<Part> parts(Square square, Scope scope, List<Gate> gates) {
        Map<String, Net> names = new LinkedHashMap<>();
        Map<Net, String> byNet = new HashMap<>(Map.of(Net.ZERO, "0", Net.ONE, "1"));
        names.put("0", Net.ZERO);
        names.put("1", Net.ONE);
        for (Port port : scope.ports()) {
            if (port.direction() == Port.Direction.INPUT) {
                for (int bit = 0; bit < port.bus().width(); bit++) {
                    String name =
                        port.name() + (port.bus().width() == 1 ? "" : "[" + Direction.values()[bit] + "]");
                    names.put(name, port.bus().get(bit));
                    byNet.put(port.bus().get(bit), name);
                }
            }
        }
        for (Gate gate : gates) {
            Net out = gate.outputs().getFirst();
            String name = netlist.nameOf(out).substring(netlist.nameOf(out).indexOf('.') + 1);
            names.put(name, out);
            byNet.put(out, name);
            drivers.put(out, new Spot(square, name));
            gate.inputs().forEach(in -> driven.computeIfAbsent(in, _ -> new ArrayList<>()).add(out));
        }
        nets.put(square, names);
        return gates.stream().map(gate -> new Part(byNet.get(gate.outputs().getFirst()), kind(gate),
            gate.inputs().stream().map(byNet::get).toList())).toList();
    }

    private static Kind kind(Gate gate) {
        return switch (gate) {
            case Gate.And _ -> Kind.AND;
            case Gate.Or _ -> Kind.OR;
            case Gate.Not _ -> Kind.NOT;
            case Gate.Xor _ -> Kind.XOR;
            case Gate.Mux _, Gate.Latch _, Gate.FlipFlop _, Gate.SetReset _, Gate.Ram _ -> Kind.OTHER;
        };
    }

    Netlist netlist() {
        return netlist;
    }

    /// The gates of one cell, in the order in which they were built; constants of the border are not folded
    /// in, so it is the same for every cell.
    List<Part> parts() {
        return parts;
    }

    /// Whether the gates are those of the cellular-referee lecture, not of the user's cell.
    boolean isOurs() {
        return ours;
    }

    /// What a cell reads from outside, e.g. "rolB_in[S]", "isW", "empty".
    List<String> pins() {
        return pins;
    }

    /// The net called `name` inside the cell of `square`; a pin at the border is [Net#ZERO].
    ///
    /// @throws NoSuchElementException if a cell has no such net
    Net net(Square square, String name) {
        Net net = nets.get(square).get(name);
        if (net == null) {
            throw new NoSuchElementException("a cell has no net '" + name + "'");
        }
        return net;
    }

    /// Index of the square whose cell drives the net with this id; -1 if none does.
    int squareOf(int netId) {
        return squares[netId];
    }

    /// The cell whose gate drives `net`, or null if none of the cells does.
    Spot driver(Net net) {
        return drivers.get(net);
    }

    /// The nets of the cells' gates that read `net`.
    List<Net> drivenBy(Net net) {
        return driven.getOrDefault(net, List.of());
    }
}
