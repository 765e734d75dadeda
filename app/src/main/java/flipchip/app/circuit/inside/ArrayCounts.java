package flipchip.app.circuit.inside;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import flipchip.engine.board.Square;
import flipchip.hwsim.gates.netlist.ConstantPropagation;
import flipchip.hwsim.gates.netlist.Levels;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.referee.array.ArrayStats;
import flipchip.hwsim.referee.array.CellArray;
import flipchip.hwsim.referee.array.ForeignCell;
import flipchip.hwsim.referee.array.NineTypes;

/// What is counted of a machine's array. Immutable.
///
/// @param stats   gates for each square
/// @param nine    gates for each square as the lecture's nine types of cell have them
/// @param longest nets of the longest way through the array without the gates that the border makes dead
record ArrayCounts(ArrayStats stats, Map<Square, Integer> nine, List<Net> longest) {
    ArrayCounts {
        longest = List.copyOf(longest);
    }

    static ArrayCounts of(Netlist machine, Optional<ForeignCell> cell) {
        return new ArrayCounts(ArrayStats.of(machine), NineTypes.gates(), longest(machine, cell));
    }

    /// The way is found in the array alone and looked up by name, because the disc counters of the machine
    /// are slower.
    private static List<Net> longest(Netlist machine, Optional<ForeignCell> cell) {
        CellArray cells = cell.map(CellArray::build).orElseGet(CellArray::build);
        Netlist array = ConstantPropagation.of(cells.netlist()).simplified();
        return Levels.of(array).criticalPath().stream()
            .flatMap(net -> machine.find(array.nameOf(net)).stream()).toList();
    }

    /// How many gates the constants of the border remove.
    int dead() {
        return stats.total() - stats.live();
    }
}
