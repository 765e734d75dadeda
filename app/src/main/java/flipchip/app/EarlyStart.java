package flipchip.app;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import flipchip.app.settings.SettingsStore;
import flipchip.engine.Engine;
import flipchip.engine.EngineOptions;

/// What the window needs that can be made while the toolkit starts, on a thread of its own: the settings, then the engine.
final class EarlyStart {
    private static final EarlyStart THIS_START = new EarlyStart(work -> Thread.ofPlatform().daemon().name("start").start(work));

    private final SettingsStore store = SettingsStore.ofUser();
    private final CompletableFuture<SettingsStore.Loaded> settings;
    private final CompletableFuture<Engine> engine;

    private EarlyStart(Executor thread) {
        settings = CompletableFuture.supplyAsync(store::load, thread);
        engine = settings.thenApplyAsync(_ -> new Engine(EngineOptions.DEFAULT
            .withThreads(Runtime.getRuntime().availableProcessors()).withSeed(System.nanoTime())), thread);
    }

    /// That of this process, which begins with the first call.
    static EarlyStart get() {
        return THIS_START;
    }

    SettingsStore store() {
        return store;
    }

    /// The settings, as soon as they are read.
    SettingsStore.Loaded settings() {
        return settings.join();
    }

    CompletableFuture<Engine> engine() {
        return engine;
    }
}
