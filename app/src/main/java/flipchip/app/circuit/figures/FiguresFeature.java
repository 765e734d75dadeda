package flipchip.app.circuit.figures;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import flipchip.app.circuit.array.HardwareViewModel;
import flipchip.app.kit.settings.Setting;
import flipchip.app.kit.text.Texts;
import flipchip.app.kit.work.ThreadPerTask;
import flipchip.app.shell.Command;
import flipchip.app.shell.Feature;
import flipchip.app.shell.MenuName;
import flipchip.app.shell.Page;
import flipchip.app.shell.Shell;
import flipchip.hwsim.referee.array.CellArray;
import flipchip.hwsim.referee.run.ArrayFigures;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;

/// A feature that shows figures of the referee: the page of its gates, and the lane of what each move cost.
///
/// Thread: FX.
public final class FiguresFeature implements Feature {
    private static final Texts TEXTS = Texts.of("wave");
    private static final Setting<Boolean> TRACK = Setting.flag("machine-cost", "chip", false);

    private final Shell shell;
    private final BooleanProperty track = new SimpleBooleanProperty(this, "track");

    public FiguresFeature(HardwareViewModel panel, Shell shell) {
        this.shell = shell;
        ObjectProperty<Boolean> chosen = shell.settings().property(TRACK);
        chosen.subscribe(track::set);
        track.subscribe(now -> chosen.set(now));
        panel.showTrackProperty().bind(track);
    }

    @Override
    public List<Command> commands() {
        return List.of(
            Command.toggle("machine-cost", MenuName.HARDWARE, TEXTS.get("command.track"), "Alt+C", track),
            Command.of("figures-page", MenuName.HARDWARE, TEXTS.get("command.figures"), "Shortcut+Shift+F",
                this::open));
    }

    @Override
    public List<Setting<?>> settings() {
        return List.of(TRACK);
    }

    private void open() {
        FiguresPage page = new FiguresPage();
        shell.pages().open(Page.of("figures-of-the-chip", TEXTS.get("figures.title"), page, Page.Size.WHOLE));
        CompletableFuture
            .supplyAsync(() -> ArrayFigures.of(CellArray.build()), ThreadPerTask.of("chip-figures"))
            .thenAcceptAsync(figures -> page.show(Optional.of(figures)), shell.screen());
    }
}
