package flipchip.lab.micro;

import java.util.concurrent.TimeUnit;
import flipchip.engine.table.TranspositionTable;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/// A benchmark of a half full table in nanoseconds: a hit, a miss and a store; places are random, as in a
/// search.
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(value = 1, jvmArgsAppend = "-Xmx2g")
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class TableBenchmark {
    private static final int ENTRIES_PER_MEGABYTE = 1 << 16;

    @Param({"1", "16", "512"})
    private int megabytes;

    private TranspositionTable table;
    private int known;
    private long next;

    @Setup
    public void fill() {
        table = new TranspositionTable(megabytes);
        known = megabytes * ENTRIES_PER_MEGABYTE / 2;
        for (int i = 0; i < known; i++) {
            table.store(key(i), -100, 100, 20, 100, i & 63);
        }
    }

    @Benchmark
    public long found() {
        next = next * 5 + 1 & known - 1;
        return table.probe(key(next));
    }

    @Benchmark
    public long missing() {
        return table.probe(key(--next));
    }

    @Benchmark
    public void stored() {
        next = next * 5 + 1 & known - 1;
        table.store(key(next), -100, 100, 20, 100, (int) next & 63);
    }

    private static long key(long position) {
        return TranspositionTable.key(position, ~position);
    }
}
