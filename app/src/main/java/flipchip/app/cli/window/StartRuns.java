package flipchip.app.cli.window;

import java.io.File;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/// Starts the program itself as child processes, as its user does, and reads how long its phases took. The
/// child is told by variables of its environment, because the launcher of the package takes no options of the
/// virtual machine.
public final class StartRuns {
    /// Variable of the child: the file for its notes, a line each: phase, nanoseconds, milliseconds of the
    /// processor.
    public static final String FILE = "FLIPCHIP_START_FILE";
    /// Variable of the child: what [System#nanoTime()] was when it was started. The systems have one such
    /// clock for all processes.
    public static final String BEGUN = "FLIPCHIP_START_NANOS";
    /// Variable of the child: set where it shall draw without a screen.
    public static final String HEADLESS = "FLIPCHIP_START_HEADLESS";
    /// Begins a line that tells when something could be used, whatever phase the start was in.
    public static final String MILESTONE = "= ";
    /// Variable by which the launcher of the package tells its second process from the first.
    private static final String LAUNCHED = "_JPACKAGE_LAUNCHER";
    private static final int LIMIT_SECONDS = 120;

    private final List<String> command;
    private final Path home;
    private final boolean headless;

    /// One phase of one start.
    ///
    /// @param milestone whether it is no phase but something that could be used from then on
    /// @param wall      milliseconds from the start of the process to the end of the phase
    /// @param processor the same in milliseconds of processor time, of all threads together
    record Phase(String name, boolean milestone, double wall, double processor) {}

    /// @param command  starts the program
    /// @param home     an empty folder for the settings and games of the starts
    /// @param headless whether it draws without a screen
    StartRuns(List<String> command, Path home, boolean headless) {
        this.command = List.copyOf(command);
        this.home = home;
        this.headless = headless;
    }

    /// How this program was started itself: the launcher of the package, or java with its options.
    static List<String> ownCommand() {
        String launcher = System.getProperty("jpackage.app-path");
        if (launcher != null) {
            return List.of(launcher);
        }
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
            .filter(argument -> !argument.startsWith("-Djdk.module.")).forEach(command::add);
        String modules = System.getProperty("jdk.module.path");
        if (System.getProperty("jdk.module.main") == null) {
            command.addAll(List.of("-cp", System.getProperty("java.class.path"), "flipchip.app.Main"));
        } else {
            if (modules != null) {
                command.addAll(List.of("--module-path", modules));
            }
            command.addAll(List.of("--module", "flipchip.app/flipchip.app.Main"));
        }
        return command;
    }

    /// Starts the program once, waits until it has ended and gives its phases in their order.
    ///
    /// @throws IOException if it could not be started, or ended without its notes
    List<Phase> start() throws IOException, InterruptedException {
        Path notes = home.resolve("notes");
        Path said = home.resolve("said");
        Files.deleteIfExists(notes);
        forgetGames();
        ProcessBuilder child = new ProcessBuilder(command).redirectErrorStream(true)
            .redirectOutput(said.toFile())
            .redirectInput(ProcessBuilder.Redirect.from(new File("/dev/null")));
        Map<String, String> environment = child.environment();
        environment.remove(LAUNCHED);
        environment.put("FLIPCHIP_HOME", home.toString());
        environment.put(FILE, notes.toString());
        if (headless) {
            environment.put(HEADLESS, "yes");
        }
        environment.put(BEGUN, String.valueOf(System.nanoTime()));
        Process process = child.start();
        try {
            if (!process.waitFor(LIMIT_SECONDS, TimeUnit.SECONDS)) {
                throw new IOException("the program has not shown its window in " + LIMIT_SECONDS + " s");
            }
        } finally {
            process.destroyForcibly();
        }
        if (!Files.exists(notes)) {
            throw new IOException("the program ended with status " + process.exitValue()
                + " and showed no window: "
                + Files.readString(said).strip());
        }
        try (Stream<String> lines = Files.lines(notes)) {
            return lines.map(StartRuns::phase).toList();
        }
    }

    /// Each start begins with an empty board, but with the settings that the one before has written.
    private void forgetGames() throws IOException {
        Path data = home.resolve("data");
        if (Files.exists(data)) {
            delete(data);
        }
    }

    /// Deletes a folder with everything in it.
    static void delete(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }

    private static Phase phase(String line) {
        String[] parts = line.split("\t");
        boolean milestone = parts[0].startsWith(MILESTONE);
        return new Phase(milestone ? parts[0].substring(MILESTONE.length()) : parts[0], milestone,
            Long.parseLong(parts[1]) / 1e6, Long.parseLong(parts[2]));
    }
}
