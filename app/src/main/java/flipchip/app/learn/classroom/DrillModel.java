package flipchip.app.learn.classroom;

import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import flipchip.app.kit.text.Sentences;
import flipchip.app.kit.work.Worker;
import flipchip.app.learn.school.Drill;
import flipchip.app.learn.school.LineMistake;
import flipchip.app.learn.school.Memory;
import flipchip.app.learn.school.OpeningFacts;
import flipchip.app.learn.school.OpeningJudge;
import flipchip.app.learn.school.Repertoire;
import flipchip.engine.board.Board;
import flipchip.engine.board.Color;
import flipchip.engine.board.Game;
import flipchip.engine.board.Square;
import flipchip.engine.book.BookLine;
import flipchip.engine.book.OpeningBook;

/// A view model of the opening drill: a position of a line, the reply, the right moves. FX thread only.
final class DrillModel extends ExerciseModel<Repertoire.Question> {
    private static final int NEW_QUESTIONS = 10;

    private List<BookLine> known = List.of();
    private Optional<List<BookLine>> own = Optional.empty();
    private String opening = "";
    private Color color = Color.BLACK;
    private Optional<Memory> memory = Optional.empty();
    private Optional<Drill> drill = Optional.empty();
    private final Worker thinker;
    private final OpeningJudge judge;
    private final Map<Board, OpeningFacts> judged = new HashMap<>();
    private final Set<BookLine> shownLines = new HashSet<>();
    private Optional<Board> judging = Optional.empty();
    private Optional<BookLine> shownLine = Optional.empty();
    private int asked;
    private int right;

    /// @param judge of the moves, used on the thread of `thinker`
    DrillModel(OpeningJudge judge, Worker thinker, Tools tools) {
        super(tools);
        this.judge = judge;
        this.thinker = thinker;
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

    /// The name of the opening whose moves are asked; empty for all.
    String opening() {
        return opening;
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

    /// Asks for the moves of some lines.
    void choose(List<BookLine> lines, Color wanted) {
        own = Optional.of(lines);
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
        shownLines.clear();
        next();
    }

    /// Asks the next question. The line of a new one is shown before, and what the book does not know is
    /// judged before.
    @Override
    public void next() {
        Optional<Repertoire.Question> wanted = drawn(now());
        shownLine = wanted.flatMap(drill.orElseThrow()::newLine).filter(shownLines::add);
        if (shownLine.isEmpty() && wanted.isPresent() && !isJudged(wanted.get().board())) {
            judge(wanted.get().board());
            return;
        }
        judging = Optional.empty();
        pose(shownLine.isPresent() ? Optional.empty() : wanted);
    }

    private boolean isJudged(Board board) {
        OpeningFacts.ofBook(board).filter(facts -> facts.isComplete(board))
            .ifPresent(facts -> judged.put(board, facts));
        return judged.containsKey(board);
    }

    private void judge(Board board) {
        if (!judging.equals(Optional.of(board))) {
            judging = Optional.of(board);
            thinker.ask(() -> judge.facts(board), facts -> {
                judged.put(board, facts);
                if (judging.equals(Optional.of(board))) {
                    judging = Optional.empty();
                    next();
                }
            }, this::failed);
            changed();
        }
    }

    /// The line that is shown before it is asked.
    Optional<BookLine> shownLine() {
        return shownLine;
    }

    /// Puts the first moves of the line shown on the board.
    void showMoves(int count) {
        shownLine.ifPresent(line -> show(line.game().prefix(count)));
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
        boolean isRight = drill.orElseThrow().answer(asking, judged.get(asking.board()), move, now);
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
        return isRight() ? move.orElseThrow() : right(asking).getFirst().square();
    }

    private List<OpeningFacts.Move> right(Repertoire.Question asking) {
        return judged.get(asking.board()).right(asking.moves());
    }

    @Override
    String words(Repertoire.Question asking, Optional<Square> move) {
        String usual = usual(right(asking));
        List<String> sentences = new ArrayList<>();
        if (isRight()) {
            sentences.add(TEXTS.get("drill.right", move.orElseThrow()));
            if (!asking.moves().contains(move.get())) {
                sentences.add(TEXTS.get("drill.continues", asking.line().name(), asking.moves().stream()
                    .sorted().map(Square::toString).collect(Collectors.joining(", "))));
            }
            sentences.add(TEXTS.get("drill.usual", usual));
        } else {
            sentences.add(TEXTS.get(move.isPresent() ? "drill.wrong" : "drill.usual", usual));
            move.flatMap(judged.get(asking.board())::of)
                .ifPresent(played -> sentences.add(lost(played.square(), played.loss())));
        }
        return Sentences.join(sentences);
    }

    /// Moves and how often people play them, where that is known.
    private static String usual(List<OpeningFacts.Move> moves) {
        return moves.stream()
            .map(move -> move.share() > 0
                ? TEXTS.get("drill.share", move.square(), move.share())
                : move.square().toString())
            .collect(Collectors.joining(", "));
    }

    private static String lost(Square move, int loss) {
        return TEXTS.get("drill.lost", move, loss / 100.0);
    }

    /// The moves of a new line, and what is better than the learner's mistakes in it.
    private String words(BookLine line) {
        List<String> sentences = new ArrayList<>();
        sentences.add(TEXTS.get("drill.new", line.name(),
            line.game().moves().stream().map(Square::toString).collect(Collectors.joining(" "))));
        LineMistake.of(line.game(), color).forEach(mistake -> {
            sentences.add(lost(mistake.move(), mistake.loss()));
            sentences.add(TEXTS.get("drill.usual", usual(mistake.better())));
        });
        sentences.add(TEXTS.get("drill.ready"));
        return Sentences.join(sentences);
    }

    @Override
    public String task() {
        if (drill.isEmpty() || judging.isPresent()) {
            return TEXTS.get("school.reading");
        }
        return shownLine.map(this::words).or(() -> question().map(
            asking -> isAnswered() ? asking.line().name() : TEXTS.get("drill.task", asking.line().name())))
            .orElseGet(
                () -> drill.get().nextDue().map(due -> TEXTS.get("drill.wait", ExercisePage.wait(now(), due)))
                    .orElseGet(() -> TEXTS.get("drill.none")));
    }

    @Override
    public String standing() {
        return memory.map(kept -> TEXTS.get("drill.standing", right, asked, kept.cards().size())).orElse("");
    }
}
