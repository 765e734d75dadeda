package flipchip.app.analysis;

import java.util.concurrent.CompletableFuture;
import java.util.function.BiConsumer;

/// Hands the end of one search on to whoever waits for another.
final class Outcome {
    private Outcome() {}

    /// Ends `waiting` as the search ends: with its result or with its problem.
    static <T> BiConsumer<T, Throwable> into(CompletableFuture<T> waiting) {
        return (found, problem) -> {
            if (problem == null) {
                waiting.complete(found);
            } else {
                waiting.completeExceptionally(problem);
            }
        };
    }
}
