package flipchip.app.chips.repair;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import flipchip.app.circuit.timeline.HardwareService;
import flipchip.app.circuit.timeline.Moment;
import flipchip.app.circuit.timeline.TimeLine;
import flipchip.app.kit.text.Reasons;
import flipchip.app.kit.text.Texts;
import flipchip.app.shell.Command;
import flipchip.app.shell.Feature;
import flipchip.app.shell.MenuName;
import flipchip.app.shell.Pane;
import flipchip.app.shell.PaneSlot;
import flipchip.app.shell.Shell;
import flipchip.engine.board.Game;
import flipchip.engine.board.Square;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.referee.control.ControllerState;
import flipchip.hwsim.referee.run.ClockRun;
import flipchip.hwsim.referee.run.GameRun;
import flipchip.hwsim.referee.run.Instant;
import flipchip.hwsim.verify.faults.Puzzle;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableValue;

/// A feature for repair puzzles: it puts a puzzle's position on the board and its move on the time line,
/// where the picture of the chip shows what every gate should say. FX thread only.
public final class RepairFeature implements Feature {
    private static final Texts TEXTS = Texts.of("repair");

    private final Shell shell;
    private final HardwareService hardware;
    private final TimeLine time;
    private final Path file;
    private final Consumer<Net> visit;
    private final Consumer<Map<Net, Boolean>> mark;
    private final BooleanProperty plan;
    private final BooleanProperty open = new SimpleBooleanProperty(this, "open");
    private final ReadOnlyBooleanWrapper dailySolved = new ReadOnlyBooleanWrapper(this, "dailySolved");
    private final RepairModel model = new RepairModel(LocalDate::now);
    private final RepairView view = new RepairView(model, this::load, this::show, this::leave);
    private Optional<GameRun> shown = Optional.empty();
    private RepairResults saved = RepairResults.NONE;
    private boolean loaded;

    /// A puzzle with the recording of its move on a sound machine.
    private record Made(Puzzle puzzle, GameRun run) {}

    /// @param chosen the gate that the user chose in the picture of the chip
    /// @param visit  shows a gate there
    /// @param mark   marks nets there, each as wrong or not
    /// @param plan   whether the picture shows the plan of an array that is broken
    /// @param folder where results are kept
    public RepairFeature(Shell shell, HardwareService hardware, TimeLine time,
            ObservableValue<Optional<Net>> chosen, Consumer<Net> visit, Consumer<Map<Net, Boolean>> mark,
            BooleanProperty plan, Path folder) {
        this.shell = shell;
        this.hardware = hardware;
        this.time = time;
        this.visit = visit;
        this.mark = mark;
        this.plan = plan;
        file = folder.resolve("repairs.txt");
        chosen.subscribe(net -> net.filter(_ -> shown.isPresent()).ifPresent(this::follow));
        model.changesProperty().subscribe(this::changed);
        open.subscribe(this::opened);
        time.storyProperty().subscribe(now -> {
            if (!now.equals(shown)) {
                shown = Optional.empty();
                plan.set(false);
                mark.accept(Map.of());
            }
        });
    }

    @Override
    public List<Command> commands() {
        return List.of(Command.toggle("repair", MenuName.HARDWARE, TEXTS.get("command"), "Alt+I", open));
    }

    @Override
    public List<Pane> panes() {
        return List
            .of(new Pane("tab-repair", TEXTS.get("tab"), Pane.scrolled(view), PaneSlot.CIRCUIT_TAB, open));
    }

    /// Opens the puzzle of the day.
    public void openDaily() {
        open.set(true);
        load(model.daily());
    }

    /// Reads the results, the first time.
    public void prepare() {
        opened(true);
        tellDaily();
    }

    /// Whether the puzzle of the day is solved, as far as the results are read.
    public ObservableValue<Boolean> dailySolved() {
        return dailySolved.getReadOnlyProperty();
    }

    private void tellDaily() {
        dailySolved.set(model.results().of(model.daily()).isPresent());
    }

    private void opened(boolean now) {
        if (now && !loaded) {
            loaded = true;
            hardware.ask(_ -> read(), kept -> {
                saved = kept;
                model.setResults(kept);
                tellDaily();
            });
        }
    }

    private RepairResults read() {
        try {
            return RepairResults.load(file, fault -> hardware.ask(_ -> fault,
                damaged -> shell.banner().showProblem(Reasons.told(damaged))));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void load(int number) {
        shell.settings().panelOpenProperty().set(true);
        hardware.ask(machine -> {
            Puzzle puzzle = Puzzle.of(number);
            Game game = Game.INITIAL;
            for (Square move : puzzle.question().moves()) {
                game = game.play(move);
            }
            return new Made(puzzle, machine.record(game.play(puzzle.question().move().orElseThrow())));
        }, this::show);
    }

    private void show(Made made) {
        time.showStory(made.run());
        shown = time.storyProperty().get();
        time.jump(atTheEndOfTheUpdate(made.run()));
        model.begin(made.puzzle());
        show(made.puzzle().symptom().net());
    }

    /// When every gate of the array says what it should for the position and the move.
    static Instant atTheEndOfTheUpdate(GameRun run) {
        List<ClockRun> clocks = run.moves().getLast().clocks();
        int clock = clocks.stream().map(ClockRun::state).toList().indexOf(ControllerState.UPDATE);
        return new Instant(run.game().length(), clock, clocks.get(clock).steps());
    }

    /// Shows a gate of the puzzle in the picture of the chip.
    private void show(String net) {
        machineNet(net).ifPresent(visit);
    }

    private Optional<Net> machineNet(String name) {
        return time.momentProperty().get().map(Moment::run).filter(run -> shown.equals(Optional.of(run)))
            .flatMap(run -> run.machine().circuit().netlist().find(name));
    }

    private void follow(Net net) {
        model.look(shown.orElseThrow().machine().circuit().netlist().nameOf(net));
    }

    private void changed() {
        Map<Net, Boolean> marks = new LinkedHashMap<>();
        model.marks().forEach((name, wrong) -> machineNet(name).ifPresent(net -> marks.put(net, wrong)));
        mark.accept(marks);
        plan.set(shown.isPresent() && model.isOpen());
        tellDaily();
        RepairResults now = model.results();
        if (!now.equals(saved)) {
            saved = now;
            hardware.ask(_ -> write(now), _ -> {});
        }
    }

    private boolean write(RepairResults results) {
        try {
            results.save(file);
            return true;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void leave() {
        if (shown.isPresent()) {
            time.session().leaveStory();
        }
    }
}
