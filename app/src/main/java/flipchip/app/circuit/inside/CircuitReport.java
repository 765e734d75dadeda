package flipchip.app.circuit.inside;

import java.util.List;
import java.util.Optional;
import flipchip.hwsim.gates.netlist.Net;

/// A report about the circuit, line by line. Immutable.
///
/// @param title what it is about
/// @param text  the answer in a sentence
/// @param lines the reasons, or the parts
record CircuitReport(String title, String text, List<Line> lines) {
    /// One line.
    ///
    /// @param net the gate it is about, to go to
    record Line(String text, Optional<Net> net) {}

    /// Nothing was asked.
    static final CircuitReport NONE = new CircuitReport("", "", List.of());

    CircuitReport {
        lines = List.copyOf(lines);
    }
}
