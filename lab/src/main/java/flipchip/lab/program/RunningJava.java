package flipchip.lab.program;

import java.nio.file.Path;

/// The Java that runs this program, and where it finds its classes: to start another with the same.
public final class RunningJava {
    private RunningJava() {}

    public static String executable() {
        return Path.of(System.getProperty("java.home"), "bin", "java").toString();
    }

    /// Folders and archives with classes, as `--module-path` and `-cp` take them.
    public static String path() {
        String modules = System.getProperty("jdk.module.path", "");
        String classes = System.getProperty("java.class.path", "");
        return modules.isEmpty() ? classes
            : classes.isEmpty() ? modules
            : modules + System.getProperty("path.separator") + classes;
    }
}
