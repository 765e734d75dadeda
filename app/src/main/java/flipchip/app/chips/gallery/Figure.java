package flipchip.app.chips.gallery;

import java.util.Optional;
import flipchip.hwsim.gates.netlist.Netlist;

/// A figure of an exhibit, its source, and a paper's value for the same thing.
///
/// @param id     unique in its exhibit
/// @param name   what it is
/// @param quoted a paper's value
/// @param reason why they differ, if they do
record Figure(String id, String name, String value, Origin origin, Optional<Quote> quoted,
        Optional<String> reason) {
    /// @param document number of the paper, e.g. "000"
    record Quote(String value, String document) {}

    /// Name, value and source.
    String label() {
        return switch (origin) {
            case Origin.Counted(Netlist circuit) -> Exhibit.common("computed", name, value, circuit.name());
            case Origin.CountedInEach() -> throw new IllegalStateException(id + " is of several circuits");
            case Origin.Modelled() -> Exhibit.common("modelled", name, value);
            case Origin.Derived() -> Exhibit.common("reckoned", name, value);
            case Origin.Printed(String document) ->
                Exhibit.common("printed", name, value, Exhibit.sourceName(document));
            case Origin.Chosen() -> Exhibit.common("chosen", name, value);
        };
    }

    /// The same, and where a paper says something of it, that on the lines below.
    String words() {
        StringBuilder words = new StringBuilder(label());
        quoted.ifPresent(quote -> words.append('\n')
            .append(Exhibit.common("quoted", quote.value(), Exhibit.sourceName(quote.document()))));
        reason.ifPresent(why -> words.append('\n').append(Exhibit.common("reason", why)));
        return words.toString();
    }
}
