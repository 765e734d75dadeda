package flipchip.app.learn.school;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import flipchip.engine.io.AtomicFile;
import flipchip.engine.io.RegularFile;

/// Which lessons are finished, by their ids, a line each in a file. Immutable.
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
    public static LessonRecord load(Path file) throws IOException {
        return new LessonRecord(Set.copyOf(RegularFile.lines(file)));
    }

    /// Adds all of it to what the file holds by now, which another program may have written; a file that is
    /// there stays whole if this fails.
    public void save(Path file) throws IOException {
        Set<String> all = new TreeSet<>(load(file).finished);
        all.addAll(finished);
        AtomicFile.write(file, String.join("\n", all) + "\n");
    }
}
