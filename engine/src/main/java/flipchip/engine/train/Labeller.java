package flipchip.engine.train;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntConsumer;
import flipchip.engine.eval.Evaluation;

/// Scores samples by searching. Each sample's label depends on that sample alone, so the number of threads does
/// not change the outcome.
public final class Labeller {
    private static final int BLOCK = 500;

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
    /// @param progress hears how many samples are done, now and then, on a thread of the labeller
    /// @throws InterruptedException if the thread is interrupted while it waits
    public void label(Samples samples, int threads, IntConsumer progress) throws InterruptedException {
        AtomicInteger next = new AtomicInteger();
        try (ExecutorService executor = Executors.newFixedThreadPool(threads)) {
            List<Future<?>> workers = new ArrayList<>();
            for (int t = 0; t < threads; t++) {
                workers.add(executor.submit(() -> work(samples, next, progress)));
            }
            for (Future<?> worker : workers) {
                worker.get();
            }
        } catch (ExecutionException e) {
            throw new IllegalStateException(e.getCause());
        }
    }

    private void work(Samples samples, AtomicInteger next, IntConsumer progress) {
        LabelSearch search = new LabelSearch(evaluation.newEvaluator());
        for (int from = next.getAndAdd(BLOCK); from < samples.size(); from = next.getAndAdd(BLOCK)) {
            int to = Math.min(samples.size(), from + BLOCK);
            for (int i = from; i < to; i++) {
                boolean exact = samples.empties(i) <= depth;
                int score = search.score(samples.player(i), samples.opponent(i), depth);
                samples.relabel(i, score, exact ? Label.EXACT : depth);
            }
            progress.accept(to);
        }
    }
}
