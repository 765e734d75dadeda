package flipchip.app.chips.crosscheck;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import flipchip.app.circuit.array.HardwareViewModel;
import flipchip.app.circuit.timeline.HardwareService;
import flipchip.app.kit.text.Texts;
import flipchip.app.shell.Command;
import flipchip.app.shell.Feature;
import flipchip.app.shell.MenuName;
import flipchip.app.shell.Notice;
import flipchip.app.shell.Page;
import flipchip.app.shell.Shell;
import flipchip.hwsim.gates.netlist.Net;

/// A feature for the twin check, "Verify with my games", and its page.
public final class CrosscheckFeature implements Feature {
    private static final Texts TEXTS = Texts.of("twin");

    private final Shell shell;
    private final HardwareViewModel panel;
    private final CrosscheckModel model;
    private final CrosscheckPage page;
    private final Consumer<Net> visit;

    /// @param database where the game database is, if there is one
    /// @param visit    shows a gate of the chip
    public CrosscheckFeature(Shell shell, HardwareService hardware, HardwareViewModel panel, Path database,
            Consumer<Net> visit) {
        this.shell = shell;
        this.visit = visit;
        this.panel = panel;
        model = new CrosscheckModel(shell.screen(), hardware, panel);
        page = new CrosscheckPage(model, shell.files(), database, this::open);
    }

    @Override
    public List<Command> commands() {
        return List.of(Command.of("twin-check", MenuName.HARDWARE, TEXTS.get("command"), "Alt+E",
            () -> shell.pages().open(Page.of("twin-page", TEXTS.get("title"), page, Page.Size.CARD))));
    }

    /// Puts a difference on the time line over the game on the board, which a button brings back.
    private void open(CrosscheckRun.Found found) {
        shell.pages().close();
        shell.settings().panelOpenProperty().set(true);
        model.open(found, opened -> {
            opened.gate().ifPresent(visit);
            shell.banner().post(Notice.asks("story", opened.text(), TEXTS.get("back"), () -> {
                panel.chosenProperty().set(Optional.empty());
                panel.camera().toArray();
                panel.time().session().leaveStory();
            }));
        });
    }

    @Override
    public void close() {
        model.cancel();
    }
}
