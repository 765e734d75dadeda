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
import java.util.function.Consumer;
import flipchip.engine.io.FileFault;
import flipchip.engine.io.LineFile;
import flipchip.engine.people.Glicko2;
import flipchip.engine.people.Problem;

/// A record of a learner's results in the endgame school. Immutable.
///
/// A problem solved at the first sight is done; one that was failed is asked again, by [Fsrs], as long as the
/// school is visited. The first answer to a problem counts as a game against a player of the problem's
/// rating.
///
/// A file has a line for each: `rating RATING DEVIATION VOLATILITY`, `answers ALL RIGHT`, `done ID`, `card`
/// and the line of a [Memory].
///
/// @param rating  of the learner, on the scale of [Problem#rating()]
/// @param answers first answers given
/// @param right   of them
/// @param done    ids of problems solved at first sight
/// @param failed  the others
public record SchoolRecord(Glicko2.Rating rating, int answers, int right, Set<String> done, Memory failed) {
    /// The record of a new learner: a club player, or not.
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
    ///
    /// @param damaged told of damaged lines, which are left out
    public static SchoolRecord load(Path file, Consumer<? super FileFault> damaged) throws IOException {
        Reader reader = new Reader();
        kept(file).read(reader::take).ifPresent(damaged);
        return reader.record();
    }

    private static LineFile kept(Path file) {
        return new LineFile(file, "school");
    }

    /// A record as it is read, line by line.
    private static final class Reader {
        private Glicko2.Rating rating = NEW.rating;
        private int answers;
        private int right;
        private final Set<String> done = new TreeSet<>();
        private final Map<String, Fsrs.Card> cards = new TreeMap<>();

        private void take(String line) {
            String[] words = line.split(" ", -1);
            switch (words[0] + words.length) {
                case "rating4" ->
                    rating = new Glicko2.Rating(number(words[1]), number(words[2]), number(words[3]));
                case "answers3" -> {
                    int all = Integer.parseUnsignedInt(words[1]);
                    right = Integer.parseUnsignedInt(words[2]);
                    answers = all;
                }
                case "done2" -> done.add(words[1]);
                case "card8" -> Memory.read(line.substring("card ".length()), cards);
                default -> throw new IllegalArgumentException(line);
            }
        }

        private SchoolRecord record() {
            return new SchoolRecord(rating, answers, right, done, new Memory(cards));
        }
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
        Reader there = new Reader();
        kept(file).update(there::take, () -> merged(there.record()).lines());
    }

    private List<String> lines() {
        List<String> lines = new ArrayList<>(
            List.of("rating " + rating.rating() + " " + rating.deviation() + " " + rating.volatility(),
                "answers " + answers + " " + right));
        new TreeSet<>(done).forEach(id -> lines.add("done " + id));
        failed.lines().forEach(card -> lines.add("card " + card));
        return lines;
    }
}
