package flipchip.app.chips.opened;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import flipchip.app.chips.owncell.OwnCircuit;
import flipchip.app.kit.text.Texts;
import flipchip.hwsim.gates.export.TestVectors;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.verify.catalogue.NamedCircuit;

/// A reader of a user's Verilog, with what drives its pins, as a circuit that can be opened. Any thread.
public final class OwnCircuits {
    private static final Texts TEXTS = Texts.of("opened");

    private OwnCircuits() {}

    /// @param path     a file, or a folder of files
    /// @param top      the module that is the circuit; empty: the one that no other uses
    /// @param stimulus a table of inputs; empty: random ones
    /// @throws IOException          with a sentence that says what is wrong and where
    /// @throws InterruptedException if the thread is interrupted meanwhile
    public static NamedCircuit read(Path path, Optional<String> top, Optional<Path> stimulus)
            throws IOException, InterruptedException {
        Netlist netlist = OwnCircuit.read(path, top);
        NamedCircuit random = NamedCircuit.unknown(TEXTS.get("own.about", path.getFileName()), netlist);
        if (stimulus.isEmpty()) {
            return random;
        }
        TestVectors vectors = StimulusTable.read(stimulus.get(), netlist);
        return new NamedCircuit(random.name(), random.about(), random.netlist(), random.bench(),
            (_, _, _) -> vectors);
    }
}
