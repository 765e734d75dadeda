package flipchip.app.files.session;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JournalSlotTest {
    private static final int HEADER = 16;
    private static final int RECORD = 8;

    @TempDir
    private Path home;
    private Path file;

    @BeforeEach
    void name() {
        file = home.resolve("slot");
    }

    private JournalSlot.Content content() throws IOException {
        try (JournalSlot slot = new JournalSlot(file)) {
            return slot.read();
        }
    }

    /// Begins the slot with these records.
    private void write(byte[]... records) throws IOException {
        try (JournalSlot slot = new JournalSlot(file)) {
            slot.begin(7, records[0]);
            Stream.of(records).skip(1).forEach(record -> assertTrue(slot.append(record)));
        }
    }

    /// Changes a byte behind the program's back.
    private void damage(long at) throws IOException {
        try (FileChannel channel =
            FileChannel.open(file, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
            ByteBuffer one = ByteBuffer.allocate(1);
            channel.read(one, at);
            channel.write(one.put(0, (byte) ~one.get(0)).rewind(), at);
        }
    }

    @Test
    void aNewFileHoldsNothingAndHasItsBlocks() throws IOException {
        assertEquals(JournalSlot.Content.NOTHING, content());
        assertEquals(JournalSlot.SMALLEST, Files.size(file));
    }

    @Test
    void recordsOfAnyLengthAreReadInTheirOrder() throws IOException {
        byte[][] records = {{1}, {}, {1, 2, 3, 4, 5, 6, 7, 8}, {9, 9, 9}};
        write(records);
        JournalSlot.Content content = content();
        assertEquals(7, content.sequence());
        assertFalse(content.damaged());
        assertEquals(1, content.records().size(), "an empty record ends the list: none is ever written");
        write(records[0], records[2], records[3]);
        List<byte[]> read = content().records();
        assertEquals(3, read.size());
        assertArrayEquals(records[2], read.get(1));
        assertArrayEquals(records[3], read.get(2));
    }

    @Test
    void aRecordMayFillTheFileToItsLastByte() throws IOException {
        int room = JournalSlot.SMALLEST - HEADER - RECORD - 8 - RECORD;
        try (JournalSlot slot = new JournalSlot(file)) {
            slot.begin(1, new byte[] {5});
            assertFalse(slot.append(new byte[room + 1]));
            assertTrue(slot.append(new byte[room]));
            assertFalse(slot.append(new byte[1]));
        }
        JournalSlot.Content content = content();
        assertFalse(content.damaged());
        assertEquals(room, content.records().getLast().length);
        assertEquals(JournalSlot.SMALLEST, Files.size(file));
    }

    @Test
    void theFileGrowsWhenTheFirstRecordWouldTakeMoreThanHalfOfIt() throws IOException {
        byte[] half = new byte[(JournalSlot.SMALLEST - HEADER - RECORD) / 2];
        write(half);
        assertEquals(JournalSlot.SMALLEST, Files.size(file));
        write(new byte[half.length + 1]);
        assertEquals(2 * JournalSlot.SMALLEST, Files.size(file));
        write(new byte[] {1});
        assertEquals(1, content().records().size(), "nothing is left of the long record");
    }

    @Test
    void whatWasWrittenBeforeADamagedRecordCounts() throws IOException {
        write(new byte[] {1}, new byte[] {2}, new byte[] {3});
        int second = HEADER + RECORD + 8;
        damage(second + RECORD);
        JournalSlot.Content content = content();
        assertTrue(content.damaged());
        assertEquals(1, content.records().size());
        assertEquals(7, content.sequence());
    }

    @Test
    void aLengthBeyondTheFileIsDamage() throws IOException {
        for (int part = 4; part < 8; part++) {           // of the length, which stands behind the checksum
            write(new byte[] {1}, new byte[] {2});
            damage(HEADER + RECORD + 8 + part);
            JournalSlot.Content content = content();
            assertTrue(content.damaged(), "byte " + part);
            assertEquals(1, content.records().size());
        }
    }

    @Test
    void aFileOfSomebodyElseIsDamagedAndOneNotYetValidHoldsNothing() throws IOException {
        write(new byte[] {1});
        damage(0);
        assertTrue(content().damaged());
        assertEquals(0, content().sequence());
        write(new byte[] {1});
        damage(8);
        damage(8 + 7);
        assertTrue(content().sequence() != 7);
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
            channel.write(ByteBuffer.allocate(8), 8);
        }
        assertEquals(JournalSlot.Content.NOTHING, content());
    }

    @Test
    void aSlotThatIsClosedTakesNothing() throws IOException {
        JournalSlot slot = new JournalSlot(file);
        slot.begin(1, new byte[] {1});
        slot.close();
        assertThrows(IllegalStateException.class, () -> slot.append(new byte[] {2}));
    }

    @Test
    void whatIsBroughtToTheDiskIsInTheFile() throws IOException {
        try (JournalSlot slot = new JournalSlot(file)) {
            slot.begin(3, new byte[] {42});
            slot.force();
            byte[] all = Files.readAllBytes(file);
            assertEquals(42, all[HEADER + RECORD]);
        }
    }
}
