package flipchip.app.classroom;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import flipchip.app.school.EndgameSchool;
import flipchip.app.school.SchoolRecord;
import flipchip.app.text.Texts;
import flipchip.app.work.Worker;
import flipchip.engine.api.Person;
import flipchip.engine.board.Color;
import flipchip.engine.board.Game;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.engine.school.BestPlay;
import flipchip.engine.school.Problem;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// The endgame school on its page: a problem, what was answered, why. FX thread only.
final class SchoolModel implements Exercise {
    private static final Texts TEXTS = Texts.of("classroom");
    /// Of them is said how often they fail, unless the learner's rating is nearer to others.
    private static final int STRENGTHS = Person.ALL.size();

    private final Supplier<List<Problem>> problems;
    private final Path file;
    private final Worker keeper;
    private final Worker thinker;
    private final Consumer<Throwable> failed;
    private final Supplier<Instant> now;
    private final BestPlay bestPlay = new BestPlay();
    private final ReadOnlyIntegerWrapper changes = new ReadOnlyIntegerWrapper(this, "changes");
    private final ReadOnlyObjectWrapper<Game> game = new ReadOnlyObjectWrapper<>(this, "game", Game.INITIAL);
    private Optional<EndgameSchool> school = Optional.empty();
    private EndgameSchool.Wish wish = EndgameSchool.Wish.ANY;
    private Optional<Problem> problem = Optional.empty();
    private Optional<Square> played = Optional.empty();
    private boolean answered;
    private boolean right;
    private String refusal = "";
    private List<Square> line = new ArrayList<>();

    /// @param problems read by the keeper
    /// @param keeper   reads and writes files
    /// @param thinker  looks for best play
    /// @param failed   told why a file could not be read or written
    SchoolModel(Supplier<List<Problem>> problems, Path file, Worker keeper, Worker thinker,
                Consumer<Throwable> failed, Supplier<Instant> now) {
        this.problems = problems;
        this.file = file;
        this.keeper = keeper;
        this.thinker = thinker;
        this.failed = failed;
        this.now = now;
    }

    /// What the keeper read.
    private record Read(List<Problem> problems, SchoolRecord record) {}

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

    /// Asks the first problem; reads what is kept before.
    void begin() {
        if (school.isPresent()) {
            changed();
            return;
        }
        keeper.ask(() -> new Read(problems.get(), read()), read -> {
            school = Optional.of(new EndgameSchool(read.problems(), read.record()));
            next();
        }, failed);
    }

    private SchoolRecord read() throws IOException {
        return SchoolRecord.load(file);
    }

    /// What is asked from now on; the problem on the board stays if it fits.
    void setWish(EndgameSchool.Wish wanted) {
        wish = wanted;
        if (school.isPresent() && (answered || problem.isEmpty()
                || school.get().fitting(wanted).noneMatch(problem.get()::equals))) {
            next();
        }
    }

    @Override
    public void next() {
        problem = school.flatMap(now -> now.next(wish, this.now.get()));
        answered = false;
        played = Optional.empty();
        refusal = "";
        line = new ArrayList<>();
        game.set(problem.map(SchoolModel::start).orElse(Game.INITIAL));
        changed();
    }

    private static Game start(Problem problem) {
        return Game.startingAt(new Position(problem.board(), Color.BLACK));
    }

    @Override
    public void choose(Square square) {
        if (problem.isEmpty() || answered) {
            return;
        }
        if ((problem.get().board().legalMoves() & square.bit()) == 0) {
            refusal = TEXTS.get("school.illegal", square);
            changed();
            return;
        }
        judge(square, Optional.of(square));
    }

    @Override
    public void solve() {
        if (problem.isPresent() && !answered) {
            judge(problem.get().tempting(), Optional.empty());
        }
        problem.ifPresent(now -> show(now, now.solution()));
    }

    private void judge(Square counted, Optional<Square> shown) {
        Problem now = problem.orElseThrow();
        right = school.orElseThrow().answer(now, counted, this.now.get());
        answered = true;
        played = shown;
        refusal = "";
        SchoolRecord record = school.get().record();
        keeper.ask(() -> {
            record.save(file);
            return true;
        }, _ -> { }, failed);
        shown.ifPresent(square -> show(now, square));
        changed();
    }

    /// Plays a move of the problem and asks for best play after it.
    private void show(Problem now, Square move) {
        Game after = start(now).play(move);
        line = new ArrayList<>();
        game.set(after);
        changed();
        thinker.ask(() -> bestPlay.after(now.board(), move), best -> {
            if (game.get().equals(after)) {
                line = new ArrayList<>(best);
                changed();
            }
        }, failed);
    }

    /// Plays the next move of best play.
    void step() {
        if (canStep()) {
            game.set(game.get().play(line.removeFirst()));
            changed();
        }
    }

    boolean canStep() {
        return answered && !line.isEmpty();
    }

    @Override
    public boolean isAnswered() {
        return answered;
    }

    @Override
    public boolean isRight() {
        return answered && right;
    }

    @Override
    public boolean isAsking() {
        return problem.isPresent();
    }

    @Override
    public String task() {
        if (school.isEmpty()) {
            return TEXTS.get("school.reading");
        }
        return problem.map(now -> TEXTS.get("school.task", now.board().empties(),
            String.valueOf(Math.round(now.rating())))
            + (school.get().record().isNew(now) || answered ? "" : " " + TEXTS.get("school.again")))
            .orElseGet(() -> school.get().nextDue(wish).map(due -> TEXTS.get("school.wait",
                Math.max(1, Duration.between(now.get(), due).toMinutes()))).orElseGet(() ->
                TEXTS.get("school.none")));
    }

    @Override
    public String verdict() {
        if (!answered || problem.isEmpty()) {
            return refusal;
        }
        Problem now = problem.get();
        List<String> sentences = new ArrayList<>();
        if (right) {
            sentences.add(TEXTS.get("school.right", now.solution(), now.scoreOf(now.solution())));
        } else {
            played.ifPresent(move -> sentences.add(fault(now, move)));
            sentences.add(TEXTS.get("school.solution", now.solution(), now.scoreOf(now.solution())));
        }
        now.themes().stream().sorted().forEach(theme -> sentences.add(TEXTS.get("why." + theme)));
        Person like = like();
        sentences.add(TEXTS.get("school.missed", String.valueOf(like.rating()),
            now.failures().get(Person.ALL.indexOf(like))));
        return String.join(" ", sentences);
    }

    private static String fault(Problem now, Square move) {
        int score = now.scoreOf(move);
        return score == 0 ? TEXTS.get("school.draws", move) : TEXTS.get("school.loses", move, -score);
    }

    /// People about as strong as the learner.
    private Person like() {
        double own = school.orElseThrow().record().rating().rating();
        int nearest = 0;
        for (int i = 1; i < STRENGTHS; i++) {
            if (Math.abs(Person.ALL.get(i).rating() - own) < Math.abs(Person.ALL.get(nearest).rating()
                    - own)) {
                nearest = i;
            }
        }
        return Person.ALL.get(nearest);
    }

    /// Best play from the board on, if it is known.
    String bestLine() {
        return canStep() ? TEXTS.get("school.line",
            line.stream().map(Square::toString).collect(Collectors.joining(" "))) : "";
    }

    @Override
    public String standing() {
        return school.map(EndgameSchool::record).map(record -> TEXTS.get("school.standing",
            String.valueOf(Math.round(record.rating().rating())),
            String.valueOf(Math.round(2 * record.rating().deviation())),
            record.right(), record.answers(), record.failed().cards().size())).orElse("");
    }
}
