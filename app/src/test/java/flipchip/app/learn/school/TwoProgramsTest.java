package flipchip.app.learn.school;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.Set;
import flipchip.engine.people.Glicko2;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Two programs that began with the same file and write one after the other: what each learnt is kept.
class TwoProgramsTest {
    private static final Instant NOW = Instant.parse("2026-01-01T00:00:00Z");
    private static final Fsrs.Card OLD = Fsrs.answered(Fsrs.Card.fresh(NOW), Fsrs.Grade.AGAIN, NOW);
    private static final Fsrs.Card YOUNG =
        Fsrs.answered(OLD, Fsrs.Grade.GOOD, NOW.plus(Duration.ofMinutes(2)));

    @TempDir
    private Path folder;
    private Path file;

    @BeforeEach
    void name() {
        file = folder.resolve("record.txt");
    }

    @Test
    void ofTwoAnswersToAQuestionTheLaterCounts() throws IOException {
        Memory.EMPTY.with("both", YOUNG).with("one", OLD).save(file);
        Memory.EMPTY.with("both", OLD).with("other", OLD).save(file);

        assertEquals(Memory.EMPTY.with("both", YOUNG).with("one", OLD).with("other", OLD),
            Memory.load(file, _ -> {}));
    }

    @Test
    void lessonsOfBothAreFinished() throws IOException {
        LessonRecord.NEW.with("mobility").save(file);
        LessonRecord.NEW.with("parity").save(file);

        assertEquals(Set.of("mobility", "parity"), LessonRecord.load(file, _ -> {}).finished());
    }

    @Test
    void problemsOfBothAreDoneAndTheRatingIsOfTheOneThatAskedMore() throws IOException {
        Glicko2.Rating more = new Glicko2.Rating(1500, 100, 0.06);
        Glicko2.Rating less = new Glicko2.Rating(1400, 200, 0.06);
        new SchoolRecord(more, 9, 6, Set.of("a", "b"), Memory.EMPTY.with("failed", YOUNG)).save(file);
        new SchoolRecord(less, 5, 4, Set.of("a", "c"), Memory.EMPTY.with("failed", OLD)).save(file);

        SchoolRecord kept = SchoolRecord.load(file, _ -> {});

        assertEquals(new SchoolRecord(more, 9, 6, Set.of("a", "b", "c"), Memory.EMPTY.with("failed", YOUNG)),
            kept);
        assertEquals(Optional.of(YOUNG), kept.failed().of("failed"));
    }
}
