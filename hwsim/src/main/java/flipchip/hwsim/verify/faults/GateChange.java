package flipchip.hwsim.verify.faults;

import flipchip.hwsim.gates.netlist.Gate;
import flipchip.hwsim.gates.netlist.Net;

/// A change of one gate of a circuit; all other gates stay as they are.
///
/// @param gate index into the netlist's gates
/// @param does its new function
/// @param a    first net that it reads
/// @param b    second net that it reads
public record GateChange(int gate, Does does, Net a, Net b) {

    public enum Does {
        /// Its output stays low: a broken wire, or a short circuit to ground.
        LOW,
        /// Its output stays high.
        HIGH,
        AND,
        OR
    }

    /// What the gate computes and reads as it was built.
    ///
    /// @throws IllegalArgumentException if it is neither AND nor OR
    static GateChange built(int index, Gate gate) {
        return switch (gate) {
            case Gate.And(Net a, Net b, _) -> new GateChange(index, Does.AND, a, b);
            case Gate.Or(Net a, Net b, _) -> new GateChange(index, Does.OR, a, b);
            default -> throw new IllegalArgumentException("neither AND nor OR: " + gate);
        };
    }

    GateChange withDoes(Does other) {
        return new GateChange(gate, other, a, b);
    }

    /// Reads another net in place of the first.
    GateChange withA(Net other) {
        return new GateChange(gate, does, other, b);
    }

    /// Reads another net in place of the second.
    GateChange withB(Net other) {
        return new GateChange(gate, does, a, other);
    }
}
