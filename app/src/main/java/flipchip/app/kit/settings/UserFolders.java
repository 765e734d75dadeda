package flipchip.app.kit.settings;

import java.nio.file.Path;
import java.util.Optional;
import dev.dirs.ProjectDirectories;

/// The folders where this operating system wants programs to keep what belongs to the user, or one folder for
/// everything where `-Dflipchip.home=FOLDER` or else the variable FLIPCHIP_HOME says so: for a copy on a
/// stick, and for tests.
public final class UserFolders {
    private UserFolders() {}

    /// Settings.
    public static Path config() {
        return home().map(home -> home.resolve("config"))
            .orElseGet(() -> Path.of(ProjectDirectories.from("", "", "flipchip").configDir));
    }

    /// Games, the database.
    public static Path data() {
        return home().map(home -> home.resolve("data"))
            .orElseGet(() -> Path.of(ProjectDirectories.from("", "", "flipchip").dataDir));
    }

    /// What the program needs to go on where it was: the running session. Only desktops of the XDG kind have
    /// a folder of its own for that.
    public static Path state() {
        return home().map(home -> home.resolve("data"))
            .orElseGet(() -> state(System.getProperty("os.name"), System.getenv("XDG_STATE_HOME"),
                Path.of(System.getProperty("user.home"))).orElseGet(UserFolders::data));
    }

    /// Format: XDG Base Directory Specification 0.8; a name that is not absolute does not count.
    ///
    /// @param chosen what the variable says, or null
    static Optional<Path> state(String system, String chosen, Path home) {
        if (system.startsWith("Windows") || system.startsWith("Mac")) {
            return Optional.empty();
        }
        Path folder = chosen != null && chosen.startsWith("/")
            ? Path.of(chosen)
            : home.resolve(".local").resolve("state");
        return Optional.of(folder.resolve("flipchip"));
    }

    private static Optional<Path> home() {
        return Optional.ofNullable(System.getProperty("flipchip.home", System.getenv("FLIPCHIP_HOME")))
            .map(Path::of);
    }
}
