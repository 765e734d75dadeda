package flipchip.app.chips.owncell;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import flipchip.app.chips.owncell.CellReport.Finding;
import flipchip.engine.io.AtomicFile;
import flipchip.engine.io.RegularFile;

/// A snapshot of a student's file and of the files that it includes. Two are equal if a check of them would
/// be the same. Any thread.
///
/// @param text     with `\n` at the ends of lines and without a byte order mark
/// @param included texts by name
/// @param fault    an include that is not allowed
public record CellFile(String text, Map<String, String> included, Optional<Finding> fault) {
    /// No cell and no file that it includes is longer, in bytes.
    private static final int LONGEST = 4 << 20;

    public CellFile {
        included = Map.copyOf(included);
    }

    /// A text that includes nothing.
    CellFile(String text) {
        this(text, Map.of(), Optional.empty());
    }

    /// @throws IOException if the file or one that it includes cannot be read
    public static CellFile read(Path file) throws IOException {
        Path folder = file.toAbsolutePath().getParent();
        String text = textOf(file);
        CellIncludes includes =
            new CellIncludes(folder == null ? file : folder, String.valueOf(file.getFileName()));
        Optional<Finding> fault = includes.gather(text);
        return new CellFile(text, includes.texts(), fault);
    }

    /// Writes what is included, as a tool is to read it.
    void writeIncluded(Path folder, Function<VerilogText, String> reader) throws IOException {
        for (Map.Entry<String, String> more : included.entrySet()) {
            AtomicFile.write(folder.resolve(more.getKey()), reader.apply(new VerilogText(more.getValue())));
        }
    }

    /// UTF-16 is recognized without a byte order mark as well: most of every second byte is 0.
    static String textOf(Path file) throws IOException {
        String text = RegularFile.text(file, LONGEST);
        int most = Math.max(1, text.length() * 2 / 5);
        if (zeros(text, 1) > most) {
            text = decoded(file, StandardCharsets.UTF_16LE);
        } else if (zeros(text, 0) > most) {
            text = decoded(file, StandardCharsets.UTF_16BE);
        }
        return text.replace("\r\n", "\n").replace('\r', '\n');
    }

    private static String decoded(Path file, Charset charset) throws IOException {
        return new String(RegularFile.read(file, LONGEST), charset);
    }

    /// Counts 0 among every second character.
    private static int zeros(String text, int first) {
        int found = 0;
        for (int at = first; at < text.length(); at += 2) {
            found += text.charAt(at) == 0 ? 1 : 0;
        }
        return found;
    }
}
