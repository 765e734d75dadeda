package flipchip.app.circuit.inside;

import java.util.Optional;
import flipchip.hwsim.gates.netlist.ConstantPropagation;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.referee.control.MachineCircuit;

/// The machine as the inside views need it. Immutable.
///
/// @param circuit which machine
/// @param plan    the places of the gates at the level of the cell
/// @param layout  those on the schematic; empty until it is laid out
/// @param fates   what a synthesiser would leave out
/// @param counts  what is counted of its array; empty until it is
record Parts(MachineCircuit circuit, CellWiring wiring, GroupPlan plan, Optional<CellLayout> layout,
        ConstantPropagation fates, Optional<ArrayCounts> counts) {
    /// The parts of a machine, laid out as those of one before if the cells are the same.
    static Parts read(MachineCircuit circuit, Optional<Parts> known) {
        CellWiring wiring = CellWiring.of(circuit.netlist());
        Optional<CellLayout> layout =
            known.filter(old -> old.wiring().parts().equals(wiring.parts())).flatMap(Parts::layout);
        return new Parts(circuit, wiring, new GroupPlan(wiring), layout,
            ConstantPropagation.of(circuit.netlist()), Optional.empty());
    }

    Parts with(CellLayout drawn) {
        return new Parts(circuit, wiring, plan, Optional.of(drawn), fates, counts);
    }

    Parts with(ArrayCounts counted) {
        return new Parts(circuit, wiring, plan, layout, fates, Optional.of(counted));
    }

    /// Whether the gate that drives `net` stays when the constants of the border are known.
    boolean isLive(Net net) {
        return circuit.netlist().driverOf(net).isEmpty()
                || fates.isLive(circuit.netlist().driverOf(net).getAsInt());
    }
}
