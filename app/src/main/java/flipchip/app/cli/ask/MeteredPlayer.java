package flipchip.app.cli.ask;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.concurrent.CompletionException;
import java.util.function.Function;
import java.util.function.Supplier;
import flipchip.app.cli.answer.CommandFailure;
import flipchip.app.engines.protocol.EngineFailure;
import flipchip.app.game.player.Thinker;
import flipchip.engine.api.SearchHandle;
import flipchip.engine.api.SearchLimits;
import flipchip.engine.api.SearchListener;
import flipchip.engine.api.SearchResult;
import flipchip.engine.api.TimeControl;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.engine.match.Player;

/// A player of a match whose processor time is read from the operating system before and after each of its
/// moves, so that its start does not count. Used by one thread.
final class MeteredPlayer implements Player {
    /// Before the other side has shown how much it uses.
    private static final Duration FIRST_GAME = Duration.ofSeconds(1);
    private static final Duration LEAST = Duration.ofMillis(10);

    private final String name;
    private final Thinker thinker;
    private final Supplier<Duration> processor;
    private final Function<Duration, SearchLimits> limits;
    private Optional<MeteredPlayer> model = Optional.empty();
    private final List<Thought> thoughts = new ArrayList<>();
    private Duration earlier = Duration.ZERO;
    private Duration used = Duration.ZERO;
    /// That have ended.
    private int games;

    /// What a move came with.
    ///
    /// @param discs   the mover's value of it; moves of the book and forced ones have none
    /// @param seconds of processor time
    record Thought(OptionalDouble discs, double seconds) {}

    /// @param processor what the operating system has counted so far
    /// @param limits    of a move, from the processor time used in this game
    MeteredPlayer(String name, Thinker thinker, Supplier<Duration> processor,
            Function<Duration, SearchLimits> limits) {
        this.name = name;
        this.thinker = thinker;
        this.processor = processor;
        this.limits = limits;
    }

    /// From now on its clock makes it use as much processor time in all games together as `other`.
    void useAsMuchAs(MeteredPlayer other) {
        model = Optional.of(other);
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public Square choose(Position position, TimeControl time) {
        SearchLimits mine = model.map(this::share).orElseGet(() -> limits.apply(used));
        Duration before = processor.get();
        SearchResult result = answer(thinker.search(position, mine, SearchListener.NONE));
        Duration spent = processor.get().minus(before);
        used = used.plus(spent);
        thoughts.add(new Thought(
            result.depth() == 0 ? OptionalDouble.empty() : OptionalDouble.of(result.centidiscs() / 100.0),
            spent.toNanos() / 1e9));
        return result.bestMove();
    }

    /// What it is asked for next belongs to another game.
    void endGame() {
        earlier = earlier.plus(used);
        used = Duration.ZERO;
        thoughts.clear();
        games++;
    }

    /// @throws CommandFailure with what a program did wrong
    private static SearchResult answer(SearchHandle search) {
        try {
            return search.result().join();
        } catch (CompletionException e) {
            if (e.getCause() instanceof EngineFailure failure) {
                throw new CommandFailure(failure.getMessage(), failure);
            }
            throw e;
        }
    }

    private SearchLimits share(MeteredPlayer other) {
        Duration all =
            (other.games == 0 ? FIRST_GAME : other.earlier.dividedBy(other.games)).multipliedBy(games + 1);
        return clock(all.minus(earlier).minus(used));
    }

    /// A clock that shows this; never less than a moment.
    static SearchLimits clock(Duration left) {
        return SearchLimits.clock(left.compareTo(LEAST) < 0 ? LEAST : left, Duration.ZERO);
    }

    /// Mean processor time of the games that have ended, seconds; 0 before the first.
    double secondsPerGame() {
        return games == 0 ? 0 : earlier.toNanos() / 1e9 / games;
    }

    /// Its moves of the game that is played, in order.
    List<Thought> thoughts() {
        return List.copyOf(thoughts);
    }
}
