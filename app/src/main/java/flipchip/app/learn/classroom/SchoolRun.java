package flipchip.app.learn.classroom;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import flipchip.app.learn.school.LearnDays;
import flipchip.engine.board.Square;
import flipchip.engine.people.Problem;

/// A run through the school: easy problems first, each a little harder. A streak ends at the first mistake, a
/// storm after three minutes; neither counts for the rating. One thread.
final class SchoolRun {
    private static final Duration STORM = Duration.ofMinutes(3);
    /// Problems of about the same rating come in another order each time.
    private static final int SHUFFLED = 12;

    private final LearnDays.Run kind;
    private final Instant begun;
    private final List<Problem> waiting;
    private int solved;
    private boolean lost;
    private boolean over;

    /// @param problems as [#hardestFirst(List)] gives them
    SchoolRun(LearnDays.Run kind, List<Problem> problems, Instant begun) {
        this.kind = kind;
        this.begun = begun;
        waiting = new ArrayList<>(problems);
        Random random = new Random(begun.toEpochMilli());
        for (int i = 0; i < waiting.size(); i += SHUFFLED) {
            Collections.shuffle(waiting.subList(i, Math.min(i + SHUFFLED, waiting.size())), random);
        }
    }

    /// A problem and its rating, which takes long to compute.
    private record Rated(Problem problem, double rating) {}

    static List<Problem> hardestFirst(List<Problem> problems) {
        return problems.stream().map(problem -> new Rated(problem, problem.rating()))
            .sorted(Comparator.comparingDouble(Rated::rating).reversed()).map(Rated::problem).toList();
    }

    LearnDays.Run kind() {
        return kind;
    }

    int solved() {
        return solved;
    }

    /// The next problem, which is not asked again.
    Optional<Problem> next() {
        return waiting.isEmpty() ? Optional.empty() : Optional.of(waiting.removeLast());
    }

    /// Counts an answer; whether it was right.
    boolean answer(Problem problem, Square move) {
        boolean right = move == problem.solution();
        solved += right ? 1 : 0;
        lost |= !right && kind == LearnDays.Run.STREAK;
        return right;
    }

    /// Whether a mistake, or its end, lets nothing more be asked.
    boolean isLost() {
        return lost || over;
    }

    /// The time that a storm has left.
    Optional<Duration> left(Instant now) {
        Duration left = STORM.minus(Duration.between(begun, now));
        return kind == LearnDays.Run.STORM
            ? Optional.of(left.isNegative() ? Duration.ZERO : left)
            : Optional.empty();
    }

    boolean isLate(Instant now) {
        return left(now).filter(Duration::isZero).isPresent();
    }

    /// Ends it; whether it went on until now.
    boolean end() {
        boolean wentOn = !over;
        over = true;
        return wentOn;
    }

    boolean isOver() {
        return over;
    }
}
