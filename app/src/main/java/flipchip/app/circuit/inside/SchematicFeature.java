package flipchip.app.circuit.inside;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import flipchip.app.circuit.array.ChipCamera;
import flipchip.app.circuit.array.ChipPlace;
import flipchip.app.circuit.array.HardwareViewModel;
import flipchip.app.circuit.timeline.Moment;
import flipchip.app.kit.settings.Setting;
import flipchip.app.kit.settings.SettingsModel;
import flipchip.app.kit.text.Texts;
import flipchip.app.shell.Command;
import flipchip.app.shell.Feature;
import flipchip.app.shell.KeyWords;
import flipchip.app.shell.MenuName;
import flipchip.app.shell.Pane;
import flipchip.app.shell.PaneSlot;
import flipchip.app.shell.Shell;
import flipchip.app.shell.Workspace;
import flipchip.engine.board.Square;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.referee.run.GameRun;
import flipchip.hwsim.referee.run.Instant;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.Property;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.layout.Region;

/// A feature for the inside of the chip: zoom to the gates, "why is this square legal?", the gates that
/// settle last, heat map and shadow ring. FX thread only.
public final class SchematicFeature implements Feature {
    private static final Texts TEXTS = Texts.of("schematic");
    private static final Setting<Boolean> RING = Setting.flag("chip-shadow-ring", "chip", false);
    private static final Setting<PathKind> PATH = Setting.choice("chip-path", "chip", PathKind.NONE,
        kind -> TEXTS.get("path." + kind.name().toLowerCase(Locale.ROOT)));
    private static final Setting<HeatKind> HEAT = Setting.choice("chip-heat", "chip", HeatKind.NONE,
        kind -> TEXTS.get("heat." + kind.name().toLowerCase(Locale.ROOT)));

    /// What is drawn over the chip.
    public static final List<Setting<?>> MARKS = List.of(RING, PATH, HEAT);

    private final HardwareViewModel hardware;
    private final Inspection inspection;
    private final CauseModel causes;
    private final ChipMarks marks;
    private final SettingsModel settings;
    private final InsideView inside;
    private final CircuitReportView report;
    private final BooleanProperty reportChosen = new SimpleBooleanProperty(this, "reportChosen");
    private Optional<Net> visited = Optional.empty();
    /// Where the user was before the chip was presented.
    private Workspace leftToPresent = Workspace.CIRCUIT;

    /// @param onBoard the square of the board under the mouse or with the keyboard
    public SchematicFeature(HardwareViewModel hardware, Shell shell,
            ReadOnlyObjectProperty<Optional<Square>> onBoard) {
        this.hardware = hardware;
        settings = shell.settings();
        inspection = new Inspection(hardware, shell.screen());
        causes = new CauseModel(shell.screen());
        marks = new ChipMarks(inspection, causes);
        marks.explainingProperty().bind(settings.property(Workspace.SHOWN).map(Workspace.CIRCUIT::equals));
        marks.shadowRingProperty().bind(settings.property(RING));
        marks.pathProperty().bind(settings.property(PATH));
        marks.heatProperty().bind(settings.property(HEAT));
        hardware.camera().shadowRingProperty().bind(settings.property(RING));
        inside = new InsideView(inspection, marks);
        report = new CircuitReportView(marks, this::visit, this::goTo,
            new KeyWords(settings, commands()).text(TEXTS, "report.empty", "why-legal", "chip-path"),
            new AlsoAsked(hardware.momentProperty(), this::ask, this::askWhatTookLongest));
        inspection.partsProperty().subscribe(this::goOnVisiting);
        onBoard.subscribe(square -> square.ifPresent(marks.subjectProperty()::set));
        hardware.chosenProperty().subscribe(square -> square.ifPresent(marks.subjectProperty()::set));
        hardware.whenAsked(this::explain);
        hardware.whenNetAsked(net -> {
            ask(new CauseModel.Subject.OfNet(net));
            reportChosen.set(true);
        });
        hardware.presentedProperty().subscribe(this::present);
        marks.whyProperty().subscribe(this::showReport);
        marks.pathProperty().subscribe(this::showReport);
    }

    private void present(boolean presented) {
        Property<Workspace> shown = settings.property(Workspace.SHOWN);
        if (presented) {
            leftToPresent = shown.getValue();
            shown.setValue(Workspace.CIRCUIT);
            settings.panelOpenProperty().set(true);
        } else if (shown.getValue() == Workspace.CIRCUIT) {
            shown.setValue(leftToPresent);
        }
    }

    /// A click is a question where the pane of the answers is in front.
    private void explain(Square square, boolean clicked) {
        if (!clicked || reportChosen.get() && settings.property(Workspace.SHOWN).get() == Workspace.CIRCUIT) {
            marks.subjectProperty().set(square);
            marks.whyProperty().set(true);
        }
    }

    /// Answers another question about the move instead of one about a square or a gate.
    private void ask(CauseModel.Subject subject) {
        marks.whyProperty().set(false);
        inspection.forgetTrace();
        settings.property(PATH).set(PathKind.NONE);
        marks.aboutMoveProperty().set(subject);
    }

    private void askWhatTookLongest() {
        ask(new CauseModel.Subject.LastMove());
        settings.property(PATH).set(PathKind.LAST);
    }

