package flipchip.app.learn.school;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import flipchip.app.learn.school.EndgameSchool.Wish;
import flipchip.engine.people.Problem;
import flipchip.engine.people.ProblemFile;
import flipchip.engine.people.ProblemTheme;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class EndgameSchoolTest {
    private static final Instant NOW = Instant.parse("2026-01-01T00:00:00Z");
    private final List<Problem> problems = ProblemFile.standard();

    @TempDir
    private Path folder;

    @Test
    void aFailedProblemComesBackUntilItIsKnownAndASolvedOneNever() {
        EndgameSchool school = new EndgameSchool(problems, SchoolRecord.NEW);
        Problem failed = school.next(Wish.ANY, NOW).orElseThrow();
        assertFalse(school.answer(failed, failed.tempting(), NOW));
        Problem solved = school.next(Wish.ANY, NOW).orElseThrow();
        assertFalse(solved.equals(failed), "not due yet");
        assertTrue(school.answer(solved, solved.solution(), NOW));

        Instant soon = NOW.plus(Duration.ofMinutes(1));
        assertEquals(Optional.of(soon), school.nextDue(Wish.ANY));
        assertEquals(failed, school.next(Wish.ANY, soon).orElseThrow());
        assertTrue(school.answer(failed, failed.solution(), soon));
        Instant later = soon.plus(Duration.ofMinutes(10));
        assertEquals(failed, school.next(Wish.ANY, later).orElseThrow(),
            "once more before it counts as known");
        assertTrue(school.answer(failed, failed.solution(), later));
        assertTrue(school.nextDue(Wish.ANY).orElseThrow().isAfter(later.plus(Duration.ofHours(20))));
        assertEquals(2, school.record().answers());
        assertEquals(1, school.record().right());
    }

    @Test
    void whoSolvesGetsHarderProblemsAndWhoFailsEasierOnes() {
        EndgameSchool good = visited(true);
        EndgameSchool bad = visited(false);

        assertTrue(good.record().rating().rating() > 1700, good.record().rating().toString());
        assertTrue(bad.record().rating().rating() < 1000, bad.record().rating().toString());
        assertTrue(good.next(Wish.ANY, NOW).orElseThrow().rating()
            > bad.next(Wish.ANY, NOW).orElseThrow().rating() + 300);
    }

    private EndgameSchool visited(boolean right) {
        EndgameSchool school = new EndgameSchool(problems, SchoolRecord.NEW);
        Set<String> asked = new HashSet<>();
        for (int i = 0; i < 40; i++) {
            Problem problem = school.next(Wish.ANY, NOW).orElseThrow();
            assertTrue(asked.add(problem.id()), "asked twice at once");
            school.answer(problem, right ? problem.solution() : problem.tempting(), NOW);
        }
        return school;
    }

    @Test
    void aWishIsFollowed() {
        EndgameSchool school = new EndgameSchool(problems, SchoolRecord.NEW);
        Wish wish = new Wish(Optional.of(ProblemTheme.WEDGE), 6, 12);

        Problem problem = school.next(wish, NOW).orElseThrow();

        assertTrue(problem.themes().contains(ProblemTheme.WEDGE));
        assertTrue(problem.board().empties() >= 6 && problem.board().empties() <= 12);
        assertEquals(Optional.empty(), school.next(new Wish(Optional.empty(), 30, 40), NOW));
    }

    @Test
    void whatIsKeptComesBackAndBadLinesAreLeftOut() throws IOException {
        EndgameSchool school = visited(true);
        Problem failed = school.next(Wish.ANY, NOW).orElseThrow();
        school.answer(failed, failed.tempting(), NOW);
        Path file = folder.resolve("school.txt");
        school.record().save(file);
        assertEquals(school.record(), SchoolRecord.load(file, _ -> {}));

        Files.writeString(file, "rating NaN 0 -1\nanswers x\nnonsense\n\ncard a b\nrating\n",
            StandardOpenOption.APPEND);

        assertEquals(school.record(), SchoolRecord.load(file, _ -> {}));
        assertEquals(SchoolRecord.NEW, SchoolRecord.load(folder.resolve("none.txt"), _ -> {}));
    }
}
