package flipchip.app;

import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javafx.application.Platform;
import javafx.stage.Window;

/// Waits until the screen's thread has done what it was asked for.
public final class Settled {
    /// A task may ask for another one, and that for a third.
    private static final int ROUNDS = 5;
    private static final int MINUTES = 5;

    private Settled() {}

    /// Waits until all is done that waits for the screen's thread now, and what that asks for, and all
    /// windows are laid out.
    public static void await() {
        for (int round = 0; round < ROUNDS; round++) {
            onScreen(() -> null);
        }
        layOutAll();
    }

    /// What a test reads or clicks on next is laid out, also where the next pulse is late.
    static void layOutAll() {
        onScreen(() -> {
            layOut();
            return null;
        });
    }

    static void layOut() {
        for (Window shown : List.copyOf(Window.getWindows())) {
            if (shown.getScene() != null) {
                shown.getScene().getRoot().applyCss();
                shown.getScene().getRoot().layout();
            }
        }
    }

    /// What `work` gives, done on the screen's thread.
    static <T> T onScreen(Callable<T> work) {
        FutureTask<T> task = new FutureTask<>(work);
        if (Platform.isFxApplicationThread()) {
            task.run();
        } else {
            Platform.runLater(task);
        }
        try {
            return task.get(MINUTES, TimeUnit.MINUTES);
        } catch (ExecutionException e) {
            throw e.getCause() instanceof RuntimeException problem ? problem : new IllegalStateException(e);
        } catch (TimeoutException e) {
            throw new IllegalStateException("the screen's thread is busy", e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }
}
