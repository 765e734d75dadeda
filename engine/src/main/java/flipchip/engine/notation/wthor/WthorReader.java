package flipchip.engine.notation.wthor;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import flipchip.engine.board.Square;
import flipchip.engine.io.FileFault;
import flipchip.engine.io.RegularFile;

/// Reads the WTHOR archive of the French Othello Federation: game files (`.wtb`), player names (`.jou`)
/// and tournament names (`.trn`).
///
/// The format is little-endian: a header of 16 bytes, then records of one size, 68 bytes a game, 20 a
/// player, 26 a tournament. Tolerant where writers of such files differ: board size 0 or 8, junk in the
/// size byte of name files, fewer records than the header promises, a move list that ends early. Moves
/// are not checked against the rules here.
///
/// Format: ledpup.blogspot.com 2012-03 (translation of the French text), weltyc/othello `ThorHeader.java`.
public final class WthorReader {
    private static final int HEADER = 16;
    /// The largest year of the archive has 0.3 MB.
    private static final int LONGEST = 1 << 26;
    private static final int GAME = 68;
    private static final int PLAYER = 20;
    private static final int TOURNAMENT = 26;

    private WthorReader() {}

    /// The games of one file.
    ///
    /// @throws IOException if the file cannot be read or is not a file of games on 8x8 squares
    public static List<WthorGame> games(Path file) throws IOException {
        ByteBuffer bytes = open(file);
        int boardSize = Byte.toUnsignedInt(bytes.get(12));
        if (boardSize != 0 && boardSize != 8 || bytes.get(13) == 1) {
            throw new FileFault(file, FileFault.Kind.OTHER_ARCHIVE, null, boardSize,
                Byte.toUnsignedInt(bytes.get(13)));
        }
        int year = Short.toUnsignedInt(bytes.getShort(10));
        int count = records(bytes, GAME, announced(bytes));
        return IntStream.range(0, count).mapToObj(i -> game(bytes, HEADER + i * GAME, year)).toList();
    }

    /// How many games the head of a file says that it holds. One that was cut short has fewer.
    ///
    /// @throws IOException if the file cannot be read
    public static long announced(Path file) throws IOException {
        return announced(open(file));
    }

    private static long announced(ByteBuffer bytes) {
        return Integer.toUnsignedLong(bytes.getInt(4));
    }

    /// The games of all `.wtb` files of a folder, in order of the file names.
    ///
    /// @throws IOException if the folder holds none, or a file is damaged
    public static List<WthorGame> allGames(Path folder) throws IOException {
        List<WthorGame> games = new ArrayList<>();
        for (Path file : gameFiles(folder)) {
            games.addAll(games(file));
        }
        return games;
    }

    /// Player names in the order of their numbers; from any of the archive's `.jou` files.
    public static List<String> players(Path file) throws IOException {
        return names(file, PLAYER);
    }

    /// Tournament names in the order of their numbers; from any of the archive's `.trn` files.
    public static List<String> tournaments(Path file) throws IOException {
        return names(file, TOURNAMENT);
    }

    /// Player names of the archive in `folder`: of its `.jou` file, whatever it is called; none without one.
    public static List<String> playersIn(Path folder) throws IOException {
        return namesIn(folder, ".jou", PLAYER);
    }

    /// Tournament names of the archive in `folder`: of its `.trn` file; none without one.
    public static List<String> tournamentsIn(Path folder) throws IOException {
        return namesIn(folder, ".trn", TOURNAMENT);
    }

    private static List<String> namesIn(Path folder, String ending, int size) throws IOException {
        Optional<Path> file;
        try (Stream<Path> entries = Files.list(folder)) {
            file = entries.filter(path -> hasEnding(path, ending)).min(Path::compareTo);
        }
        return file.isPresent() ? names(file.get(), size) : List.of();
    }

    private static boolean hasEnding(Path file, String ending) {
        return file.getFileName().toString().toLowerCase(Locale.ROOT).endsWith(ending);
    }

    private static List<Path> gameFiles(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) {              // to list a pipe would wait
            throw new FileFault(folder,
                Files.exists(folder) ? FileFault.Kind.NO_FOLDER : FileFault.Kind.MISSING, null);
        }
        try (Stream<Path> entries = Files.list(folder)) {
            List<Path> files = entries.filter(path -> hasEnding(path, ".wtb")).sorted().toList();
            if (files.isEmpty()) {
                throw new FileFault(folder, FileFault.Kind.NO_ARCHIVE, null);
            }
            return files;
        }
    }

    private static ByteBuffer open(Path file) throws IOException {
        byte[] bytes = RegularFile.read(file, LONGEST);
        if (bytes.length < HEADER) {
            throw new FileFault(file, FileFault.Kind.SHORT_ARCHIVE, null, bytes.length, HEADER);
        }
        return ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    }

    /// As many records as promised, or as the file holds.
    private static int records(ByteBuffer bytes, int size, long promised) {
        return (int) Math.min(promised, (bytes.capacity() - HEADER) / size);
    }

    private static WthorGame game(ByteBuffer bytes, int at, int year) {
        List<Square> moves = new ArrayList<>(60);
        for (int i = 0; i < 60; i++) {
            int move = Byte.toUnsignedInt(bytes.get(at + 8 + i));
            int row = move / 10 - 1;
            int file = move % 10 - 1;
            if (row < 0 || row > 7 || file < 0 || file > 7) {
                break;
            }
            moves.add(Square.at(file, row));
        }
        return new WthorGame(year, Short.toUnsignedInt(bytes.getShort(at)),
            Short.toUnsignedInt(bytes.getShort(at + 2)), Short.toUnsignedInt(bytes.getShort(at + 4)),
            Byte.toUnsignedInt(bytes.get(at + 6)), Byte.toUnsignedInt(bytes.get(at + 7)), moves);
    }

    private static List<String> names(Path file, int size) throws IOException {
        ByteBuffer bytes = open(file);
        int count = records(bytes, size, Short.toUnsignedLong(bytes.getShort(8)));
        List<String> names = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            String padded = new String(bytes.array(), HEADER + i * size, size, StandardCharsets.ISO_8859_1);
            int end = padded.indexOf('\0');
            names.add((end < 0 ? padded : padded.substring(0, end)).strip());
        }
        return names;
    }
}
