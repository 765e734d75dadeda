package flipchip.engine.people;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.zip.CRC32;
import flipchip.engine.api.Person;
import flipchip.engine.board.Board;
import flipchip.engine.board.Square;

/// Problems as bytes: magic "FLIPCHPS", version (int), CRC-32 of what follows (int), their number (int), and
/// of each the discs of the side to move (long) and of the other (long), then bytes: tempting square, themes
/// as bits, failures per cent, scores of the legal moves.
public final class ProblemFile {
    private static final byte[] MAGIC = "FLIPCHPS".getBytes(StandardCharsets.US_ASCII);
    private static final int VERSION = 1;
    private static final int HEADER = MAGIC.length + 2 * Integer.BYTES;
    private static final int MOST_MOVES = 34;
    private static final int LONGEST = 2 * Long.BYTES + 2 + Person.GRADES.size() + MOST_MOVES;
    private static final String RESOURCE = "problems.bin";

    private ProblemFile() {}

    /// The problems that come with the engine; read on first use.
    public static List<Problem> standard() {
        return Standard.PROBLEMS;
    }

    private static final class Standard {
        static final List<Problem> PROBLEMS = read();

        private static List<Problem> read() {
            try (InputStream in = ProblemFile.class.getResourceAsStream(RESOURCE)) {
                return parse(RESOURCE, in.readAllBytes());
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    public static byte[] format(List<Problem> problems) {
        ByteBuffer body =
            ByteBuffer.allocate(Integer.BYTES + LONGEST * problems.size()).putInt(problems.size());
        for (Problem problem : problems) {
            body.putLong(problem.board().player()).putLong(problem.board().opponent());
            body.put((byte) problem.tempting().index());
            body.put((byte) problem.themes().stream().mapToInt(theme -> 1 << theme.ordinal()).sum());
            problem.failures().forEach(failure -> body.put(failure.byteValue()));
            problem.scores().forEach(score -> body.put(score.byteValue()));
        }
        byte[] bytes = java.util.Arrays.copyOf(body.array(), body.position());
        return ByteBuffer.allocate(HEADER + bytes.length).put(MAGIC).putInt(VERSION).putInt(checksum(bytes))
            .put(bytes).array();
    }

    /// @param source named in messages
    /// @throws IOException if the bytes are no problems or damaged
    public static List<Problem> parse(String source, byte[] bytes) throws IOException {
        ByteBuffer in = ByteBuffer.wrap(bytes);
        if (bytes.length < HEADER || in.slice(0, MAGIC.length).mismatch(ByteBuffer.wrap(MAGIC)) >= 0
                || in.getInt(MAGIC.length) != VERSION) {
            throw new IOException(source + ": no problems of version " + VERSION);
        }
        byte[] body = java.util.Arrays.copyOfRange(bytes, HEADER, bytes.length);
        if (in.getInt(MAGIC.length + Integer.BYTES) != checksum(body)) {
            throw new IOException(source + ": damaged (the checksum does not fit)");
        }
        try {
            ByteBuffer from = ByteBuffer.wrap(body);
            List<Problem> problems = new ArrayList<>();
            for (int left = from.getInt(); left > 0; left--) {
                problems.add(one(from));
            }
            return List.copyOf(problems);
        } catch (BufferUnderflowException | IllegalArgumentException | IndexOutOfBoundsException e) {
            throw new IOException(source + ": damaged (" + e.getMessage() + ")", e);
        }
    }

    private static Problem one(ByteBuffer from) {
        Board board = new Board(from.getLong(), from.getLong());
        Square tempting = Square.of(from.get());
        int bits = from.get();
        Set<ProblemTheme> themes = EnumSet.noneOf(ProblemTheme.class);
        for (ProblemTheme theme : ProblemTheme.values()) {
            if ((bits >> theme.ordinal() & 1) != 0) {
                themes.add(theme);
            }
        }
        List<Integer> failures = numbers(from, Person.GRADES.size());
        return new Problem(board, numbers(from, Long.bitCount(board.legalMoves())), tempting, failures,
            themes);
    }

    private static List<Integer> numbers(ByteBuffer from, int count) {
        List<Integer> numbers = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            numbers.add((int) from.get());
        }
        return numbers;
    }

    private static int checksum(byte[] bytes) {
        CRC32 crc = new CRC32();
        crc.update(bytes);
        return (int) crc.getValue();
    }
}
