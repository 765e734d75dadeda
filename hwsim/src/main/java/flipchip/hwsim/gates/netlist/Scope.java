package flipchip.hwsim.gates.netlist;

import java.util.List;
import java.util.NoSuchElementException;

/// A part of a circuit with a name of its own, e.g. one cell of an array: an instance in hardware words.
///
/// @param id     row in [Netlist#scopes()]; 0 is the whole circuit
/// @param name   name of this instance, e.g. "d4"; empty for the whole circuit
/// @param type   what it is an instance of, e.g. "othello_cell"; scopes of one type are built alike
/// @param parent id of the scope around it; -1 for the whole circuit
/// @param ports  the pins through which it is wired; constants may be wired to several inputs
public record Scope(int id, String name, String type, int parent, List<Port> ports) {
    public Scope {
        ports = List.copyOf(ports);
    }

    /// The nets of a pin.
    ///
    /// @throws NoSuchElementException if no such pin exists
    public Bus bus(String pin) {
        return ports.stream().filter(port -> port.name().equals(pin)).map(Port::bus).findFirst()
            .orElseThrow();
    }
}
