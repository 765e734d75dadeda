package flipchip.app.chips.owncell;

import java.util.Optional;
import java.util.function.Consumer;
import flipchip.app.circuit.timeline.HardwareService;
import flipchip.app.circuit.timeline.Moment;
import flipchip.app.circuit.timeline.TimeLine;
import flipchip.app.game.session.GameTree;
import flipchip.app.kit.text.Texts;
import flipchip.engine.board.Game;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.referee.array.CellArray;
import flipchip.hwsim.referee.array.ForeignCell;
import flipchip.hwsim.referee.control.ControllerState;
import flipchip.hwsim.referee.run.ArrayTiming;
import flipchip.hwsim.referee.run.ClockRun;
import flipchip.hwsim.referee.run.GameRun;
import flipchip.hwsim.referee.run.Instant;
import flipchip.hwsim.referee.run.MachineOptions;
import flipchip.hwsim.referee.run.OthelloMachine;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleBooleanProperty;

/// A switch that puts the student's cell into the array of the window: the game is recorded with it, and can
/// be zoomed and stepped like ours. FX thread only.
final class LiveArray {
    private static final Texts TEXTS = Texts.of("workbench");

    private final HardwareService hardware;
    private final TimeLine time;
    private final Consumer<Net> visit;
    private final BooleanProperty on = new SimpleBooleanProperty(this, "on");
    private final ReadOnlyStringWrapper words = new ReadOnlyStringWrapper(this, "words", "");
    private Optional<ForeignCell> cell = Optional.empty();
    private boolean checking = true;
    private Optional<Wanted> wanted = Optional.empty();

    /// A machine and how long its array takes.
    private record Built(OthelloMachine machine, ArrayTiming timing) {}

    /// A mistake to go to, once its game is recorded.
    private record Wanted(CellMistake mistake, Game shown) {}

    /// @param visit shows a gate of the chip
    LiveArray(HardwareService hardware, TimeLine time, Consumer<Net> visit) {
        this.hardware = hardware;
        this.time = time;
        this.visit = visit;
        on.subscribe((_, _) -> exchange());
        time.momentProperty().subscribe(this::goToMistake);
    }

    /// Whether the array is to be made of the student's cell.
    BooleanProperty onProperty() {
        return on;
    }

    /// What the array is made of, and how fast it is; empty while it is ours.
    ReadOnlyStringProperty wordsProperty() {
        return words.getReadOnlyProperty();
    }

    /// Takes the cell of a new report; with none the array is ours until there is one again.
    void take(Optional<CellReport> report) {
        Optional<ForeignCell> now = report.flatMap(CellReport::cell);
        boolean other = !now.equals(cell) || report.isEmpty() != checking;
        checking = report.isEmpty();
        if (other) {
            cell = now;
            wanted = Optional.empty();
            if (on.get()) {
                exchange();
            }
        }
    }

    /// Puts the cell into the array and the board of the mistake onto the board, and goes to the gate.
    void show(CellMistake mistake) {
        Game start = Game.startingAt(mistake.position());
        Game shown = mistake.move().map(start::play).orElse(start);
        wanted = Optional.of(new Wanted(mistake, shown));
        // only to be looked at: no computer answers, and the user's game waits
        time.session().show(GameTree.of(shown), shown.moves(), Optional.empty(), Optional.empty());
        on.set(true);
        goToMistake(time.momentProperty().get());
    }

    private void exchange() {
        if (!on.get() || cell.isEmpty()) {
            words.set(!on.get() ? "" : TEXTS.get(checking ? "live.building" : "live.none"));
            hardware.use(Optional.empty());
            time.recordAgain();
            return;
        }
        ForeignCell mine = cell.get();
        words.set(TEXTS.get("live.building"));
        hardware.ask(_ -> build(mine), built -> {
            if (on.get() && cell.equals(Optional.of(mine))) {
                words.set(TEXTS.get("live.on", built.timing().legal(), built.timing().flips(),
                    built.machine().options().period()));
                hardware.use(Optional.of(built.machine()));
                time.recordAgain();
            }
        });
    }

    private static Built build(ForeignCell cell) {
        ArrayTiming timing = ArrayTiming.of(CellArray.build(cell));
        int period = Math.max(MachineOptions.SAFE_PERIOD, timing.period());
        return new Built(OthelloMachine.build(MachineOptions.DEFAULT.withCell(cell).withPeriod(period)),
            timing);
    }

    /// Once the board of the mistake is recorded with the cell that makes it, unless another game is shown by
    /// then.
    private void goToMistake(Optional<Moment> moment) {
        Optional<CellMistake> mistake = wanted.filter(found -> moment
            .filter(now -> now.run().machine().options().cell().equals(cell) && isShown(now, found.shown()))
            .isPresent()).map(Wanted::mistake);
        if (mistake.isEmpty() || cell.isEmpty()) {
            return;
        }
        wanted = Optional.empty();
        GameRun run = moment.orElseThrow().run();
        hardware.ask(_ -> run, recorded -> {
            if (time.momentProperty().get().filter(now -> isShown(now, recorded.game())).isPresent()) {
                time.jump(mistake.get().move().map(_ -> endOfUpdate(recorded)).orElse(recorded.endOf(0)));
                recorded.machine().circuit().netlist().find(mistake.get().net()).ifPresent(visit);
            }
        });
    }

    /// Whether it is recorded, and still on the board: the recording of another may be under way.
    private boolean isShown(Moment now, Game game) {
        return now.run().game().equals(game) && time.session().game().equals(game);
    }

    /// When the flips of the first move have settled; the end of the move if the machine refuses it.
    private static Instant endOfUpdate(GameRun run) {
        var clocks = run.moves().get(1).clocks();
        for (int i = 0; i < clocks.size(); i++) {
            ClockRun clock = clocks.get(i);
            if (clock.state() == ControllerState.UPDATE) {
                return new Instant(1, i, clock.steps());
            }
        }
        return run.endOf(1);
    }
}
