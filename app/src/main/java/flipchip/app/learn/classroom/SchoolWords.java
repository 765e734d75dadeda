package flipchip.app.learn.classroom;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import flipchip.app.kit.text.Sentences;
import flipchip.app.kit.text.Texts;
import flipchip.app.learn.school.SchoolRecord;
import flipchip.engine.api.Person;
import flipchip.engine.board.Square;
import flipchip.engine.people.Problem;

/// The sentences of the endgame school. Pure functions.
final class SchoolWords {
    private static final Texts TEXTS = Texts.of("classroom");

    private SchoolWords() {}

    /// What an answer is worth and why.
    ///
    /// @param own the learner's rating
    static String verdict(Problem problem, Optional<Square> move, boolean isRight, double own) {
        List<String> sentences = new ArrayList<>();
        if (!isRight) {
            move.ifPresent(played -> sentences.add(fault(problem, played)));
        }
        Square solution = problem.solution();
        sentences.add(
            isRight ? right(problem) : TEXTS.get("school.solution", solution, problem.scoreOf(solution)));
        problem.themes().stream().sorted().forEach(theme -> sentences.add(TEXTS.get("why." + theme)));
        Person like = Person.GRADES.stream()
            .min(Comparator.comparingDouble(person -> Math.abs(person.rating() - own))).orElseThrow();
        sentences.add(TEXTS.get("school.missed", String.valueOf(like.rating()),
            problem.failures().get(Person.GRADES.indexOf(like))));
        return Sentences.join(sentences);
    }

    /// That the solution was found.
    static String right(Problem problem) {
        return TEXTS.get("school.right", problem.solution(), problem.scoreOf(problem.solution()));
    }

    private static String fault(Problem problem, Square move) {
        int score = problem.scoreOf(move);
        return score == 0 ? TEXTS.get("school.draws", move) : TEXTS.get("school.loses", move, -score);
    }

    static String standing(SchoolRecord record) {
        return TEXTS.get("school.standing", String.valueOf(Math.round(record.rating().rating())),
            String.valueOf(Math.round(2 * record.rating().deviation())), record.right(), record.answers(),
            record.failed().cards().size());
    }

    static String standing(SchoolRun run, Instant now) {
        return run.left(now)
            .map(left -> TEXTS.get("run.storm", run.solved(), left.toMinutes(),
                String.format(Locale.ROOT, "%02d", left.toSecondsPart())))
            .orElseGet(() -> TEXTS.get("run.streak", run.solved()));
    }
}
