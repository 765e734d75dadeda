package flipchip.app.learn.school;

import java.io.IOException;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.temporal.WeekFields;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.NavigableMap;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;
import flipchip.engine.io.FileFault;
import flipchip.engine.io.LineFile;

/// A record of the days on which the learner practised, and of his best results. Immutable.
///
/// A file has a line for each day: the date, the school's rating in the evening or `-`, and what was
/// practised; and `best RUN NUMBER` for each best result.
///
/// @param days without those on which nothing was done
/// @param best puzzles solved in the best run of each kind
public record LearnDays(NavigableMap<LocalDate, Day> days, Map<Run, Integer> best) {
    public static final LearnDays NONE = new LearnDays(new TreeMap<>(), Map.of());
    private static final String NO_RATING = "-";

    /// A run through the school.
    public enum Run { STREAK, STORM }

    /// What was done on a day.
    ///
    /// @param rating of the school after the last answer
    public record Day(Set<Practice> done, OptionalInt rating) {
        public Day {
            done = Set.copyOf(done);
        }

        private Day merged(Day other) {
            Set<Practice> all = EnumSet.copyOf(done);
            all.addAll(other.done);
            return new Day(all, rating.isPresent() ? rating : other.rating);
        }
    }

    public LearnDays {
        days = Collections.unmodifiableNavigableMap(new TreeMap<>(days));
        best = Map.copyOf(best);
    }

    /// With something practised on a day.
    public LearnDays with(LocalDate date, Practice practice, OptionalInt rating) {
        NavigableMap<LocalDate, Day> more = new TreeMap<>(days);
        more.merge(date, new Day(Set.of(practice), rating), (old, now) -> now.merged(old));
        return new LearnDays(more, best);
    }

    /// With a finished run.
    public LearnDays with(Run run, int solved) {
        Map<Run, Integer> more = new EnumMap<>(Run.class);
        more.putAll(best);
        more.merge(run, solved, Math::max);
        return new LearnDays(days, more);
    }

    public boolean has(LocalDate date, Practice practice) {
        return days.containsKey(date) && days.get(date).done().contains(practice);
    }

    /// The best run of a kind; 0 before the first.
    public int best(Run run) {
        return best.getOrDefault(run, 0);
    }

    /// Days without a gap, back from today or yesterday.
    public int streak(LocalDate today) {
        LocalDate last = days.containsKey(today) ? today : today.minusDays(1);
        int length = 0;
        while (days.containsKey(last.minusDays(length))) {
            length++;
        }
        return length;
    }

    /// Days of the week so far.
    ///
    /// @param locale says on which day a week begins
    public int inWeek(LocalDate today, Locale locale) {
        LocalDate first = today.with(WeekFields.of(locale).dayOfWeek(), 1);
        return days.subMap(first, true, today, true).size();
    }

    /// The most days without a gap.
    public int longest() {
        int longest = 0;
        int length = 0;
        LocalDate before = LocalDate.MIN;
        for (LocalDate day : days.keySet()) {
            length = day.minusDays(1).equals(before) ? length + 1 : 1;
            longest = Math.max(longest, length);
            before = day;
        }
        return longest;
    }

    /// The school's rating, day by day.
    public List<Double> ratings() {
        return days.values().stream().filter(day -> day.rating().isPresent())
            .map(day -> (double) day.rating().getAsInt()).toList();
    }

    /// What the file holds; [#NONE] if there is none.
    ///
    /// @param damaged told of damaged lines, which are left out
    public static LearnDays load(Path file, Consumer<? super FileFault> damaged) throws IOException {
        Reader reader = new Reader();
        kept(file).read(reader::take).ifPresent(damaged);
        return reader.days;
    }

    private static LineFile kept(Path file) {
        return new LineFile(file, "days");
    }

    /// Adds all of it to what the file holds by now; a file that is there stays whole if this fails.
    public void save(Path file) throws IOException {
        Reader there = new Reader();
        kept(file).update(there::take, () -> merged(there.days).lines());
    }

    private LearnDays merged(LearnDays other) {
        NavigableMap<LocalDate, Day> all = new TreeMap<>(days);
        other.days.forEach((date, day) -> all.merge(date, day, Day::merged));
        Map<Run, Integer> most = new EnumMap<>(Run.class);
        most.putAll(best);
        other.best.forEach((run, solved) -> most.merge(run, solved, Math::max));
        return new LearnDays(all, most);
    }

    private List<String> lines() {
        List<String> lines = new ArrayList<>();
        days.forEach((date, day) -> lines
            .add(date + " " + (day.rating().isPresent() ? day.rating().getAsInt() : NO_RATING) + " "
                + String.join(" ", day.done().stream().sorted().map(Practice::word).toList())));
        best.forEach((run, solved) -> lines.add("best " + run + " " + solved));
        return lines;
    }

    /// The days as they are read, line by line.
    private static final class Reader {
        private LearnDays days = NONE;

        private void take(String line) {
            String[] words = line.split(" ", -1);
            if (words[0].equals("best") && words.length == 3) {
                days = days.with(Run.valueOf(words[1]), Integer.parseUnsignedInt(words[2]));
                return;
            }
            LocalDate date = LocalDate.parse(words[0]);
            OptionalInt rating = words[1].equals(NO_RATING)
                ? OptionalInt.empty()
                : OptionalInt.of(Integer.parseUnsignedInt(words[1]));
            LearnDays more = days;
            for (int i = 2; i < words.length; i++) {
                more = more.with(date, Practice.of(words[i]), rating);
            }
            if (words.length < 3) {
                throw new IllegalArgumentException(line);
            }
            days = more;
        }
    }
}
