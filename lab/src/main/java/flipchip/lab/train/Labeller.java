package flipchip.lab.train;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntConsumer;
import flipchip.engine.Engine;
import flipchip.engine.EngineOptions;
import flipchip.engine.api.Evaluation;
import flipchip.engine.api.SearchLimits;
import flipchip.engine.board.Board;
import flipchip.engine.board.Color;
import flipchip.engine.board.Position;
import flipchip.engine.people.ShallowSearch;

/// A labeller that scores samples by searching. Samples are searched in blocks that share a table and nothing
/// else, so the number of threads does not change the outcome.
public final class Labeller {
    /// Deeper searches are given to an [Engine], which has a table and a solver.
    private static final int DEEPEST_SMALL = 6;
    private static final int SMALL_EXACT = 9;
    private static final int BLOCK = 200;
    private static final int TABLE_MEGABYTES = 16;

    private final Evaluation evaluation;
    private final int depth;

    /// @param depth plies to search; a sample with no more empties gets its exact score
    /// @throws IllegalArgumentException if `depth` is outside 1..60
    public Labeller(Evaluation evaluation, int depth) {
        if (depth < 1 || depth > Label.DEEPEST) {
            throw new IllegalArgumentException("depth " + depth + " is not in 1.." + Label.DEEPEST);
        }
        this.evaluation = evaluation;
        this.depth = depth;
    }

    /// Replaces the scores of all samples.
    ///
    /// @param progress receives the number of samples done, now and then, on a thread of the labeller
    /// @throws InterruptedException if the thread is interrupted while it waits
    public void label(TrainingSamples samples, int threads, IntConsumer progress)
            throws InterruptedException {
        AtomicInteger next = new AtomicInteger();
        AtomicInteger done = new AtomicInteger();
        try (ExecutorService executor = Executors.newFixedThreadPool(threads)) {
            List<Future<?>> workers = new ArrayList<>();
            for (int t = 0; t < threads; t++) {
                workers.add(executor.submit(() -> work(samples, next, done, progress)));
            }
            for (Future<?> worker : workers) {
                worker.get();
            }
        } catch (ExecutionException e) {
            throw new IllegalStateException(e.getCause());
        }
    }

    private void work(TrainingSamples samples, AtomicInteger next, AtomicInteger done, IntConsumer progress) {
        EngineOptions options =
            EngineOptions.DEFAULT.withEvaluation(evaluation).withTableMegabytes(TABLE_MEGABYTES);
        ShallowSearch small = new ShallowSearch(evaluation.newEvaluator());
        for (int from = next.getAndAdd(BLOCK); from < samples.size(); from = next.getAndAdd(BLOCK)) {
            int to = Math.min(samples.size(), from + BLOCK);
            try (Engine engine = new Engine(options)) {
                for (int i = from; i < to; i++) {
                    label(samples, i, small, engine);
                }
            }
            progress.accept(done.addAndGet(to - from));
        }
    }

    private void label(TrainingSamples samples, int i, ShallowSearch small, Engine engine) {
        Board board = new Board(samples.player(i), samples.opponent(i));
        boolean exact = board.empties() <= depth;
        boolean easy = exact ? board.empties() <= SMALL_EXACT : depth <= DEEPEST_SMALL;
        int score = easy || board.legalMoves() == 0
            ? small.score(board.player(), board.opponent(), depth)
            : search(engine, board, exact);
        samples.relabel(i, score, exact ? Label.EXACT : depth);
    }

    private int search(Engine engine, Board board, boolean exact) {
        SearchLimits limits = exact ? SearchLimits.exact() : SearchLimits.depth(depth);
        return ValueSearch.search(engine, new Position(board, Color.BLACK), limits).centidiscs();
    }
}
