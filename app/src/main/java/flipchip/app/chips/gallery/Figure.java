package flipchip.app.chips.gallery;

import java.util.Optional;
import flipchip.hwsim.gates.netlist.Netlist;

/// A figure of an exhibit, where it comes from, and what a document says of the same thing.
///
/// @param id     unique in its exhibit
/// @param name   what it is
/// @param quoted a document's value
/// @param reason why they differ, if they do
record Figure(String id, String name, String value, Origin origin, Optional<Quote> quoted,
        Optional<String> reason) {
    /// @param document number of the document, e.g. "000"
    record Quote(String value, String document) {}

    /// Where a value comes from: only what was counted in a circuit may be called computed.
    sealed interface Origin {
        /// Counted from the netlist or from its simulated run.
        record Counted(Netlist circuit) implements Origin {}

        /// Found by a program that stands for a circuit.
        record Modelled() implements Origin {}

        /// Counted in more than one circuit: of a recording, not of a figure.
        record CountedInEach() implements Origin {}

        /// Reckoned from figures that are quoted, some of them or all.
        record Reckoned() implements Origin {}

        /// Printed in a document.
        record Printed(String document) implements Origin {}

        /// Chosen by us.
        record Chosen() implements Origin {}
    }

    /// The figure as the panel says it, with its origin.
    String said() {
        return switch (origin) {
            case Origin.Counted(Netlist circuit) -> Exhibit.common("computed", name, value, circuit.name());
            case Origin.CountedInEach() -> throw new IllegalStateException(id + " is of no one circuit");
            case Origin.Modelled() -> Exhibit.common("modelled", name, value);
            case Origin.Reckoned() -> Exhibit.common("reckoned", name, value);
            case Origin.Printed(String document) ->
                Exhibit.common("printed", name, value, Exhibit.sourceName(document));
            case Origin.Chosen() -> Exhibit.common("chosen", name, value);
        };
    }
}
