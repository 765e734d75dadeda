package flipchip.lab.micro;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import flipchip.app.files.format.GameFiles;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
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
import org.openjdk.jmh.annotations.Warmup;

/// A benchmark of reading files, in games a second: whole games of random moves, one a line.
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(value = 1, jvmArgsAppend = "-Xmx2g")
@Warmup(iterations = 4, time = 1)
@Measurement(iterations = 5, time = 1)
public class ReadingBenchmark {
    private static final int GAMES = 20_000;

    /// What stands behind each square. Behind a dot the lines are not plain and go the general way.
    @Param({"", "."})
    private String behind;

    private byte[] file;

    @Setup
    public void write() {
        file = games(GAMES, behind);
    }

    /// Whole games of random moves, one a line.
    ///
    /// @param behind what stands behind each square
    static byte[] games(int count, String behind) {
        SplittableRandom random = new SplittableRandom(1);
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < count; i++) {
            for (Position now = Position.INITIAL; !now.isGameOver();) {
                Square square = now.moves().get(random.nextInt(now.moves().size()));
                text.append(square).append(behind);
                now = now.play(square);
            }
            text.append('\n');
        }
        return text.toString().getBytes(StandardCharsets.UTF_8);
    }

    @Benchmark
    @OperationsPerInvocation(GAMES)
    public Object games() throws IOException {
        return GameFiles.read(file);
    }
}
