package flipchip.engine.book;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.SplittableRandom;
import flipchip.engine.board.Board;
import flipchip.engine.board.Game;
import flipchip.engine.board.Square;
import flipchip.engine.board.Symmetry;
import flipchip.engine.notation.BoardText;
import flipchip.engine.notation.NotationException;
import flipchip.engine.notation.Transcript;
import flipchip.engine.testkit.Boards;
import org.junit.jupiter.api.Test;

class EdaxBookTest {
    /// What Edax 4.6 wrote, with random weights, after `book new 1 2`, `book deviate 64 64`, `book save`.
    private static final byte[] WRITTEN_BY_EDAX = HexFormat.of()
        .parseHex("584144454b4f4f420406ea070b1d00331500010000003b00000002000000010000000000000005000000"
            + "00000810080000000000040810000000" + "00000000000000000000000001000000f0ffedfff1ff0001f02c"
            + "0000081800000000000000001c000000" + "00000000000000000000000001000000f3fff0fff4ff0001f32d"
            + "00000008000000000000001038000000"
            + "0000000000000000000000000300000010000f0013000301102d0d2b0c1d8141"
            + "00000010080000000000000810000000" + "00000000000000000000000"
            + "00c000000f0ffedfff1ff0401f013f01af025f02c8141" + "0000001c00000000000000001c000000"
            + "00000000000000000000000001000000f4fff1fff5ff0001f42a");
    /// The same book after `book export`.
    private static final String EXPORTED = """
        ------------------OX-------OX------XO--------------------------- X,1,E6,-16
        -------------------X-------XX-----OOO--------------------------- X,1,F6,-13
        ---------------------------XO------OOO-------------------------- X,1,--,-127
        ---------------------------OX------XO--------------------------- X,1,--,-127
        --------------------------XXX-----OOO--------------------------- X,1,C6,-12
        """;

    /// The values that Edax shows for this book: `Best score: -16`, behind it `[f6:+16] [d6:+13] [f4:+12]`.
    @Test
    void theBookThatEdaxWroteIsRead() throws NotationException {
        for (byte[] file : List.of(WRITTEN_BY_EDAX, EXPORTED.getBytes(StandardCharsets.US_ASCII))) {
            assertTrue(ForeignBook.isOne(file));
            ForeignBook.Taken taken = ForeignBook.read(file);
            BookEdits book = taken.moves();

            assertEquals(Map.of(Square.D3, OptionalInt.of(-1600), Square.C4, OptionalInt.of(-1600), Square.F5,
                OptionalInt.of(-1600), Square.E6, OptionalInt.of(-1600)), book.of(Board.INITIAL));
            assertEquals(Map.of(Square.F6, OptionalInt.of(1600), Square.D6, OptionalInt.of(1300), Square.F4,
                OptionalInt.of(1200)), book.of(Transcript.parse("f5").position().board()));
            assertFalse(taken.cut());
            assertEquals(7, book.size(), "a move at the start, three answers, the best move behind each");
        }
    }

    /// A book as the format is described, each position turned another way.
    private static byte[] book(List<Game> games, SplittableRandom random) {
        ByteBuffer bytes = ByteBuffer.allocate(42 + 60 * games.size()).order(ByteOrder.LITTLE_ENDIAN);
        bytes.put("XADEKOOB".getBytes(StandardCharsets.US_ASCII)).put((byte) 4).position(38)
            .putInt(games.size());
        for (Game game : games) {
            Board board = Symmetry.values()[random.nextInt(8)].apply(game.position().board());
            int links = random.nextInt(4);
            bytes.putLong(board.player()).putLong(board.opponent()).position(bytes.position() + 16);
            bytes.putShort((short) value(game)).putShort((short) -64).putShort((short) 64).put((byte) links)
                .put((byte) 20).put(new byte[2 * links]).put((byte) -127).put((byte) 65);
        }
        return Arrays.copyOf(bytes.array(), bytes.position());
    }

    /// For the side to move, of two games that mirror each other the same.
    private static int value(Game game) {
        return Math.floorMod(BookPositions.canonical(game.position().board()).hashCode(), 129) - 64;
    }

    @Test
    void everyMoveIsWorthTheContraryOfThePositionBehindIt() throws NotationException {
        List<Game> games = Boards.shortestGames(3_000);
        BookEdits book = ForeignBook.read(book(games, new SplittableRandom(1))).moves();

        assertEquals(3_000, book.size());
        for (Game game : games) {
            Game before = game.prefix(game.length() - 1);
            boolean again = before.position().toMove() == game.position().toMove();

            assertEquals(OptionalInt.of((again ? 100 : -100) * value(game)),
                book.of(before.position().board()).get(game.moves().getLast()), Transcript.print(game));
        }
    }

    @Test
    void aBookThatEndsTooEarlyOrIsOfAnotherVersionIsRefused() {
        byte[] other = WRITTEN_BY_EDAX.clone();
        other[8] = 3;
        for (int length = 42; length < WRITTEN_BY_EDAX.length; length++) {
            byte[] cut = Arrays.copyOf(WRITTEN_BY_EDAX, length);
            assertEquals("the book is cut short",
                assertThrows(NotationException.class, () -> ForeignBook.read(cut)).what(), length + " bytes");
        }
        assertThrows(NotationException.class, () -> ForeignBook.read(other));
        byte[] line = (EXPORTED + "oops").getBytes(StandardCharsets.US_ASCII);
        assertTrue(assertThrows(NotationException.class, () -> ForeignBook.read(line)).getMessage()
            .contains("line 6"));
        assertFalse(ForeignBook.isOne("f5d6c3 +1.5".getBytes(StandardCharsets.UTF_8)));
        assertFalse(ForeignBook
            .isOne((BoardText.print(Game.INITIAL.position()) + "\n").getBytes(StandardCharsets.UTF_8)));
    }

    /// Whatever the bytes are: a book of legal moves with values in range, or a message.
    @Test
    void changedBooksAreReadOrRefused() {
        SplittableRandom random = new SplittableRandom(7);
        Set<Boolean> ends = new HashSet<>();
        for (int i = 0; i < 3_000; i++) {
            byte[] file =
                (i % 2 == 0 ? WRITTEN_BY_EDAX : EXPORTED.getBytes(StandardCharsets.US_ASCII)).clone();
            for (int change = random.nextInt(1, 6); change > 0; change--) {
                file[random.nextInt(file.length)] = (byte) random.nextInt(256);
            }
            byte[] cut =
                Arrays.copyOf(file, random.nextInt(10) == 0 ? random.nextInt(file.length) : file.length);
            if (ForeignBook.isOne(cut)) {
                try {
                    ends.add(ForeignBook.read(cut).moves().lines().stream().allMatch(EdaxBookTest::isSound));
                } catch (NotationException e) {
                    assertFalse(e.getMessage().isEmpty());
                }
            }
        }
        assertEquals(Set.of(true), ends);
    }

    private static boolean isSound(String line) {
        try {
            return BookEdits.ofLines(List.of(line)).size() == 1;
        } catch (NotationException _) {
            return false;
        }
    }
}
