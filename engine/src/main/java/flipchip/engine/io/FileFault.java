package flipchip.engine.io;

import java.io.IOException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import flipchip.engine.board.Fault;

/// A file or a folder that cannot be used; the message names it and says why, in English. Who says it in the
/// user's language takes the kind and its values.
public final class FileFault extends IOException implements Fault {
    private static final long serialVersionUID = 1;

    /// Why it cannot be used.
    public enum Kind {
        /// A folder stands where a file is wanted.
        FOLDER(" is a folder"),
        /// Something else stands where a folder is wanted.
        NO_FOLDER(" is not a folder"),
        /// A pipe or a device stands where a file is wanted.
        NOT_REGULAR(" is not a regular file"),
        /// Nothing has this name.
        MISSING(" does not exist"),
        /// More megabytes than {0}, the most that can be used.
        LONG(" is longer than {0} MB"),
        /// More bytes than {0}, the most that can be used.
        LONG_BYTES(" is longer than {0} bytes"),
        /// The user may not read it.
        HIDDEN(" may not be read: permission denied"),
        /// Reading failed; {0} is what the system says.
        UNREADABLE(" cannot be read: {0}"),
        /// It is a file and the user may not run it.
        NOT_RUN(" cannot be run: permission denied"),
        /// It is there and may not be changed.
        READ_ONLY(" cannot be written: it is read-only"),
        /// The user may not write there.
        DENIED(" cannot be written: permission denied"),
        /// Writing failed; {0} is what the system says.
        UNWRITABLE(" cannot be written: {0}"),
        /// It exists and is not a file of this program, or one of another kind.
        FOREIGN(" is not a file of this kind; it is left as it is"),
        /// It exists, and the user did not allow to replace it.
        EXISTS(" exists; --force overwrites it"),
        /// Some lines are damaged: {0} are their numbers, {1} is the name of the copy to be kept.
        DAMAGED(": damaged lines ({0}) are left out; the next change keeps a copy of the file as {1}"),
        /// A folder without any archive of games.
        NO_ARCHIVE(": no .wtb file in this folder"),
        /// An archive of {0} bytes, fewer than the {1} of its head.
        SHORT_ARCHIVE(": {0} bytes, a WTHOR header has {1}"),
        /// An archive of other games: its head has {0} as the size of the board and {1} for problems.
        OTHER_ARCHIVE(": no games on 8x8 squares (board size byte {0}, problem byte {1})");

        private final String english;

        Kind(String english) {
            this.english = english;
        }
    }

    private final String file;
    private final Kind kind;
    private final transient List<String> values;

    /// @param cause  null for none
    /// @param values what the kind's words name, in their order
    public FileFault(Path file, Kind kind, Throwable cause, Object... values) {
        super(file + Fault.filled(kind.english, List.of(values)), cause);
        this.file = file.toString();
        this.kind = kind;
        this.values = List.of(values).stream().map(String::valueOf).toList();
    }

    /// What the system says about a file, in English; some of its exceptions say it by their kind alone.
    public static String reason(FileSystemException problem) {
        return switch (problem) {
            case NotDirectoryException _ -> "not a folder";
            case FileAlreadyExistsException _ -> "it exists already";
            case DirectoryNotEmptyException _ -> "it is a folder with files";
            case FileSystemLoopException _ -> "its links lead in a circle";
            default -> Optional.ofNullable(problem.getReason()).orElse("the system gives no reason");
        };
    }

    /// The file, as it was named.
    public String file() {
        return file;
    }

    /// Why it cannot be used.
    @Override
    public Kind kind() {
        return kind;
    }

    /// What the kind's words name, in their order.
    @Override
    public List<String> values() {
        return values;
    }

    @Override
    public String english() {
        return getMessage();
    }
}
