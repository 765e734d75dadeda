package flipchip.app.learn.classroom;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import flipchip.app.circuit.timeline.Moment;
import flipchip.app.circuit.timeline.TimeLine;
import flipchip.app.game.session.GameSession;
import flipchip.app.kit.text.Texts;
import flipchip.app.kit.work.Worker;
import flipchip.app.learn.school.LessonRecord;
import flipchip.app.shell.CompanionView;
import flipchip.engine.board.Game;
import flipchip.engine.board.Square;
import flipchip.hwsim.gates.netlist.Net;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableValue;

/// A view model of some lessons, gone through on the board of a session: the window's, with the chip, or one
/// of their own. Their boards lie over the game there, which comes back when the lessons end; whatever else
/// comes on the board ends them. FX thread only.
final class LessonModel {
    private static final Texts TEXTS = Texts.of("lessons");
    private static final int MOST_SEEN = 2_000;

    private final List<Lesson> lessons;
    private final GameSession session;
    private final Path file;
    private final Worker keeper;
    private final Consumer<Throwable> failed;
    private final ReadOnlyIntegerWrapper changes = new ReadOnlyIntegerWrapper(this, "changes");
    private final ReadOnlyObjectWrapper<CompanionView> beside;
    private final List<Moment> seen = new ArrayList<>();
    private Supplier<Optional<Moment>> moment = Optional::empty;
    private Supplier<Optional<Net>> chosen = Optional::empty;
    private LessonRecord finished = LessonRecord.NEW;
    private Game start = Game.INITIAL;
    private boolean running;
    private int lesson;
    private int step;
    private boolean done;
    private boolean wrong;
    private Prediction prediction = Prediction.NONE;
    private Consumer<Optional<Square>> pointer = _ -> {};

    /// @param file   where it is kept which lessons are finished
    /// @param failed told why it could not be read or written
    LessonModel(List<Lesson> lessons, GameSession session, Path file, Worker keeper,
            Consumer<Throwable> failed) {
        this.lessons = lessons;
        this.session = session;
        this.file = file;
        this.keeper = keeper;
        this.failed = failed;
        beside = new ReadOnlyObjectWrapper<>(this, "beside", asked());
        session.addListener(_ -> onEvent());
    }

    /// Looks at the circuit too.
    ///
    /// @param net     the gate chosen in the picture of the chip
    /// @param pointAt shows the whole array there, and points at a cell
    void watch(TimeLine time, ObservableValue<Optional<Net>> net, Consumer<Optional<Square>> pointAt) {
        pointer = pointAt;
        moment = time.momentProperty()::get;
        chosen = net::getValue;
        time.momentProperty().subscribe(now -> {
            now.ifPresent(this::see);
            look();
        });
        net.subscribe(_ -> look());
    }

    /// Counts up with everything that changes here.
    ReadOnlyIntegerProperty changesProperty() {
        return changes.getReadOnlyProperty();
    }

    /// Where the step is done, or the first one of the lesson that waits.
    ReadOnlyObjectProperty<CompanionView> besideProperty() {
        return beside.getReadOnlyProperty();
    }

    private CompanionView asked() {
        int at = running ? step : 0;
        return new CompanionView(steps().get(at).board(), lessons.get(lesson).id() + "." + (at + 1));
    }

    private void changed() {
        beside.set(asked());
        changes.set(changes.get() + 1);
    }

    /// Reads what is finished; the first lesson that is not waits to be begun.
    ///
    /// @param then what to do after that
    void read(Runnable then) {
        keeper.ask(() -> LessonRecord.load(file, fault -> keeper.ask(() -> fault, failed, failed)), kept -> {
            finished = kept;
            if (!running) {                 // a quick learner has begun one meanwhile
                lesson = firstOpen();
            }
            changed();
            then.run();
        }, failed);
    }

    private int firstOpen() {
        int open = 0;
        while (open < lessons.size() - 1 && finished.has(lessons.get(open).id())) {
            open++;
        }
        return open;
    }

    List<Lesson> lessons() {
        return lessons;
    }

    int number() {
        return lesson;
    }

