package flipchip.engine.eval;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.util.Optional;
import flipchip.engine.simd.NetRows;

/// A [NeuralNet] as it stands at the end of a weights file.
///
/// Big-endian: hidden units (int, [NetRows#UNITS], or 0 without a net), fewest and most empties
/// (int); for each number of empties from the fewest to the most its constant (short), its biases (short) and
/// its weights (short); length of the rest (int), and the deflated rows of all classes.
final class NetBlock {
    private static final int UNITS = NetRows.UNITS;

    private NetBlock() {}

    static byte[] format(Optional<NeuralNet> net) {
        return net.map(NetBlock::format).orElseGet(() -> new byte[Integer.BYTES]);
    }

    private static byte[] format(NeuralNet net) {
        ByteBuffer head = ByteBuffer.allocate(3 * Integer.BYTES + count(net.least(), net.most()));
        head.putInt(UNITS).putInt(net.least()).putInt(net.most());
        short[] constants = net.constants();
        short[] biases = net.biases();
        int[] weights = net.weights();
        for (int empties = net.least(); empties <= net.most(); empties++) {
            head.putShort(constants[empties]);
            for (int i = empties * UNITS; i < (empties + 1) * UNITS; i++) {
                head.putShort(biases[i]).putShort((short) weights[i]);
            }
        }
        byte[] packed = Deflated.pack(net.rows());
        ByteArrayOutputStream block = new ByteArrayOutputStream();
        block.writeBytes(head.array());
        block.writeBytes(ByteBuffer.allocate(Integer.BYTES).putInt(packed.length).array());
        block.writeBytes(packed);
        return block.toByteArray();
    }

    /// Bytes of the numbers that depend on the empties.
    private static int count(int least, int most) {
        return Short.BYTES * (most - least + 1) * (1 + 2 * UNITS);
    }

    /// Reads the block that begins at the buffer's position, and moves behind it.
    ///
    /// @param source named in messages
    /// @throws IllegalArgumentException  if a number is outside its range
    /// @throws java.nio.BufferUnderflowException if bytes are missing
    static Optional<NeuralNet> read(String source, ByteBuffer in) {
        int units = in.getInt();
        if (units == 0) {
            return Optional.empty();
        }
        if (units != UNITS) {
            throw new IllegalArgumentException("a net of " + units + " units");
        }
        int least = in.getInt();
        int most = in.getInt();
        if (least < 0 || least > most || most >= NeuralNet.EMPTIES) {
            throw new IllegalArgumentException("a net for " + least + " to " + most + " empties");
        }
        short[] constants = new short[NeuralNet.EMPTIES];
        short[] biases = new short[NeuralNet.EMPTIES * UNITS];
        int[] weights = new int[NeuralNet.EMPTIES * UNITS];
        for (int empties = least; empties <= most; empties++) {
            constants[empties] = in.getShort();
            for (int i = empties * UNITS; i < (empties + 1) * UNITS; i++) {
                biases[i] = in.getShort();
                weights[i] = in.getShort();
            }
        }
        int length = in.getInt();
        ByteBuffer packed = in.slice(in.position(), length);
        in.position(in.position() + length);
        return Optional.of(new NeuralNet(
            () -> Deflated.unpack(source, packed.duplicate(), PatternSet.STANDARD.classCount() * UNITS),
            least, most, biases, weights, constants));
    }
}
