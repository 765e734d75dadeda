package flipchip.app.chips.opened;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import flipchip.engine.io.RegularFile;
import flipchip.hwsim.gates.export.TestVectors;
import flipchip.hwsim.gates.netlist.Netlist;

/// What drives the pins of a user's circuit, from a file: a table of inputs, or what a simulator recorded of
/// the user's own test bench. Immutable.
///
/// @param times when each clock ended there, or without a clock each step began, in words; empty for a table
/// @param notes sentences: what of the file does not match the circuit
record Stimulus(TestVectors vectors, List<String> times, List<String> notes) {
    private static final int LONGEST = 64 << 20;
    private static final int LONGEST_TABLE = 4 << 20;

    Stimulus {
        times = List.copyOf(times);
        notes = List.copyOf(notes);
    }

    /// @param clock the pin that clocks the registers; empty without registers
    /// @param unwanted once it holds, the result does not matter
    /// @throws IOException with a sentence that names file and line
    static Stimulus read(Path file, Netlist netlist, Optional<String> clock, BooleanSupplier unwanted)
            throws IOException {
        String text = RegularFile.text(file, LONGEST);
        if (text.contains("$enddefinitions")) {
            return StimulusVcd.read(file, text, netlist, clock, unwanted);
        }
        RegularFile.check(file, LONGEST_TABLE);
        return new Stimulus(StimulusTable.read(file, text, netlist), List.of(), List.of());
    }
}
