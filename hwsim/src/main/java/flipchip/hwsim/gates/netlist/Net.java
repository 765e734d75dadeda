package flipchip.hwsim.gates.netlist;

/// A net of a [Netlist]; `id` is its row in every per-net array of the simulators.
///
/// @param id 0 is constant low, 1 constant high, the rest are driven by an input port or a gate
public record Net(int id) {
    /// Constant low: grounded wires, e.g. those of the shadow cells.
    public static final Net ZERO = new Net(0);
    /// Constant high.
    public static final Net ONE = new Net(1);

    public boolean isConstant() {
        return id <= 1;
    }
}
