package flipchip.app.files.session;

import java.nio.file.Path;
import flipchip.app.WindowFixture;
import flipchip.app.kit.settings.Frame;
import flipchip.app.kit.settings.Settings;
import javafx.animation.AnimationTimer;
import javafx.application.Platform;
import javafx.stage.Stage;

/// The real window in a process of its own, to be killed: plays [SessionScript] a step a frame, and after
/// each layout of a frame, before it is painted, says on standard output which step it shows.
///
/// Arguments: folder for the files, seed, number of steps; with 0 steps it only says what it shows at the
/// start.
final class ScriptedWindow {
    private static final Settings PEOPLE = WindowFixture.PEOPLE.with(Frame.PANEL, false);

    private ScriptedWindow() {}

    static void main(String[] args) {
        Path home = Path.of(args[0]);
        SessionScript script = new SessionScript(Long.parseLong(args[1]));
        int last = Integer.parseInt(args[2]);
        Platform.startup(() -> show(new WindowFixture(new Stage(), PEOPLE, (_, _, _) -> {
            throw new IllegalStateException("nobody should think");
        }, home), script, last));
    }

    private static void show(WindowFixture window, SessionScript script, int last) {
        int[] done = {0};
        int[] said = {-1};
        window.scene().addPostLayoutPulseListener(() -> {
            if (said[0] < done[0]) {
                said[0] = done[0];
                System.out.println("shown " + done[0] + " " + window.desk.session().game().moves());
                System.out.flush();
            }
        });
        new AnimationTimer() {
            @Override
            public void handle(long now) {
                if (said[0] == done[0] && done[0] < last) {
                    script.step(window.desk.session(), ++done[0]);
                    window.scene().getRoot().requestLayout();
                }
            }
        }.start();
    }
}
