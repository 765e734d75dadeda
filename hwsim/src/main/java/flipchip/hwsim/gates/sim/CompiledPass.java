package flipchip.hwsim.gates.sim;

/// A pass through the combinational gates of a circuit, as generated machine code, on one array of values.
@FunctionalInterface
interface CompiledPass {
    /// Reads pins and registers, one word of 64 lanes for each net, and writes those of the nets that
    /// [PassPlan#stored(int)] names which the next clock edge needs.
    void run();

    /// Writes the rest of them.
    default void finish() {}

    /// A pin or register has another value than at the last pass.
    default void changed(int net) {}

    /// Everything may have.
    default void allChanged() {}
}
