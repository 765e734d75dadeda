package flipchip.app.analyse.database;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.stream.Stream;
import flipchip.app.analyse.database.DatabaseException.Kind;
import flipchip.engine.io.AtomicFile;
import flipchip.engine.io.FileFault;
import flipchip.engine.io.RegularFile;
import flipchip.engine.notation.MessageText;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;

/// A read-only file of a game database: an import fills a new file, which takes the place of the old one when
/// it is whole and on the disk. So a reader never waits for an importer, and no failure harms the old games.
final class DatabaseFile {
    private static final long MAPPED_BYTES = 1L << 30;       // of the file, read without copying
    private static final String ENDING = ".import";

    private DatabaseFile() {}

    /// Something that fills a new database.
    @FunctionalInterface
    interface Filling<T> {
        T run(Connection connection) throws SQLException, IOException;
    }

    /// Opens `file` for reading; nothing is written, also not beside it.
    ///
    /// @throws DatabaseException if it cannot be used; the message names the file and the reason
    static Connection openToRead(Path file) throws DatabaseException {
        try {
            RegularFile.check(file, Long.MAX_VALUE);
            Connection connection = DriverManager.getConnection(url(file) + "?mode=ro");
            try (Statement statement = connection.createStatement()) {
                statement.execute("PRAGMA mmap_size = " + MAPPED_BYTES);
                Schema.check(connection);
                return connection;
            } catch (SQLException | RuntimeException e) {
                connection.close();
                throw e;
            }
        } catch (IOException e) {
            throw new DatabaseException(Kind.READING, "game database not found: " + e.getMessage(), e);
        } catch (SQLException | RuntimeException e) {
            throw new DatabaseException(kind(e), file + " cannot be used as game database: " + reason(e), e);
        }
    }

    /// Fills a new file beside `file`, which is not touched.
    ///
    /// @return the new file, on the disk
    /// @throws DatabaseException if it cannot be filled; nothing is left of it then
    static <T> Filled<T> fill(Path file, Filling<T> filling) throws DatabaseException {
        Path target = file.toAbsolutePath();
        if (!isOurs(target)) {
            FileFault foreign = new FileFault(file, FileFault.Kind.FOREIGN, null);
            throw new DatabaseException(Kind.IMPORT,
                "The import failed and nothing was changed: " + foreign.getMessage(), foreign);
        }
        Path fresh =
            target.resolveSibling(target.getFileName() + "." + ProcessHandle.current().pid() + ENDING);
        boolean whole = false;
        try {
            Files.createDirectories(target.getParent());
            removeLeftOvers(target);
            Files.deleteIfExists(fresh);
            T result;
            try (Connection connection = DriverManager.getConnection(url(fresh))) {
                try (Statement statement = connection.createStatement()) {
                    statement.execute("PRAGMA journal_mode = OFF");      // what fails is thrown away
                }
                Schema.create(connection);
                result = filling.run(connection);
            }
            whole = true;
            return new Filled<>(fresh, result);
        } catch (SQLException | IOException e) {
            throw new DatabaseException(Kind.IMPORT,
                "The import into " + file + " failed and nothing was changed: " + full(target, e), e);
        } finally {
            if (!whole) {
                removeQuietly(fresh);
            }
        }
    }

    /// Whether an import may replace `file`: it is empty, has our mark, or has our tables as the databases of
    /// earlier versions.
    private static boolean isOurs(Path file) {
        try {
            if (Files.notExists(file) || RegularFile.check(file, Long.MAX_VALUE) == 0) {
                return true;
            }
            byte[] head = new byte[Schema.MARK_AT + Integer.BYTES];
            try (InputStream in = Files.newInputStream(file)) {
                in.readNBytes(head, 0, head.length);
            }
            if (ByteBuffer.wrap(head).getInt(Schema.MARK_AT) == Schema.MARK) {
                return true;
            }
            try (Connection connection = DriverManager.getConnection(url(file) + "?mode=ro")) {
                return Schema.hasTables(connection);
            }
        } catch (IOException | SQLException | RuntimeException _) {
            return false;
        }
    }

