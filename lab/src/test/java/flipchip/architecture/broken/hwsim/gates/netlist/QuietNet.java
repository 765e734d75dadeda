package flipchip.architecture.broken.hwsim.gates.netlist;

/// Breaks nothing.
public record QuietNet(int id) {}
