package flipchip.app.shell;

import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Queue;
import java.util.concurrent.Executor;

/// Makes ready what the user has not asked for yet, while nothing happens: short steps in the order in which
/// they were added, with room for frames between them. FX thread only.
///
/// It begins when the window has shown its first frame. Whatever the user does stops it before the next step,
/// and it goes on after a rest in which nothing was done. So a step delays an answer by its own length at
/// most: keep each to a few milliseconds, and give longer work to another thread. A step that fails does not
/// keep the others back.
public final class IdleWork {
    private final Queue<Runnable> steps = new ArrayDeque<>();
    private final Executor afterFrame;
    private final Executor afterRest;
    private boolean begun;
    private boolean busy;
    private boolean touched;

    /// @param afterFrame runs a task on the FX thread when a frame could be drawn
    /// @param afterRest  runs a task on the FX thread after the time without an act that counts as a rest
    public IdleWork(Executor afterFrame, Executor afterRest) {
        this.afterFrame = afterFrame;
        this.afterRest = afterRest;
    }

    /// Adds steps behind those that wait already, now or later.
    public void add(Collection<? extends Runnable> more) {
        steps.addAll(more);
        wake();
    }

    /// The first frame is drawn: the first rest begins.
    public void begin() {
        begun = true;
        wake();
    }

    /// The user does something.
    public void touch() {
        touched = true;
    }

    /// What waits is not asked for any more.
    public void stop() {
        steps.clear();
    }

    /// Whether steps are waiting.
    public boolean isWaiting() {
        return !steps.isEmpty();
    }

    private void wake() {
        if (begun && !busy && !steps.isEmpty()) {
            busy = true;
            rest();
        }
    }

    private void rest() {
        touched = false;
        afterRest.execute(this::next);
    }

    private void next() {
        if (steps.isEmpty()) {
            busy = false;
        } else if (touched) {
            rest();
        } else {
            try {
                steps.remove().run();
            } finally {
                afterFrame.execute(this::next);
            }
        }
    }
}
