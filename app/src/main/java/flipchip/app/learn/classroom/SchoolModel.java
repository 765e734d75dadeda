package flipchip.app.learn.classroom;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import flipchip.app.kit.text.Sentences;
import flipchip.app.kit.work.Worker;
import flipchip.app.learn.school.EndgameSchool;
import flipchip.app.learn.school.LearnDays;
import flipchip.app.learn.school.SchoolRecord;
import flipchip.engine.board.Color;
import flipchip.engine.board.Game;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.engine.people.BestPlay;
import flipchip.engine.people.Problem;

/// A view model of the endgame school: a problem, the reply, the reason. After the move that wins the
/// computer replies, and the learner plays on until every move wins. In a [SchoolRun] one problem follows the
/// other. FX thread only.
final class SchoolModel extends ExerciseModel<Problem> {
    private final Supplier<List<Problem>> problems;
    private final Worker thinker;
    private final BestPlay bestPlay = new BestPlay();
    private final BiConsumer<LearnDays.Run, Integer> finished;
    private Optional<EndgameSchool> school = Optional.empty();
    private final PlayOn rest;
    private EndgameSchool.Wish wish = EndgameSchool.Wish.ANY;
    private Optional<SchoolRun> run = Optional.empty();
    private boolean daily;
    private List<Problem> hardestFirst = List.of();
    private List<Square> line = new ArrayList<>();

    /// @param problems read in the background
    /// @param thinker  looks for best play
    /// @param finished told of each run that is over, with the problems solved in it
    SchoolModel(Supplier<List<Problem>> problems, Worker thinker, Tools tools,
            BiConsumer<LearnDays.Run, Integer> finished) {
        super(tools);
        this.finished = finished;
        this.problems = problems;
        this.thinker = thinker;
        rest = new PlayOn(this, thinker, bestPlay);
        gameProperty().addListener((_, _, _) -> follow());
    }

    /// What was read.
    private record Read(EndgameSchool school, List<Problem> hardestFirst) {}

    /// Reads what is kept the first time, then does something.
    private void whenRead(Runnable then) {
        if (school.isPresent()) {
            then.run();
            return;
        }
        read(() -> {
            EndgameSchool asking =
                new EndgameSchool(problems.get(), SchoolRecord.load(file(), this::damaged));
            return new Read(asking, SchoolRun.hardestFirst(problems.get()));
        }, read -> {
            school = school.or(() -> Optional.of(read.school()));
            hardestFirst = read.hardestFirst();
            then.run();
        });
    }

    /// Asks a problem, unless one is on the board.
    void begin() {
        whenRead(() -> {
            if (run.isPresent() || question().isEmpty()) {
                run = Optional.empty();
                next();
            }
        });
    }

    /// Asks one problem: that of the day.
    void begin(Problem problem) {
        whenRead(() -> {
            run = Optional.empty();
            ask(Optional.of(problem));
            daily = true;
        });
    }

    /// Begins a run.
    void begin(LearnDays.Run kind) {
        whenRead(() -> {
            run = Optional.of(new SchoolRun(kind, hardestFirst, now()));
            next();
        });
    }

    /// The run that goes on or is just over.
    Optional<SchoolRun> run() {
        return run;
    }

    /// Whether the problem on the board is that of the day.
    boolean isDaily() {
        return daily;
    }

    /// The learner's rating by now.
    int rating() {
        return (int) Math.round(school.orElseThrow().record().rating().rating());
    }

    /// Time goes by: ends a run whose time is over.
    void tick() {
        run.filter(going -> !going.isOver()).ifPresent(going -> {
            if (going.isLate(now())) {
                end(going);
            } else {
                changed();
            }
        });
    }

    private void end(SchoolRun going) {
        if (going.end()) {
            finished.accept(going.kind(), going.solved());
            ask(Optional.empty());
        }
    }

