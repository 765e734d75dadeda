package flipchip.app.files.format;

import java.io.ByteArrayInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.zip.GZIPInputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipInputStream;
import flipchip.app.kit.text.Texts;
import flipchip.engine.io.AtomicFile;
import flipchip.engine.io.Bzip2;
import flipchip.engine.io.TemporaryFolder;

/// Packed files: zip with any number of files, gz and bz2 with one. They are unpacked into a folder of their
/// own, which is deleted afterwards, and read as files: archives of games find the names beside them. Any
/// thread, but not the screen's.
final class Archives {
    private static final Texts TEXTS = Texts.of("library");
    /// More is not unpacked: a short archive could hold terabytes.
    private static final long LONGEST = 128L << 20;
    private static final int DIRECTORY_END = 22;
    private static final int LONGEST_END = DIRECTORY_END + 0xFFFF;
    private static final int MOST_FILES = 2_000;
    private static final int LONGEST_NAME = 80;

    private Archives() {}

    /// Whether these are the first bytes of a packed file.
    static boolean isOne(byte[] bytes) {
        return isZip(bytes) || isGzip(bytes) || isBzip2(bytes);
    }

    private static boolean isZip(byte[] bytes) {
        return begins(bytes, 'P', 'K', 3, 4);
    }

    /// Whether the list of files at the end of a zip file is there. Only a comment may stand behind it.
    private static boolean hasDirectory(byte[] zip) {
        for (int at = zip.length - DIRECTORY_END; at >= Math.max(0, zip.length - LONGEST_END); at--) {
            if (zip[at] == 'P' && zip[at + 1] == 'K' && zip[at + 2] == 5 && zip[at + 3] == 6) {
                return true;
            }
        }
        return false;
    }

    private static boolean isGzip(byte[] bytes) {
        return begins(bytes, 0x1F, 0x8B);
    }

    private static boolean isBzip2(byte[] bytes) {
        return begins(bytes, 'B', 'Z', 'h');
    }

    private static boolean begins(byte[] bytes, int... signs) {
        for (int i = 0; i < signs.length; i++) {
            if (i >= bytes.length || (bytes[i] & 0xFF) != signs[i]) {
                return false;
            }
        }
        return true;
    }

    /// All games of all files in it.
    ///
    /// @param name of the packed file
    /// @throws IOException if it cannot be unpacked
    static Reading read(byte[] bytes, String name) throws IOException {
        try (TemporaryFolder folder = new TemporaryFolder()) {
            List<String> problems = new ArrayList<>();
            List<Path> files = unpack(bytes, name, folder.path(), problems);
            List<SavedGame> games = new ArrayList<>();
            List<String> notes = new ArrayList<>();
            Reading.Kind kind = Reading.Kind.TRANSCRIPT;
            for (Path file : files) {
                if (isNames(file) && files.size() > 1) {
                    continue;
                }
                Reading read = GameFiles.read(file);
                kind = read.games().isEmpty() ? kind : read.kind();
                games.addAll(read.games());
                read.problems()
                    .forEach(what -> problems.add(TEXTS.get("file.inside", file.getFileName(), what)));
                read.notes().forEach(what -> notes.add(TEXTS.get("file.inside", file.getFileName(), what)));
            }
            if (games.isEmpty() && problems.isEmpty()) {
                problems.add(TEXTS.get("moves.none"));
            }
            boolean many = games.size() > Reading.MOST_GAMES;
            if (many) {
                problems.addFirst(TEXTS.get("games.many", Reading.MOST_GAMES));
            }
            return new Reading(kind, many ? games.subList(0, Reading.MOST_GAMES) : games, problems, notes);
        }
    }

    /// The names of players and tournaments, which belong to an archive beside them.
    private static boolean isNames(Path file) {
        return GameFiles.hasEnding(file, ".jou") || GameFiles.hasEnding(file, ".trn");
    }

    /// The files before a place that is damaged, which is named.
    static List<Path> unpack(byte[] bytes, String name, Path folder, List<String> problems)
            throws IOException {
        List<Path> files = new ArrayList<>();
        try {
            unpack(bytes, name, folder, files);
        } catch (EOFException | ZipException _) {
            problems.add(TEXTS.get("file.packed"));
        }
        return files;
    }

    private static void unpack(byte[] bytes, String name, Path folder, Collection<Path> files)
            throws IOException {
        ByteArrayInputStream in = new ByteArrayInputStream(bytes);
        if (isZip(bytes)) {
            unzip(in, folder, files);
            if (!hasDirectory(bytes)) {
                throw new EOFException();
            }
            return;
        }
        String inner = name.toLowerCase(Locale.ROOT).matches(".+\\.(gz|bz2)")
            ? name.substring(0, name.lastIndexOf('.'))
            : name;
        Path file = folder.resolve(plain(inner));
        if (isBzip2(bytes)) {
            AtomicFile.write(file, Bzip2.unpack(bytes, LONGEST));
        } else {
            try (InputStream unpacked = new GZIPInputStream(in)) {
                write(unpacked, file, LONGEST);
            }
        }
        files.add(file);
    }

    private static void unzip(InputStream in, Path folder, Collection<Path> files) throws IOException {
        long left = LONGEST;
        try (ZipInputStream zip = new ZipInputStream(in)) {
            for (Optional<ZipEntry> entry = Optional.ofNullable(zip.getNextEntry()); entry.isPresent();
                    entry = Optional.ofNullable(zip.getNextEntry())) {
                if (entry.get().isDirectory() || entry.get().getName().contains("__MACOSX")) {
                    continue;
                }
                if (files.size() >= MOST_FILES) {
                    throw new IOException(TEXTS.get("file.many", MOST_FILES));
                }
                Path file = free(folder, plain(entry.get().getName()));
                left -= write(zip, file, left);
                files.add(file);
            }
        }
    }

    private static long write(InputStream in, Path file, long most) throws IOException {
        byte[] bytes = in.readNBytes((int) Math.min(Integer.MAX_VALUE - 16, most + 1));
        if (bytes.length > most) {
            throw new IOException(TEXTS.get("file.unpacked", LONGEST >> 20));
        }
        AtomicFile.write(file, bytes);
        return bytes.length;
    }

    /// The last part of a name, without what file systems refuse.
    private static String plain(String name) {
        String last = name.substring(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1)
            .replaceAll("[^\\p{L}\\p{N} ._-]", "_").replaceFirst("^\\.+", "");
        String clean = last.isBlank() ? "games" : last;
        return clean.length() > LONGEST_NAME ? clean.substring(clean.length() - LONGEST_NAME) : clean;
    }

    private static Path free(Path folder, String name) {
        Path file = folder.resolve(name);
        for (int i = 2; Files.exists(file); i++) {
            file = folder.resolve(i + "-" + name);
        }
        return file;
    }
}
