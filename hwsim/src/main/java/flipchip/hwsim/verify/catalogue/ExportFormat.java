package flipchip.hwsim.verify.catalogue;

/// A format of `flipchip hw export`.
public enum ExportFormat {
    /// SystemVerilog, one module per type of part.
    SV,
    /// SystemVerilog, one module.
    FLAT,
    /// SystemVerilog in one module with `#1` delays and the circuit's own names, for Icarus.
    DELAYS,
    /// SystemVerilog in one module in which every net is 64 circuits wide.
    LANES,
    /// C++ for 512 circuits at once, of a circuit without memory.
    CPP,
    /// Yosys' JSON netlist.
    JSON,
    /// Graphviz.
    DOT,
    /// The first steps of the bench as a WaveDrom timing diagram of the pins.
    WAVEDROM,
    /// The first steps of the bench gate delay by gate delay, and GTKWave's save file.
    VCD,
    /// Self-checking test bench and its vectors.
    BENCH
}
