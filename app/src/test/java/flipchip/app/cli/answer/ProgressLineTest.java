package flipchip.app.cli.answer;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;

class ProgressLineTest {
    private final StringWriter told = new StringWriter();
    private long nanos;
    private final ProgressLine progress = new ProgressLine(new PrintWriter(told), () -> nanos);

    @Test
    void whatIsLeftIsNotGuessedBeforeTwoStandsAreKnown() {
        progress.heard("games", 10, 100);

        assertEquals(String.format("games: 10 of 100%n"), told.toString());
    }

    @Test
    void whatIsLeftComesFromTheWorkSinceTheFirstStand() {
        progress.heard("games", 10, 20);
        nanos = 2_000_000_000;
        progress.heard("games", 11, 20);

        assertEquals(String.format("games: 10 of 20%ngames: 11 of 20, 18 s left%n"), told.toString());
    }

    @Test
    void theEndIsToldAtOnce() {
        progress.heard("games", 0, 2);
        progress.heard("games", 1, 2);
        progress.heard("games", 2, 2);

        assertEquals(String.format("games: 0 of 2%ngames: 2 of 2%n"), told.toString());
    }

    @Test
    void oneGameIsOneGame() {
        nanos = 2_000_000_000;
        progress.reading("a.sgf", 1);

        assertEquals(String.format("reading a.sgf: 1 game%n"), told.toString());
        assertEquals("0 games", Count.of(0, "game"));
    }
}
