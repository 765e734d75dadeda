package flipchip.engine.book;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import flipchip.engine.board.Board;
import flipchip.engine.board.Color;
import flipchip.engine.board.Game;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.engine.notation.NotationException;

/// An opening book of Egaroucid or Edax, read as corrections of ours: the moves between its positions
/// with its values, from the start of the game on.
public final class ForeignBook {
    /// As many as a learner may want to look at; a book has millions.
    private static final int MOST_MOVES = 5_000;
    /// Of a position that is taken: 30 moves from the start.
    private static final int MOST_DISCS = 34;
    private static final int MOST_VALUE = 64;

    private final Map<Board, Integer> values = new HashMap<>();
    private final Map<Board, Integer> levels = new HashMap<>();

    private ForeignBook() {}

    /// What was taken of a book: the moves nearest to the start.
    ///
    /// @param cut whether there were more than are taken
    public record Taken(BookEdits moves, boolean cut) {}

    /// Whether a file begins as such a book does.
    public static boolean isOne(byte[] file) {
        return EgaroucidBook.isOne(file) || EdaxBook.isOne(file) || EdaxBook.isText(file);
    }

    /// @throws NotationException if the version is unknown or the file is cut short
    public static Taken read(byte[] file) throws NotationException {
        ByteBuffer bytes = ByteBuffer.wrap(file).order(ByteOrder.LITTLE_ENDIAN);
        ForeignBook book = new ForeignBook();
        if (EdaxBook.isOne(file)) {
            EdaxBook.read(bytes, book);
        } else if (EdaxBook.isText(file)) {
            EdaxBook.readText(file, book);
        } else {
            EgaroucidBook.read(bytes, book);
        }
        return book.moves();
    }

    /// Of two values for a position that of the higher level counts.
    ///
    /// @param value in discs for the side to move
    void add(long player, long opponent, int value, int level) {
        boolean sound = (player & opponent) == 0 && Math.abs(value) <= MOST_VALUE;
        if (sound && Long.bitCount(player | opponent) <= MOST_DISCS) {
            Board board = BookPositions.canonical(new Board(player, opponent));
            if (levels.getOrDefault(board, Integer.MIN_VALUE) <= level) {
                levels.put(board, level);
                values.put(board, value);
            }
        }
    }

    /// A move with its value for the side that plays it, to a position that may be missing.
    void addMove(long player, long opponent, int move, int value, int level) {
        boolean sound = (player & opponent) == 0 && move < 64;
        Position before = sound ? new Position(new Board(player, opponent), Color.BLACK) : Position.INITIAL;
        if (sound && before.isLegal(Square.of(move))) {
            Position after = before.play(Square.of(move));
            add(after.board().player(), after.board().opponent(),
                after.toMove() == Color.BLACK ? value : -value, level);
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
