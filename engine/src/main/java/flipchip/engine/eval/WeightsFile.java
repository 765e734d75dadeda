package flipchip.engine.eval;

import java.io.IOException;
import java.nio.file.Path;
import flipchip.engine.io.AtomicFile;
import flipchip.engine.io.RegularFile;

/// A reader and writer of [Weights] in files of the [WeightsFormat].
public final class WeightsFile {
    private static final int LONGEST = 1 << 28;

    private WeightsFile() {}

    /// @throws WeightsFormatException if the file does not hold weights of this version and pattern set
    /// @throws IOException            if it cannot be read
    public static Weights read(Path file) throws IOException {
        return WeightsFormat.parse(file.toString(), RegularFile.read(file, LONGEST));
    }

    /// Writes `weights` to `file`, replacing its content.
    ///
    /// @throws IOException if it cannot be written; the old content is then unchanged
    public static void write(Weights weights, Path file) throws IOException {
        AtomicFile.write(file, WeightsFormat.format(weights));
    }
}
