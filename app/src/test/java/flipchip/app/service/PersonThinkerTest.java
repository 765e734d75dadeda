package flipchip.app.service;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import flipchip.engine.api.Person;
import flipchip.engine.api.SearchHandle;
import flipchip.engine.api.SearchLimits;
import flipchip.engine.api.SearchListener;
import flipchip.engine.api.SearchResult;
import flipchip.engine.board.NotationException;
import flipchip.engine.board.Position;
import flipchip.engine.board.Transcript;

@Timeout(900)
class PersonThinkerTest {
    private final PersonThinker thinker = new PersonThinker(new Person(1450), 1);

    @Test
    void answersWithALegalMoveBeforeItsTimeIsUp() throws NotationException {
        Position position = Transcript.parse("f5d6c3d3c4f4c5b3c2e3d2").position();
        thinker.search(position, SearchLimits.time(Duration.ofMillis(10)), SearchListener.NONE).result()
            .join();

        long asked = System.nanoTime();
        SearchResult result = thinker.search(position, SearchLimits.time(Duration.ofSeconds(1)),
            SearchListener.NONE)
            .result().join();

        assertTrue(position.isLegal(result.bestMove()));
        assertTrue(Duration.ofNanos(System.nanoTime() - asked).compareTo(Duration.ofSeconds(1)) < 0);
    }

    @Test
    void aStopIsAnsweredAlsoWhileTheModelIsRead() {
        SearchHandle handle = thinker.search(Position.INITIAL, SearchLimits.INFINITE, SearchListener.NONE);

        handle.stop();

        assertTrue(Position.INITIAL.isLegal(handle.result().join().bestMove()));
    }
}
