package flipchip.app.circuit.waves;

import java.util.Arrays;
import java.util.List;
import flipchip.app.circuit.array.HardwareViewModel;
import flipchip.app.circuit.timeline.HardwareService;
import flipchip.app.circuit.timeline.TimeLine;
import flipchip.app.kit.settings.Setting;
import flipchip.app.kit.text.Texts;
import flipchip.app.shell.Command;
import flipchip.app.shell.Feature;
import flipchip.app.shell.MenuName;
import flipchip.app.shell.Pane;
import flipchip.app.shell.PaneSlot;
import flipchip.app.shell.Shell;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;

/// A feature for the waveforms, a dock below board and chip.
public final class WaveFeature implements Feature {
    private static final Texts TEXTS = Texts.of("wave");
    /// The rows, as text.
    public static final Setting<String> ROWS = Setting.words("wave-rows", "", "", 100_000);

    private final BooleanProperty open = new SimpleBooleanProperty(this, "open");
    private final WaveView view;
    private final WaveFiles files;

    public WaveFeature(HardwareViewModel hardware, HardwareService machine, Shell shell) {
        TimeLine time = hardware.time();
        var saved = shell.settings().property(ROWS);
        WaveModel model = new WaveModel(time, machine, open, saved);
        files = new WaveFiles(model, shell, machine, this::view);
        view = new WaveView(model, time, files);
        hardware.whenWatched(net -> {
            open.set(true);
            view.add(net);
        });
        open.subscribe(now -> {
            if (now) {
                shell.screen().execute(view::focusRows);        // once it is in the window
            }
        });
    }

    private WaveView view() {
        return view;
    }

    @Override
    public List<Command> commands() {
        return List.of(Command.toggle("waveforms", MenuName.HARDWARE, TEXTS.get("command.open"),
            "Shortcut+Shift+W", open));
    }

    @Override
    public List<Command> findable() {
        return Arrays.stream(WaveFiles.Format.values()).map(format -> Command.of("waves-" + format.id(),
            MenuName.HARDWARE, TEXTS.get("save." + format.id()), "", () -> files.save(format))).toList();
    }

    @Override
    public List<Pane> panes() {
        return List.of(new Pane("waves-pane", TEXTS.get("title"), view, PaneSlot.WAVES, open));
    }

    @Override
    public List<Setting<?>> settings() {
        return List.of(ROWS);
    }
}
