package flipchip.app.learn.school;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import flipchip.engine.io.AtomicFile;
import flipchip.engine.io.RegularFile;
import flipchip.engine.people.Glicko2;
import flipchip.engine.people.Problem;

/// What a learner has done in the endgame school. Immutable.
///
/// A problem solved at the first sight is done; one that was failed is asked again, by [Fsrs], as long as the
/// school is visited. The first answer to a problem counts as a game against a player of the problem's
/// rating.
///
/// A file has a line for each: `rating RATING DEVIATION VOLATILITY`, `answers ALL RIGHT`, `done ID`, `card`
/// and the line of a [Memory]. Lines that are not so are left out.
///
/// @param rating  of the learner, on the scale of [Problem#rating()]
/// @param answers first answers given
/// @param right   of them
/// @param done    ids of problems solved at first sight
/// @param failed  the others
public record SchoolRecord(Glicko2.Rating rating, int answers, int right, Set<String> done, Memory failed) {
    /// Of somebody who was never there: a club player, or not.
    public static final SchoolRecord NEW =
        new SchoolRecord(new Glicko2.Rating(1300, 350, 0.06), 0, 0, Set.of(), Memory.EMPTY);
    private static final Glicko2 SYSTEM = new Glicko2(0.5);
    /// How well a problem's rating is known.
    private static final double DEVIATION = 80;
    /// One answer never says more than this.
    private static final double LEAST_DEVIATION = 45;

    public SchoolRecord {
        done = Set.copyOf(done);
    }

    /// Whether the problem was never answered.
    public boolean isNew(Problem problem) {
        return !done.contains(problem.id()) && failed.of(problem.id()).isEmpty();
    }

    /// With an answer more.
    public SchoolRecord answered(Problem problem, boolean isRight, Instant now) {
        if (!isNew(problem)) {
            return done.contains(problem.id())
                ? this
                : new SchoolRecord(rating, answers, right, done, asked(problem, isRight, now));
        }
        Glicko2.Rating after = SYSTEM.after(rating, List
            .of(new Glicko2.Result(new Glicko2.Rating(problem.rating(), DEVIATION, 0.06), isRight ? 1 : 0)));
        Glicko2.Rating bounded = new Glicko2.Rating(after.rating(),
            Math.max(LEAST_DEVIATION, after.deviation()), after.volatility());
        Set<String> more = new TreeSet<>(done);
        if (isRight) {
            more.add(problem.id());
        }
        return new SchoolRecord(bounded, answers + 1, right + (isRight ? 1 : 0), more,
            isRight ? failed : asked(problem, false, now));
    }

    private Memory asked(Problem problem, boolean isRight, Instant now) {
        return failed.with(problem.id(),
            Fsrs.answered(failed.of(problem.id()).orElseGet(() -> Fsrs.Card.fresh(now)),
                isRight ? Fsrs.Grade.GOOD : Fsrs.Grade.AGAIN, now));
    }

    /// What the file holds; [#NEW] if there is none.
    public static SchoolRecord load(Path file) throws IOException {
        SchoolRecord record = NEW;
        Set<String> done = new TreeSet<>();
        Map<String, Fsrs.Card> cards = new TreeMap<>();
        for (String line : RegularFile.lines(file)) {
            record = record.read(line.split(" ", 2), done, cards);
        }
        return new SchoolRecord(record.rating, record.answers, record.right, done, new Memory(cards));
    }

    private SchoolRecord read(String[] line, Set<String> done, Map<String, Fsrs.Card> cards) {
        try {
            String[] words = line[1].split(" ");
            switch (line[0]) {
                case "rating" -> {
                    return new SchoolRecord(
                        new Glicko2.Rating(number(words[0]), number(words[1]), number(words[2])), answers,
                        right, this.done, failed);
                }
                case "answers" -> {
                    return new SchoolRecord(rating, Integer.parseInt(words[0]), Integer.parseInt(words[1]),
                        this.done, failed);
                }
                case "done" -> done.add(words[0]);
                case "card" -> Memory.read(line[1], cards);
                default -> throw new IllegalArgumentException(line[0]);
            }
        } catch (RuntimeException notOurs) {
            System.getLogger(SchoolRecord.class.getName()).log(System.Logger.Level.WARNING,
                "not a line of the school: " + String.join(" ", line));
        }
        return this;
    }

    private static double number(String word) {
        double number = Double.parseDouble(word);
        if (!Double.isFinite(number) || number <= 0) {
            throw new IllegalArgumentException(word);
        }
        return number;
    }

    /// With what another program has kept meanwhile. The rating is that of the one which asked more.
    SchoolRecord merged(SchoolRecord other) {
        SchoolRecord longer = other.answers > answers ? other : this;
        Set<String> all = new TreeSet<>(done);
        all.addAll(other.done);
        return new SchoolRecord(longer.rating, longer.answers, longer.right, all,
            failed.merged(other.failed));
    }

    /// Adds all of it to what the file holds by now; a file that is there stays whole if this fails.
    public void save(Path file) throws IOException {
        merged(load(file)).write(file);
    }

    private void write(Path file) throws IOException {
        List<String> lines = new ArrayList<>(
            List.of("rating " + rating.rating() + " " + rating.deviation() + " " + rating.volatility(),
                "answers " + answers + " " + right));
        new TreeSet<>(done).forEach(id -> lines.add("done " + id));
        failed.lines().forEach(card -> lines.add("card " + card));
        AtomicFile.write(file, String.join("\n", lines) + "\n");
    }
}
