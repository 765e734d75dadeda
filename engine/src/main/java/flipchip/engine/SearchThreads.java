package flipchip.engine;

import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/// A set of daemon threads named `search-1`, `search-2`, ... that help the thread of a search and sleep
/// between tasks. Thread: any
final class SearchThreads implements AutoCloseable {
    private final List<ExecutorService> threads;

    /// @param count with the thread that is helped
    SearchThreads(int count) {
        threads = IntStream.range(1, count).mapToObj(i -> named("search-" + i)).toList();
    }

    static ExecutorService named(String name) {
        return Executors.newSingleThreadExecutor(Thread.ofPlatform().daemon().name(name).factory());
    }

    /// Runs tasks, each consumer on a thread of its own. After [#close] tasks are ignored: the search ends by
    /// its signal.
    List<Consumer<Runnable>> helpers() {
        return threads.stream().map(SearchThreads::runner).toList();
    }

    private static Consumer<Runnable> runner(ExecutorService thread) {
        return task -> {
            try {
                thread.execute(task);
            } catch (RejectedExecutionException _) {
                // closed
            }
        };
    }

    /// Ends the threads once they are idle.
    @Override
    public void close() {
        threads.forEach(ExecutorService::shutdown);
    }
}
