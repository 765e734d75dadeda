package flipchip.app.circuit.waves;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import flipchip.engine.board.Game;
import flipchip.hwsim.verify.catalogue.CircuitFiles;
import flipchip.hwsim.verify.catalogue.Circuits;
import flipchip.hwsim.verify.catalogue.ExportFormat;
import flipchip.hwsim.verify.catalogue.GameCircuits;
import flipchip.hwsim.verify.catalogue.NamedCircuit;

/// A writer of the referee's circuit with a game on its test bench, as `flipchip hw export machine --game`
/// does.
final class BenchFiles {
    private static final String CIRCUIT = "machine";
    private static final String FOLDER = "flipchip-bench";

    private BenchFiles() {}

    /// The folder in `parent` for the files: one that is not there yet, so that nothing is written over.
    static Path folderIn(Path parent) {
        Path folder = parent.resolve(FOLDER);
        for (int i = 2; Files.exists(folder); i++) {
            folder = parent.resolve(FOLDER + "-" + i);
        }
        return folder;
    }

    /// Writes the circuit, the bench and its vectors, all of the game, into `folder`.
    ///
    /// @param game with a move at least
    /// @throws IOException if a file cannot be written
    static void write(Game game, Path folder) throws IOException {
        NamedCircuit circuit =
            Circuits.find(CIRCUIT).flatMap(named -> GameCircuits.of(named, game)).orElseThrow();
        CircuitFiles files = new CircuitFiles(circuit, folder, 1, 0);
        for (ExportFormat format : List.of(ExportFormat.SV, ExportFormat.BENCH)) {
            files.write(format);
        }
    }
}