    /// Asks the next problem; in a run that a mistake has ended, nothing.
    @Override
    public void next() {
        if (run.filter(SchoolRun::isLost).isPresent()) {
            end(run.get());
            return;
        }
        ask(drawn(now()));
    }

    private void ask(Optional<Problem> problem) {
        daily = false;
        rest.end();
        pose(problem);
    }

    PlayOn rest() {
        return rest;
    }

    /// Whether the next problem follows by itself: in a run, and in training when one is solved.
    boolean goesOn() {
        return isAnswered() && (run.isPresent() || isRight() && !rest.goesOn());
    }

    /// What is asked from now on; the problem on the board stays if it fits.
    void setWish(EndgameSchool.Wish wanted) {
        wish = wanted;
        run = Optional.empty();
        if (school.isPresent() && (isAnswered() || question().isEmpty()
                || school.get().fitting(wanted).noneMatch(question().get()::equals))) {
            next();
        }
    }

    @Override
    Optional<Problem> drawn(Instant now) {
        return run.isPresent() ? run.get().next() : school.flatMap(asking -> asking.next(wish, now));
    }

    @Override
    Game before(Problem problem) {
        return Game.startingAt(new Position(problem.board(), Color.BLACK));
    }

    @Override
    boolean judged(Problem problem, Optional<Square> move, Instant now) {
        Square answer = move.orElse(problem.tempting());
        return run.map(going -> going.answer(problem, answer))
            .orElseGet(() -> school.orElseThrow().answer(problem, answer, now));
    }

    @Override
    void keep() {
        if (run.isEmpty()) {
            super.keep();
        }
    }

    @Override
    Kept kept() {
        return school.orElseThrow().record()::save;
    }

    @Override
    Square shown(Problem problem, Optional<Square> move) {
        return move.orElse(problem.solution());
    }

    @Override
    public boolean isSolvable() {
        return rest.asks() || super.isSolvable();
    }

    @Override
    public void solve() {
        if (rest.asks()) {
            rest.solve();
        } else {
            super.solve();
        }
    }

    /// Asks for best play after the first move on the board.
    private void follow() {
        Game after = gameProperty().get();
        if (after.length() > 1) {
            return;
        }
        line = new ArrayList<>();
        rest.end();
        if (after.length() == 1 && run.isEmpty()) {
            if (isRight()) {
                rest.begin();
            }
            thinker.ask(() -> bestPlay.after(after.start().board(), after.moves().getFirst()),
                best -> replied(after, best), this::failed);
        }
    }

    private void replied(Game after, List<Square> best) {
        if (!gameProperty().get().equals(after)) {
            return;
        }
        if (rest.goesOn()) {
            rest.reply(after, best);
        } else {
            line = new ArrayList<>(best);
            changed();
        }
    }

    /// All that is said of the solution.
    String reasons() {
        return words(question().orElseThrow(), Optional.empty());
    }

    @Override
    void playOn(Square square) {
        rest.choose(square);
    }

    /// Plays the next move of best play.
    void step() {
        if (canStep()) {
            show(gameProperty().get().play(line.removeFirst()));
        }
    }

    boolean canStep() {
        return isAnswered() && !rest.goesOn() && !line.isEmpty();
    }

    @Override
    public String task() {
        if (school.isEmpty()) {
            return TEXTS.get("school.reading");
        }
        if (run.filter(SchoolRun::isOver).isPresent()) {
            return TEXTS.get("run.over", run.get().solved());
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
        return SchoolWords.verdict(problem, move, isRight(), school.orElseThrow().record().rating().rating());
    }

    /// Best play from the board on, if it is known.
    String bestLine() {
        return canStep()
            ? TEXTS.get("school.line", line.stream().map(Square::toString).collect(Collectors.joining(" ")))
            : "";
    }

    @Override
    public String standing() {
        return run.map(going -> SchoolWords.standing(going, now()))
            .or(() -> school.map(EndgameSchool::record).map(SchoolWords::standing)).orElse("");
    }
}
