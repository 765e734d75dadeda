package flipchip.app.shell;

import java.util.concurrent.Executor;
import java.util.function.Consumer;
import flipchip.app.kit.settings.SettingsModel;

/// What the frame of the window gives to its parts.
///
/// @param pages     opens pages over the window
/// @param banner    shows notices that take nothing away from the player
/// @param settings  what the user chose
/// @param screen    runs tasks on the FX thread, from any thread
/// @param clipboard takes a text for other programs
/// @param files     asks the user for files and folders
public record Shell(Pages pages, Banner banner, SettingsModel settings, Executor screen,
        Consumer<String> clipboard, FileDialogs files) {}
