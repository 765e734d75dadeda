package flipchip.app.start;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import flipchip.app.kit.settings.SettingsStore;
import flipchip.engine.Engine;
import flipchip.engine.EngineOptions;

/// What can be made beside the screen's thread: the settings while the toolkit starts, the engine after the
/// first frame, so that it does not keep a processor from the window.
public final class EarlyStart {
    private static final EarlyStart THIS_START =
        new EarlyStart(work -> Thread.ofPlatform().daemon().name("start").start(work));

    private final SettingsStore store = SettingsStore.ofUser();
    private final CompletableFuture<SettingsStore.Loaded> settings;
    private final CompletableFuture<Void> shown = new CompletableFuture<>();
    private final CompletableFuture<Engine> engine;

    private EarlyStart(Executor thread) {
        settings = CompletableFuture.supplyAsync(store::load, thread);
        engine =
            shown
                .thenApplyAsync(
                    _ -> new Engine(EngineOptions.DEFAULT
                        .withThreads(Runtime.getRuntime().availableProcessors()).withSeed(System.nanoTime())),
                    thread);
    }

    /// That of this process, which begins with the first call.
    public static EarlyStart get() {
        return THIS_START;
    }

    public SettingsStore store() {
        return store;
    }

    /// The settings, as soon as they are read.
    public SettingsStore.Loaded settings() {
        return settings.join();
    }

    /// The first frame is drawn.
    public void windowShown() {
        shown.complete(null);
    }

    public CompletableFuture<Engine> engine() {
        return engine;
    }
}
