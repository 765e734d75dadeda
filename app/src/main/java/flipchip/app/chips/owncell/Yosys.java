package flipchip.app.chips.owncell;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;
import flipchip.app.kit.text.Reasons;
import flipchip.app.kit.text.Texts;
import flipchip.engine.io.ForeignProgram;

/// A runner of Yosys, and of other tools, in a folder; it ends the process on every path.
///
/// @param program what is run
/// @param limit   of each run
/// @param folder  of the files that a script names
record Yosys(String program, Duration limit, Path folder) {
    private static final Texts TEXTS = Texts.of("student");
    /// Two checks side by side have to fit in a gigabyte; Yosys as WebAssembly takes 400.
    private static final int MEGABYTES = 450;

    /// Yosys cannot be run: no other cell can be checked either.
    public static final class Missing extends IOException {
        private static final long serialVersionUID = 1;

        private Missing(IOException cause) {
            super(TEXTS.get("yosys.missing", Reasons.told(cause)), cause);
        }
    }

    /// Yosys ended in the middle of its work, as it does without memory.
    static final class Stopped extends IOException {
        private static final long serialVersionUID = 1;

        private Stopped() {
            super(TEXTS.get("yosys.stopped", MEGABYTES));
        }
    }

    /// Runs a script; answers all that Yosys said, its errors included.
    ///
    /// @throws IOException      if Yosys cannot be run, as [Missing], or, as [Stopped], does not come to the
    ///                          end
    /// @throws TimeoutException if it does not end in time; it is ended then, as by an interrupt
    String run(String script) throws IOException, InterruptedException, TimeoutException {
        Process process;
        try {
            process = start("flipchip_yosys.log", program, "-p", script);
        } catch (IOException e) {
            throw new Missing(e);
        }
        await(process);
        String log = text("flipchip_yosys.log");
        if (process.exitValue() != 0 && !log.contains("ERROR: ")) {
            throw new Stopped();
        }
        return log;
    }

    /// Runs another tool; empty if it is not installed.
    ///
    /// @param log file of all that it says
    /// @throws TimeoutException if it does not end in time
    Optional<String> other(String log, String... command)
            throws IOException, InterruptedException, TimeoutException {
        if (Stream.of(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator))
            .noneMatch(place -> isProgram(place, command[0]))) {
            return Optional.empty();
        }
        await(start(log, command));
        return Optional.of(text(log));
    }

    private static boolean isProgram(String place, String name) {
        return Stream.of("", ".exe").anyMatch(end -> Files.isExecutable(Path.of(place, name + end)));
    }

    private Process start(String log, String... command) throws IOException {
        return ForeignProgram.start(new ProcessBuilder(List.of(command)).directory(folder.toFile())
            .redirectErrorStream(true).redirectOutput(folder.resolve(log).toFile()), MEGABYTES);
    }

    private void await(Process process) throws InterruptedException, TimeoutException {
        try {
            if (!process.waitFor(limit.toNanos(), TimeUnit.NANOSECONDS)) {
                throw new TimeoutException();
            }
        } finally {
            ForeignProgram.end(process);
        }
    }

    /// What Yosys wrote into a file, in which a student's text may stand as any bytes; empty if it did not
    /// come so far.
    String text(String file) throws IOException {
        Path path = folder.resolve(file);
        return Files.exists(path) ? new String(Files.readAllBytes(path), StandardCharsets.UTF_8) : "";
    }
}
