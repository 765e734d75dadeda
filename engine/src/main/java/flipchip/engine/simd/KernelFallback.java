package flipchip.engine.simd;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/// Tells that vectors were given up, also those who ask later. Loads no kernel.
public final class KernelFallback {
    static final KernelFallback OF_THIS_PROCESS = new KernelFallback();

    private final List<Consumer<String>> listeners = new ArrayList<>();
    private String said;

    /// `heard` receives the reason, as one sentence for a user, on the thread that gives vectors up, or at
    /// once.
    public static void addListener(Consumer<String> heard) {
        OF_THIS_PROCESS.add(heard);
    }

    /// Removes `heard`. Does nothing if it was never added.
    public static void removeListener(Consumer<String> heard) {
        OF_THIS_PROCESS.remove(heard);
    }

    synchronized void add(Consumer<String> heard) {
        listeners.add(heard);
        if (said != null) {
            heard.accept(said);
        }
    }

    synchronized void remove(Consumer<String> heard) {
        listeners.remove(heard);
    }

    synchronized void say(String reason) {
        said = reason;
        listeners.forEach(heard -> heard.accept(reason));
    }
}
