package flipchip.app.learn.classroom;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import java.util.function.Supplier;
import flipchip.app.kit.text.Texts;
import flipchip.app.kit.work.Worker;
import flipchip.engine.board.Game;
import flipchip.engine.board.Square;
import flipchip.engine.io.FileFault;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// A view model of an exercise: the question on the board, its reply, and the progress file. FX thread only.
///
/// @param <Q> a question
abstract class ExerciseModel<Q> implements Exercise {
    static final Texts TEXTS = Texts.of("classroom");

    private final Tools tools;
    private final ReadOnlyIntegerWrapper changes = new ReadOnlyIntegerWrapper(this, "changes");
    private final ReadOnlyObjectWrapper<Game> game = new ReadOnlyObjectWrapper<>(this, "game", Game.INITIAL);
    private Optional<Q> question = Optional.empty();
    private boolean answered;
    private boolean right;
    private String verdict = "";

    /// What an exercise works with.
    ///
    /// @param file   keeps what is known
    /// @param keeper reads and writes it
    /// @param failed   told why it could not
    /// @param answered told of each answer that counts
    record Tools(Path file, Worker keeper, Consumer<Throwable> failed, Supplier<Instant> now,
            Runnable answered) {}

    /// Writes what was known when it was made.
    @FunctionalInterface
    interface Kept {
        void save(Path file) throws IOException;
    }

    ExerciseModel(Tools tools) {
        this.tools = tools;
    }

    /// The question to ask now.
    abstract Optional<Q> drawn(Instant now);

    /// The board of a question and what led to it.
    abstract Game before(Q asked);

    /// Takes an answer to the records, none for "I do not know"; whether it was right.
    abstract boolean judged(Q asked, Optional<Square> move, Instant now);

    /// What there is to keep.
    abstract Kept kept();

    /// What is said about an answer.
    abstract String words(Q asked, Optional<Square> move);

    /// What is played on the board after an answer.
    abstract Square shown(Q asked, Optional<Square> move);

    /// Reads with the file in the background, then goes on.
    final <T> void read(Callable<T> reading, Consumer<T> then) {
        tools.keeper.ask(reading, then, tools.failed);
    }

    /// Told on the keeper's thread of damaged lines in the file.
    final void damaged(FileFault fault) {
        tools.keeper.ask(() -> fault, tools.failed, tools.failed);
    }

    final void failed(Throwable problem) {
        tools.failed.accept(problem);
    }

    final Path file() {
        return tools.file;
    }

    final Instant now() {
        return tools.now.get();
    }

    final Optional<Q> question() {
        return question;
    }

    final void show(Game shown) {
        game.set(shown);
        changed();
    }

    final void changed() {
        changes.set(changes.get() + 1);
    }

    @Override
    public void next() {
        pose(drawn(now()));
    }

    /// Puts a question on the board, or ends asking.
    final void pose(Optional<Q> next) {
        question = next;
        answered = false;
        verdict = "";
        show(question.map(this::before).orElse(Game.INITIAL));
    }

    @Override
    public final void choose(Square square) {
        if (question.isEmpty()) {
            return;
        }
        if (answered) {
            playOn(square);
            return;
        }
        if (before(question.get()).position().isLegal(square)) {
            judge(question.get(), Optional.of(square));
        } else {
            verdict = TEXTS.get("school.illegal", square);
            changed();
        }
    }

    /// A square chosen after the answer.
    void playOn(Square square) {}

    /// Says more about what was answered, and whether that is right now.
    final void say(String words, boolean isRight) {
        verdict = words;
        right = isRight;
        changed();
    }

    @Override
    public boolean isSolvable() {
        return question.isPresent() && (!answered || !right && !game.get().equals(solved(question.get())));
    }

    @Override
    public void solve() {
        if (question.isPresent() && !answered) {
            judge(question.get(), Optional.empty());
        } else if (isSolvable()) {
            show(solved(question.get()));
        }
    }

    /// The board with the answer to a question that was not known.
    private Game solved(Q asked) {
        return before(asked).play(shown(asked, Optional.empty()));
    }

    private void judge(Q asked, Optional<Square> move) {
        right = judged(asked, move, now());
        answered = true;
        verdict = words(asked, move);
        keep();
        show(before(asked).play(shown(asked, move)));
    }

    /// Writes what is known by now.
    void keep() {
        Kept kept = kept();
        read(() -> {
            kept.save(file());
            return true;
        }, _ -> {});
        tools.answered.run();
    }

    @Override
    public final ReadOnlyIntegerProperty changesProperty() {
        return changes.getReadOnlyProperty();
    }

    @Override
    public final ReadOnlyObjectProperty<Game> gameProperty() {
        return game.getReadOnlyProperty();
    }

    @Override
    public final boolean isAsking() {
        return question.isPresent();
    }

    @Override
    public final boolean isAnswered() {
        return answered;
    }

    @Override
    public final boolean isRight() {
        return answered && right;
    }

    @Override
    public final String verdict() {
        return verdict;
    }
}
