package flipchip.engine.eval;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.Inflater;

/// Bytes made smaller for a file.
final class Deflated {
    private Deflated() {}

    static byte[] pack(byte[] plain) {
        try (Deflater deflater = new Deflater(Deflater.DEFAULT_COMPRESSION)) {
            deflater.setInput(plain);
            deflater.finish();
            byte[] packed = new byte[2 * plain.length + 64];
            return Arrays.copyOf(packed, deflater.deflate(packed));
        }
    }

    /// @param source named in messages
    /// @param length of the plain bytes
    /// @throws IllegalStateException if the bytes, whose checksum was right, were written wrongly
    static byte[] unpack(String source, ByteBuffer packed, int length) {
        byte[] plain = new byte[length];
        try (Inflater inflater = new Inflater()) {
            inflater.setInput(packed);
            if (inflater.inflate(plain) != length) {
                throw new IllegalStateException(source + ": packed bytes are too few");
            }
        } catch (DataFormatException e) {
            throw new IllegalStateException(source + ": " + e.getMessage(), e);
        }
        return plain;
    }
}
