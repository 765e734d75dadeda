package flipchip.engine.book;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import flipchip.engine.board.Board;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.engine.notation.BoardText;
import flipchip.engine.notation.NotationException;

/// A reader of Edax' opening books of version 4.
///
/// Format, little-endian: `XADEKOOB`, a byte each with version and release, 8 with the date, 20 with
/// settings, the number of positions. Each has the discs of the side to move and of the other, four
/// counts of games, the value in discs for the side to move with its bounds as numbers of two bytes,
/// the number of moves that lead to other positions of the book, and a level; then these moves and the
/// best other one, each as its value and its square, which is above 63 where there is none.
///
/// As text a line for each position: 64 signs, the side to move, the level, the best move that leads to
/// no position of the book or `--`, and its value. The value of a position is that of its best move.
final class EdaxBook {
    private static final byte[] SIGN = "XADEKOOB".getBytes(StandardCharsets.US_ASCII);
    private static final int VERSION = 4;
    private static final int COUNT_AT = 38;
    private static final int HEAD = COUNT_AT + Integer.BYTES;
    /// Bytes of a position before its moves, and of the four counts and of the bounds in it.
    private static final int POSITION = 40;
    private static final int COUNTS = 16;
    private static final int BOUNDS = 4;
    private static final int MOVE = 2;
    private static final int LONGEST_LINE = 100;
    private static final Pattern LINE =
        Pattern.compile("([-XO]{64} [XO]),(\\d{1,3}),([A-Ha-h][1-8]|--|PS),(-?\\d{1,3})\\s*");

    private EdaxBook() {}

    static boolean isOne(byte[] file) {
        return file.length >= HEAD && Arrays.equals(file, 0, SIGN.length, SIGN, 0, SIGN.length);
    }

    static boolean isText(byte[] file) {
        String begin = new String(file, 0, Math.min(file.length, LONGEST_LINE), StandardCharsets.US_ASCII);
        return LINE.matcher(begin.lines().findFirst().orElse("")).matches();
    }

    static void read(ByteBuffer bytes, ForeignBook book) throws NotationException {
        int version = bytes.get(SIGN.length);
        if (version != VERSION) {
            throw new NotationException("version " + version, "only Edax' books of version 4 are read");
        }
        int count = bytes.getInt(COUNT_AT);
        bytes.position(HEAD);
        for (int i = 0; i < count; i++) {
            int rest = bytes.remaining() - POSITION - MOVE;
            int links = rest < 0 ? 0 : bytes.get(bytes.position() + POSITION - 2) & 0xFF;
            if (rest < MOVE * links) {
                throw new NotationException(i + " of " + count + " positions", "the book is cut short");
            }
            long player = bytes.getLong();
            long opponent = bytes.getLong();
            int value = bytes.position(bytes.position() + COUNTS).getShort();
            int level = bytes.get(bytes.position() + BOUNDS + 1) & 0xFF;
            bytes.position(bytes.position() + BOUNDS + 2 + MOVE * links);
            book.add(player, opponent, value, level);
            int best = bytes.get();
            book.addMove(player, opponent, bytes.get() & 0xFF, best, level - 1);
        }
    }

    /// A line of a book as text.
    ///
    /// @param best a square or `--`
    private record Line(Position position, int level, String best, int value) {
        Board board() {
            return BookPositions.canonical(position.board());
        }
    }

    /// Takes the positions from the end of the games to the beginning, so that the values of moves are
    /// known.
    static void readText(byte[] file, ForeignBook book) throws NotationException {
        List<Line> lines = new ArrayList<>();
        for (String line : new String(file, StandardCharsets.US_ASCII).lines().toList()) {
            if (!line.isBlank()) {
                lines.add(line(line, lines.size() + 1));
            }
        }
        lines.sort(Comparator.comparingInt(line -> -Long.bitCount(line.position.board().occupied())));
        Map<Board, Integer> values = new HashMap<>();
        for (Line line : lines) {
            Board board = line.position.board();
            Optional<Square> best = Square.parse(line.best);
            OptionalInt value = IntStream.concat(best.stream().mapToInt(_ -> line.value),
                line.position.moves().stream().map(line.position::play)
                    .filter(after -> values.containsKey(BookPositions.canonical(after.board())))
                    .mapToInt(after -> (after.toMove() == line.position.toMove() ? 1 : -1)
                        * values.get(BookPositions.canonical(after.board()))))
                .max();
            value.ifPresent(known -> {
                values.put(line.board(), known);
                book.add(board.player(), board.opponent(), known, line.level);
            });
            best.ifPresent(move -> book.addMove(board.player(), board.opponent(), move.index(), line.value,
                line.level - 1));
        }
    }

    private static Line line(String line, int number) throws NotationException {
        Matcher parts = LINE.matcher(line);
        if (!parts.matches()) {
            throw new NotationException("line " + number,
                "a board, a level, a move and its value are expected, with commas between them");
        }
        return new Line(BoardText.parse(parts.group(1)), Integer.parseInt(parts.group(2)), parts.group(3),
            Integer.parseInt(parts.group(4)));
    }
}
