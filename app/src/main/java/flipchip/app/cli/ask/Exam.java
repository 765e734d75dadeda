package flipchip.app.cli.ask;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntConsumer;
import flipchip.engine.Engine;
import flipchip.engine.api.SearchLimits;
import flipchip.engine.api.SearchProgress;
import flipchip.engine.api.SearchResult;
import flipchip.engine.board.Square;
import flipchip.engine.notation.ObfProblem;

/// A benchmark that compares an engine with known scores of moves, after every iteration and at the end.
///
/// Processor time is that of the thread that searches, so that a busy machine does not count; with one search
/// thread it is all of it.
public final class Exam {
    private static final double PER_DISC = 100;
    /// The place of the answers behind all depths.
    private static final int LAST = 100;

    private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    private final Map<Integer, Tally> tallies = new TreeMap<>();

    /// How the positions stood after one kind of iteration.
    ///
    /// @param depth      plies; 0 for the answers, whatever their depth
    /// @param confidence per cent; 0 for the answers
    /// @param positions  that got so far
    /// @param best       share of best moves, 0..1
    /// @param loss       mean loss of the moves chosen, discs
    /// @param bias       mean of the value less the exact score, discs
    /// @param deviation  root mean square of the same
    /// @param absolute   mean of the same without its sign
    /// @param nodes      mean number of positions visited until then
    /// @param seconds    mean processor time until then
    public record Row(int depth, int confidence, int positions, double best, double loss, double bias,
            double deviation, double absolute, double nodes, double seconds) {}

    /// Sums over positions.
    private static final class Tally {
        private int positions;
        private int best;
        private double loss;
        private double error;
        private double square;
        private double absolute;
        private double nodes;
        private double seconds;

        private void add(ObfProblem problem, Square move, int centidiscs, long visited, long nanos) {
            int exact = problem.bestScore().orElseThrow();
            int score = score(problem, move);
            double off = centidiscs / PER_DISC - exact;
            positions++;
            best += score == exact ? 1 : 0;
            loss += exact - score;
            error += off;
            square += off * off;
            absolute += Math.abs(off);
            nodes += visited;
            seconds += nanos / 1e9;
        }

        private Row row(int depth, int confidence) {
            return new Row(depth, confidence, positions, (double) best / positions, loss / positions,
                error / positions, Math.sqrt(square / positions), absolute / positions, nodes / positions,
                seconds / positions);
        }
    }

    /// Processor time of one search, from its first report on.
    private final class Clock {
        private Thread searcher;
        private long begun;
        private long nanos;

        private void read() {
            long now = threads.getCurrentThreadCpuTime();
            if (searcher == null) {
                searcher = Thread.currentThread();
                begun = now;
            }
            nanos = now - begun;
        }

        /// With an iteration that a limit broke off, whose positions count too. Says nothing on another
        /// thread than that of the search.
        private SearchResult ended(SearchResult result) {
            if (Thread.currentThread() == searcher) {
                read();
            }
            return result;
        }
    }

    /// Searches every problem once, with what the table still holds of those before.
    ///
    /// @param problems every one with scores of its moves
    /// @param done     told how many are done
    /// @return a row for each kind of iteration, and the answers last
    public List<Row> run(List<ObfProblem> problems, Engine engine, SearchLimits limits, IntConsumer done) {
        for (int i = 0; i < problems.size(); i++) {
            ObfProblem problem = problems.get(i);
            Clock clock = new Clock();
            SearchResult result =
                engine.start(problem.position(), limits, progress -> heard(problem, progress, clock)).result()
                    .thenApply(clock::ended).join();
            tally(LAST, 0).add(problem, result.bestMove(), result.centidiscs(), result.nodes(), clock.nanos);
            done.accept(i + 1);
        }
        List<Row> rows = new ArrayList<>();
        tallies.forEach((place, tally) -> rows
            .add(place / 1000 == LAST ? tally.row(0, 0) : tally.row(place / 1000, place % 1000)));
        return rows;
    }

    /// On the search thread.
    private void heard(ObfProblem problem, SearchProgress progress, Clock clock) {
        clock.read();
        tally(progress.depth(), progress.confidence()).add(problem, progress.line().getFirst(),
            progress.centidiscs(), progress.nodes(), clock.nanos);
    }

    private Tally tally(int depth, int confidence) {
        return tallies.computeIfAbsent(1000 * depth + confidence, _ -> new Tally());
    }

    /// A move that the line does not score counts as the worst that it does.
    private static int score(ObfProblem problem, Square move) {
        return problem.moves().stream().filter(scored -> scored.move() == move).findFirst()
            .orElseGet(() -> problem.moves().stream().min((a, b) -> a.score() - b.score()).orElseThrow())
            .score();
    }
}
