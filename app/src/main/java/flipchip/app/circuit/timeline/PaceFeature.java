package flipchip.app.circuit.timeline;

import java.util.List;
import flipchip.app.kit.text.Texts;
import flipchip.app.shell.Command;
import flipchip.app.shell.Feature;
import flipchip.app.shell.MenuName;

/// A feature with the keys for slower and faster playback.
///
/// Thread: FX.
public final class PaceFeature implements Feature {
    private static final Texts TEXTS = Texts.of("wave");
    private static final double[] PACES = {0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100};

    private final TimeLine time;

    public PaceFeature(TimeLine time) {
        this.time = time;
    }

    @Override
    public List<Command> commands() {
        return List.of(
            Command.of("slower", MenuName.HARDWARE, TEXTS.get("command.slower"), "Shift+COMMA",
                () -> pace(false)),
            Command.of("faster", MenuName.HARDWARE, TEXTS.get("command.faster"), "Shift+PERIOD",
                () -> pace(true)));
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
}
