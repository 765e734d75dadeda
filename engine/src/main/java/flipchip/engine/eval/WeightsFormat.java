package flipchip.engine.eval;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.zip.CRC32;
import flipchip.engine.api.ErrorModel;

/// A reader and writer of [Weights] as bytes.
///
/// Layout, big-endian: magic "FLIPCHWT", version (int 4), checksum of the pattern set (int, CRC-32 of its
/// text), checksum of the rest (int, CRC-32), 61 constants (short), the
/// error models of midgame and endgame (8 doubles each), then the stages, last of the game first, each as
/// a length in bytes (int) and this many deflated bytes: the low bytes of the weights of all classes, then
/// their high bytes, which deflates a third better than pairs. A stage is inflated when it is first needed.
/// A [NetBlock] comes last.
///
/// Files of versions 1 to 3 have no net. Those of versions 1 and 2 have error models of 5 doubles, without
/// mobility and mean, which are 0 then; those of version 1 have the weights of the patterns only, and those
/// of the features are 0.
public final class WeightsFormat {
    private static final byte[] MAGIC = "FLIPCHWT".getBytes(StandardCharsets.US_ASCII);
    private static final int VERSION = 4;
    private static final int WITHOUT_NET = 3;
    private static final int WITHOUT_MOBILITY = 2;
    private static final int WITHOUT_FEATURES = 1;
    private static final int HEADER = MAGIC.length + 3 * Integer.BYTES;
    private static final int CONSTANTS = 61;
    private static final String RESOURCE = "weights.bin";

    private WeightsFormat() {}

    /// The weights that come with the engine.
    ///
    /// @throws IOException if they are missing or damaged
    public static Weights readBuiltIn() throws IOException {
        try (InputStream in = WeightsFormat.class.getResourceAsStream(RESOURCE)) {
            if (in == null) {
                throw new WeightsFormatException("the engine's own weights are missing");
            }
            return parse("the engine's own weights", in.readAllBytes());
        }
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
        if (version < WITHOUT_FEATURES || version > VERSION) {
            throw new WeightsFormatException(source + ": version " + version + ", this program reads "
                + WITHOUT_FEATURES + " to " + VERSION);
        }
        if (header.getInt() != patternChecksum(version)) {
            throw new WeightsFormatException(source + ": made for another set of patterns");
        }
        if (header.getInt() != checksum(bytes, HEADER, bytes.length - HEADER)) {
            throw new WeightsFormatException(source + ": damaged (the checksum does not fit)");
        }
        return weights(source, bytes, version);
    }

    public static byte[] format(Weights weights) {
        ByteArrayOutputStream body = new ByteArrayOutputStream(1 << 22);
        ByteBuffer constants = ByteBuffer.allocate(Short.BYTES * CONSTANTS);
        for (int empties = 0; empties < CONSTANTS; empties++) {
            constants.putShort((short) weights.constant(empties));
        }
        body.writeBytes(constants.array());
        body.writeBytes(format(weights.errors().midgame()));
        body.writeBytes(format(weights.errors().endgame()));
        for (int stage = 0; stage < Stage.COUNT; stage++) {
            byte[] packed = deflate(weights.classWeights(stage));
            body.writeBytes(ByteBuffer.allocate(Integer.BYTES).putInt(packed.length).array());
            body.writeBytes(packed);
        }
        body.writeBytes(NetBlock.format(weights.net()));
        byte[] rest = body.toByteArray();
        return ByteBuffer.allocate(HEADER + rest.length).put(MAGIC).putInt(VERSION)
            .putInt(patternChecksum(VERSION)).putInt(checksum(rest, 0, rest.length)).put(rest).array();
    }

    private static byte[] format(ErrorModel model) {
        return ByteBuffer.allocate(8 * Double.BYTES).putDouble(model.constant()).putDouble(model.shallow())
            .putDouble(model.deep()).putDouble(model.empties()).putDouble(model.emptiesSquared())
            .putDouble(model.own()).putDouble(model.opponent()).putDouble(model.mean()).array();
    }

    private static ErrorModel errorModel(ByteBuffer in, int version) {
        ErrorModel plain =
            new ErrorModel(in.getDouble(), in.getDouble(), in.getDouble(), in.getDouble(), in.getDouble());
        return version <= WITHOUT_MOBILITY
            ? plain
            : plain.with(in.getDouble(), in.getDouble(), in.getDouble());
    }

    private static byte[] deflate(short[] weights) {
        byte[] planes = new byte[2 * weights.length];
        for (int i = 0; i < weights.length; i++) {
            planes[i] = (byte) weights[i];
            planes[weights.length + i] = (byte) (weights[i] >> 8);
        }
        return Deflated.pack(planes);
    }

    private static Weights weights(String source, byte[] bytes, int version) throws WeightsFormatException {
        int classes = version == WITHOUT_FEATURES
            ? PatternSet.STANDARD.patternClassCount()
            : PatternSet.STANDARD.classCount();
        ByteBuffer in = ByteBuffer.wrap(bytes).position(HEADER);
        try {
            short[] constants = new short[CONSTANTS];
            in.asShortBuffer().get(constants);
            in.position(in.position() + Short.BYTES * CONSTANTS);
            ErrorModels errors = new ErrorModels(errorModel(in, version), errorModel(in, version));
            ByteBuffer[] stages = new ByteBuffer[Stage.COUNT];
            for (int stage = 0; stage < Stage.COUNT; stage++) {
                int length = in.getInt();
                stages[stage] = in.slice(in.position(), length);
                in.position(in.position() + length);
            }
            Optional<NeuralNet> net = version <= WITHOUT_NET ? Optional.empty() : NetBlock.read(source, in);
            if (in.hasRemaining()) {
                throw new WeightsFormatException(source + ": damaged (more than its weights)");
            }
            return new Weights(stage -> inflate(source, stages[stage].duplicate(), classes), constants,
                errors, net);
        } catch (IllegalArgumentException e) {
            throw new WeightsFormatException(source + ": damaged (" + e.getMessage() + ")");
        } catch (BufferUnderflowException | IndexOutOfBoundsException e) {
            throw new WeightsFormatException(source + ": damaged (too few weights)");
        }
    }

    /// @param classes how many weights the stage has; the others are 0
    /// @throws IllegalStateException if the bytes, whose checksum was right, were written wrongly
    private static short[] inflate(String source, ByteBuffer packed, int classes) {
        byte[] planes = Deflated.unpack(source, packed, 2 * classes);
        short[] weights = new short[PatternSet.STANDARD.classCount()];
        for (int i = 0; i < classes; i++) {
            weights[i] = (short) (planes[i] & 0xFF | planes[classes + i] << 8);
        }
        return weights;
    }

    private static int patternChecksum(int version) {
        String patterns = PatternSet.STANDARD.patterns().toString();
        byte[] text = (version == WITHOUT_FEATURES ? patterns : patterns + PatternSet.STANDARD.features())
            .getBytes(StandardCharsets.UTF_8);
        return checksum(text, 0, text.length);
    }

    private static int checksum(byte[] bytes, int from, int length) {
        CRC32 crc = new CRC32();
        crc.update(bytes, from, length);
        return (int) crc.getValue();
    }
}
