package flipchip.app.chips.opened;

import flipchip.hwsim.verify.catalogue.NamedCircuit;
import javafx.scene.layout.Region;

/// What [OpenedPage] asks of the window. FX thread only.
interface OpenedHost {
    /// Asks for a file and writes a picture, under this title.
    void save(Region picture, String title);

    /// Asks for a file and writes the circuit.
    void export(NamedCircuit circuit);

    /// Opens a circuit of which a gate is changed.
    void open(Opened changed);

    /// Asks for another stimulus of a user's circuit and opens it with that.
    void chooseStimulus(OwnCircuits own);
}
