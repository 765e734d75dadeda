package flipchip.app.learn.classroom;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import flipchip.app.kit.text.Sentences;
import flipchip.app.learn.school.Memory;
import flipchip.app.learn.school.OwnGames;
import flipchip.app.learn.school.OwnMistakes;
import flipchip.engine.board.Color;
import flipchip.engine.board.Game;
import flipchip.engine.board.Square;

/// A view model of the learner's mistakes as questions. FX thread only.
final class MistakesModel extends ExerciseModel<OwnMistakes.Question> {
    private final Supplier<OwnGames> games;
    private Optional<OwnMistakes> mistakes = Optional.empty();

    /// @param games the learner's games as they are known now
    MistakesModel(Supplier<OwnGames> games, Tools tools) {
        super(tools);
        this.games = games;
    }

    /// Takes up what is known of the games by now, and asks.
    void begin() {
        read(() -> Memory.load(file(), this::damaged), memory -> {
            mistakes = Optional.of(new OwnMistakes(games.get(), memory));
            next();
        });
    }

    @Override
    Optional<OwnMistakes.Question> drawn(Instant now) {
        return mistakes.flatMap(asking -> asking.next(now));
    }

    @Override
    Game before(OwnMistakes.Question asking) {
        return asking.before();
    }

    @Override
    boolean judged(OwnMistakes.Question asking, Optional<Square> move, Instant now) {
        return mistakes.orElseThrow().answer(asking, move.orElse(asking.played()), now);
    }

    @Override
    Kept kept() {
        return mistakes.orElseThrow().memory()::save;
    }

    @Override
    Square shown(OwnMistakes.Question asking, Optional<Square> move) {
        return isRight() ? move.orElseThrow() : asking.good().getFirst();
    }

    @Override
    String words(OwnMistakes.Question asking, Optional<Square> move) {
        String good = asking.good().stream().map(Square::toString).collect(Collectors.joining(", "));
        List<String> sentences = new ArrayList<>();
        sentences.add(isRight()
            ? TEXTS.get("drill.right", move.orElseThrow())
            : TEXTS.get(move.isPresent() ? "mistakes.wrong" : "drill.answer", good));
        if (isRight() && asking.good().size() > 1) {
            sentences.add(TEXTS.get("mistakes.also", good));
        }
        sentences.add(TEXTS.get("mistakes.lost", asking.played(), asking.loss() / 100.0,
            ExercisePage.opponent(asking.source().opponent()), asking.before().length() + 1));
        return Sentences.join(sentences);
    }

    @Override
    public String task() {
        return question()
            .map(asking -> TEXTS.get("mistakes.task",
                TEXTS.get(asking.before().position().toMove() == Color.BLACK ? "drill.black" : "drill.white"),
                asking.played()))
            .orElseGet(() -> mistakes.flatMap(OwnMistakes::nextDue)
                .map(due -> TEXTS.get("drill.wait", ExercisePage.wait(now(), due)))
                .orElseGet(() -> TEXTS.get("mistakes.none")));
    }

    @Override
    public String standing() {
        return mistakes.map(all -> TEXTS.get("mistakes.standing", all.size())).orElse("");
    }
}
