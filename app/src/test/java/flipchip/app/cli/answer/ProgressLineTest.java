package flipchip.app.cli.answer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;

class ProgressLineTest {
    private final StringWriter told = new StringWriter();
    private final ProgressLine progress = new ProgressLine(new PrintWriter(told));

    @Test
    void whatIsLeftIsNotGuessedBeforeTwoStandsAreKnown() {
        progress.heard("games", 10, 100);

        assertEquals(String.format("games: 10 of 100%n"), told.toString());
    }

    @Test
    void whatIsLeftComesFromTheWorkSinceTheFirstStand() throws InterruptedException {
        progress.heard("games", 10, 20);
        Thread.sleep(1_100);
        progress.heard("games", 11, 20);

        String second = told.toString().lines().toList().get(1);
        assertTrue(second.matches("games: 11 of 20, (9|\\d+\\d) s left|games: 11 of 20, \\d+ min left"),
            second);
    }

    @Test
    void theEndIsToldAtOnce() {
        progress.heard("games", 0, 2);
        progress.heard("games", 1, 2);
        progress.heard("games", 2, 2);

        assertEquals("games: 2 of 2", told.toString().lines().toList().getLast());
    }
}
