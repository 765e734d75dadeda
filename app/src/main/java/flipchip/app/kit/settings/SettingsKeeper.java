package flipchip.app.kit.settings;

import java.io.IOException;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Supplier;
import flipchip.app.kit.work.Worker;

/// Saves the settings a moment after they have changed, so that a program that is killed has lost at most
/// that moment. It saves no more than what has changed in this program: another one may run beside it. Called
/// on one thread, which is the screen's; a thread named `settings` writes.
public final class SettingsKeeper implements AutoCloseable {
    private final Worker disk = new Worker("settings");
    private final SettingsStore store;
    private final Supplier<Settings> now;
    private final Executor afterPause;
    private final Consumer<IOException> failed;
    private boolean waiting;
    private boolean closed;
    private Settings saved;                // what the file holds of this program; thread `settings`
    private boolean lost;                  // the last attempt failed; thread `settings`

    /// @param read       what the file held at the start
    /// @param now        reads the settings, on the caller's thread
    /// @param afterPause runs tasks on the caller's thread after a pause, in which more changes may come
    /// @param failed     told on the thread `settings` why they could not be saved: once, until it works
    ///                   again
    public SettingsKeeper(SettingsStore store, Settings read, Supplier<Settings> now, Executor afterPause,
            Consumer<IOException> failed) {
        this.saved = read;
        this.store = store;
        this.now = now;
        this.afterPause = afterPause;
        this.failed = failed;
    }

    /// Something has changed.
    public void changed() {
        if (!waiting && !closed) {
            waiting = true;
            afterPause.execute(() -> {
                waiting = false;
                save();
            });
        }
    }

    private void save() {
        if (!closed) {
            Settings settings = now.get();
            disk.execute(() -> write(settings));
        }
    }

    private void write(Settings settings) {
        try {
            store.save(saved, settings);
            saved = settings;
            lost = false;
        } catch (IOException e) {
            if (!lost) {
                failed.accept(e);
            }
            lost = true;
        }
    }

    /// Saves them a last time and waits until they are on the disk.
    @Override
    public void close() {
        save();
        closed = true;
        disk.finish();
    }
}
