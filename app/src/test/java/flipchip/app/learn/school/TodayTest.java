package flipchip.app.learn.school;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import flipchip.engine.board.Color;
import flipchip.engine.board.Square;
import flipchip.engine.book.OpeningBook;
import flipchip.engine.people.Problem;
import flipchip.engine.people.ProblemFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The days of a learner and what Learn says on them.
class TodayTest {
    private static final LocalDate DAY = LocalDate.of(2026, 3, 10);

    @TempDir
    private Path folder;

    private static LearnDays days(int... back) {
        LearnDays days = LearnDays.NONE;
        for (int one : back) {
            days = days.with(DAY.minusDays(one), Practice.PUZZLE, OptionalInt.empty());
        }
        return days;
    }

    private static Today today(LearnDays days, SchoolRecord school) {
        Instant noon = DAY.atTime(12, 0).toInstant(ZoneOffset.UTC);
        return Today.of(DAY, noon, ProblemFile.standard(), OpeningBook.standard().lines(), List.of("rules"),
            new Today.Kept(days, school, Memory.EMPTY, OwnGames.NONE, Memory.EMPTY, LessonRecord.NEW));
    }

    @Test
    void theFirstAMissedAnOpenAndADoneDayAreToldApart() {
        assertEquals(Today.State.FIRST, today(LearnDays.NONE, SchoolRecord.NEW).state());
        assertEquals(Today.State.MISSED, today(days(2, 3), SchoolRecord.NEW).state());
        assertEquals(Today.State.OPEN, today(days(1, 2), SchoolRecord.NEW).state());
        Today done = today(days(0, 1), SchoolRecord.NEW);
        assertEquals(Today.State.DONE, done.state());
        assertEquals(0, done.minutes());
    }

    private static Today.Openings openings(Memory drill) {
        Instant noon = DAY.atTime(12, 0).toInstant(ZoneOffset.UTC);
        return Today.of(DAY, noon, ProblemFile.standard(), OpeningBook.standard().lines(), List.of("rules"),
            new Today.Kept(LearnDays.NONE, SchoolRecord.NEW, drill, OwnGames.NONE, Memory.EMPTY,
                LessonRecord.NEW))
            .openings();
    }

    private static Memory with(Memory memory, Repertoire.Question question, Instant when) {
        return memory.with(question.id(), Fsrs.answered(Fsrs.Card.fresh(when), Fsrs.Grade.GOOD, when));
    }

    @Test
    void theNextOpeningIsTheOneThatIsTrained() {
        assertEquals(new Today.Training("Parallel", Color.WHITE), openings(Memory.EMPTY).training());

        Repertoire.Question second =
            Repertoire.of(OpeningBook.standard().lines(), Color.WHITE).questions().getFirst();
        Instant now = DAY.atTime(12, 0).toInstant(ZoneOffset.UTC);
        Today.Openings three = openings(with(Memory.EMPTY, second, now));
        assertEquals(3, three.known(), "Parallel, Diagonal, Perpendicular: one question");
        assertEquals("Cow", three.next().orElseThrow().name());
        assertEquals(new Today.Training("Cow", Color.BLACK), three.training());

        Today.Openings due = openings(with(Memory.EMPTY, second, now.minus(Duration.ofDays(300))));
        assertEquals(1, due.due());
        assertEquals(new Today.Training("", Color.WHITE), due.training());
    }

    @Test
    void whoWasAskedEverythingKnowsAllOpenings() {
        Instant now = DAY.atTime(12, 0).toInstant(ZoneOffset.UTC);
        Memory all = Memory.EMPTY;
        for (Color color : Color.values()) {
            for (Repertoire.Question question : Repertoire.of(OpeningBook.standard().lines(), color)
                .questions()) {
                all = with(all, question, now);
            }
        }

        Today.Openings openings = openings(all);

        assertEquals(openings.all(), openings.known());
        assertEquals(Optional.empty(), openings.next());
        assertEquals(new Today.Training("", Color.BLACK), openings.training());
    }

