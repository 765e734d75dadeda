package flipchip.app.settings;

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
        return home().map(home -> home.resolve("config")).orElseGet(
            () -> Path.of(ProjectDirectories.from("", "", "flipchip").configDir));
    }

    /// Games, the database, the running session.
    public static Path data() {
        return home().map(home -> home.resolve("data")).orElseGet(
            () -> Path.of(ProjectDirectories.from("", "", "flipchip").dataDir));
    }

    private static Optional<Path> home() {
        return Optional.ofNullable(System.getProperty("flipchip.home", System.getenv("FLIPCHIP_HOME")))
            .map(Path::of);
    }
}
