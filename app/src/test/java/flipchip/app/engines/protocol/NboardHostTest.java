package flipchip.app.engines.protocol;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletionException;
import flipchip.engine.api.SearchHandle;
import flipchip.engine.api.SearchLimits;
import flipchip.engine.api.SearchListener;
import flipchip.engine.api.SearchResult;
import flipchip.engine.board.Game;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(900)
class NboardHostTest {
    private NboardHost host;

    @AfterEach
    void close() {
        host.close();
    }

    @Test
    void aGuestThatFollowsTheProtocolPlaysAWholeGame() throws IOException {
        host = guest("honest", Duration.ofSeconds(30), Duration.ofSeconds(30));
        Game game = Game.INITIAL;
        while (!game.isOver()) {
            game = game.play(ask(game.position()).result().join().bestMove());
        }

        assertEquals("Guest honest", host.name());
    }

    @Test
    void hintsCoverAllMovesBestFirst() throws IOException {
        host = guest("honest", Duration.ofSeconds(30), Duration.ofSeconds(30));
        SearchResult result =
            host.search(Position.INITIAL, SearchLimits.depth(12).withAllMoves(), SearchListener.NONE).result()
                .join();

        assertEquals(List.of(Square.E6, Square.F5, Square.C4, Square.D3),
            result.moves().stream().map(value -> value.move()).toList());
    }

    @Test
    void aStaleAnswerBeforeThePongIsDropped() throws IOException {
        host = guest("stale", Duration.ofSeconds(30), Duration.ofSeconds(30));

        assertEquals(Square.D3, ask(Position.INITIAL).result().join().bestMove());
    }

    @Test
    void nonsenseIsSkippedAndSpacesInTheAnswerAreAccepted() throws IOException {
        host = guest("mumbling", Duration.ofSeconds(30), Duration.ofSeconds(30));
        SearchResult result = ask(Position.INITIAL).result().join();

        assertEquals(Square.D3, result.bestMove());
        assertEquals(-150, result.centidiscs());
    }

    @Test
    void aMoveThatNamesNoSquareIsReportedSoon() throws IOException {
        host = guest("unclear", new NboardHost.Patience(Duration.ofSeconds(30), Duration.ofMillis(300),
            Duration.ofMinutes(10), Duration.ofSeconds(30)));

        assertEquals("the engine 'Guest unclear' sent a line that cannot be read: === ??",
            failure(ask(Position.INITIAL)));
    }

    @Test
    void aMoveWithoutAValueHasNone() throws IOException {
        host = guest("terse", Duration.ofSeconds(30), Duration.ofSeconds(30));

        assertEquals(0, ask(Position.INITIAL).result().join().depth());
    }

    @ParameterizedTest
    @ValueSource(strings = {"dying", "survived"})
    void aDyingGuestIsReportedWithItsLastWords(String character) throws IOException {
        host = guest(character, Duration.ofSeconds(30), Duration.ofSeconds(30));

        assertEquals("the engine 'Guest " + character + "' exited with code 3; last output: out of ideas",
            failure(ask(Position.INITIAL)));
        assertTrue(failure(ask(Position.INITIAL)).contains("exited with code"));
    }

    @Test
    void aLineWithoutEndIsAFailureAtOnce() throws IOException {
        host = guest("endless", Duration.ofSeconds(30), Duration.ofMinutes(5));

        assertEquals("the engine 'Guest endless' sent a line longer than 65536 characters",
            failure(ask(Position.INITIAL)));
        assertTrue(failure(ask(Position.INITIAL)).contains("sent a line longer"));
    }

    @Test
    void namesAndLastWordsAreShort() throws IOException {
        host = guest("wordy", Duration.ofSeconds(30), Duration.ofSeconds(30));

        String message = failure(ask(Position.INITIAL));

        assertTrue(message.contains("exited with code 4") || message.contains("exited with code"), message);
        assertTrue(message.length() <= 600, message.length() + " characters");
        assertTrue(host.name().length() <= 100, host.name().length() + " characters");
    }

    @Test
    void aGuestThatIgnoresPingsIsReported() throws IOException {
        host = guest("deaf", Duration.ofMillis(300), Duration.ofSeconds(30));

        assertTrue(failure(ask(Position.INITIAL)).endsWith("did not respond to a ping for 0.3 s"));
    }

    @Test
    @Tag("thorough")
    void aGuestThatThinksTooLongIsReported() throws IOException {
        host = guest("late", Duration.ofSeconds(30), Duration.ofSeconds(3));

        assertTrue(failure(ask(Position.INITIAL)).endsWith("did not move for 3 s"));
    }

    @Test
    void anIllegalMoveIsReportedWithTheLegalOnes() throws IOException {
        host = guest("cheating", Duration.ofSeconds(30), Duration.ofSeconds(30));

        assertEquals("the engine 'Guest cheating' played a1, which is not legal; legal: d3 c4 f5 e6",
            failure(ask(Position.INITIAL)));
    }

    @Test
    void aNewQuestionDropsTheOldOne() throws IOException {
        host = guest("late", Duration.ofSeconds(30), Duration.ofSeconds(30));
        SearchHandle first = ask(Position.INITIAL);
        ask(Position.INITIAL.play(Square.D3));

        assertTrue(failure(first).endsWith("received a newer request"));
    }

    @Test
    void aProgramThatIsNotThereIsAnIoException() throws IOException {
        assertThrows(IOException.class,
            () -> NboardHost.start(Launch.of(List.of("/no/such/engine")), NboardHost.Patience.DEFAULT));
        host = guest("honest", Duration.ofSeconds(30), Duration.ofSeconds(30));
    }

    private SearchHandle ask(Position position) {
        return host.search(position, SearchLimits.depth(4), SearchListener.NONE);
    }

    private static String failure(SearchHandle handle) {
        return assertThrows(CompletionException.class, () -> handle.result().join()).getCause().getMessage();
    }

    private static NboardHost guest(String character, Duration pong, Duration move) throws IOException {
        return guest(character, new NboardHost.Patience(pong, pong, move, Duration.ofSeconds(30)));
    }

    private static NboardHost guest(String character, NboardHost.Patience patience) throws IOException {
        Path root = Path.of(System.getProperty("flipchip.root"));
        String classes =
            root.resolve("app/target/test-classes") + ":" + root.resolve("engine/target/classes");
        return NboardHost
            .start(Launch.of(List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1", "-cp", classes, "flipchip.app.engines.protocol.FakeGuest",
                character)), patience);
    }
}
