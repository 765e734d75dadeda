package flipchip.engine.io;

import java.io.BufferedOutputStream;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Writes files whole or not at all: into a new file in the same folder, onto the disk, then in place of the
/// old one. On any error, and when the program is killed meanwhile, the old file stays as it was. Any thread.
///
/// What is not a regular file, such as `/dev/stdout` or a pipe, is written straight into; through a link the
/// file it leads to is replaced.
public final class AtomicFile {
    private static final int BUFFER = 1 << 16;
    private static final String FRESH = ".flipchip-";
    private static final String ENDING = ".new";
    /// Process and thread that wrote it, and when.
    private static final Pattern FRESH_NAME = Pattern.compile("\\.flipchip-([0-9a-z]+)-\\d+-[0-9a-z]+\\.new");
    private static final Duration QUIET = Duration.ofMinutes(10);
    /// Folders where leftovers of killed programs have been looked for.
    private static final Set<Path> SWEPT = ConcurrentHashMap.newKeySet();

    private AtomicFile() {}

    /// Writes the content.
    @FunctionalInterface
    public interface Bytes {
        void to(OutputStream out) throws IOException;
    }

    /// Writes the content as text.
    @FunctionalInterface
    public interface Text {
        void to(Writer out) throws IOException;
    }

    /// Moves a damaged file out of the way, beside files that were moved before.
    ///
    /// @return where it is: its name and `.damaged`, then `.damaged2` up to `.damaged9`, which is replaced
    /// @throws IOException if it cannot be moved
    public static Path setAside(Path file) throws IOException {
        Path aside = file.resolveSibling(file.getFileName() + ".damaged");
        for (int copy = 2; Files.exists(aside) && copy < 10; copy++) {
            aside = file.resolveSibling(file.getFileName() + ".damaged" + copy);
        }
        return Files.move(file, aside, StandardCopyOption.REPLACE_EXISTING);
    }

    /// Puts `bytes` in place of what was in `file`, whose folder is made if it is not there.
    ///
    /// @throws IOException if it cannot be written; a file that was there stays as it was
    public static void write(Path file, byte[] bytes) throws IOException {
        write(file, out -> out.write(bytes));
    }

    /// Puts `text` in place of what was in `file`, in UTF-8.
    ///
    /// @throws IOException if it cannot be written; a file that was there stays as it was
    public static void write(Path file, String text) throws IOException {
        write(file, text.getBytes(StandardCharsets.UTF_8));
    }

