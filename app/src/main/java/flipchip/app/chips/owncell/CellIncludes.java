package flipchip.app.chips.owncell;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import flipchip.app.chips.owncell.CellReport.Finding;
import flipchip.app.kit.text.Texts;
import flipchip.engine.io.AtomicFile;
import flipchip.engine.io.RegularFile;

/// Copies the files that a cell includes to where it is checked. Only files beside the cell may be included.
/// One thread, one use.
final class CellIncludes {
    /// No cell and no file that it includes is longer, in bytes.
    static final int LONGEST = 4 << 20;
    private static final Texts TEXTS = Texts.of("student");
    private static final Pattern INCLUDE = Pattern.compile("`include\\b[ \\t]*(?:\"([^\"\\n]*)\")?");
    /// A string is matched as well, for it may hold the signs of a comment.
    private static final Pattern COMMENT =
        Pattern.compile("(\"(?:\\\\.|[^\"\\\\\n])*+\")|//[^\n]*|/\\*.*?\\*/", Pattern.DOTALL);
    private static final Pattern PLAIN = Pattern.compile("[\\w][\\w.-]*");
    /// Files of the check itself.
    private static final Set<String> OURS = Set.of("my_cell.v", "spec.v", "check.v");
    private static final int MOST = 100;

    private final Path beside;
    private final Path to;
    private final Set<String> copied = new HashSet<>();

    CellIncludes(Path beside, Path to) {
        this.beside = beside;
        this.to = to;
    }

    /// Copies what `source` includes, and what that includes.
    ///
    /// @return what is wrong with the first include that is not allowed
    Optional<Finding> copy(String source) throws IOException {
        return copy(source, true);
    }

    private Optional<Finding> copy(String source, boolean isCell) throws IOException {
        String code = COMMENT.matcher(source).replaceAll(found -> Matcher.quoteReplacement(
            found.group(1) == null ? found.group().replaceAll("[^\\n]", " ") : found.group()));
        Matcher include = INCLUDE.matcher(code);
        while (include.find()) {
            String name = Optional.ofNullable(include.group(1)).orElse("");
            if (!copied.contains(name)) {
                if (!PLAIN.matcher(name).matches() || OURS.contains(name) || copied.size() == MOST
                        || !Files.isRegularFile(beside.resolve(name))) {
                    int line = isCell ? lineOf(code, include.start()) : 0;
                    return Optional.of(new Finding(line, TEXTS.get("finding.include", name)));
                }
                copied.add(name);
                String text = RegularFile.text(beside.resolve(name), LONGEST);
                AtomicFile.write(to.resolve(name), text);
                Optional<Finding> within = copy(text, false);
                if (within.isPresent()) {
                    return within;
                }
            }
        }
        return Optional.empty();
    }

    private static int lineOf(String code, int at) {
        return 1 + (int) code.substring(0, at).chars().filter(sign -> sign == '\n').count();
    }
}
