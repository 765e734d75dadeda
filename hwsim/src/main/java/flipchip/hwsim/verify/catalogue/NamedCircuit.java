package flipchip.hwsim.verify.catalogue;

import java.util.function.Supplier;
import flipchip.hwsim.gates.export.TestVectors;
import flipchip.hwsim.gates.netlist.Netlist;

/// A circuit that can be listed, exported and proven.
///
/// @param name    on the command line, e.g. "array"
/// @param about   one line
/// @param netlist builds it
/// @param vectors what it must do, as the rules of the game or arithmetic say, or as our own simulator says
///                where the circuit is a machine
public record NamedCircuit(String name, String about, Supplier<Netlist> netlist, VectorSource vectors) {

    /// Makes test vectors. Equal arguments give equal vectors.
    @FunctionalInterface
    public interface VectorSource {
        /// @param count steps wanted, at least 1; a machine may add some to end its last move, and a
        ///              given game has as many as it needs
        TestVectors make(Netlist netlist, int count, long seed);
    }
}