    /// What was asked for just now is answered at length where there is room for it, and elsewhere in the
    /// caption.
    private void showReport() {
        boolean room = settings.property(Workspace.SHOWN).get() == Workspace.CIRCUIT;
        if (room && (marks.whyProperty().get() || marks.pathProperty().get() != PathKind.NONE)) {
            reportChosen.set(true);
        }
    }

    /// Goes to the moment and the square of a step; the explanation stays.
    private void goTo(CircuitReport.Line line) {
        Optional<GameRun> run = inspection.moment().map(Moment::run);
        if (run.isPresent() && line.at().isPresent()) {
            Instant at = line.at().get();
            int steps = run.get().moves().get(at.move()).clocks().get(at.clock()).steps();
            Instant there = new Instant(at.move(), at.clock(), Math.min(at.step(), steps));
            causes.visit(there);
            hardware.time().jump(there);
            line.net().flatMap(this::squareOf)
                .ifPresent(square -> hardware.chosenProperty().set(Optional.of(square)));
        }
    }

    private Optional<Square> squareOf(Net net) {
        String name =
            inspection.moment().map(now -> now.run().machine().circuit().netlist().nameOf(net)).orElse("");
        return Square.parse(name.substring(0, Math.min(2, name.length())));
    }

    /// Goes to a gate of the machine that is shown, wherever it is, as soon as its schematic is laid out.
    public void visit(Net net) {
        visited = Optional.of(net);
        inspection.prepare();
        goOnVisiting();
    }

    /// Shows the whole array without what was asked before, and points at a cell in it.
    public void pointAt(Optional<Square> square) {
        marks.whyProperty().set(false);
        inspection.forgetTrace();
        hardware.leaveMachine();
        hardware.camera().toArray();
        hardware.chosenProperty().set(square);
    }

    /// The gate that the user chose among the gates.
    public ObservableValue<Optional<Net>> chosenGate() {
        return inspection.traceProperty().map(trace -> trace.map(NetTrace::root));
    }

    /// Marks nets of the machine that is shown in its cells, each as wrong or as right.
    public void mark(Map<Net, Boolean> wrong) {
        inspection.examinedProperty().set(Map.copyOf(wrong));
    }

    private void goOnVisiting() {
        boolean ready =
            inspection.partsProperty().get().filter(parts -> parts.layout().isPresent() && inspection.moment()
                .filter(now -> now.run().machine().circuit() == parts.circuit()).isPresent()).isPresent();
        if (ready && visited.isPresent()) {
            inspection.pointedProperty().set(visited);
            visited = Optional.empty();
            inside.showPointed();
        }
    }

    @Override
    public List<Command> commands() {
        return List.of(
            Command.of("chip-in", MenuName.HARDWARE, TEXTS.get("command.in"), "Alt+Page Down", this::goIn),
            Command.of("chip-out", MenuName.HARDWARE, TEXTS.get("command.out"), "Alt+Page Up", this::goOut),
            Command.toggle("why-legal", MenuName.HARDWARE, TEXTS.get("command.why"), "Alt+Y",
                marks.whyProperty()),
            Command.toggle(
                "present", MenuName.VIEW, TEXTS.get("command.present"), "F5", hardware.presentedProperty()),
            flag("chip-shadow-ring", RING, "Alt+R"),
            Command.of("chip-path", MenuName.HARDWARE, TEXTS.get("command.path"), "Alt+K",
                () -> next(PATH, PathKind.values())),
            Command.of("chip-heat", MenuName.HARDWARE, TEXTS.get("command.heat"), "Alt+H",
                () -> next(HEAT, HeatKind.values())));
    }

    private Command flag(String id, Setting<Boolean> setting, String key) {
        BooleanProperty on = BooleanProperty.booleanProperty(settings.property(setting));
        return Command.toggle(id, MenuName.HARDWARE, TEXTS.get("command." + id), key, on);
    }

    private void goIn() {
        ChipCamera camera = hardware.camera();
        ChipPlace place = camera.placeProperty().get();
        switch (place.level()) {
            case ARRAY ->
                camera.toCell(hardware.chosenProperty().get().orElse(marks.subjectProperty().get()));
            case CELL -> camera.toSchematic(place.square());
            case GATE -> camera.toGates(place.square().file() + 0.5, place.square().row() + 0.5);
        }
    }

    private void goOut() {
        if (!hardware.leavePart()) {
            hardware.camera().leave();
        }
    }

    private <E extends Enum<E>> void next(Setting<E> setting, E[] values) {
        settings.property(setting)
            .set(values[(settings.property(setting).get().ordinal() + 1) % values.length]);
    }

    @Override
    public List<Pane> panes() {
        return List.of(new Pane("tab-circuit", TEXTS.get("tab"), report, PaneSlot.CIRCUIT_TAB, reportChosen));
    }

    @Override
    public Optional<ObservableValue<String>> chipCaption() {
        return Optional.of(inside.captionProperty());
    }

    @Override
    public List<Region> chipLayers() {
        return List.of(inside);
    }

    @Override
    public boolean goBack() {
        return endPresenting() || inside.isOnScreen()
                && (inspection.forgetTrace() || marks.leave() || hardware.camera().leave());
    }

    private boolean endPresenting() {
        boolean was = hardware.presentedProperty().get();
        hardware.presentedProperty().set(false);
        return was;
    }

    @Override
    public List<Setting<?>> settings() {
        return MARKS;
    }

    @Override
    public void close() {
        causes.close();
        inspection.close();
    }
}
