package flipchip.app.files.session;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.VarHandle;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.CRC32C;

/// A file mapped into memory that takes records one after another. Written by one thread.
///
/// What is stored in the mapping belongs to the operating system at once: killing the program loses none of
/// it, and no call waits for a disk. [#force()] brings it to the disk itself, against a power failure.
///
/// Layout: magic (8 bytes), sequence number (8; 0 while the slot is not valid), then records at multiples of
/// 8: length and CRC-32C of the bytes as one long, the bytes. The long is stored last, so a record is whole
/// or not there; a zero long ends the list.
final class JournalSlot implements AutoCloseable {
    static final int SMALLEST = 1 << 20;
    private static final long MAGIC = 0x466C_6970_4A6F_7572L;       // "FlipJour"
    private static final int HEADER = 16;
    private static final int RECORD = 8;

    private final Path file;
    private final Arena arena = Arena.ofShared();
    private MemorySegment bytes;
    private long end = HEADER;

    /// What a slot held when it was opened.
    ///
    /// @param sequence 0 if the slot holds nothing
    /// @param records  in the order in which they were written
    /// @param damaged  other bytes follow the records, or the file is not a journal
    record Content(long sequence, List<byte[]> records, boolean damaged) {
        static final Content NOTHING = new Content(0, List.of(), false);
    }

    /// Maps `file`, which is made if it is not there; its blocks are taken from the disk now, not in the
    /// middle of a game.
    ///
    /// @throws IOException if the disk is full or the file cannot be written
    JournalSlot(Path file) throws IOException {
        this.file = file;
        map(SMALLEST);
    }

    private void map(long least) throws IOException {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.READ,
            StandardOpenOption.WRITE)) {
            ByteBuffer zeros = ByteBuffer.allocate(1 << 16);
            for (long at = channel.size(); at < least; at += zeros.flip().limit()) {
                zeros.clear().limit((int) Math.min(zeros.capacity(), least - at));
                channel.write(zeros, at);
            }
            bytes = channel.map(FileChannel.MapMode.READ_WRITE, 0, channel.size(), arena);
        }
    }

    Content read() {
        if (get(0) == 0 && get(8) == 0) {
            return Content.NOTHING;
        }
        if (get(0) != MAGIC) {
            return new Content(0, List.of(), true);
        }
        if (get(8) == 0) {
            return Content.NOTHING;
        }
        List<byte[]> records = new ArrayList<>();
        long at = HEADER;
        while (at + RECORD <= bytes.byteSize() && get(at) != 0) {
            int length = (int) (get(at) >>> 32);
            if (length < 0 || at + RECORD + length > bytes.byteSize()) {
                return new Content(get(8), records, true);
            }
            byte[] record = bytes.asSlice(at + RECORD, length).toArray(ValueLayout.JAVA_BYTE);
            if (head(record) != get(at)) {
                return new Content(get(8), records, true);
            }
            records.add(record);
            at = next(at, length);
        }
        return new Content(get(8), records, false);
    }

    /// Empties the slot and makes `first` its first record; valid, under this number, once that is written.
    ///
    /// @throws IOException if a long record needs a longer file and the disk is full
    void begin(long sequence, byte[] first) throws IOException {
        long needed = HEADER + RECORD + 2L * first.length;
        put(8, 0);
        if (needed > bytes.byteSize()) {
            map(Long.highestOneBit(needed) << 1);
        }
        bytes.fill((byte) 0);
        put(0, MAGIC);
        end = HEADER;
        append(first);
        VarHandle.releaseFence();
        put(8, sequence);
    }

    /// Adds a record; answers whether it had room.
    boolean append(byte[] record) {
        if (end + RECORD + record.length > bytes.byteSize()) {
            return false;
        }
        MemorySegment.copy(record, 0, bytes, ValueLayout.JAVA_BYTE, end + RECORD, record.length);
        VarHandle.releaseFence();
        put(end, head(record));
        end = next(end, record.length);
        return true;
    }

    /// Waits until all that was written is on the disk. Any thread.
    void force() {
        bytes.force();
    }

    @Override
    public void close() {
        arena.close();
    }

    private static long head(byte[] record) {
        CRC32C crc = new CRC32C();
        crc.update(record);
        return (long) record.length << 32 | crc.getValue();
    }

    private static long next(long at, int length) {
        return (at + RECORD + length + 7) / 8 * 8;
    }

    private long get(long at) {
        return bytes.get(ValueLayout.JAVA_LONG, at);
    }

    private void put(long at, long value) {
        bytes.set(ValueLayout.JAVA_LONG, at, value);
    }
}