    /// Begins a lesson.
    void begin(int number) {
        running = true;
        lesson = number;
        toStep(0);
    }

    /// Restarts the step, or starts the chosen lesson.
    void again() {
        if (running) {
            toStep(step);
        } else {
            begin(lesson);
        }
    }

    /// Goes on to the next step, or to the next lesson.
    void next() {
        if (running && done) {
            if (step + 1 < steps().size()) {
                toStep(step + 1);
            } else if (isLast()) {
                leave();
            } else {
                begin(lesson + 1);
            }
        }
    }

    /// Whether the lesson is the last one.
    boolean isLast() {
        return lesson + 1 == lessons.size();
    }

    /// Whether the step is the last one of its lesson.
    boolean isAtEnd() {
        return running && step + 1 == steps().size();
    }

    /// Ends the lessons: the user's own game comes back.
    void leave() {
        if (session.isLesson()) {
            session.uncover();
        }
    }

    private void onEvent() {
        if (running && !session.isLesson()) {
            running = false;
            changed();
        }
        look();
    }

    private List<Lesson.Step> steps() {
        return lessons.get(lesson).steps();
    }

    private void toStep(int number) {
        running = false;
        step = number;
        done = false;
        wrong = false;
        Lesson.Step next = steps().get(step);
        prediction = new Prediction(key(), next.right());
        next.start().ifPresent(session::showLesson);
        if (next.start().isPresent() || next.point().isPresent()) {
            pointer.accept(next.point());
        }
        start = session.game();
        seen.clear();
        moment.get().ifPresent(this::see);
        running = true;
        look();
        changed();
    }

    private void see(Moment now) {
        if (seen.size() >= MOST_SEEN) {
            seen.removeFirst();
        }
        seen.add(now);
    }

    /// Looks whether the step is done, or gone wrong.
    private void look() {
        if (!running || done || isAsking()) {
            return;
        }
        LessonProgress situation = new LessonProgress(start, session.game(), seen, chosen.get());
        done = steps().get(step).done().test(situation);
        boolean failedNow = !done && steps().get(step).wrong().test(situation);
        if (done && step + 1 == steps().size() && !finished.has(lessons.get(lesson).id())) {
            keep(finished.with(lessons.get(lesson).id()));
        }
        if (done || failedNow != wrong) {
            wrong = failedNow;
            changed();
        }
    }

    private void keep(LessonRecord more) {
        finished = more;
        keeper.ask(() -> {
            more.save(file);
            return true;
        }, _ -> {}, failed);
    }

    boolean isRunning() {
        return running;
    }

    boolean isDone() {
        return running && done;
    }

    boolean isWrong() {
        return running && wrong;
    }

    /// Name of a lesson, with a mark if it is finished.
    String title(int number) {
        String id = lessons.get(number).id();
        return (number + 1) + ". " + TEXTS.get(id + ".title") + (finished.has(id) ? " ✓" : "");
    }

    private String key() {
        return lessons.get(lesson).id() + "." + (step + 1);
    }

    /// Whether a question is to be answered before the step.
    boolean isAsking() {
        return running && prediction.isOpen();
    }

    /// The answers to the question; empty while none is asked.
    List<String> answers() {
        return isAsking() ? prediction.answers() : List.of();
    }

    /// Answers the question, from 1.
    void predict(int answer) {
        if (isAsking()) {
            prediction.answer(answer);
            look();
            changed();
        }
    }

    /// What is to be done.
    String task() {
        return !running ? TEXTS.get("rest")
            : isAsking() ? prediction.question()
            : TEXTS.get(key(), steps().get(step).point().map(Square::toString).orElse(""));
    }

    String verdict() {
        return isDone() ? TEXTS.get(step + 1 < steps().size() ? "done" : "finished")
            : isWrong() ? TEXTS.get("wrong")
            : running ? prediction.verdict()
            : "";
    }

    String standing() {
        return running
            ? TEXTS.get("standing", step + 1, steps().size(),
                lessons.stream().filter(one -> finished.has(one.id())).count(), lessons.size())
            : "";
    }
}
