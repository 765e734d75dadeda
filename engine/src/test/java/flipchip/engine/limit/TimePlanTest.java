package flipchip.engine.limit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import flipchip.engine.api.TimeControl;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TimePlanTest {

    @DisplayName("share of a clock")
    @ParameterizedTest(name = "{0} ms + {1} ms, {2} empties, cold {3}: {4} to {5} ms")
    // @formatter:off
    @CsvSource({
        "60000,   0, 60, false, 1423, 4745",
        "60000,   0, 30, false, 3795, 12653",
        "60000,   0, 10, false, 11388, 28470",
        "60000,   0, 60, true,  355, 1186",
        "  100,   5, 60, false, 3, 10",
        "  100,   5, 60, true,  2, 8",
        "  100,   5, 10, false, 9, 17",
        "   50,   5, 20, false, 1, 1",
        "   10,   5, 40, false, 0, 0",
        "    1,   0,  1, false, 0, 0"})
    // @formatter:on
    void clocksAreShared(long remaining, long increment, int empties, boolean cold, long enough, long limit) {
        TimePlan plan =
            TimePlan.of(new TimeControl.GameClock(Duration.ofMillis(remaining), Duration.ofMillis(increment)),
                empties, cold);

        assertEquals(enough, plan.enough().toMillis());
        assertEquals(limit, plan.limit().toMillis());
    }

    @Test
    void noPlanSpendsWhatTheClockDoesNotHave() {
        for (long remaining = 1; remaining < 100_000; remaining = remaining * 3 / 2 + 1) {
            for (long increment = 0; increment < 20_000; increment = increment * 2 + 1) {
                for (int empties = 1; empties <= 60; empties++) {
                    TimePlan plan = TimePlan.of(
                        new TimeControl.GameClock(Duration.ofMillis(remaining), Duration.ofMillis(increment)),
                        empties, false);

                    assertTrue(plan.limit().toMillis() <= remaining / 2, plan::toString);
                    assertTrue(plan.enough().compareTo(plan.limit()) <= 0, plan::toString);
                }
            }
        }
    }

    @Test
    void theTimeForAMoveIsSpentWhole() {
        TimePlan plan = TimePlan.of(new TimeControl.PerMove(Duration.ofMillis(100)), 30, true);

        assertEquals(new TimePlan(Duration.ofMillis(100), Duration.ofMillis(100)), plan);
    }

    @Test
    void withoutLimitNothingEnds() {
        assertEquals(TimePlan.UNLIMITED, TimePlan.of(TimeControl.UNLIMITED, 30, true));
        Duration longest = Duration.ofSeconds(Long.MAX_VALUE);
        assertEquals(TimePlan.UNLIMITED, TimePlan.of(new TimeControl.PerMove(longest), 30, true));
        TimePlan.of(new TimeControl.GameClock(longest, longest), 30, false).limit().toNanos();
    }
}
