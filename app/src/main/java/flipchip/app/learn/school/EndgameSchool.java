package flipchip.app.learn.school;

import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import flipchip.engine.board.Square;
import flipchip.engine.people.Problem;
import flipchip.engine.people.ProblemTheme;

/// A scheduler of endgame problems: failed ones when due, else new ones at the learner's strength. One
/// thread.
public final class EndgameSchool {
    /// The next problem is drawn from this many that fit best, so that learners differ.
    private static final int NEAREST = 12;

    private final List<Problem> problems;
    private SchoolRecord record;

    /// What the learner wants to be asked.
    ///
    /// @param theme empty for any
    /// @param least empty squares
    /// @param most  empty squares
    public record Wish(Optional<ProblemTheme> theme, int least, int most) {
        public static final Wish ANY = new Wish(Optional.empty(), 2, 60);

        boolean fits(Problem problem) {
            int empties = problem.board().empties();
            return empties >= least && empties <= most && theme.stream().allMatch(problem.themes()::contains);
        }
    }

    public EndgameSchool(List<Problem> problems, SchoolRecord record) {
        this.problems = List.copyOf(problems);
        this.record = record;
    }

    public SchoolRecord record() {
        return record;
    }

    /// Those that match the filter.
    public Stream<Problem> fitting(Wish wish) {
        return problems.stream().filter(wish::fits);
    }

    /// The problem to ask now; empty if none that fits is new or due.
    public Optional<Problem> next(Wish wish, Instant now) {
        Optional<Problem> due = due(fitting(wish), now).findFirst();
        return due.isPresent() ? due : fresh(wish);
    }

    /// The failed problems to ask again, the longest due first.
    public List<Problem> due(Instant now) {
        return due(problems.stream(), now).toList();
    }

    private Stream<Problem> due(Stream<Problem> among, Instant now) {
        return among
            .filter(problem -> record.failed().of(problem.id()).filter(card -> card.isDue(now)).isPresent())
            .sorted(Comparator.comparing(problem -> due(problem).orElseThrow()));
    }

    private Optional<Instant> due(Problem problem) {
        return record.failed().of(problem.id()).map(Fsrs.Card::due);
    }

    /// A problem and the distance of its rating from the learner's, which is slow to compute.
    private record Distant(Problem problem, double distance) {}

    private Optional<Problem> fresh(Wish wish) {
        double strength = record.rating().rating();
        List<Problem> near = fitting(wish).filter(record::isNew)
            .map(problem -> new Distant(problem, Math.abs(problem.rating() - strength)))
            .sorted(Comparator.comparingDouble(Distant::distance)).limit(NEAREST).map(Distant::problem)
            .toList();
        return near.isEmpty()
            ? Optional.empty()
            : Optional.of(near.get(new SplittableRandom(record.answers()).nextInt(near.size())));
    }

    /// When the next failed problem that fits is due.
    public Optional<Instant> nextDue(Wish wish) {
        return fitting(wish).flatMap(problem -> due(problem).stream()).min(Comparator.naturalOrder());
    }

    /// Judges an answer and keeps it; whether it was right.
    public boolean answer(Problem problem, Square move, Instant now) {
        boolean right = move == problem.solution();
        record = record.answered(problem, right, now);
        return right;
    }
}
