package flipchip.app.chips.owncell;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import flipchip.app.kit.text.Reasons;
import flipchip.app.kit.text.Texts;
import flipchip.app.kit.work.Worker;
import flipchip.engine.io.AtomicFile;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;

/// A student's file, watched: every save is checked. FX thread only; the file is read, and Yosys run, on a
/// thread named `cell-check`.
final class WorkbenchModel implements AutoCloseable {
    private static final Texts TEXTS = Texts.of("workbench");
    private static final long LOOK_MILLIS = 400;

    private final Worker checker;
    private final Executor screen;
    private final Executor nextLook;
    private final ReadOnlyObjectWrapper<Optional<Path>> file =
        new ReadOnlyObjectWrapper<>(this, "file", Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<CellReport>> report =
        new ReadOnlyObjectWrapper<>(this, "report", Optional.empty());
    private final ReadOnlyStringWrapper sentence =
        new ReadOnlyStringWrapper(this, "sentence", TEXTS.get("nothing"));
    private volatile long watched;

    /// @param screen runs tasks on the FX thread
    WorkbenchModel(Executor screen) {
        this.screen = screen;
        checker = new Worker("cell-check", screen);
        nextLook = CompletableFuture.delayedExecutor(LOOK_MILLIS, TimeUnit.MILLISECONDS, checker);
    }

    ReadOnlyObjectProperty<Optional<Path>> fileProperty() {
        return file.getReadOnlyProperty();
    }

    /// What the newest check found; empty while there is none.
    ReadOnlyObjectProperty<Optional<CellReport>> reportProperty() {
        return report.getReadOnlyProperty();
    }

    /// The state of the file, for people.
    ReadOnlyStringProperty sentenceProperty() {
        return sentence.getReadOnlyProperty();
    }

    /// Writes the file to start with, and watches it.
    void begin(Path fresh) {
        checker.ask(() -> {
            AtomicFile.write(fresh, CellCheck.startingFile());
            return fresh;
        }, this::watch, problem -> sentence.set(TEXTS.get("failed", Reasons.told(problem))));
    }

    /// The same for a file that was typed.
    void watch(String typed) {
        try {
            watch(Path.of(typed.strip()));
        } catch (InvalidPathException e) {
            sentence.set(TEXTS.get("failed", Reasons.told(e)));
        }
    }

    /// Checks this file now and whenever it changes.
    void watch(Path chosen) {
        watched++;
        long mine = watched;
        file.set(Optional.of(chosen));
        report.set(Optional.empty());
        sentence.set(TEXTS.get("checking", chosen.getFileName()));
        checker.execute(() -> look(mine, chosen, null));
    }

    /// On the thread `cell-check`. An editor may take the file away while it saves.
    private void look(long mine, Path chosen, FileTime seen) {
        if (mine != watched) {
            return;
        }
        FileTime now = changed(chosen);
        if (now == null) {
            screen.execute(() -> miss(mine, chosen));
        } else if (!now.equals(seen)) {
            check(mine, chosen);
        }
        nextLook.execute(() -> look(mine, chosen, now));
    }

    private static FileTime changed(Path chosen) {
        try {
            return Files.getLastModifiedTime(chosen);
        } catch (IOException e) {
            return null;
        }
    }

    private void check(long mine, Path chosen) {
        try {
            CellReport found = CellCheck.of(chosen);
            screen.execute(() -> show(mine, found));
        } catch (IOException e) {
            screen.execute(() -> fail(mine, e));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /// A file that has been checked may be away for a moment while it is saved.
    private void miss(long mine, Path chosen) {
        if (mine == watched && report.get().isEmpty()) {
            sentence.set(TEXTS.get("missing", chosen.getFileName()));
        }
    }

    private void show(long mine, CellReport found) {
        if (mine == watched) {
            report.set(Optional.of(found));
            sentence
                .set(TEXTS.get("verdict." + found.verdict(), found.points(), found.gates(), found.depth()));
        }
    }

    private void fail(long mine, IOException problem) {
        if (mine == watched) {
            report.set(Optional.empty());
            sentence.set(TEXTS.get("failed", Reasons.told(problem)));
        }
    }

    @Override
    public void close() {
        watched++;
        checker.close();
    }
}