    /// Puts what `text` writes in place of what was in `file`, in UTF-8.
    ///
    /// @throws IOException if it cannot be written; a file that was there stays as it was
    public static void writeText(Path file, Text text) throws IOException {
        write(file, out -> {
            Writer writer = new BufferedWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8));
            text.to(writer);
            writer.flush();
        });
    }

    /// Puts what `content` writes in place of what was in `file`.
    ///
    /// @throws IOException if it cannot be written or `content` throws one; the message names the file and
    ///                     says why, and a file that was there stays as it was
    public static void write(Path file, Bytes content) throws IOException {
        try (Draft draft = begin(file)) {
            content.to(draft.out());
            draft.keep();
        } catch (UncheckedIOException e) {
            throw problem(file, e.getCause());
        } catch (IOException e) {
            throw problem(file, e);
        }
    }

    /// Begins a new content of `file`, for what is not written at once; see [Draft].
    ///
    /// @throws IOException if it cannot be written; the message names the file and says why
    public static Draft begin(Path file) throws IOException {
        try {
            if (Files.exists(file) && !Files.isRegularFile(file)) {
                return new Draft(file, file, Optional.empty());
            }
            Path target =
                Files.isSymbolicLink(file) && Files.exists(file) ? file.toRealPath() : file.toAbsolutePath();
            Files.createDirectories(target.getParent());
            sweep(target.getParent());
            if (Files.exists(target) && !Files.isWritable(target)) {
                throw new FileFault(file, FileFault.Kind.READ_ONLY, null);
            }
            return new Draft(file, target.resolveSibling(freshName()), Optional.of(target));
        } catch (IOException e) {
            throw problem(file, e);
        }
    }

    /// A new content that takes the old one's place when it is kept, and is thrown away when it is closed
    /// before that.
    public static final class Draft implements AutoCloseable {
        private final Path file;
        private final Path fresh;
        private final Optional<Path> target;
        private final FileChannel channel;
        private final OutputStream out;

        private Draft(Path file, Path fresh, Optional<Path> target) throws IOException {
            this.file = file;
            this.fresh = fresh;
            this.target = target;
            channel = target.isPresent()
                ? FileChannel.open(fresh, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)
                : FileChannel.open(fresh, StandardOpenOption.WRITE);
            out = new BufferedOutputStream(Channels.newOutputStream(channel), BUFFER);
        }

        /// Takes the content.
        public OutputStream out() {
            return out;
        }

        /// Puts what was written in place of what was in the file.
        ///
        /// @throws IOException if it cannot be written; the message names the file and says why
        public void keep() throws IOException {
            try {
                out.flush();
                if (target.isPresent()) {
                    channel.force(true);
                    channel.close();
                    replace(fresh, target.get());
                }
                channel.close();
            } catch (IOException e) {
                throw problem(file, e);
            }
        }

        /// Throws away what was not kept.
        @Override
        public void close() {
            try {
                channel.close();
                if (target.isPresent()) {
                    Files.deleteIfExists(fresh);
                }
            } catch (IOException _) {
                // what made writing fail may make removing fail
            }
        }
    }

    /// Some exceptions of the file system have no message but a name, here that of the new file.
    private static IOException problem(Path file, IOException e) {
        if (e instanceof FileFault) {
            return e;
        }
        if (e instanceof AccessDeniedException) {
            return new FileFault(file, FileFault.Kind.DENIED, e);
        }
        return new FileFault(file, FileFault.Kind.UNWRITABLE, e,
            e instanceof FileSystemException system
                ? FileFault.reason(system)
                : String.valueOf(e.getMessage()));
    }

    /// Puts the whole file `fresh` in place of `file`, in the same folder.
    ///
    /// @throws IOException if that cannot be done; the message names the file and says why, and `file` stays
    ///     as it was
    public static void putInPlace(Path fresh, Path file) throws IOException {
        try {
            replace(fresh,
                Files.isSymbolicLink(file) && Files.exists(file) ? file.toRealPath() : file.toAbsolutePath());
        } catch (IOException e) {
            throw problem(file, e);
        }
    }

    /// Whether `file` is one that a killed program left half written: its writer is gone, and no one has
    /// written to it for ten minutes, should the folder be shared with another machine.
    static boolean isLeftOver(Path file) {
        Matcher name = FRESH_NAME.matcher(file.getFileName().toString());
        try {
            return name.matches() && ProcessHandle.of(Long.parseLong(name.group(1), 36)).isEmpty()
                    && Files.getLastModifiedTime(file).toInstant().isBefore(Instant.now().minus(QUIET));
        } catch (IOException | NumberFormatException _) {
            return false;
        }
    }

    /// Removes what killed programs left in a folder; once for each folder, for that is often enough.
    private static void sweep(Path folder) {
        if (!SWEPT.add(folder)) {
            return;
        }
        try (DirectoryStream<Path> left = Files.newDirectoryStream(folder, FRESH + "*" + ENDING)) {
            for (Path file : left) {
                if (isLeftOver(file)) {
                    Files.deleteIfExists(file);
                }
            }
        } catch (IOException | DirectoryIteratorException _) {
            // they only take room
        }
    }

    /// Short whatever the file is called, for names have a greatest length; other for every process and
    /// moment.
    private static String freshName() {
        return FRESH + Long.toString(ProcessHandle.current().pid(), 36) + "-"
            + Thread.currentThread().threadId() + "-" + Long.toString(System.nanoTime() & Long.MAX_VALUE, 36)
            + ENDING;
    }

    /// What only its owner may read stays so.
    private static void keepRights(Path fresh, Path target) {
        try {
            if (Files.exists(target)) {
                Files.setPosixFilePermissions(fresh, Files.getPosixFilePermissions(target));
            }
        } catch (IOException | UnsupportedOperationException _) {
            // other systems' files take their rights from the folder
        }
    }

    private static void replace(Path fresh, Path target) throws IOException {
        keepRights(fresh, target);
        try {
            Files.move(fresh, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } catch (AtomicMoveNotSupportedException _) {
            Files.move(fresh, target, StandardCopyOption.REPLACE_EXISTING);
        }
        try (FileChannel folder = FileChannel.open(target.getParent(), StandardOpenOption.READ)) {
            folder.force(true);
        } catch (IOException _) {
            // not every system lets a folder be brought to the disk; the file itself is there
        }
    }
}
