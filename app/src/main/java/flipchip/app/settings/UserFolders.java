package flipchip.app.settings;

import java.nio.file.Path;
import dev.dirs.ProjectDirectories;

/// The folders where this operating system wants programs to keep what belongs to the user, or one folder for
/// everything where `-Dflipchip.home=FOLDER` says so: for a copy on a stick, and for tests.
public final class UserFolders {
    private static final String HOME = "flipchip.home";

    private UserFolders() {}

    /// Settings.
    public static Path config() {
        String home = System.getProperty(HOME);
        return home != null ? Path.of(home, "config") : Path.of(ProjectDirectories.from("", "", "flipchip").configDir);
    }

    /// Games, the database, the running session.
    public static Path data() {
        String home = System.getProperty(HOME);
        return home != null ? Path.of(home, "data") : Path.of(ProjectDirectories.from("", "", "flipchip").dataDir);
    }
}
