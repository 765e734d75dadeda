package flipchip.app.learn.school;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import flipchip.engine.io.FileFault;
import flipchip.engine.io.LineFile;

/// A record of the finished lessons, by their ids, a line each in a file. Immutable.
public record LessonRecord(Set<String> finished) {
    public static final LessonRecord NEW = new LessonRecord(Set.of());

    public LessonRecord {
        finished = Set.copyOf(finished);
    }

    public boolean has(String lesson) {
        return finished.contains(lesson);
    }

    public LessonRecord with(String lesson) {
        Set<String> more = new TreeSet<>(finished);
        more.add(lesson);
        return new LessonRecord(more);
    }

    /// What the file holds; [#NEW] if there is none.
    ///
    /// @param damaged told of damaged lines, which are left out
    public static LessonRecord load(Path file, Consumer<? super FileFault> damaged) throws IOException {
        Set<String> all = new TreeSet<>();
        kept(file).read(line -> read(line, all)).ifPresent(damaged);
        return new LessonRecord(all);
    }

    private static LineFile kept(Path file) {
        return new LineFile(file, "lessons");
    }

    private static void read(String line, Set<String> all) {
        if (!line.matches("[a-z][a-z0-9-]*")) {
            throw new IllegalArgumentException(line);
        }
        all.add(line);
    }

    /// Adds all of it to what the file holds by now, which another program may have written; a file that is
    /// there stays whole if this fails.
    public void save(Path file) throws IOException {
        Set<String> all = new TreeSet<>(finished);
        kept(file).update(line -> read(line, all), () -> List.copyOf(all));
    }
}
