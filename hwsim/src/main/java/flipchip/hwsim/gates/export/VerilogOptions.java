package flipchip.hwsim.gates.export;

/// A set of options of [VerilogWriter].
///
/// @param hierarchical one module per type of scope; otherwise one module with everything
/// @param style        of the names of nets and instances
/// @param unitDelays   every combinational gate and latch takes one time unit (`#1`), as in the unit-delay
///                     simulator; for Icarus, not for synthesis
/// @param powerUp      read data of memories start at zero, as in the netlist; block RAM of many parts cannot
///                     promise that, so `false` for synthesis
/// @param lanes        circuits simulated side by side: every net is this many bits wide; 1 is the circuit
///     itself
public record VerilogOptions(boolean hierarchical, Identifiers.Style style, boolean unitDelays,
        boolean powerUp, int lanes) {
    /// For reading and for synthesis.
    public static final VerilogOptions HIERARCHICAL =
        new VerilogOptions(true, Identifiers.Style.PLAIN, false, true, 1);
    /// One module, for tools that look through borders anyway.
    public static final VerilogOptions FLAT =
        new VerilogOptions(false, Identifiers.Style.PLAIN, false, true, 1);

    /// @throws IllegalArgumentException if `lanes` is not 1 to 64
    public VerilogOptions {
        if (lanes < 1 || lanes > 64) {
            throw new IllegalArgumentException("lanes must be 1 to 64, not " + lanes);
        }
    }

    public VerilogOptions withStyle(Identifiers.Style other) {
        return new VerilogOptions(hierarchical, other, unitDelays, powerUp, lanes);
    }

    public VerilogOptions withUnitDelays() {
        return new VerilogOptions(hierarchical, style, true, powerUp, lanes);
    }

    /// Read data of memories start undefined, so that block RAM can be used.
    public VerilogOptions withUndefinedReadData() {
        return new VerilogOptions(hierarchical, style, unitDelays, false, lanes);
    }

    public VerilogOptions withLanes(int count) {
        return new VerilogOptions(hierarchical, style, unitDelays, powerUp, count);
    }
}
