package flipchip.app.exhibit;

import java.util.Optional;

/// A figure of a circuit: computed here, with what a document says of the same thing.
///
/// @param id       unique in its exhibit
/// @param name     what it is
/// @param computed value counted or simulated by this program
/// @param quoted   a document's value
/// @param reason   why they differ, if they do
record Figure(String id, String name, String computed, Optional<Quote> quoted, Optional<String> reason) {
    /// @param document number of the document, e.g. "000"
    record Quote(String value, String document) {}

    /// A figure that no document gives.
    static Figure computed(String id, String name, String value) {
        return new Figure(id, name, value, Optional.empty(), Optional.empty());
    }
}
