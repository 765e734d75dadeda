package flipchip.app.shell;

import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/// A user whose answers are known beforehand: each question takes the next of them, without one it is
/// cancelled. FX thread only, as the real one.
public final class ScriptedFileDialogs implements FileDialogs {
    private final Deque<List<Path>> answers = new ArrayDeque<>();
    private final List<String> asked = new ArrayList<>();
    private List<Kind> kinds = List.of();

    /// The answer to the next question that has none yet.
    public void answer(Path... files) {
        answers.add(List.of(files));
    }

    /// What was asked so far: the titles, and after a colon the name suggested for a file to save.
    public List<String> asked() {
        return List.copyOf(asked);
    }

    /// The kinds of file that were last offered to be opened.
    public List<Kind> kinds() {
        return kinds;
    }

    /// Forgets questions and answers.
    public void clear() {
        answers.clear();
        asked.clear();
    }

    @Override
    public Optional<Path> open(String title, List<Kind> offered) {
        kinds = offered;
        return next(title).stream().findFirst();
    }

    @Override
    public List<Path> openSeveral(String title, List<Kind> kinds) {
        return next(title);
    }

    @Override
    public Optional<Path> save(String title, String suggested, List<Kind> kinds) {
        return next(title + ": " + suggested).stream().findFirst();
    }

    @Override
    public Optional<Path> folder(String title) {
        return next(title).stream().findFirst();
    }

    private List<Path> next(String question) {
        asked.add(question);
        return answers.isEmpty() ? List.of() : answers.remove();
    }
}
