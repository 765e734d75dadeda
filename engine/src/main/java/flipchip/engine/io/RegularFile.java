package flipchip.engine.io;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Reads files that anybody may have put there: regular ones only, since a pipe would wait and a device never
/// end, and none longer than the caller can use. Any thread.
public final class RegularFile {
    private static final String MARK = "\uFEFF";
    private static final int PIECE = 1 << 16;
    private static final int HEAD = 256;
    private static final int DECLARED_WITHIN = 2_000;
    private static final Pattern DECLARED = Pattern.compile(
        "(?i)\\b(?:CA\\s*\\[|charset\\s*=\\s*[\"']?|encoding\\s*=\\s*[\"'])([a-z\\d][\\w:.-]{1,30})");
    private static final int LONGEST_LIST = 64 << 20;

    private RegularFile() {}

    /// The bytes of `file`.
    ///
    /// @param most no more bytes than this
    /// @throws IOException if it is none, is longer, or cannot be read; the message names the file and says
    ///     why
    public static byte[] read(Path file, int most) throws IOException {
        long size = check(file, most);
        try (InputStream in = Files.newInputStream(file)) {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream((int) size);
            byte[] piece = new byte[Math.clamp(size + 1, 1, PIECE)];
            for (int n = in.read(piece); n >= 0; n = in.read(piece)) {
                bytes.write(piece, 0, n);
                if (bytes.size() > most) {
                    throw tooLong(file, most);
                }
            }
            return bytes.toByteArray();
        } catch (FileSystemException e) {
            throw problem(file, e);
        }
    }

    /// The text of `file`: UTF-16 if it begins with a byte order mark of it or looks so, UTF-8 if it is, with
    /// or without a mark, the encoding that it names, one of Japanese or Chinese if it looks so, Latin-1
    /// otherwise.
    ///
    /// @param most no more bytes than this
    /// @throws IOException if it is none, is longer, or cannot be read; the message names the file and says
    ///     why
    public static String text(Path file, int most) throws IOException {
        return text(read(file, most));
    }

    /// The text of these bytes, read in the same way.
    public static String text(byte[] bytes) {
        if (isMarkedUtf16(bytes)) {
            return new String(bytes, StandardCharsets.UTF_16);
        }
        Optional<Charset> bare = bareUtf16(bytes);
        if (bare.isPresent()) {
            return new String(bytes, bare.get());
        }
        try {
            String text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
            return text.startsWith(MARK) ? text.substring(MARK.length()) : text;
        } catch (CharacterCodingException e) {
            return declared(bytes).or(() -> EastAsianText.of(bytes))
                .orElseGet(() -> new String(bytes, StandardCharsets.ISO_8859_1));
        }
    }

    /// The text in the encoding that a page or a game names near its beginning. Latin-1 is often named and
    /// seldom meant.
    private static Optional<String> declared(byte[] bytes) {
        Matcher named = DECLARED.matcher(
            new String(bytes, 0, Math.min(bytes.length, DECLARED_WITHIN), StandardCharsets.ISO_8859_1));
        if (!named.find() || !Charset.isSupported(named.group(1))) {
            return Optional.empty();
        }
        Charset charset = Charset.forName(named.group(1));
        if (charset.name().startsWith("UTF") || charset.equals(StandardCharsets.ISO_8859_1)) {
            return Optional.empty();
        }
        try {
            return Optional.of(charset.newDecoder().decode(ByteBuffer.wrap(bytes)).toString());
        } catch (CharacterCodingException _) {
            return Optional.empty();
        }
    }

    /// UTF-16 without a mark: every other byte of Latin letters is 0.
    private static Optional<Charset> bareUtf16(byte[] bytes) {
        int length = Math.min(bytes.length & -2, HEAD);
        int[] zeros = new int[2];
        for (int i = 0; i < length; i++) {
            zeros[i & 1] += bytes[i] == 0 ? 1 : 0;
        }
        boolean little = zeros[1] > length / 4 && zeros[0] == 0;
        boolean big = zeros[0] > length / 4 && zeros[1] == 0;
        return little ? Optional.of(StandardCharsets.UTF_16LE)
            : big ? Optional.of(StandardCharsets.UTF_16BE)
            : Optional.empty();
    }

    private static boolean isMarkedUtf16(byte[] bytes) {
        int first = bytes.length < 2 ? 0 : (bytes[0] & 0xFF) << 8 | bytes[1] & 0xFF;
        return first == 0xFEFF || first == 0xFFFE;
    }

    /// The lines of a list that the program keeps as UTF-8; none if no such file exists. A byte that is not
    /// UTF-8 spoils no more than its line.
    ///
    /// @throws IOException if it is not a regular file, is longer than any list, or cannot be read; the
    ///     message
    ///     names the file and says why
    public static List<String> lines(Path file) throws IOException {
        return Files.notExists(file)
            ? List.of()
            : new String(read(file, LONGEST_LIST), StandardCharsets.UTF_8).lines().toList();
    }

    /// Whether `file` may be opened without waiting or ending never.
    public static boolean isPlain(Path file) {
        return Files.isRegularFile(file);
    }

    /// The size of `file`, if [#read] would try to read it.
    ///
    /// @throws IOException if it would not; the message names the file and says why
    public static long check(Path file, long most) throws IOException {
        if (!Files.isRegularFile(file)) {
            throw new FileFault(file,
                Files.isDirectory(file) ? FileFault.Kind.FOLDER
                    : Files.exists(file) ? FileFault.Kind.NOT_REGULAR
                    : FileFault.Kind.MISSING,
                null);
        }
        long size = Files.size(file);
        if (size > most) {
            throw tooLong(file, most);
        }
        if (!Files.isReadable(file)) {
            throw new FileFault(file, FileFault.Kind.HIDDEN, null);
        }
        return size;
    }

    private static IOException tooLong(Path file, long most) {
        return most >= 1 << 20
            ? new FileFault(file, FileFault.Kind.LONG, null, most >> 20)
            : new FileFault(file, FileFault.Kind.LONG_BYTES, null, most);
    }

    /// Some exceptions of the file system have no message but the file's name.
    private static IOException problem(Path file, FileSystemException e) {
        if (e instanceof NoSuchFileException) {
            return new FileFault(file, FileFault.Kind.MISSING, e);
        }
        if (e instanceof AccessDeniedException) {
            return new FileFault(file, FileFault.Kind.HIDDEN, e);
        }
        return new FileFault(file, FileFault.Kind.UNREADABLE, e, FileFault.reason(e));
    }
}
