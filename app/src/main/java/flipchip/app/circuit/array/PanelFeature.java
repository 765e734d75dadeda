package flipchip.app.circuit.array;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import flipchip.app.circuit.timeline.TimeLine;
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

/// Small things of the panel: the pace of the time line by key, the lane of what each move cost the machine,
/// and the page with the chip's figures.
public final class PanelFeature implements Feature {
    private static final Texts TEXTS = Texts.of("wave");
    private static final Setting<Boolean> TRACK = Setting.flag("machine-cost", "chip", true);
    private static final double[] PACES = {0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100};

    private final TimeLine time;
    private final Shell shell;
    private final BooleanProperty track = new SimpleBooleanProperty(this, "track");

    public PanelFeature(HardwareViewModel panel, Shell shell) {
        time = panel.time();
        this.shell = shell;
        ObjectProperty<Boolean> chosen = shell.settings().property(TRACK);
        chosen.subscribe(track::set);
        track.subscribe(now -> chosen.set(now));
        panel.showTrackProperty().bind(track);
    }

    @Override
    public List<Command> commands() {
        return List.of(
            Command.of("slower", MenuName.HARDWARE, TEXTS.get("command.slower"), "Shift+COMMA",
                () -> pace(false)),
            Command.of("faster", MenuName.HARDWARE, TEXTS.get("command.faster"), "Shift+PERIOD",
                () -> pace(true)),
            Command.toggle("machine-cost", MenuName.HARDWARE, TEXTS.get("command.track"), "Alt+C", track),
            Command.of("figures-page", MenuName.HARDWARE, TEXTS.get("command.figures"), "Shortcut+Shift+F",
                this::open));
    }

    @Override
    public List<Setting<?>> settings() {
        return List.of(TRACK);
    }

    /// To the next of the usual paces.
    private void pace(boolean faster) {
        double now = time.speedProperty().get();
        double next = faster ? PACES[PACES.length - 1] : PACES[0];
        for (int i = 0; i < PACES.length; i++) {
            double pace = faster ? PACES[PACES.length - 1 - i] : PACES[i];
            if (faster ? pace > now * 1.01 : pace < now * 0.99) {
                next = pace;
            }
        }
        time.speedProperty().set(next);
    }

    private void open() {
        FiguresPage page = new FiguresPage();
        shell.pages().open(Page.of("figures-of-the-chip", TEXTS.get("figures.title"), page, Page.Size.WHOLE));
        CompletableFuture
            .supplyAsync(() -> ArrayFigures.of(CellArray.build()), ThreadPerTask.of("chip-figures"))
            .thenAcceptAsync(figures -> page.show(Optional.of(figures)), shell.screen());
    }
}
