package flipchip.app.arena;

import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import flipchip.app.protocol.NboardHost;
import flipchip.app.service.Thinker;
import flipchip.app.text.Texts;
import flipchip.engine.api.SearchHandle;
import flipchip.engine.api.SearchLimits;
import flipchip.engine.api.SearchListener;
import flipchip.engine.api.SearchResult;
import flipchip.engine.board.Position;

/// A registered program as an engine: started at the first question, and anew after it has failed. Any thread.
final class Guest implements Thinker, AutoCloseable {
    private static final Texts TEXTS = Texts.of("arena");

    private final ExecutorService thread =
        Executors.newSingleThreadExecutor(Thread.ofPlatform().daemon().name("guest").factory());
    private final Program program;
    private final NboardHost.Patience patience;
    private Optional<NboardHost> host = Optional.empty();      // of the thread `guest`

    Guest(Program program, NboardHost.Patience patience) {
        this.program = program;
        this.patience = patience;
    }

    Program program() {
        return program;
    }

    /// Searches with the depth the program was registered with.
    @Override
    public SearchHandle search(Position position, SearchLimits limits, SearchListener listener) {
        Asked asked = new Asked();
        SearchLimits mine = limits.allMoves() ? SearchLimits.depth(program.depth()).withAllMoves()
            : SearchLimits.depth(program.depth());
        thread.execute(() -> {
            try {
                asked.start(running().search(position, mine, listener), () -> thread.execute(this::drop));
            } catch (IOException e) {
                asked.result.completeExceptionally(new IllegalStateException(
                    TEXTS.get("guest.no-start", program.name(), e.getMessage())));
            }
        });
        return asked;
    }

    /// What the program calls itself; starts it.
    ///
    /// @return completed on the thread `guest`, exceptionally with a message for the user if it cannot be started
    CompletableFuture<String> name() {
        return CompletableFuture.supplyAsync(() -> {
            try {
                return running().name();
            } catch (IOException e) {
                throw new CompletionException(new IllegalStateException(
                    TEXTS.get("guest.no-start", program.name(), e.getMessage())));
            }
        }, thread);
    }

    private NboardHost running() throws IOException {
        if (host.isEmpty()) {
            host = Optional.of(NboardHost.start(program.words(), patience));
        }
        return host.get();
    }

    private void drop() {
        host.ifPresent(NboardHost::close);
        host = Optional.empty();
    }

    @Override
    public void close() {
        thread.execute(this::drop);
        thread.shutdown();
    }

    /// A question that may wait for the program to start.
    private static final class Asked implements SearchHandle {
        private final CompletableFuture<SearchResult> result = new CompletableFuture<>();
        private Optional<SearchHandle> handle = Optional.empty();
        private boolean stopped;

        private synchronized void start(SearchHandle started, Runnable whenFailed) {
            handle = Optional.of(started);
            started.result().whenComplete((found, problem) -> {
                if (problem == null) {
                    result.complete(found);
                    return;
                }
                if (!isStopped()) {
                    whenFailed.run();
                }
                result.completeExceptionally(problem instanceof CompletionException ? problem.getCause() : problem);
            });
            if (stopped) {
                started.stop();
            }
        }

        private synchronized boolean isStopped() {
            return stopped;
        }

        @Override
        public CompletableFuture<SearchResult> result() {
            return result;
        }

        @Override
        public void stop() {
            Optional<SearchHandle> running;
            synchronized (this) {
                stopped = true;
                running = handle;
            }
            running.ifPresent(SearchHandle::stop);
        }
    }
}
