package flipchip.app.chips.opened;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.verify.catalogue.NamedCircuit;

/// A circuit that is opened: one of the catalogue, or a user's own. Immutable, any thread.
///
/// @param times the time of each step in the user's recording, in words; empty without one
/// @param notes sentences: what of the user's stimulus does not match
/// @param own   where it was read; empty for one of the catalogue
record Opened(NamedCircuit circuit, List<String> times, List<String> notes, Optional<OwnCircuits> own) {
    static Opened of(NamedCircuit circuit) {
        return new Opened(circuit, List.of(), List.of(), Optional.empty());
    }

    static Opened of(OwnCircuits own, OwnCircuits.Read read) {
        return new Opened(read.circuit(), read.times(), read.notes(), Optional.of(own));
    }

    /// Runs it. Takes up to some seconds.
    ///
    /// @param netlist of it
    Film film(Netlist netlist, BooleanSupplier unwanted) {
        return Film.of(circuit, netlist, own.flatMap(OwnCircuits::stimulus).isPresent(), unwanted);
    }
}
