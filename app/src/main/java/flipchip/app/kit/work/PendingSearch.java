package flipchip.app.kit.work;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import flipchip.engine.api.SearchHandle;
import flipchip.engine.api.SearchResult;

/// A search that may not have begun, or is begun several times: its asker can stop it at once and wait for
/// its one result. Any thread. A search that never begins never ends, as a picture needs it.
public final class PendingSearch implements SearchHandle {
    private final CompletableFuture<SearchResult> result = new CompletableFuture<>();
    private final Runnable stoppedIdle;
    private Optional<SearchHandle> running = Optional.empty();
    private boolean stopped;

    public PendingSearch() {
        this(() -> {});
    }

    /// @param stoppedIdle called on the stopping thread if it is stopped while nothing runs; a search that
    ///                    begins later is stopped anyway
    public PendingSearch(Runnable stoppedIdle) {
        this.stoppedIdle = stoppedIdle;
    }

    /// A search whose making is still under way: it begins, or fails, as `search` completes.
    public static PendingSearch of(CompletableFuture<? extends SearchHandle> search) {
        PendingSearch pending = new PendingSearch();
        search.whenComplete((started, problem) -> {
            if (problem == null) {
                pending.follow(started);
            } else {
                pending.fail(problem);
            }
        });
        return pending;
    }

    /// Runs `search` now, in place of what ran; its end ends this one.
    public void follow(SearchHandle search) {
        run(search);
        search.result().whenComplete((found, problem) -> {
            if (!runs(search)) {
                return;
            }
            if (problem == null) {
                result.complete(found);
            } else {
                fail(problem);
            }
        });
    }

    /// Runs `search` now, in place of what ran; its end ends nothing.
    public void run(SearchHandle search) {
        boolean tooLate;
        synchronized (this) {
            running = Optional.of(search);
            tooLate = stopped;
        }
        if (tooLate) {
            search.stop();
        }
    }

    /// Takes away what runs, without stopping it; its end no longer ends this one.
    ///
    /// @return what ran
    public synchronized Optional<SearchHandle> release() {
        Optional<SearchHandle> released = running;
        running = Optional.empty();
        return released;
    }

    /// Ends with `problem`; a cancelled search with a cancellation.
    public void fail(Throwable problem) {
        result.completeExceptionally(problem instanceof CompletionException && problem.getCause() != null
            ? problem.getCause()
            : problem);
    }

    public synchronized boolean isStopped() {
        return stopped;
    }

    /// Whether nothing runs at the moment.
    public synchronized boolean isIdle() {
        return running.isEmpty();
    }

    private synchronized boolean runs(SearchHandle search) {
        return running.filter(now -> now == search).isPresent();
    }

    @Override
    public CompletableFuture<SearchResult> result() {
        return result;
    }

    @Override
    public void stop() {
        Optional<SearchHandle> now;
        synchronized (this) {
            stopped = true;
            now = running;
        }
        now.ifPresentOrElse(SearchHandle::stop, stoppedIdle);
    }
}
