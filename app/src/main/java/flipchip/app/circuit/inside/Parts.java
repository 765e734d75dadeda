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
import flipchip.hwsim.referee.control.MachineCircuit;

/// The machine as the inside views need it. Immutable.
///
/// @param circuit which machine
/// @param plan    the places of the gates at the level of the cell
/// @param layout  those on the schematic; empty until it is laid out
/// @param fates   what a synthesiser would leave out
/// @param stats   gates for each square
/// @param nine    gates for each square as the lecture's nine types of cell have them
/// @param longest nets of the longest way through the array without the gates that the border makes dead
record Parts(MachineCircuit circuit, CellWiring wiring, GroupPlan plan, Optional<CellLayout> layout,
        ConstantPropagation fates, ArrayStats stats, Map<Square, Integer> nine, List<Net> longest) {
    Parts {
        longest = List.copyOf(longest);
    }

    /// The parts of a machine, laid out as those of one before if the cells are the same.
    static Parts read(MachineCircuit circuit, Optional<ForeignCell> cell, Optional<Parts> known) {
        CellWiring wiring = CellWiring.of(circuit.netlist());
        Optional<CellLayout> layout =
            known.filter(old -> old.wiring().parts().equals(wiring.parts())).flatMap(Parts::layout);
        return new Parts(circuit, wiring, new GroupPlan(wiring), layout,
            ConstantPropagation.of(circuit.netlist()), ArrayStats.of(circuit.netlist()), NineTypes.gates(),
            longest(circuit.netlist(), cell));
    }

    /// The way is found in the array alone and looked up by name, because the disc counters of the machine
    /// are slower.
    private static List<Net> longest(Netlist machine, Optional<ForeignCell> cell) {
        CellArray cells = cell.map(CellArray::build).orElseGet(CellArray::build);
        Netlist array = ConstantPropagation.of(cells.netlist()).simplified();
        return Levels.of(array).criticalPath().stream()
            .flatMap(net -> machine.find(array.nameOf(net)).stream()).toList();
    }

    Parts with(CellLayout drawn) {
        return new Parts(circuit, wiring, plan, Optional.of(drawn), fates, stats, nine, longest);
    }

    /// Whether the gate that drives `net` stays when the constants of the border are known.
    boolean isLive(Net net) {
        return circuit.netlist().driverOf(net).isEmpty()
                || fates.isLive(circuit.netlist().driverOf(net).getAsInt());
    }
}
