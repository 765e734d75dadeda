package flipchip.lab.train;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.CRC32;
import flipchip.engine.io.AtomicFile;

/// A reader and writer of [TrainingSamples] files, which the steps of training pass on.
///
/// Layout, big-endian: magic "FLIPCHTS", version (int 1), count (int), CRC-32 of the records (int), then
/// records of 20 bytes: player and opponent (long), score (short), label and group (byte). A shard is written
/// under another name and then renamed, so that a shard that exists is whole: steps can be resumed.
public final class SampleFile {
    private static final byte[] MAGIC = "FLIPCHTS".getBytes(StandardCharsets.US_ASCII);
    private static final int VERSION = 1;
    private static final int HEADER = MAGIC.length + 3 * Integer.BYTES;
    private static final int RECORD = 20;

    private SampleFile() {}

    /// @throws IOException if the file cannot be read, is not a shard or is damaged
    public static TrainingSamples read(Path file) throws IOException {
        return parse(file.toString(), Files.readAllBytes(file));
    }

    /// @param file named in messages
    /// @throws IOException if the bytes are no shard or damaged
    public static TrainingSamples parse(String file, byte[] content) throws IOException {
        ByteBuffer bytes = ByteBuffer.wrap(content);
        if (bytes.capacity() < HEADER || bytes.slice(0, MAGIC.length).mismatch(ByteBuffer.wrap(MAGIC)) >= 0
                || bytes.getInt(MAGIC.length) != VERSION) {
            throw new IOException(file + ": not a shard of training samples of version " + VERSION);
        }
        int count = bytes.getInt(MAGIC.length + 4);
        if (bytes.capacity() != HEADER + (long) RECORD * count
                || bytes.getInt(MAGIC.length + 8) != checksum(bytes)) {
            throw new IOException(file + ": damaged shard (length or checksum does not fit)");
        }
        bytes.position(HEADER);
        TrainingSamples samples = new TrainingSamples(count);
        for (int i = 0; i < count; i++) {
            samples.add(bytes.getLong(), bytes.getLong(), bytes.getShort(), bytes.get(), bytes.get() & 0xFF);
        }
        return samples;
    }

    /// Writes all samples, replacing what was there.
    public static void write(TrainingSamples samples, Path file) throws IOException {
        AtomicFile.write(file, format(samples));
    }

    /// The bytes of a shard.
    public static byte[] format(TrainingSamples samples) {
        ByteBuffer bytes = ByteBuffer.allocate(HEADER + RECORD * samples.size());
        bytes.position(HEADER);
        for (int i = 0; i < samples.size(); i++) {
            bytes.putLong(samples.player(i)).putLong(samples.opponent(i)).putShort((short) samples.score(i))
                .put((byte) samples.label(i)).put((byte) samples.group(i));
        }
        bytes.put(0, MAGIC).putInt(MAGIC.length, VERSION).putInt(MAGIC.length + 4, samples.size())
            .putInt(MAGIC.length + 8, checksum(bytes));
        return bytes.array();
    }

    private static int checksum(ByteBuffer bytes) {
        CRC32 crc = new CRC32();
        crc.update(bytes.slice(HEADER, bytes.capacity() - HEADER));
        return (int) crc.getValue();
    }
}
