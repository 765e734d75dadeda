package flipchip.engine.search;

import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.IntStream;

/// A number of threads for the time of one test.
final class Helpers {
    private Helpers() {}

    /// Calls `test` with the helpers of a search on this many threads.
    static <T> T with(int threads, Function<List<Consumer<Runnable>>, T> test) {
        List<ExecutorService> helpers = IntStream.range(1, threads)
            .mapToObj(_ -> Executors.newSingleThreadExecutor(Thread.ofPlatform().daemon().factory()))
            .toList();
        try {
            return test.apply(helpers.stream().<Consumer<Runnable>>map(helper -> helper::execute).toList());
        } finally {
            helpers.forEach(ExecutorService::shutdown);
        }
    }
}
