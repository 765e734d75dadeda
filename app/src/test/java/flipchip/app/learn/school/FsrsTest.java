package flipchip.app.learn.school;

import static flipchip.app.learn.school.Fsrs.Grade.AGAIN;
import static flipchip.app.learn.school.Fsrs.Grade.EASY;
import static flipchip.app.learn.school.Fsrs.Grade.GOOD;
import static flipchip.app.learn.school.Fsrs.Grade.HARD;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/// The reference cases of the published implementations (py-fsrs 6, ts-fsrs, fsrs-rs) for the default weights
/// of FSRS-6.
class FsrsTest {
    private static final Instant START = Instant.parse("2022-11-29T12:30:00Z");

    @Test
    void intervalsAreThePublishedOnes() {
        Fsrs.Card card = Fsrs.Card.fresh(START);
        List<Long> days = new ArrayList<>();
        for (Fsrs.Grade grade : List.of(GOOD, GOOD, GOOD, GOOD, GOOD, GOOD, AGAIN, AGAIN, GOOD, GOOD, GOOD,
            GOOD, GOOD)) {
            card = Fsrs.answered(card, grade, card.due());
            days.add(Duration.between(card.last(), card.due()).toDays());
        }

        assertEquals(List.of(0L, 2L, 11L, 46L, 163L, 498L, 0L, 0L, 2L, 4L, 7L, 12L, 21L), days);
    }

    @Test
    void theMemoryStateIsThePublishedOne() {
        Fsrs.Card card = Fsrs.Card.fresh(START);
        Instant now = START;
        List<Fsrs.Grade> grades = List.of(AGAIN, GOOD, GOOD, GOOD, GOOD, GOOD);
        int[] days = {0, 0, 1, 3, 8, 21};
        for (int i = 0; i < days.length; i++) {
            now = now.plus(Duration.ofDays(days[i]));
            card = Fsrs.answered(card, grades.get(i), now);
        }

        assertEquals(53.62691, card.stability(), 1e-4);
        assertEquals(6.3574867, card.difficulty(), 1e-4);
    }

    @Test
    void learningStepsAreThePublishedOnes() {
        assertEquals(Duration.ofMinutes(1), waits(AGAIN));
        assertEquals(Duration.ofSeconds(330), waits(HARD));
        assertEquals(Duration.ofMinutes(10), waits(GOOD));
        assertEquals(Duration.ofDays(8), waits(EASY));
    }

    @Test
    void easyAnswersEndAtTheLeastDifficulty() {
        Fsrs.Card card = Fsrs.Card.fresh(START);
        for (int i = 0; i < 10; i++) {
            card = Fsrs.answered(card, EASY, START.plusNanos(1000 * i));
        }

        assertEquals(1, card.difficulty());
    }

    @Test
    void stabilityStaysAboveItsLeastAndRecallFalls() {
        Fsrs.Card card = Fsrs.answered(Fsrs.Card.fresh(START), GOOD, START);
        assertTrue(Fsrs.recall(card, START) > Fsrs.recall(card, START.plus(Duration.ofDays(5))));
        for (int i = 0; i < 300; i++) {
            card = Fsrs.answered(card, AGAIN, card.due().plus(Duration.ofDays(1)));
            assertTrue(card.stability() >= 0.001);
        }
    }

    private static Duration waits(Fsrs.Grade grade) {
        Fsrs.Card card = Fsrs.answered(Fsrs.Card.fresh(START), grade, START);
        return Duration.between(card.last(), card.due());
    }
}
