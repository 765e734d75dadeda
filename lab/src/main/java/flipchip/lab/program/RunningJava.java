package flipchip.lab.program;

import java.nio.file.Path;

/// A description of the running Java and its class path, to start another process with the same.
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
