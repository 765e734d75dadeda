package flipchip.engine.book;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import flipchip.engine.notation.NotationException;

/// A reader of Egaroucid's opening books, `.egbk3` and `.egbk2`.
///
/// Format, little-endian: `DICUORAGE`, a byte with the version, the number of positions. Each has the discs
/// of the side to move and of the other, the value in discs for the side to move, and a level; behind it
/// version 3 has 7 bytes, and version 2 a number of moves with 2 bytes each.
final class EgaroucidBook {
    private static final byte[] SIGN = "DICUORAGE".getBytes(StandardCharsets.US_ASCII);
    private static final int HEAD = SIGN.length + 1 + Integer.BYTES;
    /// Bytes of a position, and of what version 3 has behind it.
    private static final int POSITION = 18;
    private static final int MORE = 7;

    private EgaroucidBook() {}

    static boolean isOne(byte[] file) {
        return file.length >= HEAD && Arrays.equals(file, 0, SIGN.length, SIGN, 0, SIGN.length);
    }

    static void read(ByteBuffer bytes, ForeignBook book) throws NotationException {
        int version = bytes.position(SIGN.length).get();
        if (version != 2 && version != 3) {
            throw new NotationException("version " + version,
                "only Egaroucid's books of version 2 and 3 are read");
        }
        int count = bytes.getInt();
        for (int i = 0; i < count; i++) {
            int rest = bytes.remaining() - POSITION - (version == 3 ? MORE : 1);
            int moves = rest < 0 || version == 3 ? 0 : 2 * (bytes.get(bytes.position() + POSITION) & 0xFF);
            if (rest < moves) {
                throw new NotationException(i + " of " + count + " positions", "the book is cut short");
            }
            book.add(bytes.getLong(), bytes.getLong(), bytes.get(), bytes.get());
            bytes.position(bytes.position() + (version == 3 ? MORE : 1 + moves));
        }
    }
}
