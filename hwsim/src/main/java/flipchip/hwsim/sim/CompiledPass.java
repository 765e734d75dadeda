package flipchip.hwsim.sim;

/// One pass through the combinational gates of a circuit, as generated machine code, on the one array of
/// values it was made for.
@FunctionalInterface
interface CompiledPass {
    /// Reads pins and registers, one word of 64 lanes for each net, and writes the nets that
    /// [PassCompiler#stored(int)] names.
    void run();
}
