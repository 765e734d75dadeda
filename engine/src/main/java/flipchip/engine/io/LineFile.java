package flipchip.engine.io;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/// A text file that the program reads and updates, such as a learner's progress. Its first line names what it
/// holds; any other file is refused, for reading and for writing. Files of earlier versions have no such
/// line: they are recognised by their lines, more than half of which must be right. Thread: any.
///
/// @param kind what the file holds, for its first line; a file of another kind is refused
public record LineFile(Path file, String kind) {
    private static final String MARK = "# flipchip ";
    /// Line numbers in a message.
    private static final int MOST_NAMED = 5;

    /// Reads the lines; none if no such file exists.
    ///
    /// @param each takes a line; throws a runtime exception if the line is damaged
    /// @return the damage, if any: these lines are left out
    /// @throws IOException if it is a file of another kind or cannot be read; the message names the file
    public Optional<FileFault> read(Consumer<String> each) throws IOException {
        List<String> lines = RegularFile.lines(file);
        boolean marked = !lines.isEmpty() && lines.getFirst().equals(MARK + kind);
        List<Integer> damaged = new ArrayList<>();
        int right = 0;
        for (int i = marked ? 1 : 0; i < lines.size(); i++) {
            if (!lines.get(i).isBlank()) {
                try {
                    each.accept(lines.get(i));
                    right++;
                } catch (RuntimeException _) {
                    damaged.add(i + 1);
                }
            }
        }
        if (!marked && !damaged.isEmpty() && right <= damaged.size()) {
            throw new FileFault(file, FileFault.Kind.FOREIGN, null);
        }
        return damaged.isEmpty()
            ? Optional.empty()
            : Optional
                .of(new FileFault(file, FileFault.Kind.DAMAGED, null, named(damaged), copy(1).getFileName()));
    }

    private static String named(List<Integer> lines) {
        return lines.stream().limit(MOST_NAMED).map(String::valueOf).collect(Collectors.joining(", "))
            + (lines.size() > MOST_NAMED ? ", ..." : "");
    }

    /// Replaces the lines. A damaged file is kept beside before that.
    ///
    /// @param each takes the lines that are there by now
    /// @param then the new lines, made after that
    /// @throws IOException if it is a file of another kind or cannot be written; it stays as it was
    public void update(Consumer<String> each, Supplier<List<String>> then) throws IOException {
        if (read(each).isPresent()) {
            keepBeside();
        }
        AtomicFile.write(file,
            MARK + kind + "\n" + then.get().stream().map(line -> line + "\n").collect(Collectors.joining()));
    }

    private void keepBeside() throws IOException {
        int number = 1;
        while (Files.exists(copy(number))) {
            if (Files.isRegularFile(copy(number)) && Files.mismatch(file, copy(number)) < 0) {
                return;
            }
            number++;
        }
        AtomicFile.write(copy(number), Files.readAllBytes(file));
    }

    private Path copy(int number) {
        return file.resolveSibling(file.getFileName() + ".damaged" + (number == 1 ? "" : "-" + number));
    }
}
