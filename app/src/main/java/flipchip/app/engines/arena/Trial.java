package flipchip.app.engines.arena;

import java.util.concurrent.CompletableFuture;
import flipchip.app.kit.text.Texts;
import flipchip.engine.api.SearchLimits;
import flipchip.engine.api.SearchListener;
import flipchip.engine.board.Position;

/// Tries a program: it must start, answer a ping and choose a legal first move.
final class Trial {
    private Trial() {}

    /// What the program did, for the user; exceptionally what went wrong.
    static CompletableFuture<String> run(ExternalEngine guest) {
        return guest.name()
            .thenCompose(
                _ -> guest.search(Position.INITIAL, SearchLimits.depth(1), SearchListener.NONE).result())
            .thenCompose(result -> guest.name().thenApply(name -> Texts.of("arena").get("test.done", name,
                result.bestMove(), result.elapsed().toMillis())));
    }
}
