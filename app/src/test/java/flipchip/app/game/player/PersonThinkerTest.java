package flipchip.app.game.player;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ForkJoinPool;
import flipchip.app.kit.work.ThreadPerTask;
import flipchip.engine.PersonPlayer;
import flipchip.engine.api.Person;
import flipchip.engine.api.SearchHandle;
import flipchip.engine.api.SearchLimits;
import flipchip.engine.api.SearchListener;
import flipchip.engine.api.SearchResult;
import flipchip.engine.board.Color;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.engine.notation.NotationException;
import flipchip.engine.notation.Transcript;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(900)
class PersonThinkerTest {
    /// A fifth of it is left when a person answers at the latest.
    private static final Duration LIMIT = Duration.ofSeconds(2);

    private final PersonThinker thinker = new PersonThinker(new Person(1450), 1);

    @Test
    void answersWithALegalMoveBeforeItsTimeIsUp() throws NotationException {
        Position position = Transcript.parse("f5d6c3d3c4f4c5b3c2e3d2").position();
        thinker.search(position, SearchLimits.time(Duration.ofMillis(10)), SearchListener.NONE).result()
            .join();

        SearchResult result = inTime(thinker, position).orElseThrow();

        assertTrue(position.isLegal(result.bestMove()));
    }

    /// The answer, unless the time of the move is up before. That time too is taken by a thread that a busy
    /// machine lets wait.
    private static Optional<SearchResult> inTime(PersonThinker thinker, Position position) {
        CompletableFuture<Void> up =
            CompletableFuture.runAsync(() -> {}, ThreadPerTask.after(LIMIT, "time-is-up"));
        CompletableFuture<SearchResult> result =
            thinker.search(position, SearchLimits.time(LIMIT), SearchListener.NONE).result();
        CompletableFuture.anyOf(result, up).join();
        return Optional.ofNullable(result.getNow(null));
    }

    /// Long work elsewhere must not delay an answer: the threads that all share are busy here, and the person
    /// still thinks about the question before.
    @Test
    void answersInTimeThoughAllSharedThreadsAreBusy() throws NotationException {
        CountDownLatch over = new CountDownLatch(1);
        Position position = Transcript.parse("f5d6c3d3c4f4c5b3c2e3d2").position();
        SearchHandle before =
            thinker.search(position, SearchLimits.time(Duration.ofMinutes(1)), SearchListener.NONE);
        try {
            for (int i = 0; i < 2 * ForkJoinPool.getCommonPoolParallelism() + 2; i++) {
                ForkJoinPool.commonPool().execute(() -> await(over));
            }
            Square move =
                thinker.search(position, SearchLimits.time(Duration.ofMillis(10)), SearchListener.NONE)
                    .result().join().bestMove();

            assertTrue(position.isLegal(move));
            assertFalse(before.result().isDone());
        } finally {
            over.countDown();
        }
    }

    @Test
    @Tag("thorough")
    void everyStrengthKeepsTheTimeOfAMove() throws NotationException {
        Position position = Transcript.parse("f5d6c3d3c4f4c5b3c2e3d2").position();
        for (Person person : Person.ALL) {
            PersonThinker one = new PersonThinker(person, 2);
            one.search(position, SearchLimits.time(Duration.ofMillis(10)), SearchListener.NONE).result()
                .join();

            Optional<SearchResult> result = inTime(one, position);

            assertTrue(result.isPresent(), person.toString());
            assertTrue(position.isLegal(result.get().bestMove()), person.toString());
        }
    }

    @Test
    @Tag("thorough")
    void aClockForTheLastThirdOfAGameIsKept() {
        aClockIsKept(withEmpties(20), Duration.ofSeconds(10));
    }

    @Test
    void aClockForTheLastFewMovesIsKept() {
        aClockIsKept(withEmpties(8), Duration.ofSeconds(4));
    }

    /// The clock gives each move some three times what a choice takes on a machine with ten programs a core.
    private void aClockIsKept(Position start, Duration clock) {
        SplittableRandom random = new SplittableRandom(5);
        Position position = start;
        Duration left = clock;
        thinker.search(position, SearchLimits.time(Duration.ofMillis(10)), SearchListener.NONE).result()
            .join();
        while (!position.isGameOver()) {
            List<Square> moves = position.moves();
            Square move = moves.get(random.nextInt(moves.size()));
            if (position.toMove() == Color.BLACK) {
                long asked = System.nanoTime();
                move = thinker.search(position, SearchLimits.clock(left, Duration.ZERO), SearchListener.NONE)
                    .result().join().bestMove();
                left = left.minusNanos(System.nanoTime() - asked);
            }
            assertTrue(position.isLegal(move));
            assertTrue(left.isPositive(), "out of time with " + position.board().empties() + " empties");
            position = position.play(move);
        }
    }

    /// The time to think is cut short near the end of a game, the choice is not.
    @Test
    @Tag("thorough")
    void whatWasChosenIsPlayedWhenTheClockIsShort() {
        Position position = withEmpties(6);
        List<Square> chosen =
            Person.ALL.stream().map(person -> new PersonPlayer(person, 2).choose(position).move()).toList();
        List<SearchHandle> asked =
            Person.ALL.stream().map(person -> new PersonThinker(person, 2).search(position,
                SearchLimits.clock(Duration.ofSeconds(20), Duration.ZERO), SearchListener.NONE)).toList();

        assertEquals(chosen, asked.stream().map(one -> one.result().join().bestMove()).toList());
        assertTrue(chosen.stream().anyMatch(move -> move != position.moves().getFirst()),
            "this would show nothing");
    }

    private static void await(CountDownLatch over) {
        try {
            over.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static Position withEmpties(int empties) {
        SplittableRandom random = new SplittableRandom(1);
        Position position = Position.INITIAL;
        while (position.board().empties() > empties || Long.bitCount(position.legalMoves()) < 3) {
            List<Square> moves = position.moves();
            position = position.isGameOver() || position.board().empties() <= empties
                ? Position.INITIAL
                : position.play(moves.get(random.nextInt(moves.size())));
        }
        return position;
    }

    @Test
    void aStopIsAnsweredAlsoWhileTheModelIsRead() {
        SearchHandle handle = thinker.search(Position.INITIAL, SearchLimits.INFINITE, SearchListener.NONE);

        handle.stop();

        assertTrue(Position.INITIAL.isLegal(handle.result().join().bestMove()));
    }
}
