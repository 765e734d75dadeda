package flipchip.engine.eval;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.CRC32;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.Inflater;

/// Reads and writes [Weights].
///
/// Layout, big-endian: magic "FLIPCHWT", version (int 1), checksum of the pattern set (int, CRC-32 of its
/// text), checksum of the rest (int, CRC-32), then deflated: 61 constants, then the stages, last of the game
/// first, each as one short per class. Shorts are stored as the plane of all low bytes, then the plane of
/// all high bytes, which deflates a third better than pairs.
public final class WeightsFile {
    private static final byte[] MAGIC = "FLIPCHWT".getBytes(StandardCharsets.US_ASCII);
    private static final int VERSION = 1;
    private static final int HEADER = MAGIC.length + 3 * Integer.BYTES;
    private static final int CONSTANTS = 61;
    private static final String RESOURCE = "weights.bin";

    private WeightsFile() {}

    /// The weights that come with the engine.
    ///
    /// @throws IOException if they are missing or damaged
    public static Weights readBuiltIn() throws IOException {
        try (InputStream in = WeightsFile.class.getResourceAsStream(RESOURCE)) {
            if (in == null) {
                throw new WeightsFormatException("the engine's own weights are missing");
            }
            return parse("the engine's own weights", in.readAllBytes());
        }
    }

    /// @throws WeightsFormatException if the file holds no weights of this version and pattern set
    /// @throws IOException            if it cannot be read
    public static Weights read(Path file) throws IOException {
        return parse(file.toString(), Files.readAllBytes(file));
    }

    /// Writes `weights` to `file`, replacing what was there.
    public static void write(Weights weights, Path file) throws IOException {
        Files.write(file, format(weights));
    }

    /// @param source named in messages
    /// @throws WeightsFormatException if the bytes are no weights of this version and pattern set
    public static Weights parse(String source, byte[] bytes) throws WeightsFormatException {
        ByteBuffer header = ByteBuffer.wrap(bytes);
        if (bytes.length < HEADER || header.slice(0, MAGIC.length).mismatch(ByteBuffer.wrap(MAGIC)) >= 0) {
            throw new WeightsFormatException(source + ": not a Flipchip weights file");
        }
        header.position(MAGIC.length);
        int version = header.getInt();
        if (version != VERSION) {
            throw new WeightsFormatException(source + ": version " + version + ", this program reads " + VERSION);
        }
        if (header.getInt() != patternChecksum()) {
            throw new WeightsFormatException(source + ": made for another set of patterns");
        }
        if (header.getInt() != checksum(bytes, HEADER, bytes.length - HEADER)) {
            throw new WeightsFormatException(source + ": damaged (the checksum does not fit)");
        }
        return inflate(source, bytes);
    }

    static byte[] format(Weights weights) throws IOException {
        ByteArrayOutputStream body = new ByteArrayOutputStream(1 << 22);
        Deflater deflater = new Deflater(Deflater.BEST_COMPRESSION);
        try (DataOutputStream out = new DataOutputStream(new DeflaterOutputStream(body, deflater))) {
            short[] constants = new short[CONSTANTS];
            for (int empties = 0; empties < CONSTANTS; empties++) {
                constants[empties] = (short) weights.constant(empties);
            }
            writePlanes(constants, out);
            for (int stage = 0; stage < Stage.COUNT; stage++) {
                writePlanes(weights.classWeights(stage), out);
            }
        } finally {
            deflater.end();
        }
        byte[] packed = body.toByteArray();
        return ByteBuffer.allocate(HEADER + packed.length).put(MAGIC).putInt(VERSION).putInt(patternChecksum())
            .putInt(checksum(packed, 0, packed.length)).put(packed).array();
    }

    private static void writePlanes(short[] values, DataOutputStream out) throws IOException {
        for (short value : values) {
            out.writeByte(value);
        }
        for (short value : values) {
            out.writeByte(value >> 8);
        }
    }

    private static Weights inflate(String source, byte[] bytes) throws WeightsFormatException {
        int classes = PatternSet.STANDARD.classCount();
        byte[] plain = new byte[2 * (CONSTANTS + Stage.COUNT * classes)];
        Inflater inflater = new Inflater();
        try {
            inflater.setInput(bytes, HEADER, bytes.length - HEADER);
            if (inflater.inflate(plain) != plain.length) {
                throw new WeightsFormatException(source + ": damaged (too few weights)");
            }
        } catch (DataFormatException e) {
            throw new WeightsFormatException(source + ": damaged (" + e.getMessage() + ")");
        } finally {
            inflater.end();
        }
        short[] constants = planes(plain, 0, CONSTANTS);
        short[][] stages = new short[Stage.COUNT][];
        for (int stage = 0; stage < Stage.COUNT; stage++) {
            stages[stage] = planes(plain, 2 * (CONSTANTS + stage * classes), classes);
        }
        return Weights.of(stages, constants);
    }

    private static short[] planes(byte[] plain, int at, int count) {
        short[] values = new short[count];
        for (int i = 0; i < count; i++) {
            values[i] = (short) (plain[at + i] & 0xFF | plain[at + count + i] << 8);
        }
        return values;
    }

    private static int patternChecksum() {
        byte[] text = PatternSet.STANDARD.patterns().toString().getBytes(StandardCharsets.UTF_8);
        return checksum(text, 0, text.length);
    }

    private static int checksum(byte[] bytes, int from, int length) {
        CRC32 crc = new CRC32();
        crc.update(bytes, from, length);
        return (int) crc.getValue();
    }
}
