package flipchip.app.engines.arena;

import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import flipchip.app.engines.protocol.EngineFailure;
import flipchip.app.engines.protocol.NboardHost;
import flipchip.app.game.player.Thinker;
import flipchip.app.kit.text.Reasons;
import flipchip.app.kit.text.Texts;
import flipchip.app.kit.work.PendingSearch;
import flipchip.app.kit.work.Worker;
import flipchip.engine.api.SearchHandle;
import flipchip.engine.api.SearchLimits;
import flipchip.engine.api.SearchListener;
import flipchip.engine.api.SearchResult;
import flipchip.engine.board.Position;

/// A registered program as an engine: started at the first request, and again after a failure. Any
/// thread.
final class ExternalEngine implements Thinker, AutoCloseable {
    private static final Texts TEXTS = Texts.of("arena");

    private final Worker thread = new Worker("guest");
    private final Program program;
    private final NboardHost.Patience patience;
    private Optional<NboardHost> host = Optional.empty();      // of the thread `guest`

    ExternalEngine(Program program, NboardHost.Patience patience) {
        this.program = program;
        this.patience = patience;
    }

    Program program() {
        return program;
    }

    /// Searches with the depth the program was registered with.
    @Override
    public SearchHandle search(Position position, SearchLimits limits, SearchListener listener) {
        PendingSearch asked = new PendingSearch();
        SearchLimits mine = limits.allMoves()
            ? SearchLimits.depth(program.depth()).withAllMoves()
            : SearchLimits.depth(program.depth());
        thread.submit(() -> running().search(position, mine, listener)).whenComplete((started, problem) -> {
            if (problem == null) {
                asked.run(started);
                started.result().whenComplete((found, failure) -> end(asked, found, failure));
            } else {
                asked.fail(told(problem));
            }
        });
        return asked;
    }

    /// A program that fails, unless because it was stopped, is started again for the next request.
    private void end(PendingSearch asked, SearchResult found, Throwable failure) {
        if (failure == null) {
            asked.result().complete(found);
        } else {
            if (!asked.isStopped()) {
                thread.execute(this::drop);
            }
            asked.fail(told(failure));
        }
    }

    /// What the program calls itself; starts it.
    ///
    /// @return completed on the thread `guest`, exceptionally with a message for the user if it cannot be
    ///     started
    CompletableFuture<String> name() {
        return thread.submit(() -> running().name())
            .exceptionallyCompose(problem -> CompletableFuture.failedFuture(told(problem)));
    }

    /// In the user's language.
    private Throwable told(Throwable problem) {
        return switch (problem) {
            case IOException e ->
                new IllegalStateException(TEXTS.get("guest.no-start", program.name(), e.getMessage()), e);
            case EngineFailure e -> new IllegalStateException(Reasons.told(TEXTS, "guest.fault", e), e);
            default -> problem;
        };
    }

    private NboardHost running() throws IOException {
        if (host.isEmpty()) {
            host = Optional.of(NboardHost.start(program.name(), program.launch(), patience));
        }
        return host.get();
    }

    private void drop() {
        host.ifPresent(NboardHost::close);
        host = Optional.empty();
    }

    @Override
    public void close() {
        thread.closeAfter(this::drop);
    }
}
