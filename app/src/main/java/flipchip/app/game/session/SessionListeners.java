package flipchip.app.game.session;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/// Who hears of a session's events: one after another, in the order in which they happened, also of those
/// that a listener causes while it is told. A listener that throws does not keep it from others. Confined
/// to the session's thread.
final class SessionListeners {
    private final List<Consumer<GameEvent>> listeners = new ArrayList<>();
    private final List<News> waiting = new ArrayList<>();
    private boolean delivering;

    /// @param but who made it happen and is not told
    private record News(GameEvent event, Optional<Consumer<GameEvent>> but) {}

    void add(Consumer<GameEvent> listener) {
        listeners.add(listener);
    }

    void tell(GameEvent event) {
        tell(event, Optional.empty());
    }

    /// Notifies all listeners but `but`.
    void tell(GameEvent event, Optional<Consumer<GameEvent>> but) {
        waiting.add(new News(event, but));
        if (delivering) {
            return;
        }
        delivering = true;
        try {
            while (!waiting.isEmpty()) {
                News next = waiting.removeFirst();
                listeners.stream().filter(listener -> !next.but().equals(Optional.of(listener))).toList()
                    .forEach(listener -> tell(listener, next.event()));
            }
        } finally {
            delivering = false;
        }
    }

    private static void tell(Consumer<GameEvent> listener, GameEvent event) {
        try {
            listener.accept(event);
        } catch (RuntimeException | Error problem) {
            Thread thread = Thread.currentThread();
            thread.getUncaughtExceptionHandler().uncaughtException(thread, problem);
        }
    }
}
