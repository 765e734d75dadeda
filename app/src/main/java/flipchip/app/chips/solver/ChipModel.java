package flipchip.app.chips.solver;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import flipchip.app.kit.work.LatestValue;
import flipchip.app.kit.work.Worker;
import flipchip.engine.board.Position;
import flipchip.hwsim.circuit.solver.SolverModel;
import flipchip.hwsim.circuit.solver.SteppedSolve;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// A solve of the chip that is watched: loaded, stepped, played, stopped. FX thread only; the chip itself
/// works on a thread of its own named `chip-solve`, and what it shows comes back at most as often as the
/// screen can take it.
final class ChipModel implements AutoCloseable {
    private static final long TICK_MILLIS = 40;
    /// Visits between two looks at the clock and the stop: a fraction of a millisecond.
    private static final int BATCH = 1_000;

    /// What is going on.
    enum Phase { EMPTY, STOPPED, RUNNING, OVER }

    private final Worker chip = new Worker("chip-solve");
    private final Executor nextTick =
        CompletableFuture.delayedExecutor(TICK_MILLIS, TimeUnit.MILLISECONDS, chip);
    private final Executor screen;
    private final ReadOnlyObjectWrapper<Phase> phase =
        new ReadOnlyObjectWrapper<>(this, "phase", Phase.EMPTY);
    private final ReadOnlyObjectWrapper<Optional<SteppedSolve.View>> view =
        new ReadOnlyObjectWrapper<>(this, "view", Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<Position>> position =
        new ReadOnlyObjectWrapper<>(this, "position", Optional.empty());
    private Optional<Job> job = Optional.empty();
    private Pace pace = Pace.BRISK;

    /// @param screen runs tasks on the FX thread
    ChipModel(Executor screen) {
        this.screen = screen;
    }

    /// One solve on the chip's thread. Its view is read there and given away as a value.
    private final class Job {
        private final SteppedSolve solve;
        private final LatestValue<SteppedSolve.View> out = new LatestValue<>(screen, now -> heard(this, now));
        /// Written by the screen, read by the chip: another number with every start and stop.
        private volatile int run;
        private volatile int perSecond;
        private double due;

        Job(Position position) {
            solve = new SteppedSolve(position);
        }

        void show() {
            out.accept(solve.view());
        }

        void step() {
            solve.advance(1);
            show();
        }

        /// Starts or stops what is ticking; the old ticks then do nothing more.
        private int turn() {
            int next = run + 1;
            run = next;
            return next;
        }

        /// The share of visits of one tick of start number `mine`; ends early when it is stopped or its time
        /// is up.
        void tick(int mine) {
            if (run != mine || solve.isOver()) {
                return;
            }
            int wanted = perSecond;
            long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(TICK_MILLIS);
            due = wanted == Integer.MAX_VALUE ? Long.MAX_VALUE : due + wanted * TICK_MILLIS / 1000.0;
            while (due >= 1 && run == mine && !solve.isOver() && System.nanoTime() < end) {
                int now = (int) Math.min(due, BATCH);
                solve.advance(now);
                due -= now;
            }
            due = Math.min(due, BATCH);
            show();
            if (run == mine) {
                (wanted == Integer.MAX_VALUE ? chip : nextTick).execute(() -> tick(mine));
            }
        }
    }

    /// Loads `now` into the chip; what was being solved is dropped. Its registers are shown when the circuit
    /// has loaded them.
    ///
    /// @return whether the chip can hold it: see [SolverModel#MAX_EMPTIES]
    boolean load(Position now) {
        cancel();
        if (now.board().empties() > SolverModel.MAX_EMPTIES || now.isGameOver()) {
            return false;
        }
        Job mine = new Job(now);
        job = Optional.of(mine);
        position.set(Optional.of(now));
        phase.set(Phase.STOPPED);
        chip.execute(mine::show);
        return true;
    }

    /// One visit.
    void step() {
        stop();
        job.filter(_ -> phase.get() == Phase.STOPPED).ifPresent(now -> chip.execute(now::step));
    }

    /// Goes on at the pace chosen until it is stopped or the result is there.
    void play() {
        job.filter(_ -> phase.get() == Phase.STOPPED).ifPresent(now -> {
            phase.set(Phase.RUNNING);
            now.perSecond = pace.perSecond();
            int mine = now.turn();
            chip.execute(() -> now.tick(mine));
        });
    }

    /// Stands still where it is.
    void stop() {
        if (phase.get() == Phase.RUNNING) {
            job.orElseThrow().turn();
            phase.set(Phase.STOPPED);
        }
    }

    /// Drops the solve.
    void cancel() {
        job.ifPresent(Job::turn);
        job = Optional.empty();
        position.set(Optional.empty());
        view.set(Optional.empty());
        phase.set(Phase.EMPTY);
    }

    void setPace(Pace other) {
        pace = other;
        if (phase.get() == Phase.RUNNING) {
            job.orElseThrow().perSecond = pace.perSecond();
        }
    }

    Pace pace() {
        return pace;
    }

    private void heard(Job from, SteppedSolve.View now) {
        if (job.filter(mine -> mine == from).isPresent()) {
            view.set(Optional.of(now));
            if (now.result().isPresent()) {
                phase.set(Phase.OVER);
            }
        }
    }

    ReadOnlyObjectProperty<Phase> phaseProperty() {
        return phase.getReadOnlyProperty();
    }

    /// What the chip's registers showed last; empty while nothing is loaded.
    ReadOnlyObjectProperty<Optional<SteppedSolve.View>> viewProperty() {
        return view.getReadOnlyProperty();
    }

    /// What is solved.
    ReadOnlyObjectProperty<Optional<Position>> positionProperty() {
        return position.getReadOnlyProperty();
    }

    @Override
    public void close() {
        cancel();
        chip.close();
    }
}
