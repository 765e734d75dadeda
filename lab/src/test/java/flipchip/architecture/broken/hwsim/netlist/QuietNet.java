package flipchip.architecture.broken.hwsim.netlist;

/// Breaks nothing.
public record QuietNet(int id) {}
