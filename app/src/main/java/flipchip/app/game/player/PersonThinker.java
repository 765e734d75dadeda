package flipchip.app.game.player;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import flipchip.app.kit.work.ThreadPerTask;
import flipchip.app.kit.work.Worker;
import flipchip.engine.PersonPlayer;
import flipchip.engine.api.Bound;
import flipchip.engine.api.Person;
import flipchip.engine.api.SearchHandle;
import flipchip.engine.api.SearchLimits;
import flipchip.engine.api.SearchListener;
import flipchip.engine.api.SearchResult;
import flipchip.engine.api.Source;
import flipchip.engine.api.TimeControl;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;

/// Moves like a person, in the place of the engine: chooses within milliseconds, then waits as long as a
/// person would think. Requests run one after the other on a thread named `person`; a stop takes effect at
/// once.
public final class PersonThinker implements Thinker {
    /// Kept back from a clock for each move to come.
    private static final Duration LAG = Duration.ofMillis(100);

    private final Person person;
    private final long seed;
    private final Worker thread = new Worker("person");
    private PersonPlayer player;

    public PersonThinker(Person person, long seed) {
        this.person = person;
        this.seed = seed;
    }

    @Override
    public SearchHandle search(Position position, SearchLimits limits, SearchListener listener) {
        Question question = new Question(position, limits.time());
        thread.execute(question);
        question.guard();
        return question;
    }

    /// Made on the thread that uses it: the model is read then.
    private PersonPlayer.Choice choose(Position position) {
        if (player == null) {
            player = new PersonPlayer(person, seed);
        }
        return player.choose(position);
    }

    private final class Question implements SearchHandle, Runnable {
        private final CompletableFuture<SearchResult> result = new CompletableFuture<>();
        private final CountDownLatch stopped = new CountDownLatch(1);
        private final Position position;
        private final TimeControl time;
        private final long asked = System.nanoTime();
        private volatile Optional<Square> chosen = Optional.empty();

        Question(Position position, TimeControl time) {
            this.position = position;
            this.time = time;
        }

        @Override
        public void run() {
            try {
                PersonPlayer.Choice choice = choose(position);
                chosen = Optional.of(choice.move());
                Duration wait = within(choice.time()).minusNanos(System.nanoTime() - asked);
                if (wait.isPositive()) {
                    stopped.await(wait.toNanos(), TimeUnit.NANOSECONDS);
                }
                result.complete(answer(choice.move()));
            } catch (InterruptedException | RuntimeException | Error problem) {
                result.completeExceptionally(problem);
            }
        }

        /// On a machine so slow that the choice itself would cost the game.
        void guard() {
            Duration last = switch (time) {
                case TimeControl.Unlimited() -> Duration.ZERO;
                case TimeControl.PerMove(Duration each) -> each.multipliedBy(4).dividedBy(5);
                case TimeControl.GameClock(Duration left, Duration _) -> left.dividedBy(8);
            };
            if (last.isPositive()) {
                answer(last);
            }
        }

        /// A person leaves half of a move's time, and spreads the clock over the moves to come but for what a
        /// busy machine may need for each of them.
        private Duration within(Duration natural) {
            Duration most = switch (time) {
                case TimeControl.Unlimited() -> natural;
                case TimeControl.PerMove(Duration each) -> each.dividedBy(2);
                case TimeControl.GameClock(Duration left, Duration _) -> share(left);
            };
            return natural.compareTo(most) < 0 ? natural : most;
        }

        private Duration share(Duration left) {
            int moves = position.board().empties() / 2 + 1;
            Duration kept = LAG.multipliedBy(moves);
            Duration half = left.dividedBy(2);
            return left.minus(kept.compareTo(half) < 0 ? kept : half).dividedBy(moves + 3);
        }

        private SearchResult answer(Square move) {
            return new SearchResult(move, 0, 0, Bound.LOWER,
                Long.bitCount(position.legalMoves()) == 1 ? Source.FORCED : Source.MIDGAME, false, 0, 100,
                List.of(move), 0, Duration.ofNanos(System.nanoTime() - asked), List.of());
        }

        @Override
        public CompletableFuture<SearchResult> result() {
            return result;
        }

        /// Who has not chosen yet, because the model is still being read, plays the first legal square.
        @Override
        public void stop() {
            stopped.countDown();
            answer(Duration.ofMillis(25));
        }

        private void answer(Duration after) {
            ThreadPerTask.after(after, "person-guard").execute(() -> result.complete(answer(
                chosen.orElseGet(() -> Square.of(Long.numberOfTrailingZeros(position.legalMoves()))))));
        }
    }
}
