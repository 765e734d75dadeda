package flipchip.engine.book;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import flipchip.engine.board.Board;
import flipchip.engine.board.Game;
import flipchip.engine.board.Square;
import flipchip.engine.board.Symmetry;
import flipchip.engine.notation.NotationException;
import flipchip.engine.notation.Transcript;
import flipchip.engine.testkit.Boards;
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
        return book(version, ENTRIES);
    }

    private static byte[] book(int version, List<Entry> entries) throws NotationException {
        ByteBuffer bytes = ByteBuffer.allocate(100 + 30 * entries.size()).order(ByteOrder.LITTLE_ENDIAN);
        bytes.put("DICUORAGE".getBytes(StandardCharsets.US_ASCII)).put((byte) version).putInt(entries.size());
        for (int i = 0; i < entries.size(); i++) {
            Entry entry = entries.get(i);
            Board board = Symmetry.values()[i % 8].apply(Transcript.parse(entry.moves()).position().board());
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
        BookEdits edits = ForeignBook.read(book).moves();

        assertTrue(ForeignBook.isOne(book));
        assertEquals(3, edits.size(), "the last position is not reached");
        assertEquals(OptionalInt.of(-100), edits.of(Board.INITIAL).values().iterator().next());
        assertEquals(Map.of(Square.D6, OptionalInt.of(0), Square.F6, OptionalInt.of(200)),
            edits.of(Transcript.parse("f5").position().board()));
    }

    @Test
    void aPositionIsReachedByBothOrdersOfMoves() throws NotationException {
        List<Entry> entries = new ArrayList<>();
        for (String moves : List.of("f5", "f5d6", "f5d6c3", "f5d6c3d3", "f5d6c4", "f5d6c4d3")) {
            entries.add(new Entry(moves, 0, 20));
        }
        entries.add(new Entry("f5d6c3d3c4", -6, 20));
        entries.add(new Entry("f5d6c4d3e6", 0, 20));
        BookEdits edits = ForeignBook.read(book(3, entries)).moves();

        assertEquals(OptionalInt.of(600),
            edits.of(Transcript.parse("f5d6c3d3").position().board()).get(Square.C4));
        assertEquals(Map.of(Square.C3, OptionalInt.of(600), Square.E6, OptionalInt.of(0)),
            edits.of(Transcript.parse("f5d6c4d3").position().board()));
    }

    @Test
    void onlyABookOfMoreThanFiveThousandMovesIsCut() throws NotationException {
        List<Entry> entries = new ArrayList<>();
        for (Game game : Boards.shortestGames(5_001)) {
            entries.add(new Entry(Transcript.print(game), 0, 20));
        }
        ForeignBook.Taken some = ForeignBook.read(book(3, entries.subList(0, 5_000)));
        ForeignBook.Taken most = ForeignBook.read(book(3, entries));
        assertEquals(List.of(5_000, 5_000), List.of(some.moves().size(), most.moves().size()));
        assertFalse(some.cut());
        assertTrue(most.cut());
    }

    @Test
    void aBookThatEndsTooEarlyOrIsOfAnotherVersionIsRefused() throws NotationException {
        byte[] book = book(3);
        byte[] other = book.clone();
        other[9] = 4;

        for (byte[] bad : List.of(Arrays.copyOf(book, book.length - 1), Arrays.copyOf(book, 20), other,
            Arrays.copyOf(book(2), book(2).length - 1))) {
            assertThrows(NotationException.class, () -> ForeignBook.read(bad));
        }
        assertFalse(ForeignBook.isOne("f5d6c3 +1.5".getBytes(StandardCharsets.UTF_8)));
    }
}