    @Test
    void aMissedPuzzleIsDueUntilTheSchoolWasVisited() {
        Problem problem = ProblemFile.standard().getFirst();
        Instant then = DAY.minusDays(3).atTime(12, 0).toInstant(ZoneOffset.UTC);
        SchoolRecord school = SchoolRecord.NEW.answered(problem, false, then);
        Today today = today(days(1), school);
        assertEquals(Set.of(Practice.PUZZLE, Practice.SCHOOL), today.due());
        assertEquals(List.of(problem), today.reviews());
        problem.themes().forEach(theme -> assertEquals(0, today.themes().get(theme)));

        LearnDays visited = days(0).with(DAY, Practice.SCHOOL, OptionalInt.of(1290));
        assertEquals(Set.of(), today(visited, school).due());
    }

    @Test
    void aGapEndsAStreakAndNothingElse() {
        LearnDays days = days(1, 2, 3, 5, 6, 7, 8);
        assertEquals(3, days.streak(DAY));
        assertEquals(4, days.longest());
        assertEquals(0, days.streak(DAY.plusDays(1)));
        assertEquals(4, days.with(DAY, Practice.LESSON, OptionalInt.empty()).streak(DAY));
    }

    @Test
    void daysAreKeptAndAddedToWhatAnotherProgramKept() throws IOException {
        Path file = folder.resolve("days.txt");
        days(1).with(LearnDays.Run.STORM, 9).save(file);
        LearnDays.NONE.with(DAY, Practice.OPENINGS, OptionalInt.of(1310)).with(LearnDays.Run.STORM, 4)
            .save(file);
        LearnDays.NONE.with(DAY, Practice.PUZZLE, OptionalInt.empty()).save(file);

        LearnDays read = LearnDays.load(file, fault -> {
            throw new AssertionError(fault);
        });
        assertEquals(Set.of(DAY.minusDays(1), DAY), read.days().keySet());
        assertTrue(read.has(DAY, Practice.OPENINGS) && read.has(DAY, Practice.PUZZLE));
        assertEquals(List.of(1310.0), read.ratings());
        assertEquals(9, read.best(LearnDays.Run.STORM));
        assertEquals(0, read.best(LearnDays.Run.STREAK));
    }

    @Test
    void damagedLinesAreLeftOutAndTold() throws IOException {
        Path file = folder.resolve("days.txt");
        Files.writeString(file, """
            # flipchip days
            2026-03-09 1300 puzzle school
            2026-03-10 - sleeping
            2026-03-11 -
            2026-99-11 - puzzle
            best NAP 3
            best STREAK 7
            """);
        List<Object> faults = new ArrayList<>();
        LearnDays read = LearnDays.load(file, faults::add);
        assertEquals(1, faults.size());
        assertEquals(Set.of(LocalDate.of(2026, 3, 9)), read.days().keySet());
        assertEquals(7, read.best(LearnDays.Run.STREAK));
    }

    @Test
    void thePuzzleOfTheDayIsTheSameForAllAndReturnsLate() {
        List<Problem> problems = ProblemFile.standard();
        assertEquals(Today.puzzle(problems, DAY), Today.puzzle(problems, DAY));
        List<Problem> month = new ArrayList<>();
        for (int day = 0; day < 100; day++) {
            month.add(Today.puzzle(problems, DAY.plusDays(day)));
        }
        assertEquals(100, Set.copyOf(month).size());
    }

    @Test
    void theProgramsOwnGamesAreWholeAndHaveAWinner() {
        List<MasterGame> games = MasterGame.ofThisProgram();
        assertTrue(games.size() >= 10);
        for (MasterGame game : games) {
            assertTrue(game.game().isOver());
            List<Square> moves = game.game().moves();
            assertTrue(moves.size() > 50, game.name(game.winner()));
            int score = game.game().position().board().finalScore();
            assertNotEquals(0, score);
            assertEquals(score > 0, game.game().position().toMove() == game.winner());
        }
    }
}
