package flipchip.app.learn.school;

import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import flipchip.engine.board.Color;
import flipchip.engine.book.BookLine;
import flipchip.engine.people.Problem;
import flipchip.engine.people.ProblemTheme;

/// What the workspace Learn shows on a day, from everything that is kept of the learner. Immutable.
///
/// @param date     the day
/// @param days     on which something was practised
/// @param puzzle   of the day, the same for all users
/// @param school   the learner's results there
/// @param reviews  missed puzzles that are due, the longest due first
/// @param openings what the learner knows of the openings
/// @param mistakes own mistakes that are due or were never asked
/// @param course   the ids of the lessons about Othello, in their order
/// @param lessons  that are finished
/// @param games    of the learner
/// @param themes   how many in a hundred puzzles of a theme were solved at first sight
public record Today(LocalDate date, LearnDays days, Problem puzzle, SchoolRecord school,
        List<Problem> reviews, Openings openings, List<OwnMistakes.Question> mistakes, List<String> course,
        LessonRecord lessons, OwnGames games, Map<ProblemTheme, Integer> themes) {
    /// Of the puzzles of the day: neither a matter of counting nor of minutes.
    private static final int LEAST_EMPTIES = 6;
    private static final int MOST_EMPTIES = 12;
    private static final int MOST_RATING = 1800;
    /// From the puzzle of one day to that of the next; a prime number, so that none returns soon.
    private static final int STRIDE = 7919;
    private static final int PUZZLE_MINUTES = 3;
    /// Of one kind as many are planned for a day.
    private static final int MANY = 5;

    /// How a learner stands in the openings.
    ///
    /// @param due   questions
    /// @param names of their lines, the longest due first
    /// @param known lines whose last move was asked
    /// @param all   lines of the book
    /// @param next  the first line whose last move was not asked
    /// @param first the question due longest
    public record Openings(int due, List<String> names, int known, int all, Optional<BookLine> next,
            Optional<Repertoire.Question> first) {
        public Openings {
            names = List.copyOf(names);
        }

        static Openings of(List<BookLine> lines, Memory memory, Instant now) {
            List<Repertoire.Question> all = Stream.of(Color.values())
                .flatMap(color -> Repertoire.of(lines, color).questions().stream()).toList();
            List<Repertoire.Question> due = all.stream()
                .filter(question -> memory.of(question.id()).filter(card -> card.isDue(now)).isPresent())
                .sorted(Comparator.comparing(question -> memory.of(question.id()).orElseThrow().due()))
                .toList();
            List<BookLine> unknown =
                lines.stream().filter(line -> memory.of(lastOf(line)).isEmpty()).toList();
            Set<String> names = new LinkedHashSet<>();
            due.forEach(question -> names.add(question.line().name()));
            return new Openings(due.size(), List.copyOf(names), lines.size() - unknown.size(), lines.size(),
                unknown.stream().findFirst(), due.stream().findFirst());
        }

        /// The id of the question that only this line and those that part from it there have.
        private static String lastOf(BookLine line) {
            return Repertoire.id(line.game().prefix(line.game().length() - 1).position().board());
        }

        /// What to train now: what is due, of one colour, else the next line, by the colour that moves last
        /// in it; all openings if nothing is left.
        public Training training() {
            return first.map(question -> new Training("", question.before().position().toMove()))
                .or(() -> next
                    .map(line -> new Training(line.name(), line.game().moverOf(line.game().length() - 1))))
                .orElse(new Training("", Color.BLACK));
        }
    }

    /// A choice of questions about openings.
    ///
    /// @param opening its name; empty for all of the book
    /// @param color   whose moves are asked
    public record Training(String opening, Color color) {}

    public Today {
        reviews = List.copyOf(reviews);
        mistakes = List.copyOf(mistakes);
        course = List.copyOf(course);
        themes = Map.copyOf(themes);
    }

    /// What is read of a learner.
    ///
    /// @param drill answers in the openings
    /// @param asked answers to own mistakes
    public record Kept(LearnDays days, SchoolRecord school, Memory drill, OwnGames games, Memory asked,
            LessonRecord lessons) {}

    /// @param course the lessons about Othello by their ids
    public static Today of(LocalDate date, Instant now, List<Problem> problems, List<BookLine> lines,
            List<String> course, Kept kept) {
        EndgameSchool school = new EndgameSchool(problems, kept.school());
        return new Today(date, kept.days(), puzzle(problems, date), kept.school(), school.due(now),
            Openings.of(lines, kept.drill(), now), new OwnMistakes(kept.games(), kept.asked()).waiting(now),
            course, kept.lessons(), kept.games(), themes(problems, kept.school()));
    }

    /// The puzzle of a day.
    public static Problem puzzle(List<Problem> problems, LocalDate date) {
        List<Problem> fitting =
            problems.stream()
                .filter(problem -> problem.board().empties() >= LEAST_EMPTIES
                        && problem.board().empties() <= MOST_EMPTIES && problem.rating() <= MOST_RATING)
                .toList();
        return fitting.get(Math.floorMod(date.toEpochDay() * STRIDE, fitting.size()));
    }

    private static Map<ProblemTheme, Integer> themes(List<Problem> problems, SchoolRecord record) {
        Map<ProblemTheme, List<Boolean>> results = new EnumMap<>(ProblemTheme.class);
        for (Problem problem : problems) {
            if (!record.isNew(problem)) {
                boolean solved = record.done().contains(problem.id());
                problem.themes()
                    .forEach(theme -> results.computeIfAbsent(theme, _ -> new ArrayList<>()).add(solved));
            }
        }
        Map<ProblemTheme, Integer> shares = new EnumMap<>(ProblemTheme.class);
        results.forEach((theme, all) -> shares.put(theme,
            (int) Math.round(100.0 * all.stream().filter(solved -> solved).count() / all.size())));
        return shares;
    }

    /// How the day stands.
    public enum State {
        /// Nothing was ever practised.
        FIRST,
        /// Something waits, and yesterday was not missed.
        OPEN,
        /// Something waits, and yesterday nothing was done.
        MISSED,
        /// All that was due is done.
        DONE
    }

    public State state() {
        return due().isEmpty() ? State.DONE
            : days.days().isEmpty() ? State.FIRST
            : days.streak(date) == 0 ? State.MISSED
            : State.OPEN;
    }

    /// What waits today: what is due and was not practised yet.
    public Set<Practice> due() {
        Set<Practice> due = EnumSet.noneOf(Practice.class);
        add(due, Practice.PUZZLE, true);
        add(due, Practice.SCHOOL, !reviews.isEmpty());
        add(due, Practice.OPENINGS, openings.due() > 0);
        add(due, Practice.MISTAKES, !mistakes.isEmpty());
        return due;
    }

    private void add(Set<Practice> due, Practice practice, boolean waits) {
        if (waits && !days.has(date, practice)) {
            due.add(practice);
        }
    }

    /// About how long that takes.
    public int minutes() {
        return due().stream().mapToInt(practice -> switch (practice) {
            case PUZZLE -> PUZZLE_MINUTES;
            case SCHOOL -> Math.min(reviews.size(), MANY);
            case OPENINGS -> Math.min((openings.due() + 1) / 2, MANY);
            default -> Math.min(mistakes.size(), MANY);
        }).sum();
    }
}