    /// A new database that is whole but not yet in its place.
    record Filled<T>(Path fresh, T result) {}

    /// Puts a new database in place of the old one.
    ///
    /// @throws DatabaseException if that cannot be done; the old one stays, and nothing is left of the new
    ///     one
    static void putInPlace(Path fresh, Path file) throws DatabaseException {
        try {
            AtomicFile.putInPlace(fresh, file);
        } catch (IOException e) {
            removeQuietly(fresh);
            throw new DatabaseException(Kind.IMPORT,
                "The import into " + file + " failed and nothing was changed: " + e.getMessage(), e);
        }
    }

    static void removeQuietly(Path fresh) {
        try {
            Files.deleteIfExists(fresh);
        } catch (IOException _) {
            // the next import removes it
        }
    }

    /// What a killed import left.
    private static void removeLeftOvers(Path target) throws IOException {
        String name = target.getFileName() + ".";
        try (Stream<Path> beside = Files.list(target.getParent())) {
            for (Path path : beside.filter(path -> path.getFileName().toString().startsWith(name)).toList()) {
                String number = path.getFileName().toString().substring(name.length())
                    .replaceAll("\\" + ENDING + "$", "");
                if (path.toString().endsWith(ENDING) && number.matches("\\d{1,9}")
                        && ProcessHandle.of(Long.parseLong(number)).isEmpty()) {
                    removeQuietly(path);
                }
            }
        }
    }

    /// With every sign that has a meaning in an address written as a number.
    private static String url(Path file) {
        return "jdbc:sqlite:" + file.toAbsolutePath().toUri();
    }

    /// Why a database cannot be read, in English.
    static String reason(Exception problem) {
        return switch (problem) {
            case Exception damaged when kind(damaged) == Kind.DAMAGED ->
                "damaged or foreign file; move it away and import the archive once more";
            case SQLiteException sqlite -> reason(sqlite.getResultCode());
            default -> MessageText.of(String.valueOf(problem.getMessage()), MessageText.MESSAGE / 2);
        };
    }

    private static String reason(SQLiteErrorCode code) {
        String name = code.name().replace("SQLITE_", "");
        return switch (name.replaceFirst("_.*", "")) {
            case "CANTOPEN", "PERM", "AUTH" -> "it cannot be opened: permission denied";
            case "READONLY" -> "it is read-only";
            case "BUSY", "LOCKED" -> "another program uses it";
            case "FULL" -> "the disk is full";
            case "IOERR" -> "the disk reports an error";
            case "NOMEM" -> "there is not enough memory";
            default -> "the database library reports error " + code.code;
        };
    }

    /// What it means for the user that a database cannot be read.
    static Kind kind(Exception problem) {
        if (problem instanceof SQLiteException sqlite) {
            SQLiteErrorCode code = sqlite.getResultCode();
            return code == SQLiteErrorCode.SQLITE_NOTADB || code.name().startsWith("SQLITE_CORRUPT")
                ? Kind.DAMAGED
                : Kind.READING;
        }
        return switch (problem) {
            case Schema.Foreign _ -> Kind.FOREIGN;
            case RuntimeException _ -> Kind.DAMAGED;
            default -> Kind.READING;
        };
    }

    private static String full(Path target, Exception problem) {
        String text = switch (problem) {
            case SQLiteException sqlite -> reason(sqlite.getResultCode());
            case NoSuchFileException missing -> missing.getFile() + " does not exist";
            default -> String.valueOf(problem.getMessage());
        };
        boolean full =
            problem instanceof SQLiteException sqlite && sqlite.getResultCode() == SQLiteErrorCode.SQLITE_FULL
                    || text.contains("No space left");
        return full ? "the disk that holds " + target.getParent() + " is full" : text;
    }
}
