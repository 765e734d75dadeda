package flipchip.app.engines.protocol;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PipedReader;
import java.io.PipedWriter;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;

class ReadinessTest {
    /// Is ready when it is asked for the fourth time.
    private static final class FourthTime extends CompletableFuture<Void> {
        private int asked;

        @Override
        public boolean isDone() {
            return ++asked == 4;
        }
    }

    private final FourthTime ready = new FourthTime();

    @Test
    void anAnswerWaitsForTheEngine() throws IOException {
        try (PipedWriter other = new PipedWriter();
                BufferedReader silent = new BufferedReader(new PipedReader(other))) {
            new Readiness(ready).await(silent);
        }

        assertEquals(4, ready.asked);
    }

    @Test
    void itDoesNotWaitWhenTheOtherProgramHasMoreToSay() throws IOException {
        try (PipedWriter other = new PipedWriter();
                BufferedReader in = new BufferedReader(new PipedReader(other))) {
            other.write("genmove b\n");
            new Readiness(ready).await(in);
        }

        assertEquals(1, ready.asked);
    }
}
