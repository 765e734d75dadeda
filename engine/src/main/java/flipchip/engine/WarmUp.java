package flipchip.engine;

import java.time.Duration;
import java.util.SplittableRandom;
import java.util.concurrent.CompletableFuture;
import flipchip.engine.api.SearchLimits;
import flipchip.engine.api.SearchListener;
import flipchip.engine.board.Board;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.engine.limit.StopSignal;
import flipchip.engine.limit.TimePlan;
import flipchip.engine.search.RootSearch;
import flipchip.engine.table.TranspositionTable;

/// Makes searches of every kind until the run time has loaded and compiled what they consist of: the first
/// moves of a new process are otherwise many times slower than the later ones, and a short clock runs out
/// over them.
///
/// It searches positions of random games in a small table of its own, so that no answer of the engine depends
/// on it, on a daemon thread of its own named `warm-up`, and only while the engine has nothing else to do: a
/// search of the engine stops it at once, and it goes on when that is over.
final class WarmUp {
    /// Where code is compiled badly or late it ends sooner.
    private static final Duration LONGEST = Duration.ofSeconds(10);
    /// Nodes of one search.
    private static final int PIECE = 60_000;
    /// Time for one of the searches that their time ends.
    private static final Duration MOMENT = Duration.ofMillis(3);
    private static final int TABLE_MEGABYTES = 1;
    private static final long SEED = 11;
    private static final int MOST_EMPTIES = 59;
    private static final int FEWEST_EMPTIES = 2;
    private static final int SOLVED_EMPTIES = 11;

    /// The searches made in turn.
    private enum Kind {
        DEEPER_UNTIL_STOPPED(20, 52, SearchLimits.nodes(PIECE)),
        SOLVED(8, 18, SearchLimits.nodes(PIECE)),
        TIMED(10, 52, SearchLimits.time(MOMENT)),
        EVERY_MOVE(12, 40, SearchLimits.depth(4).withEndgameEmpties(12).withNodes(PIECE).withAllMoves()),
        WITHOUT_PRUNING(16, 40, SearchLimits.depth(8).withNodes(PIECE));

        private final int fewest;
        private final int most;
        private final SearchLimits limits;

        Kind(int fewestEmpties, int mostEmpties, SearchLimits limits) {
            fewest = fewestEmpties;
            most = mostEmpties;
            this.limits = limits;
        }
    }

    private final SearchThreads threads;
    private final RootSearch search;
    private final SplittableRandom random = new SplittableRandom(SEED);
    private final CompletableFuture<Void> done = new CompletableFuture<>();
    private volatile StopSignal current = StopSignal.manual();
    private volatile CompletableFuture<?> first = CompletableFuture.completedFuture(null);
    private volatile boolean closed;

    /// Takes its memory; [#begin()] does the rest.
    ///
    /// @param options of the engine for which it is done
    WarmUp(EngineOptions options) {
        threads = new SearchThreads(Math.min(2, options.threads()));
        search =
            new RootSearch(new TranspositionTable(TABLE_MEGABYTES), options.evaluation(), threads.helpers());
    }

    void begin() {
        Thread.ofPlatform().daemon().name("warm-up").priority(Thread.MIN_PRIORITY).start(this::run);
    }

    /// Completes when everything is compiled, or at [#close()].
    CompletableFuture<Void> done() {
        return done;
    }

    /// Stands still until `search` has its answer.
    void giveWay(CompletableFuture<?> search) {
        first = search;
        current.stop();
    }

    /// Sleeps until the rest is over.
    void rest(Rest rest) {
        rest.impose(current);
    }

    void close() {
        closed = true;
        current.stop();
    }

    private void run() {
        try {
            load();
            long visited = 0;
            long end = System.nanoTime() + LONGEST.toNanos();
            for (int i = 0; visited < SearchCore.COLD_NODES && !closed && System.nanoTime() - end < 0; i++) {
                Kind kind = Kind.values()[i % Kind.values().length];
                visited +=
                    search(random.nextInt(kind.fewest, kind.most + 1), kind.limits, kind == Kind.TIMED);
            }
        } finally {
            threads.close();
            done.complete(null);
        }
    }

    /// A first search with every number of empty squares: what is made when it is first needed, classes and
    /// tables, is there afterwards.
    private void load() {
        for (int empties = MOST_EMPTIES; empties >= FEWEST_EMPTIES && !closed; empties--) {
            search(empties, empties == SOLVED_EMPTIES ? SearchLimits.exact() : SearchLimits.depth(2), false);
        }
    }

    /// One search, when the engine has nothing to do; the nodes it visited.
    private long search(int empties, SearchLimits limits, boolean timed) {
        first.handle((_, _) -> null).join();
        StopSignal signal = StopSignal.afterNodesOrAt(limits.nodes(), System.nanoTime() + MOMENT.toNanos());
        if (timed) {
            signal.startClock();
        }
        current = signal;
        if (!first.isDone() || closed) {          // one that came before could not stop this one
            return 0;
        }
        TimePlan plan = new TimePlan(MOMENT, MOMENT);
        return search.search(board(empties), limits, signal, plan, SearchListener.NONE, random).nodes();
    }

    /// A board of a random game with about this many empty squares and a choice of moves.
    private Board board(int empties) {
        while (true) {
            Position position = Position.INITIAL;
            while (!position.isGameOver() && position.board().empties() > empties) {
                position = position.play(Square.random(position.legalMoves(), random));
            }
            if (Long.bitCount(position.legalMoves()) > 1) {
                return position.board();
            }
        }
    }
}
