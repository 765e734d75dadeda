package flipchip.lab.bench;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.locks.LockSupport;
import flipchip.engine.Engine;
import flipchip.engine.api.SearchHandle;
import flipchip.engine.api.SearchLimits;
import flipchip.engine.api.SearchListener;
import flipchip.engine.board.Position;
import flipchip.engine.match.Openings;

/// A measurement of the time that searches run past their limit. Immutable.
///
/// @param searches number measured
/// @param median   half of them ended sooner
/// @param worst    the latest
public record Overshoot(int searches, Duration median, Duration worst) {
    private static final long SHORTEST_NANOS = 1_000_000;
    private static final long LONGEST_NANOS = 30_000_000;

    /// From [SearchHandle#stop()] to the result, for endless searches stopped after 1 to 30 ms.
    public static Overshoot ofStops(Engine engine, int searches, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        List<Duration> late = new ArrayList<>();
        for (Position position : positions(searches, seed)) {
            SearchHandle handle = engine.start(position, SearchLimits.INFINITE, SearchListener.NONE);
            LockSupport.parkNanos(random.nextLong(SHORTEST_NANOS, LONGEST_NANOS));
            long before = System.nanoTime();
            handle.stop();
            handle.result().join();
            late.add(Duration.ofNanos(System.nanoTime() - before));
        }
        return of(late);
    }

    /// Beyond the time for a move, for times of 1 to 30 ms; zero for a search that ended sooner.
    public static Overshoot ofTimes(Engine engine, int searches, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        List<Duration> late = new ArrayList<>();
        for (Position position : positions(searches, seed)) {
            long nanos = random.nextLong(SHORTEST_NANOS, LONGEST_NANOS);
            long before = System.nanoTime();
            engine.search(position, SearchLimits.time(Duration.ofNanos(nanos)));
            late.add(Duration.ofNanos(Math.max(0, System.nanoTime() - before - nanos)));
        }
        return of(late);
    }

    private static List<Position> positions(int count, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        List<Position> positions = new ArrayList<>();
        while (positions.size() < count) {
            positions
                .add(Openings.random(1, 6 + random.nextInt(34), random.nextLong()).getFirst().position());
        }
        return positions;
    }

    private static Overshoot of(List<Duration> late) {
        Collections.sort(late);
        return new Overshoot(late.size(), late.get(late.size() / 2), late.getLast());
    }
}
