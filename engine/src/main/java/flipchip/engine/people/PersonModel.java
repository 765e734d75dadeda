package flipchip.engine.people;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.zip.CRC32;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.Inflater;
import flipchip.engine.io.AtomicFile;

/// The learnt model of people: a net, the temperature its judgements are divided by, how much more the
/// opponents care about discs, and opening frequencies. Immutable.
///
/// File: magic "FLIPCHPM", version (int), CRC-32 of what follows (int), length inflated (int), and deflated:
/// the text that says how it was made (length as int, then UTF-8), temperature (double), [LossPenalty]
/// (floats), weights (floats), frequencies.
///
/// @param made        how it was made, with a checksum of the games it learnt from
/// @param temperature above 0
public record PersonModel(String made, PersonNet net, double temperature, LossPenalty care,
        Frequencies frequencies) {
    private static final byte[] MAGIC = "FLIPCHPM".getBytes(StandardCharsets.US_ASCII);
    private static final int VERSION = 3;
    private static final int HEADER = MAGIC.length + 3 * Integer.BYTES;
    private static final int LONGEST = 1 << 24;
    private static final String RESOURCE = "people.bin";

    /// The model that comes with the engine; read on first use.
    public static PersonModel standard() {
        return Standard.MODEL;
    }

    private static final class Standard {
        static final PersonModel MODEL = read();

        private static PersonModel read() {
            try (InputStream in = PersonModel.class.getResourceAsStream(RESOURCE)) {
                return parse(RESOURCE, in.readAllBytes());
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    /// Writes the file, replacing what was there.
    public void write(Path file) throws IOException {
        byte[] text = made.getBytes(StandardCharsets.UTF_8);
        byte[] counts = frequencies.format();
        ByteBuffer body = ByteBuffer.allocate(Integer.BYTES + text.length + Double.BYTES + LossPenalty.bytes()
            + Float.BYTES * PersonNet.size() + counts.length);
        body.putInt(text.length).put(text).putDouble(temperature);
        care.write(body);
        net.write(body);
        body.put(counts);
        try (Deflater deflater = new Deflater(Deflater.BEST_COMPRESSION)) {
            deflater.setInput(body.array());
            deflater.finish();
            byte[] packed = new byte[body.capacity() + body.capacity() / 1000 + 64];
            packed = Arrays.copyOf(packed, deflater.deflate(packed));
            if (!deflater.finished() || body.capacity() > LONGEST) {
                throw new IOException(file + ": the model is too large");
            }
            AtomicFile.write(file, ByteBuffer.allocate(HEADER + packed.length).put(MAGIC).putInt(VERSION)
                .putInt(checksum(packed)).putInt(body.capacity()).put(packed).array());
        }
    }

    /// @param source named in messages
    /// @throws IOException if the bytes are no model or damaged
    public static PersonModel parse(String source, byte[] bytes) throws IOException {
        ByteBuffer header = ByteBuffer.wrap(bytes);
        if (bytes.length < HEADER || header.slice(0, MAGIC.length).mismatch(ByteBuffer.wrap(MAGIC)) >= 0) {
            throw new IOException(source + ": not a model of people");
        }
        if (header.getInt(MAGIC.length) != VERSION) {
            throw new IOException(source + ": a model of people of version " + header.getInt(MAGIC.length)
                + "; this program reads version " + VERSION);
        }
        byte[] packed = Arrays.copyOfRange(bytes, HEADER, bytes.length);
        int length = header.getInt(MAGIC.length + 8);
        if (header.getInt(MAGIC.length + 4) != checksum(packed) || length < 0 || length > LONGEST) {
            throw new IOException(source + ": damaged (the checksum does not fit)");
        }
        byte[] body = new byte[length];
        try (Inflater inflater = new Inflater()) {
            inflater.setInput(packed);
            if (inflater.inflate(body) != length) {
                throw new IOException(source + ": damaged (it ends early)");
            }
            ByteBuffer in = ByteBuffer.wrap(body);
            byte[] text = new byte[Math.min(in.getInt(), in.remaining())];
            in.get(text);
            double temperature = in.getDouble();
            if (!(temperature > 0 && Double.isFinite(temperature))) {
                throw new IOException(source + ": damaged (temperature " + temperature + ")");
            }
            LossPenalty care = LossPenalty.read(in);
            return new PersonModel(new String(text, StandardCharsets.UTF_8), PersonNet.read(in), temperature,
                care, Frequencies.parse(in));
        } catch (DataFormatException | BufferUnderflowException | NegativeArraySizeException e) {
            throw new IOException(source + ": damaged (" + e.getMessage() + ")", e);
        }
    }

    private static int checksum(byte[] bytes) {
        CRC32 crc = new CRC32();
        crc.update(bytes);
        return (int) crc.getValue();
    }
}
