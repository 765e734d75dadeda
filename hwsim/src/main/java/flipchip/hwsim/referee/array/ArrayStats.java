package flipchip.hwsim.referee.array;

import java.util.Collections;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import flipchip.engine.board.Square;
import flipchip.hwsim.gates.netlist.ConstantPropagation;
import flipchip.hwsim.gates.netlist.Gate;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.netlist.NetlistStats;
import flipchip.hwsim.gates.netlist.Scope;

/// The gates of a cell array, counted from its netlist: as built, and what a synthesiser leaves of them once
/// it knows that the shadow cells' wires are constant.
///
/// @param perSquare     gates built for each square
/// @param kinds         gates of all cells by kind, "And" and "Or"
/// @param groups        gates built, by part of the cell; those of another cell than ours that have no part
///     are left out
/// @param livePerSquare gates left for each square
/// @param liveGroups    gates left, by part of the cell
/// @param cellKinds     squares grouped by the gates that their cells keep; largest cells first
public record ArrayStats(Map<Square, Integer> perSquare, Map<String, Integer> kinds,
        Map<CellGroup, Integer> groups, Map<Square, Integer> livePerSquare,
        Map<CellGroup, Integer> liveGroups, List<Set<Square>> cellKinds) {

    /// Counts the gates in the scopes of cells; gates outside them do not matter.
    public static ArrayStats of(Netlist netlist) {
        ConstantPropagation propagation = ConstantPropagation.of(netlist);
        Map<Square, Integer> perSquare = new EnumMap<>(Square.class);
        Map<Square, Integer> livePerSquare = new EnumMap<>(Square.class);
        Map<String, Integer> kinds = new TreeMap<>();
        Map<CellGroup, Integer> groups = new EnumMap<>(CellGroup.class);
        Map<CellGroup, Integer> liveGroups = new EnumMap<>(CellGroup.class);
        Map<Square, Set<String>> signatures = new EnumMap<>(Square.class);
        for (int g = 0; g < netlist.gates().size(); g++) {
            Scope scope = netlist.scopeOf(g);
            if (!isCell(scope)) {
                continue;
            }
            Square square = Square.parse(scope.name()).orElseThrow();
            Gate gate = netlist.gates().get(g);
            String name = netlist.gateName(g);
            int live = propagation.isLive(g) ? 1 : 0;
            perSquare.merge(square, 1, Integer::sum);
            livePerSquare.merge(square, live, Integer::sum);
            kinds.merge(NetlistStats.kind(gate), 1, Integer::sum);
            CellGroup.find(name).ifPresent(group -> {
                groups.merge(group, 1, Integer::sum);
                liveGroups.merge(group, live, Integer::sum);
            });
            if (live == 1) {
                signatures.computeIfAbsent(square, _ -> new TreeSet<>())
                    .add(name.substring(name.indexOf('.')));
            }
        }
        return new ArrayStats(perSquare, kinds, groups, livePerSquare, liveGroups, cellKinds(signatures));
    }

    /// Whether the scope is a cell of the array.
    public static boolean isCell(Scope scope) {
        return scope.type().equals(CellCircuit.TYPE);
    }

    private static List<Set<Square>> cellKinds(Map<Square, Set<String>> signatures) {
        Map<Set<String>, Set<Square>> kinds = new LinkedHashMap<>();
        signatures.forEach((square, names) -> kinds.computeIfAbsent(names, _ -> new TreeSet<>()).add(square));
        return kinds.entrySet().stream()
            .sorted((x, y) -> Integer.compare(y.getKey().size(), x.getKey().size()))
            .map(entry -> Collections.unmodifiableSet(entry.getValue())).toList();
    }

    /// Gates of all cells.
    public int total() {
        return sum(perSquare);
    }

    /// Gates of all cells that stay.
    public int live() {
        return sum(livePerSquare);
    }

    /// Gates of one cell; all are built alike.
    public int perCell() {
        return perSquare.get(Square.A1);
    }

    private static int sum(Map<Square, Integer> counts) {
        return counts.values().stream().mapToInt(Integer::intValue).sum();
    }
}
