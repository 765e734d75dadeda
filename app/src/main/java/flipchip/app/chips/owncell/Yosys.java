package flipchip.app.chips.owncell;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import flipchip.app.kit.text.Reasons;
import flipchip.app.kit.text.Texts;
import flipchip.engine.io.ForeignProgram;

/// A runner of Yosys in a folder; it ends the process on every path.
///
/// @param program what is run
/// @param limit   of each run
/// @param folder  of the files that a script names
record Yosys(String program, Duration limit, Path folder) {
    private static final Texts TEXTS = Texts.of("student");

    /// Yosys ended in the middle of its work, as it does without memory.
    static final class Stopped extends IOException {
        private static final long serialVersionUID = 1;

        private Stopped() {
            super(TEXTS.get("yosys.stopped", ForeignProgram.MEGABYTES));
        }
    }

    /// Runs a script; answers all that Yosys said, its errors included.
    ///
    /// @throws IOException      if Yosys cannot be run or, as [Stopped], does not come to the end
    /// @throws TimeoutException if it does not end in time; it is ended then, as by an interrupt
    String run(String script) throws IOException, InterruptedException, TimeoutException {
        Process process;
        try {
            process =
                ForeignProgram.start(new ProcessBuilder(program, "-p", script).directory(folder.toFile())
                    .redirectErrorStream(true).redirectOutput(folder.resolve("yosys.log").toFile()));
        } catch (IOException e) {
            throw new IOException(TEXTS.get("yosys.missing", Reasons.told(e)), e);
        }
        try {
            if (!process.waitFor(limit.toNanos(), TimeUnit.NANOSECONDS)) {
                throw new TimeoutException();
            }
        } finally {
            ForeignProgram.end(process);
        }
        String log = text("yosys.log");
        if (process.exitValue() != 0 && !log.contains("ERROR: ")) {
            throw new Stopped();
        }
        return log;
    }

    /// What Yosys wrote into a file, in which a student's text may stand as any bytes; empty if it did not
    /// come so far.
    String text(String file) throws IOException {
        Path path = folder.resolve(file);
        return Files.exists(path) ? new String(Files.readAllBytes(path), StandardCharsets.UTF_8) : "";
    }
}
