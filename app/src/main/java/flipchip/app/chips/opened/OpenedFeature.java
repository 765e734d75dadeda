package flipchip.app.chips.opened;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import flipchip.app.circuit.array.HardwareViewModel;
import flipchip.app.files.open.Opener;
import flipchip.app.kit.control.Controls;
import flipchip.app.kit.draw.PictureFile;
import flipchip.app.kit.text.Reasons;
import flipchip.app.kit.text.Texts;
import flipchip.app.kit.work.LatestRequest;
import flipchip.app.kit.work.Worker;
import flipchip.app.shell.Command;
import flipchip.app.shell.Feature;
import flipchip.app.shell.FileDialogs;
import flipchip.app.shell.MenuName;
import flipchip.app.shell.Page;
import flipchip.app.shell.Shell;
import flipchip.app.shell.Workspace;
import flipchip.hwsim.verify.catalogue.CircuitFiles;
import flipchip.hwsim.verify.catalogue.Circuits;
import flipchip.hwsim.verify.catalogue.NamedCircuit;
import javafx.beans.value.ObservableValue;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// A feature of the window: every circuit of the catalogue opened down to its gates, and in the
/// chip the machine around the array at the moment shown. Thread: FX.
public final class OpenedFeature implements Feature, OpenedHost {
    private static final Texts TEXTS = Texts.of("opened");

    private static final FileDialogs.Kind VERILOG = FileDialogs.Kind.of("Verilog", "v", "sv");
    private static final FileDialogs.Kind RECORDING = FileDialogs.Kind.of("VCD", "vcd");
    private static final FileDialogs.Kind SYSTEM_VERILOG = FileDialogs.Kind.of("SystemVerilog", "sv", "v");
    private static final FileDialogs.Kind JSON = FileDialogs.Kind.of("JSON (Yosys, DigitalJS)", "json");
    private static final FileDialogs.Kind DOT = FileDialogs.Kind.of("DOT (Graphviz)", "dot");
    private static final FileDialogs.Kind PDF = FileDialogs.Kind.of("PDF", "pdf");
    private static final FileDialogs.Kind SVG = FileDialogs.Kind.of("SVG", "svg");
    private static final FileDialogs.Kind PNG = FileDialogs.Kind.of("PNG", "png");

    private final Shell shell;
    private final Worker runner;
    /// Places what is entered while the other runs what was opened.
    private final Worker placer;
    private final LatestRequest reads;
    private final LatestRequest films;
    private final LatestRequest layouts;
    private final HardwareViewModel hardware;
    private final MachineView machine;
    private final LatestRequest exports;
    /// The user's circuit that is open.
    private Optional<OwnCircuits> shown = Optional.empty();

    /// @param opener hands on circuits that are dropped on the window, and what drives them
    public OpenedFeature(HardwareViewModel hardware, Shell shell, Opener opener) {
        this.hardware = hardware;
        this.shell = shell;
        runner = new Worker("opened-circuits", shell.screen());
        placer = new Worker("opened-layouts", shell.screen());
        reads = runner.newest();
        films = runner.newest();
        layouts = placer.newest();
        exports = runner.newest();
        machine = new MachineView(hardware, placer.newest());
        opener.addOther(this::isCircuit, this::openFiles);
        shell.settings().property(Workspace.SHOWN).subscribe(space -> {
            if (space != Workspace.CIRCUIT) {
                hardware.leaveMachine();
            }
        });
    }

    @Override
    public List<Command> commands() {
        return List.of(
            Command.of("open-circuit", MenuName.HARDWARE, TEXTS.get("command"), "Shift+X",
                () -> list("machine")),
            Command.of("open-own", MenuName.HARDWARE, TEXTS.get("own"), "Alt+Shift+O", this::chooseFile));
    }

    @Override
    public List<Command> findable() {
        return Stream.concat(
            Stream.of(
                Command.of("open-folder", MenuName.HARDWARE, TEXTS.get("own.folder"), "", this::chooseFolder),
                Command.of("enter-machine", MenuName.HARDWARE, TEXTS.get("enter.machine"), "",
                    () -> enter(List.of())),
                Command.of("enter-controller", MenuName.HARDWARE, TEXTS.get("enter.controller"), "",
                    () -> enter(List.of("controller"))),
                Command.of("enter-mailbox", MenuName.HARDWARE, TEXTS.get("enter.mailbox"), "",
                    () -> enter(List.of("mailbox")))),
            Circuits.all().stream().map(circuit -> Command.of("open-" + circuit.name(), MenuName.HARDWARE,
                TEXTS.get("command.one", circuit.name()), "", () -> open(circuit))))
            .toList();
    }

    private void enter(List<String> way) {
        shell.settings().property(Workspace.SHOWN).set(Workspace.CIRCUIT);
        shell.settings().panelOpenProperty().set(true);
        hardware.goInto(way);
    }

    @Override
    public List<Region> chipLayers() {
        return List.of(machine);
    }

