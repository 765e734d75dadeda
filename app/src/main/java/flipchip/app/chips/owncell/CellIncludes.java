package flipchip.app.chips.owncell;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import flipchip.app.chips.owncell.CellReport.Finding;

/// A collector of the files that a cell includes. Only files beside the cell may be included.
/// One thread, one use.
final class CellIncludes {
    private static final Pattern INCLUDE = Pattern.compile("`include\\b[ \\t]*(?:\"([^\"\\n]*)\")?");
    private static final Pattern PLAIN = Pattern.compile("(?!" + CellCheck.OURS + ")[\\w][\\w.-]*");
    private static final int MOST = 100;

    private final Path beside;
    private final String own;
    private final Map<String, String> texts = new LinkedHashMap<>();

    /// @param own name of the cell's file
    CellIncludes(Path beside, String own) {
        this.beside = beside;
        this.own = own;
    }

    /// What has been collected, by name.
    Map<String, String> texts() {
        return texts;
    }

    /// Collects what `source` includes, and what that includes.
    ///
    /// @return what is wrong with the first include that is not allowed
    Optional<Finding> gather(String source) throws IOException {
        return gather(source, true);
    }

    private Optional<Finding> gather(String source, boolean isCell) throws IOException {
        VerilogText text = new VerilogText(source);
        Matcher include = INCLUDE.matcher(text.code());
        while (include.find()) {
            String name = Optional.ofNullable(include.group(1)).orElse("");
            if (!texts.containsKey(name)) {
                int line = isCell ? text.line(include.start()) : 0;
                if (name.equals(own)) {
                    return Optional.of(Finding.of(line, "include.self", name));
                }
                if (!PLAIN.matcher(name).matches() || texts.size() == MOST
                        || !isBeside(beside.resolve(name))) {
                    return Optional.of(Finding.of(line, "include", name));
                }
                String more = CellFile.textOf(beside.resolve(name));
                texts.put(name, more);
                Optional<Finding> within = gather(more, false);
                if (within.isPresent()) {
                    return within;
                }
            }
        }
        return Optional.empty();
    }

    /// Whether it is a file in the cell's folder, not a link that leads elsewhere.
    private boolean isBeside(Path file) throws IOException {
        return Files.isRegularFile(file) && beside.toRealPath().equals(file.toRealPath().getParent());
    }
}
