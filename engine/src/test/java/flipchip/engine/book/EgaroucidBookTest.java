package flipchip.engine.book;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import flipchip.engine.board.Board;
import flipchip.engine.board.Square;
import flipchip.engine.board.Symmetry;
import flipchip.engine.notation.NotationException;
import flipchip.engine.notation.Transcript;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class EgaroucidBookTest {
    /// @param value for the side to move
    private record Entry(String moves, int value, int level) {}

    private static final List<Entry> ENTRIES =
        List.of(new Entry("", 0, 20), new Entry("f5", 1, 20), new Entry("f5f6", -3, 1),
            new Entry("f5d6", 0, 21), new Entry("f5f6", -2, 30), new Entry("f5d6c3d3c4", 5, 20));

    /// Each position turned another way.
    private static byte[] book(int version) throws NotationException {
        ByteBuffer bytes = ByteBuffer.allocate(1_000).order(ByteOrder.LITTLE_ENDIAN);
        bytes.put("DICUORAGE".getBytes(StandardCharsets.US_ASCII)).put((byte) version).putInt(ENTRIES.size());
        for (int i = 0; i < ENTRIES.size(); i++) {
            Entry entry = ENTRIES.get(i);
            Board board = Symmetry.values()[i].apply(Transcript.parse(entry.moves()).position().board());
            bytes.putLong(board.player()).putLong(board.opponent()).put((byte) entry.value())
                .put((byte) entry.level());
            bytes.put(version == 3 ? new byte[7] : new byte[] {2, 1, 2, 3, 4});
        }
        return Arrays.copyOf(bytes.array(), bytes.position());
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3})
    void aMoveIsWorthTheContraryOfThePositionBehindIt(int version) throws NotationException {
        byte[] book = book(version);
        BookEdits edits = EgaroucidBook.read(book);

        assertTrue(EgaroucidBook.isOne(book));
        assertEquals(3, edits.size(), "the last position is not reached");
        assertEquals(OptionalInt.of(-100), edits.of(Board.INITIAL).values().iterator().next());
        assertEquals(Map.of(Square.D6, OptionalInt.of(0), Square.F6, OptionalInt.of(200)),
            edits.of(Transcript.parse("f5").position().board()));
    }

    @Test
    void aBookThatEndsTooEarlyOrIsOfAnotherVersionIsRefused() throws NotationException {
        byte[] book = book(3);
        byte[] other = book.clone();
        other[9] = 4;

        for (byte[] bad : List.of(Arrays.copyOf(book, book.length - 1), Arrays.copyOf(book, 20), other,
            Arrays.copyOf(book(2), book(2).length - 1))) {
            assertThrows(NotationException.class, () -> EgaroucidBook.read(bad));
        }
        assertFalse(EgaroucidBook.isOne("f5d6c3 +1.5".getBytes(StandardCharsets.UTF_8)));
    }
}
