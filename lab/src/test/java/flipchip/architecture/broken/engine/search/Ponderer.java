package flipchip.architecture.broken.engine.search;

import java.util.concurrent.Executor;

/// A search that hands its work to others.
public final class Ponderer {
    public void ponder(Executor executor) {
        executor.execute(() -> {});
    }
}
