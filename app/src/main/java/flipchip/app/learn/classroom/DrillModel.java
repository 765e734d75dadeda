package flipchip.app.learn.classroom;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import flipchip.app.kit.text.Sentences;
import flipchip.app.learn.school.Drill;
import flipchip.app.learn.school.Memory;
import flipchip.app.learn.school.OpeningFacts;
import flipchip.app.learn.school.Repertoire;
import flipchip.engine.board.Color;
import flipchip.engine.board.Game;
import flipchip.engine.board.Square;
import flipchip.engine.book.BookLine;
import flipchip.engine.book.OpeningBook;
import flipchip.engine.notation.Transcript;

/// A view model of the opening drill: a position of a line, the reply, the right moves. FX thread only.
final class DrillModel extends ExerciseModel<Repertoire.Question> {
    private static final int NEW_QUESTIONS = 10;

    private List<BookLine> known = List.of();
    private Optional<List<BookLine>> own = Optional.empty();
    private String opening = "";
    private Color color = Color.BLACK;
    private Optional<Memory> memory = Optional.empty();
    private Optional<Drill> drill = Optional.empty();
    private int asked;
    private int right;

    DrillModel(Tools tools) {
        super(tools);
    }

    private record Read(List<BookLine> lines, Memory memory) {}

    /// Reads what is kept, and asks.
    void begin() {
        read(() -> {
            List<BookLine> lines = OpeningBook.standard().lines();
            // read here, not on the screen's thread
            OpeningBook.standard().positions().size();
            return new Read(lines, Memory.load(file(), this::damaged));
        }, read -> {
            known = read.lines();
            memory = Optional.of(read.memory());
            restart();
        });
    }

    /// The openings by name, in the order of the book.
    List<String> openings() {
        return known.stream().map(BookLine::name).toList();
    }

    Color color() {
        return color;
    }

    /// Asks for the moves of this colour in the opening of this name, or in all if it is empty.
    void choose(String name, Color wanted) {
        own = Optional.empty();
        opening = name;
        color = wanted;
        restart();
    }

    /// Asks for the moves of a game.
    void choose(Game line, Color wanted) {
        own = Optional.of(List.of(new BookLine(TEXTS.get("drill.own"), line)));
        color = wanted;
        restart();
    }

    private void restart() {
        if (memory.isEmpty()) {
            return;
        }
        List<BookLine> lines = own.orElseGet(
            () -> known.stream().filter(line -> opening.isEmpty() || line.name().equals(opening)).toList());
        drill = Optional.of(new Drill(Repertoire.of(lines, color), memory.get(), NEW_QUESTIONS));
        next();
    }

    @Override
    Optional<Repertoire.Question> drawn(Instant now) {
        return drill.flatMap(asking -> asking.next(now));
    }

    @Override
    Game before(Repertoire.Question asking) {
        return asking.before();
    }

    @Override
    boolean judged(Repertoire.Question asking, Optional<Square> move, Instant now) {
        Square wrong = asking.before().moves().getFirst();
        boolean isRight = drill.orElseThrow().answer(asking, move.orElse(wrong), now);
        memory = Optional.of(drill.get().memory());
        asked++;
        right += isRight ? 1 : 0;
        return isRight;
    }

    @Override
    Kept kept() {
        return memory.orElseThrow()::save;
    }

    @Override
    Square shown(Repertoire.Question asking, Optional<Square> move) {
        return isRight() ? move.orElseThrow() : answers(asking, move).getFirst();
    }

    /// The right answers, those that people play most first.
    private static List<Square> answers(Repertoire.Question asking, Optional<Square> move) {
        Map<Square, Integer> shares = OpeningFacts.of(asking, move).shares();
        return asking.answers().stream().sorted(Comparator
            .comparing((Square answer) -> -shares.getOrDefault(answer, 0)).thenComparing(answer -> answer))
            .toList();
    }

    @Override
    String words(Repertoire.Question asking, Optional<Square> move) {
        List<String> sentences = new ArrayList<>();
        List<Square> answers = answers(asking, move);
        String names = answers.stream().map(Square::toString).collect(Collectors.joining(", "));
        sentences.add(isRight()
            ? TEXTS.get("drill.right", move.orElseThrow())
            : TEXTS.get(move.isPresent() ? "drill.wrong" : "drill.answer", names));
        OpeningFacts facts = OpeningFacts.of(asking, move);
        answers.stream().filter(facts.shares()::containsKey)
            .forEach(answer -> sentences.add(TEXTS.get("drill.share", answer, facts.shares().get(answer))));
        if (!isRight() && move.isPresent() && facts.lost().isPresent()) {
            sentences.add(facts.isAsGood()
                ? TEXTS.get("drill.as-good", move.get())
                : TEXTS.get("drill.lost", move.get(), facts.lost().getAsDouble()));
        }
        return Sentences.join(sentences);
    }

    @Override
    public String task() {
        if (drill.isEmpty()) {
            return TEXTS.get("school.reading");
        }
        return question()
            .map(asking -> TEXTS.get("drill.task", asking.name(), Transcript.print(asking.before()),
                TEXTS.get(color == Color.BLACK ? "drill.black" : "drill.white")))
            .orElseGet(
                () -> drill.get().nextDue().map(due -> TEXTS.get("drill.wait", ExercisePage.wait(now(), due)))
                    .orElseGet(() -> TEXTS.get("drill.none")));
    }

    @Override
    public String standing() {
        return memory.map(kept -> TEXTS.get("drill.standing", right, asked, kept.cards().size())).orElse("");
    }
}
