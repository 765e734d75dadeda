package flipchip.app.chips.opened;

import java.util.List;
import flipchip.app.kit.control.Controls;
import flipchip.app.kit.text.Texts;
import flipchip.app.kit.work.LatestRequest;
import flipchip.app.kit.work.Worker;
import flipchip.app.shell.Command;
import flipchip.app.shell.Feature;
import flipchip.app.shell.MenuName;
import flipchip.app.shell.Page;
import flipchip.app.shell.Shell;
import flipchip.hwsim.verify.catalogue.Circuits;
import flipchip.hwsim.verify.catalogue.NamedCircuit;
import javafx.scene.control.ListView;

/// A feature of the window: every circuit of the catalogue opened down to its gates. Thread: FX.
public final class OpenedFeature implements Feature {
    private static final Texts TEXTS = Texts.of("opened");

    private final Shell shell;
    private final Worker worker;
    private final LatestRequest films;
    private final LatestRequest layouts;

    public OpenedFeature(Shell shell) {
        this.shell = shell;
        worker = new Worker("opened-circuits", shell.screen());
        films = worker.newest();
        layouts = worker.newest();
    }

    @Override
    public List<Command> commands() {
        return List.of(Command.of("open-circuit", MenuName.HARDWARE, TEXTS.get("command"), "Shift+X",
            () -> list("machine")));
    }

    @Override
    public List<Command> findable() {
        return Circuits.all().stream().map(circuit -> Command.of("open-" + circuit.name(), MenuName.HARDWARE,
            TEXTS.get("command.one", circuit.name()), "", () -> open(circuit))).toList();
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
        shell.pages().open(Page.of("opened-list-page", TEXTS.get("title"), circuits, Page.Size.WHOLE));
        circuits.requestFocus();
    }

    private void open(NamedCircuit circuit) {
        OpenedPage page = new OpenedPage(circuit, films, layouts, () -> list(circuit.name()),
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
