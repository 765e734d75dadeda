package flipchip.hwsim.gates.netlist;

/// A named pin, or group of pins, of a netlist or of one of its scopes.
public record Port(String name, Direction direction, Bus bus) {
    /// Seen from inside the circuit.
    public enum Direction {
        INPUT, OUTPUT
    }

    public int width() {
        return bus.width();
    }
}
