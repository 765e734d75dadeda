package flipchip.app.chips.opened;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import flipchip.app.circuit.array.HardwareViewModel;
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
import flipchip.hwsim.verify.catalogue.Circuits;
import flipchip.hwsim.verify.catalogue.NamedCircuit;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.ListView;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// A feature of the window: every circuit of the catalogue opened down to its gates, and in the
/// chip the machine around the array at the moment shown. Thread: FX.
public final class OpenedFeature implements Feature {
    private static final Texts TEXTS = Texts.of("opened");

    private static final FileDialogs.Kind VERILOG = FileDialogs.Kind.of("Verilog", "v", "sv");
    private static final FileDialogs.Kind SVG = FileDialogs.Kind.of("SVG", "svg");
    private static final FileDialogs.Kind PNG = FileDialogs.Kind.of("PNG", "png");

    private final Shell shell;
    private final Worker worker;
    private final LatestRequest films;
    private final LatestRequest layouts;
    private final HardwareViewModel hardware;
    private final MachineView machine;

    public OpenedFeature(HardwareViewModel hardware, Shell shell) {
        this.hardware = hardware;
        this.shell = shell;
        worker = new Worker("opened-circuits", shell.screen());
        films = worker.newest();
        layouts = worker.newest();
        machine = new MachineView(hardware, worker.newest());
        shell.settings().property(Workspace.SHOWN).subscribe(space -> {
            if (space != Workspace.CIRCUIT) {
                hardware.leaveMachine();
            }
        });
    }

    @Override
    public List<Command> commands() {
        return List.of(Command.of("open-circuit", MenuName.HARDWARE, TEXTS.get("command"), "Shift+X",
            () -> list("machine")));
    }

    @Override
    public List<Command> findable() {
        return Stream
            .concat(
                Stream
                    .of(Command.of("open-own", MenuName.HARDWARE, TEXTS.get("own"), "", this::chooseFile),
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
        Circuits.find(name).ifPresent(circuit -> open(circuit, back));
    }

    /// Reads a Verilog file, or a folder of them, and opens the circuit, or says what is wrong with it.
    public void openFile(Path file) {
        shell.banner().show(TEXTS.get("own.reading", file.getFileName()));
        films.ask(_ -> OwnCircuits.read(file, Optional.empty(), Optional.empty()),
            circuit -> open(circuit, () -> list("machine")),
            problem -> shell.banner().showProblem(Reasons.told(problem)));
    }

    private void chooseFile() {
        shell.files().open(TEXTS.get("own"), List.of(VERILOG)).ifPresent(this::openFile);
    }

    private void save(Region picture, String title) {
        shell.files().save(TEXTS.get("save"), title.replaceAll("\\W+", "-") + ".svg", List.of(SVG, PNG))
            .ifPresent(file -> {
                try {
                    PictureFile.write(picture, title, file);
                    shell.banner().show(TEXTS.get("saved", file));
                } catch (IOException e) {
                    shell.banner().showProblem(Reasons.why(e, file));
                }
            });
    }

    /// @param latest the circuit that is chosen first
    private void list(String latest) {
        ListView<NamedCircuit> circuits = Controls.withId(new ListView<>(), "opened-list");
        circuits.setCellFactory(
            Controls.cells(circuit -> TEXTS.get("list.line", circuit.name(), circuit.about())));
        circuits.setAccessibleText(TEXTS.get("title"));
        circuits.getItems().setAll(Circuits.all());
        Controls.onChoice(circuits, () -> open(circuits.getSelectionModel().getSelectedItem()));
        Circuits.find(latest).ifPresent(circuits.getSelectionModel()::select);
        circuits.scrollTo(circuits.getSelectionModel().getSelectedIndex());
        VBox.setVgrow(circuits, Priority.ALWAYS);
        VBox whole =
            new VBox(10, Controls.wholeButton("opened-own", TEXTS.get("own"), this::chooseFile), circuits);
        shell.pages().open(Page.of("opened-list-page", TEXTS.get("title"), whole, Page.Size.WHOLE));
        circuits.requestFocus();
    }

    private void open(NamedCircuit circuit) {
        open(circuit, () -> list(circuit.name()));
    }

    private void open(NamedCircuit circuit, Runnable back) {
        OpenedPage page = new OpenedPage(circuit, films, layouts, back, this::save,
            shell.settings().reducedMotionProperty());
        shell.pages().open(new Page("opened-page", TEXTS.get("title.one", circuit.name()), page,
            Page.Size.WHOLE, page::close));
        page.takeKeyboard();
    }

    @Override
    public void close() {
        worker.close();
    }
}
