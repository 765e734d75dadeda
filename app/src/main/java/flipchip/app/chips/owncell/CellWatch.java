package flipchip.app.chips.owncell;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;

/// A watch of a student's file, which is checked whenever its text or that of an included file changes: the
/// listener never gets the report of a text that has been replaced. A check of an old text is ended. What a
/// file holds, and not its time, decides; a file that cannot be read or checked is a state as any other.
///
/// Thread: [#run] is the caller's; the listener is called there and on a thread for each check, by one at a
/// time.
public final class CellWatch {
    private static final int LOOK_MILLIS = 100;
    /// An editor may take the file away for a moment while it saves.
    private static final int LOOKS_WITHOUT_FILE = 4;

    private final Path file;
    private final Consumer<State> listener;
    private long version;
    private Optional<Thread> check = Optional.empty();

    /// What is known of the file as it is now.
    public sealed interface State {
        /// The file is read and being checked.
        record Checking() implements State {}

        /// The file does not exist.
        record Missing() implements State {}

        /// The file has been checked.
        record Checked(CellReport report) implements State {}

        /// The file cannot be read, or the check cannot be done.
        record Failed(Exception reason) implements State {}
    }

    /// What a look at the file finds.
    private record Look(Optional<CellFile> text, Optional<Exception> problem) {
        boolean isSameAs(Look other) {
            return other != null && text.equals(other.text) && Objects.equals(message(), other.message());
        }

        private String message() {
            return problem.map(String::valueOf).orElse("");
        }

        boolean isMissing() {
            return text.isEmpty() && problem.isEmpty();
        }
    }

    public CellWatch(Path file, Consumer<State> listener) {
        this.file = file;
        this.listener = listener;
    }

    /// Watches until the thread is interrupted.
    public void run() throws InterruptedException {
        Look told = null;
        int missing = 0;
        try {
            while (true) {
                Look now = look();
                missing = now.isMissing() ? missing + 1 : 0;
                boolean isSure = missing == 0 || missing >= LOOKS_WITHOUT_FILE || told == null;
                if (isSure && !now.isSameAs(told)) {
                    told = now;
                    begin(now);
                }
                Thread.sleep(LOOK_MILLIS);
            }
        } finally {
            replace();
        }
    }

    private Look look() {
        try {
            return new Look(Optional.of(CellFile.read(file)), Optional.empty());
        } catch (IOException | RuntimeException e) {
            return Files.notExists(file)
                ? new Look(Optional.empty(), Optional.empty())
                : new Look(Optional.empty(), Optional.of(e));
        }
    }

    private void begin(Look now) {
        long mine = replace();
        if (now.text().isEmpty()) {
            say(mine, now.problem().<State>map(State.Failed::new).orElseGet(State.Missing::new));
            return;
        }
        say(mine, new State.Checking());
        Thread thread =
            Thread.ofPlatform().daemon().name("cell-check").unstarted(() -> check(mine, now.text().get()));
        synchronized (this) {
            check = Optional.of(thread);
        }
        thread.start();
    }

    /// Makes all that is known of the file so far old.
    private synchronized long replace() {
        check.ifPresent(Thread::interrupt);
        check = Optional.empty();
        return ++version;
    }

    private void check(long mine, CellFile text) {
        try {
            say(mine, new State.Checked(CellCheck.of(text)));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (IOException | RuntimeException e) {
            say(mine, new State.Failed(e));
        }
    }

    private synchronized void say(long mine, State state) {
        if (mine == version) {
            listener.accept(state);
        }
    }
}
