package flipchip.lab.people;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.Locale;
import java.util.zip.CRC32;
import flipchip.engine.eval.Stage;
import flipchip.engine.eval.Weights;
import flipchip.engine.eval.WeightsFile;

/// Which weights the engine judges by: what was judged by others is not taken up again.
public final class EngineWeights {
    private EngineWeights() {}

    /// CRC-32 of the weights that are built in, eight hexadecimal digits.
    public static String checksum() throws IOException {
        return checksum(WeightsFile.readBuiltIn());
    }

    /// CRC-32 of weights, eight hexadecimal digits.
    public static String checksum(Weights weights) {
        CRC32 crc = new CRC32();
        for (int stage = 0; stage < Stage.COUNT; stage++) {
            ByteBuffer bytes = ByteBuffer.allocate(Short.BYTES * weights.classWeights(stage).length);
            bytes.asShortBuffer().put(weights.classWeights(stage));
            crc.update(bytes);
        }
        return String.format(Locale.ROOT, "%08x", crc.getValue());
    }
}
