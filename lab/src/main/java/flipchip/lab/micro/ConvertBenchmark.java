package flipchip.lab.micro;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import flipchip.app.cli.Cli;
import flipchip.engine.io.AtomicFile;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/// A benchmark of the command `flipchip convert`, in games a second: it reads a file of transcripts, writes
/// another file, and says what is lost.
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(value = 1, jvmArgsAppend = "-Xmx2g")
@Warmup(iterations = 4, time = 1)
@Measurement(iterations = 9, time = 1)
public class ConvertBenchmark {
    private static final int GAMES = 50_000;

    @Param({"moves", "sgf"})
    private String form;

    private Path from;
    private Path to;

    @Setup
    public void write() throws IOException {
        from = Files.createTempFile("games", ".txt");
        AtomicFile.write(from, ReadingBenchmark.games(GAMES, ""));
        to = Files.createTempFile("converted", ".txt");
    }

    @TearDown
    public void delete() throws IOException {
        Files.delete(from);
        Files.delete(to);
    }

    @Benchmark
    @OperationsPerInvocation(GAMES)
    public int converted() {
        PrintWriter none = new PrintWriter(Writer.nullWriter());
        int code = Cli.execute(Cli.commandLine(), none, none, "convert", from.toString(), "--to", form,
            "--out", to.toString(), "--force");
        if (code != 0) {
            throw new IllegalStateException("exit code " + code);
        }
        return code;
    }
}
