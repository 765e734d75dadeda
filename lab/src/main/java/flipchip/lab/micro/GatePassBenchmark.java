package flipchip.lab.micro;

import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.function.ObjLongConsumer;
import flipchip.hwsim.gates.lanes.WidePass;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.sim.BitParallelSimulator;
import flipchip.hwsim.gates.sim.Simulator;
import flipchip.hwsim.gates.sim.UnitDelaySimulator;
import flipchip.hwsim.referee.array.CellArray;
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

/// A benchmark of 64 boards through the 7296 gates of the cell array, in nanoseconds;
/// lab/notes/bench/simulators.md has results.
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
    private long colour = -1L;

    @Setup
    public void build() {
        array = CellArray.build();
        simulator = switch (form) {
            case INTERPRETED -> new BitParallelSimulator(array.netlist());
            case COMPILED -> BitParallelSimulator.compiled(array.netlist());
            case UNIT_DELAY -> new UnitDelaySimulator(array.netlist());
        };
        fill(array, new SplittableRandom(1), simulator::setLanes);
    }

    /// Random boards, no square with two discs, and the other colour to move each time; settled.
    @Benchmark
    public long pass() {
        colour = ~colour;
        simulator.setLanes(array.nets().current().black(), colour);
        simulator.setLanes(array.nets().current().white(), ~colour);
        simulator.settle();
        return simulator.lanes(array.nets().legal().get(63));
    }

    /// The same on the Vector API, as many boards a pass as a vector holds words; the time is that of 64.
    @State(Scope.Thread)
    @BenchmarkMode(Mode.AverageTime)
    @OutputTimeUnit(TimeUnit.NANOSECONDS)
    @Fork(1)
    @Warmup(iterations = 8, time = 2)
    @Measurement(iterations = 3, time = 2)
    public static class Vectors {
        private static final int TIMES = 8;
        private final CellArray array = CellArray.build();
        private final WidePass wide = new WidePass(array.netlist());
        private long colour = -1L;

        /// Fills the lanes.
        @Setup
        public void build() {
            SplittableRandom random = new SplittableRandom(1);
            for (int word = 0; word < WidePass.WORDS; word++) {
                int at = word;
                fill(array, random, (net, lanes) -> wide.setLanes(net, at, lanes));
            }
        }

        /// As the other forms.
        @Benchmark
        @OperationsPerInvocation(TIMES)
        public long pass() {
            for (int boards = 0; boards < TIMES; boards += WidePass.WORDS) {
                colour = ~colour;
                for (int word = 0; word < WidePass.WORDS; word++) {
                    wide.setLanes(array.nets().current().black(), word, colour);
                    wide.setLanes(array.nets().current().white(), word, ~colour);
                }
                wide.run();
            }
            return wide.lanes(array.nets().legal().get(63), WidePass.WORDS - 1);
        }
    }

    private static void fill(CellArray array, SplittableRandom random, ObjLongConsumer<Net> put) {
        for (int square = 0; square < 64; square++) {
            long disc = random.nextLong();
            long black = random.nextLong();
            put.accept(array.nets().is().black().get(square), disc & black);
            put.accept(array.nets().is().white().get(square), disc & ~black);
            put.accept(array.nets().empty().get(square), ~disc);
        }
    }
}
