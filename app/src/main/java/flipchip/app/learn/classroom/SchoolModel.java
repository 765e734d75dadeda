package flipchip.app.learn.classroom;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import flipchip.app.kit.text.Sentences;
import flipchip.app.kit.work.Worker;
import flipchip.app.learn.school.EndgameSchool;
import flipchip.app.learn.school.SchoolRecord;
import flipchip.engine.api.Person;
import flipchip.engine.board.Color;
import flipchip.engine.board.Game;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.engine.people.BestPlay;
import flipchip.engine.people.Problem;

/// A view model of the endgame school: a problem, the reply, the reason. FX thread only.
final class SchoolModel extends ExerciseModel<Problem> {
    private final Supplier<List<Problem>> problems;
    private final Worker thinker;
    private final BestPlay bestPlay = new BestPlay();
    private Optional<EndgameSchool> school = Optional.empty();
    private EndgameSchool.Wish wish = EndgameSchool.Wish.ANY;
    private List<Square> line = new ArrayList<>();

    /// @param problems read in the background
    /// @param thinker  looks for best play
    SchoolModel(Supplier<List<Problem>> problems, Worker thinker, Tools tools) {
        super(tools);
        this.problems = problems;
        this.thinker = thinker;
        gameProperty().addListener((_, _, _) -> follow());
    }

    /// What was read.
    private record Read(List<Problem> problems, SchoolRecord record) {}

    /// Asks the first problem; reads what is kept before.
    void begin() {
        if (school.isPresent()) {
            changed();
            return;
        }
        read(() -> new Read(problems.get(), SchoolRecord.load(file(), this::damaged)), read -> {
            school = Optional.of(new EndgameSchool(read.problems(), read.record()));
            next();
        });
    }

    /// What is asked from now on; the problem on the board stays if it fits.
    void setWish(EndgameSchool.Wish wanted) {
        wish = wanted;
        if (school.isPresent() && (isAnswered() || question().isEmpty()
                || school.get().fitting(wanted).noneMatch(question().get()::equals))) {
            next();
        }
    }

    @Override
    Optional<Problem> drawn(Instant now) {
        return school.flatMap(asking -> asking.next(wish, now));
    }

    @Override
    Game before(Problem problem) {
        return Game.startingAt(new Position(problem.board(), Color.BLACK));
    }

    @Override
    boolean judged(Problem problem, Optional<Square> move, Instant now) {
        return school.orElseThrow().answer(problem, move.orElse(problem.tempting()), now);
    }

    @Override
    Kept kept() {
        return school.orElseThrow().record()::save;
    }

    @Override
    Square shown(Problem problem, Optional<Square> move) {
        return move.orElse(problem.solution());
    }

    /// Shows the solution also after an answer.
    @Override
    public void solve() {
        boolean wasAnswered = isAnswered();
        super.solve();
        if (wasAnswered) {
            question().ifPresent(problem -> show(before(problem).play(problem.solution())));
        }
    }

    /// Asks for best play after the first move on the board.
    private void follow() {
        Game after = gameProperty().get();
        if (after.length() > 1) {
            return;
        }
        line = new ArrayList<>();
        if (after.length() == 1) {
            thinker.ask(() -> bestPlay.after(after.start().board(), after.moves().getFirst()), best -> {
                if (gameProperty().get().equals(after)) {
                    line = new ArrayList<>(best);
                    changed();
                }
            }, this::failed);
        }
    }

    /// Plays the next move of best play.
    void step() {
        if (canStep()) {
            show(gameProperty().get().play(line.removeFirst()));
        }
    }

    boolean canStep() {
        return isAnswered() && !line.isEmpty();
    }

    @Override
    public String task() {
        if (school.isEmpty()) {
            return TEXTS.get("school.reading");
        }
        return question()
            .map(problem -> Sentences.join(
                TEXTS.get("school.task", problem.board().empties(),
                    String.valueOf(Math.round(problem.rating()))),
                school.get().record().isNew(problem) || isAnswered() ? "" : TEXTS.get("school.again")))
            .orElseGet(() -> school.get().nextDue(wish)
                .map(due -> TEXTS.get("school.wait", ExercisePage.wait(now(), due)))
                .orElseGet(() -> TEXTS.get("school.none")));
    }

    @Override
    String words(Problem problem, Optional<Square> move) {
        List<String> sentences = new ArrayList<>();
        Square solution = problem.solution();
        if (!isRight()) {
            move.ifPresent(played -> sentences.add(fault(problem, played)));
        }
        sentences.add(
            TEXTS.get(isRight() ? "school.right" : "school.solution", solution, problem.scoreOf(solution)));
        problem.themes().stream().sorted().forEach(theme -> sentences.add(TEXTS.get("why." + theme)));
        Person like = like();
        sentences.add(TEXTS.get("school.missed", String.valueOf(like.rating()),
            problem.failures().get(Person.GRADES.indexOf(like))));
        return Sentences.join(sentences);
    }

    private static String fault(Problem problem, Square move) {
        int score = problem.scoreOf(move);
        return score == 0 ? TEXTS.get("school.draws", move) : TEXTS.get("school.loses", move, -score);
    }

    /// People about as strong as the learner.
    private Person like() {
        double own = school.orElseThrow().record().rating().rating();
        return Person.GRADES.stream()
            .min(Comparator.comparingDouble(person -> Math.abs(person.rating() - own))).orElseThrow();
    }

    /// Best play from the board on, if it is known.
    String bestLine() {
        return canStep()
            ? TEXTS.get("school.line", line.stream().map(Square::toString).collect(Collectors.joining(" ")))
            : "";
    }

    @Override
    public String standing() {
        return school.map(EndgameSchool::record)
            .map(record -> TEXTS.get("school.standing", String.valueOf(Math.round(record.rating().rating())),
                String.valueOf(Math.round(2 * record.rating().deviation())), record.right(), record.answers(),
                record.failed().cards().size()))
            .orElse("");
    }
}
