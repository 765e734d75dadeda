package flipchip.app.window.assembly;

import java.util.concurrent.Executor;
import java.util.function.Consumer;
import flipchip.app.game.player.Thinker;
import flipchip.app.shell.FileDialogs;

/// What a window needs of the place where it is opened.
///
/// @param engine     plays and analyses
/// @param files      asks the user for files
/// @param screen     runs tasks on the FX thread
/// @param afterPause the same, after the pause that lets the eye see the person's move
/// @param failed     told why the circuit could not be recorded, which is a defect
public record WindowEnvironment(Thinker engine, FileDialogs files, Executor screen, Executor afterPause,
        Consumer<Throwable> failed) {
    private static final long PAUSE_MILLIS = 350;

    /// A window for a person, whose answers come first.
    public static WindowEnvironment answering(Thinker engine, FileDialogs files,
            InputPriorityExecutor answers, Consumer<Throwable> failed) {
        return new WindowEnvironment(engine, files, answers, OnScreen.afterMillis(PAUSE_MILLIS), failed);
    }

    /// A window without a user: no pauses, no files.
    public static WindowEnvironment unseen(Thinker engine, Consumer<Throwable> failed) {
        return new WindowEnvironment(engine, FileDialogs.none(), OnScreen::run, OnScreen::run, failed);
    }
}
