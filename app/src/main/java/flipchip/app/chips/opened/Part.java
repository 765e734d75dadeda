package flipchip.app.chips.opened;

import java.util.Arrays;
import java.util.List;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.netlist.Port;

/// A part of a circuit that can be shown on its own: the circuit, one of its blocks, or gates that the
/// drawing puts together where a block has too many to draw. Immutable.
///
/// @param kind  what made it a part
/// @param name  inside the part around it
/// @param type  of a block what it is an instance of, else empty
/// @param scope of the circuit or a block its row in [flipchip.hwsim.gates.netlist.Netlist#scopes()], else -1
/// @param gates rows in [flipchip.hwsim.gates.netlist.Netlist#gates()], ascending
record Part(Kind kind, String name, String type, int scope, int[] gates) {
    /// What made it a part.
    enum Kind {
        CIRCUIT,
        /// A block with a name of its own in the circuit.
        BLOCK,
        /// Blocks of one type, put together for the drawing.
        GROUP,
        /// The gates that make one bus, or one line of it, put together for the drawing.
        BUS,
        /// Gates that stand side by side, put together for the drawing.
        SLICE,
        GATE
    }

    boolean isGate() {
        return kind == Kind.GATE;
    }

    /// Its pins, where it is a circuit or one of its blocks.
    List<Port> ports(Netlist netlist) {
        return switch (kind) {
            case CIRCUIT -> netlist.ports();
            case BLOCK -> netlist.scopes().get(scope).ports();
            case GROUP, BUS, SLICE, GATE -> List.of();
        };
    }

    /// The first of its gates.
    int gate() {
        return gates[0];
    }

    boolean has(int gate) {
        return Arrays.binarySearch(gates, gate) >= 0;
    }
}