    @Override
    public Optional<ObservableValue<String>> chipCaption() {
        return Optional.of(machine.captionProperty());
    }

    @Override
    public boolean goBack() {
        return machine.leave();
    }

    /// Opens a circuit of the catalogue.
    ///
    /// @param back what comes when it is left
    public void open(String name, Runnable back) {
        Circuits.find(name).ifPresent(circuit -> show(Opened.of(circuit), back));
    }

    /// Reads a user's circuit and opens it, or says what is wrong with it.
    public void open(OwnCircuits own) {
        shell.banner().show(TEXTS.get("own.reading", own.path().getFileName()));
        reads.ask(own::read, read -> {
            show(Opened.of(own, read), () -> list("machine"));
            shown = Optional.of(own);
        }, problem -> shell.banner().showProblem(Reasons.told(problem)));
    }

    /// Whether these files are a circuit in Verilog, with or without what drives it, or that alone.
    private boolean isCircuit(List<Path> files) {
        long circuits = files.stream().filter(OpenedFeature::isVerilog).count();
        long stimuli = files.stream().filter(stimulus()::fits).count();
        return circuits + stimuli == files.size() && (circuits == 1 && stimuli <= 1
                || circuits == 0 && stimuli == 1 && (shown.isPresent() || RECORDING.fits(files.getFirst())));
    }

    private static FileDialogs.Kind stimulus() {
        return FileDialogs.Kind.of(TEXTS.get("stimulus.kind"), "vcd", "csv", "tsv");
    }

    private static boolean isVerilog(Path file) {
        return VERILOG.fits(file) || Files.isDirectory(file);
    }

    private void openFiles(List<Path> files) {
        Optional<Path> stimulus = files.stream().filter(stimulus()::fits).findFirst();
        Optional<OwnCircuits> circuit =
            files.stream().filter(OpenedFeature::isVerilog).findFirst().map(OwnCircuits::of).or(() -> shown);
        circuit.map(own -> stimulus.map(own::with).orElse(own)).ifPresentOrElse(this::open,
            () -> shell.banner().showProblem(TEXTS.get("stimulus.first", files.getFirst().getFileName())));
    }

    private void chooseFile() {
        shell.files().open(TEXTS.get("own"), List.of(VERILOG)).map(OwnCircuits::of).ifPresent(this::open);
    }

    private void chooseFolder() {
        shell.files().folder(TEXTS.get("own.folder")).map(OwnCircuits::of).ifPresent(this::open);
    }

    @Override
    public void chooseStimulus(OwnCircuits own) {
        shell.files().open(TEXTS.get("stimulus"), List.of(stimulus())).map(own::with).ifPresent(this::open);
    }

    @Override
    public void save(Region picture, String title) {
        shell.files().save(TEXTS.get("save"), title.replaceAll("\\W+", "-") + ".svg", List.of(SVG, PDF, PNG))
            .ifPresent(file -> {
                try {
                    PictureFile.write(picture, title, file);
                    shell.banner().show(TEXTS.get("saved", file));
                } catch (IOException e) {
                    shell.banner().showProblem(Reasons.why(e, file));
                }
            });
    }

    @Override
    public void open(Opened changed) {
        show(changed, () -> list("machine"));
    }

    @Override
    public void export(NamedCircuit circuit) {
        shell.files().save(TEXTS.get("export"), circuit.name() + ".sv", List.of(SYSTEM_VERILOG, JSON, DOT))
            .ifPresent(file -> exports.ask(_ -> CircuitFiles.write(circuit, file),
                _ -> shell.banner().show(TEXTS.get("saved", file)),
                problem -> shell.banner().showProblem(Reasons.why(problem, file))));
    }

    /// @param latest the circuit that is chosen first
    private void list(String latest) {
        CircuitList circuits = new CircuitList(latest, this::open);
        FlowPane own =
            new FlowPane(6, 6, Controls.wholeButton("opened-own", TEXTS.get("own"), this::chooseFile),
                Controls.wholeButton("opened-folder", TEXTS.get("own.folder"), this::chooseFolder));
        VBox whole = new VBox(10, own, circuits);
        shell.pages().open(Page.of("opened-list-page", TEXTS.get("title"), whole, Page.Size.WHOLE));
        circuits.start();
    }

    private void open(NamedCircuit circuit) {
        show(Opened.of(circuit), () -> list(circuit.name()));
    }

    private void show(Opened opened, Runnable back) {
        OpenedPage page =
            new OpenedPage(opened, films, layouts, back, this, shell.settings().reducedMotionProperty());
        shell.pages().open(new Page("opened-page", TEXTS.get("title.one", opened.circuit().name()), page,
            Page.Size.WHOLE, () -> {
                shown = Optional.empty();
                page.close();
            }));
        page.begin();
        placer.execute(LevelLayouter::prepare);
    }

    @Override
    public void close() {
        runner.close();
        placer.close();
    }
}
