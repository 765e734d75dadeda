package flipchip.engine.book;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import flipchip.engine.board.Board;
import flipchip.engine.board.Game;
import flipchip.engine.board.Square;
import flipchip.engine.notation.NotationException;

/// A reader of Egaroucid's opening books, `.egbk3` and `.egbk2`, as corrections of ours: the moves between
/// its positions with its values, from the start of the game on.
///
/// Format, little-endian: `DICUORAGE`, a byte with the version, the number of positions. Each has the discs
/// of the side to move and of the other, the value in discs for the side to move, and a level; behind it
/// version 3 has 7 bytes, and version 2 a number of moves with 2 bytes each.
public final class EgaroucidBook {
    /// As many as a learner may want to look at; a book has millions.
    private static final int MOST_MOVES = 5_000;
    private static final byte[] SIGN = "DICUORAGE".getBytes(StandardCharsets.US_ASCII);
    private static final int HEAD = SIGN.length + 1 + Integer.BYTES;
    /// Bytes of a position, and of what version 3 has behind it.
    private static final int POSITION = 18;
    private static final int MORE = 7;
    /// Of a position that is taken: 30 moves from the start.
    private static final int MOST_DISCS = 34;
    private static final int MOST_VALUE = 64;

    private final Map<Board, Integer> values = new HashMap<>();
    private final Map<Board, Integer> levels = new HashMap<>();

    private EgaroucidBook() {}

    /// What was taken of a book: the moves nearest to the start.
    ///
    /// @param cut whether there were more than are taken
    public record Taken(BookEdits moves, boolean cut) {}

    /// Whether a file begins as such a book does.
    public static boolean isOne(byte[] file) {
        return file.length >= HEAD && Arrays.equals(file, 0, SIGN.length, SIGN, 0, SIGN.length);
    }

    /// @throws NotationException if the version is unknown or the file is cut short
    public static Taken read(byte[] file) throws NotationException {
        ByteBuffer bytes = ByteBuffer.wrap(file).order(ByteOrder.LITTLE_ENDIAN).position(SIGN.length);
        int version = bytes.get();
        if (version != 2 && version != 3) {
            throw new NotationException("version " + version,
                "only Egaroucid's books of version 2 and 3 are read");
        }
        EgaroucidBook book = new EgaroucidBook();
        int count = bytes.getInt();
        for (int i = 0; i < count; i++) {
            int rest = bytes.remaining() - POSITION - (version == 3 ? MORE : 1);
            int moves = rest < 0 || version == 3 ? 0 : 2 * (bytes.get(bytes.position() + POSITION) & 0xFF);
            if (rest < moves) {
                throw new NotationException(i + " of " + count + " positions", "the book is cut short");
            }
            book.position(bytes);
            bytes.position(bytes.position() + (version == 3 ? MORE : 1 + moves));
        }
        return book.moves();
    }

    /// Of two values for a position that of the higher level counts.
    private void position(ByteBuffer bytes) {
        long player = bytes.getLong();
        long opponent = bytes.getLong();
        int value = bytes.get();
        int level = bytes.get();
        boolean sound = (player & opponent) == 0 && Math.abs(value) <= MOST_VALUE;
        if (sound && Long.bitCount(player | opponent) <= MOST_DISCS) {
            Board board = BookPositions.canonical(new Board(player, opponent));
            if (levels.getOrDefault(board, Integer.MIN_VALUE) <= level) {
                levels.put(board, level);
                values.put(board, value);
            }
        }
    }

    private Taken moves() {
        Map<Game, OptionalInt> found = new LinkedHashMap<>();
        Deque<Game> next = new ArrayDeque<>();
        next.add(Game.INITIAL);
        boolean cut = false;
        while (!next.isEmpty() && !cut) {
            Game game = next.removeFirst();
            for (Square square : game.position().moves()) {
                Game after = game.play(square);
                // taken once, whatever the order of moves
                Optional<Integer> value =
                    Optional.ofNullable(values.remove(BookPositions.canonical(after.position().board())));
                if (value.isPresent() && found.size() == MOST_MOVES) {
                    cut = true;
                } else if (value.isPresent()) {
                    boolean again = after.position().toMove() == game.position().toMove();
                    found.put(after, OptionalInt.of((again ? 100 : -100) * value.get()));
                    next.add(after);
                }
            }
        }
        return new Taken(BookEdits.of(found), cut);
    }
}
