package flipchip.benchmark;

import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
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
import flipchip.hwsim.array.CellArray;
import flipchip.hwsim.netlist.Net;
import flipchip.hwsim.sim.BitParallelSimulator;
import flipchip.hwsim.sim.Simulator;
import flipchip.hwsim.sim.UnitDelaySimulator;

/// Nanoseconds for 64 boards through the 7296 gates of the cell array; docs/bench/simulators.md has results.
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 3, time = 2)
public class GatePassBenchmark {
    /// How the gates are evaluated.
    public enum Form {
        INTERPRETED, COMPILED, UNIT_DELAY
    }

    @Param({"INTERPRETED", "COMPILED", "UNIT_DELAY"})
    private Form form;

    private CellArray array;
    private Simulator simulator;
    private SplittableRandom random;

    @Setup
    public void build() {
        array = CellArray.build();
        random = new SplittableRandom(1);
        simulator = switch (form) {
            case INTERPRETED -> new BitParallelSimulator(array.netlist());
            case COMPILED -> BitParallelSimulator.compiled(array.netlist());
            case UNIT_DELAY -> new UnitDelaySimulator(array.netlist());
        };
    }

    /// New random boards in all lanes, no square with two discs, settled.
    @Benchmark
    public long pass() {
        simulator.setLanes(array.nets().current().black(), -1L);
        for (int square = 0; square < 64; square++) {
            long disc = random.nextLong();
            long black = random.nextLong();
            simulator.setLanes(array.nets().is().black().get(square), disc & black);
            simulator.setLanes(array.nets().is().white().get(square), disc & ~black);
            simulator.setLanes(array.nets().empty().get(square), ~disc);
        }
        simulator.settle();
        Net last = array.nets().legal().get(63);
        return simulator.lanes(last);
    }
}
