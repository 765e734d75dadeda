package flipchip.app.circuit.link;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Supplier;
import flipchip.app.circuit.link.LessonFile.Lesson;
import flipchip.app.circuit.link.LessonFile.Step;
import flipchip.app.kit.text.Reasons;
import flipchip.app.kit.text.Texts;
import flipchip.app.kit.work.LatestRequest;
import flipchip.app.kit.work.Worker;
import flipchip.engine.io.AtomicFile;
import flipchip.hwsim.referee.link.MomentLink;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;

/// A view model of a lesson file: gone through step by step, or recorded, moment by moment. FX thread only;
/// files are read and written on a thread of their own.
final class LessonFileModel implements AutoCloseable {
    private static final Texts TEXTS = Texts.of("link");

    private final Supplier<MomentLink> shown;
    private final Consumer<MomentLink> opens;
    private final Told told;
    private final Worker files;
    private final LatestRequest reading;
    private final ReadOnlyIntegerWrapper changes = new ReadOnlyIntegerWrapper(this, "changes");
    private final List<Lesson> lessons = new ArrayList<>();
    private Optional<Path> file = Optional.empty();
    private boolean recording;
    private boolean saved = true;
    private int lesson;
    private int step;

    /// Who hears what became of a file.
    ///
    /// @param done    what was done
    /// @param problem why something could not be
    record Told(Consumer<String> done, Consumer<String> problem) {}

    /// @param shown the moment that is shown now
    /// @param opens shows another
    LessonFileModel(Supplier<MomentLink> shown, Consumer<MomentLink> opens, Told told, Executor screen) {
        this.shown = shown;
        this.opens = opens;
        this.told = told;
        files = new Worker("lesson-files", screen);
        reading = files.newest();
    }

    /// Counts up with everything that changes here.
    ReadOnlyIntegerProperty changesProperty() {
        return changes.getReadOnlyProperty();
    }

    /// Opens a file and begins its first lesson.
    void open(Path chosen) {
        reading.ask(_ -> LessonFile.read(chosen), read -> begin(read, Optional.of(chosen)), problem -> told
            .problem().accept(TEXTS.get("lesson.unread", chosen.getFileName(), Reasons.told(problem))));
    }

    /// Begins lessons that have been read.
    void begin(LessonFile read, Optional<Path> from) {
        lessons.clear();
        lessons.addAll(read.lessons());
        file = from;
        recording = false;
        saved = true;
        go(0, 0);
    }

    // ---- going through

    boolean isEmpty() {
        return lessons.isEmpty();
    }

    /// Titles of the lessons; a number where one has none.
    List<String> titles() {
        List<String> titles = new ArrayList<>();
        for (Lesson each : lessons) {
            titles
                .add(each.title().isBlank() ? TEXTS.get("lesson.untitled", titles.size() + 1) : each.title());
        }
        return titles;
    }

    /// The title of the lesson as it is written.
    String rawTitle() {
        return isEmpty() ? "" : lessons.get(lesson).title();
    }

    int number() {
        return lesson;
    }

    int stepNumber() {
        return step;
    }

    List<Step> steps() {
        return isEmpty() ? List.of() : lessons.get(lesson).steps();
    }

    Optional<Step> step() {
        return isEmpty() ? Optional.empty() : Optional.of(steps().get(step));
    }

    /// Begins a lesson of the file.
    void choose(int number) {
        go(number, 0);
    }

    boolean isLast() {
        return step + 1 >= steps().size() && lesson + 1 >= lessons.size();
    }

    boolean isFirst() {
        return step == 0 && lesson == 0;
    }

    /// The next step, also of the next lesson.
    void next() {
        if (!isLast()) {
            boolean isWithin = step + 1 < steps().size();
            go(isWithin ? lesson : lesson + 1, isWithin ? step + 1 : 0);
        }
    }

    /// The step before, also of the lesson before.
    void back() {
        if (!isFirst()) {
            int before = step > 0 ? lesson : lesson - 1;
            go(before, step > 0 ? step - 1 : lessons.get(before).steps().size() - 1);
        }
    }

    /// Shows the moment of the step again.
    void again() {
        step().flatMap(Step::link).ifPresent(opens);
    }

    private void go(int toLesson, int toStep) {
        lesson = toLesson;
        step = toStep;
        again();
        changed();
    }

    private void changed() {
        changes.set(changes.get() + 1);
    }

    // ---- recording

    boolean isRecording() {
        return recording;
    }

    /// Whether all that was recorded is in a file.
    boolean isSaved() {
        return saved;
    }

    /// Begins to record, with what is open or with the moment that is shown, or ends it.
    void record(boolean now) {
        recording = now;
        if (now && isEmpty()) {
            addLesson();
        }
        changed();
    }

    /// Another lesson of the same file, with the moment that is shown.
    void addLesson() {
        lessons.add(new Lesson("", List.of(taken())));
        lesson = lessons.size() - 1;
        step = 0;
        edited();
    }

    private Step taken() {
        return new Step(Optional.of(shown.get()), "");
    }

    /// A step with the moment that is shown, after this one.
    void addStep() {
        List<Step> steps = new ArrayList<>(steps());
        steps.add(++step, taken());
        replace(steps);
    }

    /// The moment that is shown takes the place of that of the step.
    void take() {
        replaceStep(new Step(Optional.of(shown.get()), steps().get(step).text()));
    }

    /// Removes the step, and the lesson with its last one.
    void remove() {
        List<Step> steps = new ArrayList<>(steps());
        steps.remove(step);
        if (steps.isEmpty()) {
            lessons.remove(lesson);
            lesson = Math.max(0, lesson - 1);
            step = 0;
            recording &= !isEmpty();
            edited();
        } else {
            step = Math.min(step, steps.size() - 1);
            replace(steps);
        }
    }

    void setText(String text) {
        if (!steps().get(step).text().equals(text.strip())) {
            replaceStep(new Step(steps().get(step).link(), text));
        }
    }

    void setTitle(String title) {
        if (!lessons.get(lesson).title().equals(title.strip())) {
            lessons.set(lesson, new Lesson(title.strip(), steps()));
            edited();
        }
    }

    private void replaceStep(Step with) {
        List<Step> steps = new ArrayList<>(steps());
        steps.set(step, with);
        replace(steps);
    }

    private void replace(List<Step> steps) {
        lessons.set(lesson, new Lesson(lessons.get(lesson).title(), steps));
        edited();
    }

    private void edited() {
        saved = isEmpty();
        changed();
    }

    /// The name under which it may be saved.
    String fileName() {
        return file.map(path -> path.getFileName().toString()).orElse("my" + LessonFile.ENDING);
    }

    void save(Path chosen) {
        LessonFile now = new LessonFile(lessons);
        files.ask(() -> {
            AtomicFile.write(chosen, now.text());
            return chosen;
        }, _ -> {
            file = Optional.of(chosen);
            saved = lessons.equals(now.lessons());
            told.done().accept(TEXTS.get("lesson.saved", chosen.getFileName()));
            changed();
        }, problem -> told.problem()
            .accept(TEXTS.get("lesson.unsaved", chosen.getFileName(), Reasons.told(problem))));
    }

    @Override
    public void close() {
        files.finish();
    }
}
