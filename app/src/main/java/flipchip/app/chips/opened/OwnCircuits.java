package flipchip.app.chips.opened;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import flipchip.app.chips.owncell.OwnCircuit;
import flipchip.app.kit.text.Texts;
import flipchip.hwsim.verify.catalogue.NamedCircuit;

/// A user's circuit in Verilog, and what drives its pins. Immutable, any thread.
///
/// @param path     a file, or a folder of files
/// @param top      the module that is the circuit; empty: the one that no other uses
/// @param stimulus a table of inputs, or a VCD file of its test bench; empty: random inputs
public record OwnCircuits(Path path, Optional<String> top, Optional<Path> stimulus) {
    private static final Texts TEXTS = Texts.of("opened");

    /// What was read.
    ///
    /// @param times the time of each step in the recording, in words; empty without a recording
    /// @param notes sentences: what of the stimulus does not match the circuit
    public record Read(NamedCircuit circuit, List<String> times, List<String> notes) {}

    /// The circuit alone.
    public static OwnCircuits of(Path path) {
        return new OwnCircuits(path, Optional.empty(), Optional.empty());
    }

    /// The same circuit, driven by a file.
    OwnCircuits with(Path file) {
        return new OwnCircuits(path, top, Optional.of(file));
    }

    /// @param unwanted once it holds, the result does not matter
    /// @throws IOException          with a sentence that says what is wrong and where
    /// @throws InterruptedException if the thread is interrupted meanwhile
    public Read read(BooleanSupplier unwanted) throws IOException, InterruptedException {
        OwnCircuit own = OwnCircuit.read(path, top);
        NamedCircuit random = NamedCircuit.unknown(TEXTS.get("own.about", path.getFileName()), own.netlist());
        if (stimulus.isEmpty()) {
            return new Read(random, List.of(), List.of());
        }
        Stimulus driven = Stimulus.read(stimulus.get(), own.netlist(), own.clock(), unwanted);
        return new Read(new NamedCircuit(random.name(), random.about(), random.netlist(), random.bench(),
            (_, _, _) -> driven.vectors()), driven.times(), driven.notes());
    }
}
