package flipchip.engine.book;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.zip.CRC32;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.InflaterInputStream;
import flipchip.engine.board.Board;
import flipchip.engine.board.Square;
import flipchip.engine.io.AtomicFile;
import flipchip.engine.io.RegularFile;

/// Reads and writes [BookPositions].
///
/// Layout, big-endian: magic "FLIPCHBK", version (int 1), CRC-32 of the rest (int), then deflated: count
/// (int) and the positions in the order of their bitboards: player and opponent (long), number of moves
/// (byte), and per move square (byte), centidiscs (short), games (unsigned short).
public final class BookFile {
    private static final byte[] MAGIC = "FLIPCHBK".getBytes(StandardCharsets.US_ASCII);
    private static final int VERSION = 1;
    private static final int HEADER = MAGIC.length + 2 * Integer.BYTES;
    private static final String RESOURCE = "book.bin";
    private static final int LONGEST = 1 << 30;

    private BookFile() {}

    /// The book that comes with the engine.
    ///
    /// @throws IOException if it is missing or damaged
    public static BookPositions readBuiltIn() throws IOException {
        try (InputStream in = BookFile.class.getResourceAsStream(RESOURCE)) {
            if (in == null) {
                throw new IOException("the engine's own book is missing");
            }
            return parse("the engine's own book", in.readAllBytes());
        }
    }

    /// @throws IOException if the file cannot be read, is not a book or is damaged; the message says which
    public static BookPositions read(Path file) throws IOException {
        return parse(file.toString(), RegularFile.read(file, LONGEST));
    }

    /// Writes a book, replacing what was there.
    ///
    /// @throws IOException if it cannot be written; a book that was there stays as it was
    public static void write(BookPositions book, Path file) throws IOException {
        AtomicFile.write(file, format(book));
    }

    /// @param source named in messages
    /// @throws IOException if the bytes are no book of this version
    public static BookPositions parse(String source, byte[] bytes) throws IOException {
        ByteBuffer header = ByteBuffer.wrap(bytes);
        if (bytes.length < HEADER || header.slice(0, MAGIC.length).mismatch(ByteBuffer.wrap(MAGIC)) >= 0) {
            throw new IOException(source + ": not a Flipchip book");
        }
        header.position(MAGIC.length);
        int version = header.getInt();
        if (version != VERSION) {
            throw new IOException(source + ": version " + version + ", this program reads " + VERSION);
        }
        if (header.getInt() != checksum(bytes)) {
            throw new IOException(source + ": damaged (the checksum does not fit)");
        }
        try (InputStream in =
            new InflaterInputStream(new ByteArrayInputStream(bytes, HEADER, bytes.length - HEADER))) {
            return positions(ByteBuffer.wrap(in.readAllBytes()));
        } catch (BufferUnderflowException | IllegalArgumentException | IndexOutOfBoundsException e) {
            throw new IOException(source + ": damaged (" + e.getMessage() + ")", e);
        }
    }

    /// The bytes of a book file.
    public static byte[] format(BookPositions book) throws IOException {
        Map<Board, List<BookMove>> sorted = new TreeMap<>((a, b) -> a.player() != b.player()
            ? Long.compareUnsigned(a.player(), b.player())
            : Long.compareUnsigned(a.opponent(), b.opponent()));
        book.forEach(sorted::put);
        ByteArrayOutputStream body = new ByteArrayOutputStream();
        try (DeflaterOutputStream out = new DeflaterOutputStream(body)) {
            out.write(ByteBuffer.allocate(Integer.BYTES).putInt(sorted.size()).array());
            for (Map.Entry<Board, List<BookMove>> entry : sorted.entrySet()) {
                out.write(format(entry.getKey(), entry.getValue()));
            }
        }
        byte[] rest = body.toByteArray();
        byte[] bytes =
            ByteBuffer.allocate(HEADER + rest.length).put(MAGIC).putInt(VERSION).putInt(0).put(rest).array();
        ByteBuffer.wrap(bytes).putInt(MAGIC.length + Integer.BYTES, checksum(bytes));
        return bytes;
    }

    private static byte[] format(Board board, List<BookMove> moves) {
        ByteBuffer record = ByteBuffer.allocate(2 * Long.BYTES + 1 + 5 * moves.size());
        record.putLong(board.player()).putLong(board.opponent()).put((byte) moves.size());
        for (BookMove move : moves) {
            record.put((byte) move.move().index()).putShort((short) move.centidiscs())
                .putShort((short) move.games());
        }
        return record.array();
    }

    private static BookPositions positions(ByteBuffer in) {
        Map<Board, List<BookMove>> moves = new HashMap<>();
        for (int left = in.getInt(); left > 0; left--) {
            Board board = new Board(in.getLong(), in.getLong());
            List<BookMove> list = new ArrayList<>();
            for (int n = in.get(); n > 0; n--) {
                list.add(
                    new BookMove(Square.of(in.get()), in.getShort(), Short.toUnsignedInt(in.getShort())));
            }
            moves.put(board, list);
        }
        return new BookPositions(moves);
    }

    private static int checksum(byte[] bytes) {
        CRC32 crc = new CRC32();
        crc.update(bytes, HEADER, bytes.length - HEADER);
        return (int) crc.getValue();
    }
}
