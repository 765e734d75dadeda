package flipchip.app.classroom;

import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import flipchip.app.school.Memory;
import flipchip.app.school.OwnGames;
import flipchip.app.school.OwnMistakes;
import flipchip.app.text.Texts;
import flipchip.app.work.Worker;
import flipchip.engine.board.Color;
import flipchip.engine.board.Game;
import flipchip.engine.board.Square;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// The learner's own mistakes as questions. FX thread only.
final class MistakesModel implements Exercise {
    private static final Texts TEXTS = Texts.of("classroom");

    private final Path file;
    private final Worker keeper;
    private final Consumer<Throwable> failed;
    private final Supplier<OwnGames> games;
    private final Supplier<Instant> now;
    private final ReadOnlyIntegerWrapper changes = new ReadOnlyIntegerWrapper(this, "changes");
    private final ReadOnlyObjectWrapper<Game> game = new ReadOnlyObjectWrapper<>(this, "game", Game.INITIAL);
    private Optional<OwnMistakes> mistakes = Optional.empty();
    private Optional<OwnMistakes.Question> question = Optional.empty();
    private boolean answered;
    private boolean isRight;
    private String verdict = "";

    /// @param games  the learner's games as they are known now
    /// @param failed told why a file could not be read or written
    MistakesModel(Supplier<OwnGames> games, Path file, Worker keeper, Consumer<Throwable> failed,
            Supplier<Instant> now) {
        this.games = games;
        this.file = file;
        this.keeper = keeper;
        this.failed = failed;
        this.now = now;
    }

    @Override
    public ReadOnlyIntegerProperty changesProperty() {
        return changes.getReadOnlyProperty();
    }

    @Override
    public ReadOnlyObjectProperty<Game> gameProperty() {
        return game.getReadOnlyProperty();
    }

    private void changed() {
        changes.set(changes.get() + 1);
    }

    /// Takes up what is known of the games by now, and asks.
    void begin() {
        keeper.ask(() -> Memory.load(file), memory -> {
            mistakes = Optional.of(new OwnMistakes(games.get(), memory));
            next();
        }, failed);
    }

    @Override
    public void next() {
        question = mistakes.flatMap(asking -> asking.next(now.get()));
        answered = false;
        verdict = "";
        game.set(question.map(OwnMistakes.Question::before).orElse(Game.INITIAL));
        changed();
    }

    @Override
    public void choose(Square square) {
        if (question.isEmpty() || answered) {
            return;
        }
        if (!question.get().before().position().isLegal(square)) {
            verdict = TEXTS.get("school.illegal", square);
            changed();
            return;
        }
        judge(Optional.of(square));
    }

    @Override
    public void solve() {
        if (question.isPresent() && !answered) {
            judge(Optional.empty());
        }
    }

    private void judge(Optional<Square> move) {
        OwnMistakes.Question asking = question.orElseThrow();
        isRight = mistakes.orElseThrow().answer(asking, move.orElse(asking.played()), now.get());
        answered = true;
        verdict = words(asking, move);
        Memory kept = mistakes.get().memory();
        keeper.ask(() -> {
            kept.save(file);
            return true;
        }, _ -> { }, failed);
        game.set(asking.before().play(isRight ? move.orElseThrow() : asking.good().getFirst()));
        changed();
    }

    private String words(OwnMistakes.Question asking, Optional<Square> move) {
        String good = asking.good().stream().map(Square::toString).collect(Collectors.joining(", "));
        List<String> sentences = new ArrayList<>();
        sentences.add(isRight ? TEXTS.get("drill.right", move.orElseThrow())
            : TEXTS.get(move.isPresent() ? "drill.wrong" : "drill.answer", good));
        if (isRight && asking.good().size() > 1) {
            sentences.add(TEXTS.get("mistakes.also", good));
        }
        sentences.add(TEXTS.get("mistakes.lost", asking.played(), asking.loss() / 100.0));
        return String.join(" ", sentences);
    }

    @Override
    public boolean isAsking() {
        return question.isPresent();
    }

    @Override
    public boolean isAnswered() {
        return answered;
    }

    @Override
    public boolean isRight() {
        return answered && isRight;
    }

    @Override
    public String task() {
        return question.map(asking -> TEXTS.get("mistakes.task",
            TEXTS.get(asking.before().position().toMove() == Color.BLACK ? "drill.black" : "drill.white"),
            asking.source().opponent(), asking.before().length() + 1))
            .orElseGet(() -> mistakes.flatMap(OwnMistakes::nextDue)
                .map(due -> TEXTS.get("drill.wait", Sheet.wait(now.get(), due)))
                .orElseGet(() -> TEXTS.get("mistakes.none")));
    }

    @Override
    public String verdict() {
        return verdict;
    }

    @Override
    public String standing() {
        return mistakes.map(all -> TEXTS.get("mistakes.standing", all.size())).orElse("");
    }
}
