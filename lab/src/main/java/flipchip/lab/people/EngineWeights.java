package flipchip.lab.people;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.Locale;
import java.util.zip.CRC32;
import flipchip.engine.eval.NeuralNet;
import flipchip.engine.eval.Stage;
import flipchip.engine.eval.Weights;
import flipchip.engine.eval.WeightsFormat;

/// A fingerprint of the engine's weights; results of other weights are not reused.
public final class EngineWeights {
    private EngineWeights() {}

    /// CRC-32 of the weights that are built in, eight hexadecimal digits.
    public static String checksum() throws IOException {
        return checksum(WeightsFormat.readBuiltIn());
    }

    /// CRC-32 of weights, eight hexadecimal digits.
    public static String checksum(Weights weights) {
        CRC32 crc = new CRC32();
        for (int stage = 0; stage < Stage.COUNT; stage++) {
            ByteBuffer bytes = ByteBuffer.allocate(Short.BYTES * weights.classWeights(stage).length);
            bytes.asShortBuffer().put(weights.classWeights(stage));
            crc.update(bytes);
        }
        weights.net().ifPresent(net -> add(net, crc));
        return String.format(Locale.ROOT, "%08x", crc.getValue());
    }

    private static void add(NeuralNet net, CRC32 crc) {
        crc.update(net.rows());
        short[] constants = net.constants();
        short[] biases = net.biases();
        int[] factors = net.weights();
        int units = biases.length / constants.length;
        for (int empties = net.least(); empties <= net.most(); empties++) {
            ByteBuffer bytes = ByteBuffer.allocate(2 * Short.BYTES * (units + 1));
            bytes.putShort((short) empties).putShort(constants[empties]);
            for (int i = empties * units; i < (empties + 1) * units; i++) {
                bytes.putShort(biases[i]).putShort((short) factors[i]);
            }
            crc.update(bytes.flip());
        }
    }
}
