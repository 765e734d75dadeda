package flipchip.app.chips.owncell;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.Optional;
import java.util.concurrent.Executor;
import flipchip.app.kit.text.Reasons;
import flipchip.app.kit.text.Texts;
import flipchip.app.kit.work.Worker;
import flipchip.engine.io.AtomicFile;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;

/// A student's file, watched: every save is checked, and from the save on until its verdict there is none.
/// FX thread only; the file is read, and Yosys run, on threads of [CellWatch].
final class WorkbenchModel implements AutoCloseable {
    private static final Texts TEXTS = Texts.of("workbench");

    private final Worker files;
    private final Executor screen;
    private final ReadOnlyObjectWrapper<Optional<Path>> file =
        new ReadOnlyObjectWrapper<>(this, "file", Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<CellReport>> report =
        new ReadOnlyObjectWrapper<>(this, "report", Optional.empty());
    private final ReadOnlyStringWrapper sentence =
        new ReadOnlyStringWrapper(this, "sentence", TEXTS.get("nothing"));
    private Optional<Thread> watching = Optional.empty();
    private long watched;
    private boolean wasThere;

    /// @param screen runs tasks on the FX thread
    WorkbenchModel(Executor screen) {
        this.screen = screen;
        files = new Worker("cell-file", screen);
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

    /// Writes a file to start with, and watches it.
    void begin(Path fresh, Exercise exercise) {
        files.ask(() -> {
            AtomicFile.write(fresh, CellCheck.startingFile(exercise));
            return fresh;
        }, this::watch, problem -> sentence.set(TEXTS.get("failed", Reasons.told(problem))));
    }

    /// The same for a file that was typed.
    void watch(String typed) {
        try {
            watch(Path.of(typed.strip()));
        } catch (InvalidPathException e) {
            stop();
            report.set(Optional.empty());
            sentence.set(TEXTS.get("failed", Reasons.told(e)));
        }
    }

    /// Checks this file now and whenever it changes.
    void watch(Path chosen) {
        stop();
        long mine = watched;
        wasThere = false;
        file.set(Optional.of(chosen));
        report.set(Optional.empty());
        sentence.set(TEXTS.get("checking", chosen.getFileName()));
        CellWatch watch = new CellWatch(chosen, state -> screen.execute(() -> show(mine, chosen, state)));
        Thread thread = Thread.ofPlatform().daemon().name("cell-watch").start(() -> {
            try {
                watch.run();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
        watching = Optional.of(thread);
    }

    private void stop() {
        watched++;
        watching.ifPresent(Thread::interrupt);
        watching = Optional.empty();
    }

    private void show(long mine, Path chosen, CellWatch.State state) {
        if (mine != watched) {
            return;
        }
        Optional<CellReport> found = state instanceof CellWatch.State.Checked checked
            ? Optional.of(checked.report())
            : Optional.empty();
        report.set(found);
        sentence.set(switch (state) {
            case CellWatch.State.Checking _ -> TEXTS.get("checking", chosen.getFileName());
            case CellWatch.State.Missing _ -> TEXTS.get(wasThere ? "gone" : "missing", chosen.getFileName());
            case CellWatch.State.Failed failed -> TEXTS.get("failed", Reasons.told(failed.reason()));
            case CellWatch.State.Checked checked -> verdict(checked.report());
        });
        wasThere |= !(state instanceof CellWatch.State.Missing);
    }

    private static String verdict(CellReport found) {
        boolean isOther = found.block().isClocked() && EnumSet
            .of(CellReport.Verdict.PROVED, CellReport.Verdict.NO_CELL).contains(found.verdict());
        return TEXTS.get("verdict." + found.verdict() + (isOther ? ".clocked" : ""), found.points(),
            found.gates(), found.depth(), found.block().ourGates(), found.block().ourDepth());
    }

    @Override
    public void close() {
        stop();
        files.close();
    }
}
