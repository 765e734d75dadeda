package flipchip.app.classroom;

import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import flipchip.app.school.Drill;
import flipchip.app.school.Memory;
import flipchip.app.school.OpeningFacts;
import flipchip.app.school.Repertoire;
import flipchip.app.text.Texts;
import flipchip.app.work.Worker;
import flipchip.engine.board.Color;
import flipchip.engine.board.Game;
import flipchip.engine.board.Square;
import flipchip.engine.board.Transcript;
import flipchip.engine.book.BookLine;
import flipchip.engine.book.OpeningBook;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// The drill of openings on its page: a position of a line, what was answered, what is right. FX thread only.
final class DrillModel implements Exercise {
    private static final Texts TEXTS = Texts.of("classroom");
    private static final int NEW_QUESTIONS = 10;

    private final Path file;
    private final Worker keeper;
    private final Consumer<Throwable> failed;
    private final Supplier<Instant> now;
    private final ReadOnlyIntegerWrapper changes = new ReadOnlyIntegerWrapper(this, "changes");
    private final ReadOnlyObjectWrapper<Game> game = new ReadOnlyObjectWrapper<>(this, "game", Game.INITIAL);
    private List<BookLine> known = List.of();
    private Optional<List<BookLine>> own = Optional.empty();
    private String opening = "";
    private Color color = Color.BLACK;
    private Optional<Memory> memory = Optional.empty();
    private Optional<Drill> drill = Optional.empty();
    private Optional<Repertoire.Question> question = Optional.empty();
    private boolean answered;
    private boolean isRight;
    private int asked;
    private int right;
    private String verdict = "";

    /// @param failed told why a file could not be read or written
    DrillModel(Path file, Worker keeper, Consumer<Throwable> failed, Supplier<Instant> now) {
        this.file = file;
        this.keeper = keeper;
        this.failed = failed;
        this.now = now;
    }

    private record Read(List<BookLine> lines, Memory memory) {}

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

    /// Reads what is kept, and asks.
    void begin() {
        keeper.ask(() -> {
            List<BookLine> lines = OpeningBook.standard().lines();
            // read here, not on the screen's thread
            OpeningBook.standard().positions().size();
            return new Read(lines, Memory.load(file));
        }, read -> {
            known = read.lines();
            memory = Optional.of(read.memory());
            restart();
        }, failed);
    }

    /// The openings by name, in the order of the book.
    List<String> openings() {
        return known.stream().map(BookLine::name).toList();
    }

    Color color() {
        return color;
    }

    /// Asks for the moves of this colour in the opening of this name, or in all if it is empty.
    void choose(String name, Color asked) {
        own = Optional.empty();
        opening = name;
        color = asked;
        restart();
    }

    /// Asks for the moves of a game.
    void choose(Game line, Color asked) {
        own = Optional.of(List.of(new BookLine(TEXTS.get("drill.own"), line)));
        color = asked;
        restart();
    }

    private void restart() {
        if (memory.isEmpty()) {
            return;
        }
        List<BookLine> lines = own.orElseGet(() -> known.stream()
            .filter(line -> opening.isEmpty() || line.name().equals(opening)).toList());
        drill = Optional.of(new Drill(Repertoire.of(lines, color), memory.get(), NEW_QUESTIONS));
        next();
    }

    @Override
    public void next() {
        question = drill.flatMap(asking -> asking.next(now.get()));
        answered = false;
        verdict = "";
        game.set(question.map(Repertoire.Question::before).orElse(Game.INITIAL));
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
        Repertoire.Question asking = question.orElseThrow();
        Square wrong = asking.before().moves().getFirst();
        isRight = drill.orElseThrow().answer(asking, move.orElse(wrong), now.get());
        memory = Optional.of(drill.get().memory());
        answered = true;
        asked++;
        right += isRight ? 1 : 0;
        verdict = words(asking, move);
        Memory kept = memory.get();
        keeper.ask(() -> {
            kept.save(file);
            return true;
        }, _ -> { }, failed);
        game.set(asking.before().play(isRight ? move.orElseThrow() : answers(asking, move).getFirst()));
        changed();
    }

    /// The right answers, those that people play most first.
    private static List<Square> answers(Repertoire.Question asking, Optional<Square> move) {
        Map<Square, Integer> shares = OpeningFacts.of(asking, move).shares();
        return asking.answers().stream().sorted(Comparator
            .comparing((Square answer) -> -shares.getOrDefault(answer, 0)).thenComparing(answer -> answer))
            .toList();
    }

    private String words(Repertoire.Question asking, Optional<Square> move) {
        List<String> sentences = new ArrayList<>();
        List<Square> answers = answers(asking, move);
        String names = answers.stream().map(Square::toString).collect(Collectors.joining(", "));
        sentences.add(isRight ? TEXTS.get("drill.right", move.orElseThrow())
            : TEXTS.get(move.isPresent() ? "drill.wrong" : "drill.answer", names));
        OpeningFacts facts = OpeningFacts.of(asking, move);
        answers.stream().filter(facts.shares()::containsKey)
            .forEach(answer -> sentences.add(TEXTS.get("drill.share", answer, facts.shares().get(answer))));
        if (!isRight && move.isPresent() && facts.lost().isPresent()) {
            sentences.add(facts.isAsGood() ? TEXTS.get("drill.as-good", move.get())
                : TEXTS.get("drill.lost", move.get(), facts.lost().getAsDouble()));
        }
        return String.join(" ", sentences);
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
    public boolean isAsking() {
        return question.isPresent();
    }

    @Override
    public String task() {
        if (drill.isEmpty()) {
            return TEXTS.get("school.reading");
        }
        return question.map(asking ->
            TEXTS.get("drill.task", asking.name(), Transcript.print(asking.before()),
            TEXTS.get(color == Color.BLACK ? "drill.black" : "drill.white")))
            .orElseGet(() -> drill.get().nextDue()
                .map(due -> TEXTS.get("drill.wait", Sheet.wait(now.get(), due))).orElseGet(() ->
                TEXTS.get("drill.none")));
    }

    @Override
    public String verdict() {
        return verdict;
    }

    @Override
    public String standing() {
        return memory.map(kept -> TEXTS.get("drill.standing", right, asked, kept.cards().size())).orElse("");
    }
}
