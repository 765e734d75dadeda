package flipchip.app.circuit.inside;

import java.util.List;
import java.util.Optional;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.referee.run.Instant;

/// A report about the circuit, line by line. Immutable.
///
/// @param title what it is about
/// @param text  the answer in a sentence
/// @param lines the reasons, or the parts
record CircuitReport(String title, String text, List<Line> lines) {
    /// One line.
    ///
    /// @param text   a sentence
    /// @param nets   names of the nets that it is about, below the sentence; empty if the sentence names them
    /// @param net    the gate it is about, to go to
    /// @param at     the moment it is about, to go to
    /// @param toCome that moment is still to come
    record Line(String text, String nets, Optional<Net> net, Optional<Instant> at, boolean toCome) {
        /// Whether it is the heading of the lines of one clock.
        boolean isHeading() {
            return at.isPresent() && net.isEmpty();
        }

        Line(String text, Optional<Net> net) {
            this(text, "", net, Optional.empty(), false);
        }
    }

    /// Nothing was asked.
    static final CircuitReport NONE = new CircuitReport("", "", List.of());

    CircuitReport {
        lines = List.copyOf(lines);
    }
}
