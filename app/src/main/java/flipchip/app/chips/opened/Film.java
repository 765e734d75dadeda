package flipchip.app.chips.opened;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Set;
import java.util.function.BooleanSupplier;
import flipchip.hwsim.gates.cause.CauseChain;
import flipchip.hwsim.gates.cause.NetHistory;
import flipchip.hwsim.gates.export.TestVectors;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.sim.UnitDelaySimulator;
import flipchip.hwsim.verify.catalogue.NamedCircuit;

/// A recording of the first clocks of a circuit under its test bench, gate delay by gate delay, as the
/// simulator ran them. Immutable, any thread.
final class Film {
    /// Clocks that are recorded; the last quarter of them has random inputs.
    static final int CLOCKS = 40;
    private static final int LARGE = 10_000;
    /// Of a stimulus that is the user's own, clocks times gates.
    private static final int MOST = 8_000_000;
    /// Of the test bench.
    static final long SEED = 1;

    private final NetHistory history;
    /// The tick at which each clock begins, with its edge and the inputs.
    private final int[] begins;
    private final boolean isCut;

    private Film(NetHistory history, List<Integer> begins, boolean isCut) {
        this.history = history;
        this.begins = begins.stream().mapToInt(Integer::intValue).toArray();
        this.isCut = isCut;
    }

    /// Runs a circuit. Takes up to some seconds.
    ///
    /// @param netlist  of the circuit
    /// @param whole    keeps all of its stimulus, or as much as there is room for
    /// @param unwanted read between clocks; once it holds, the result does not matter
    static Film of(NamedCircuit circuit, Netlist netlist, boolean whole, BooleanSupplier unwanted) {
        int gates = netlist.gates().size();
        int made = gates > LARGE ? CLOCKS / 2 : CLOCKS;
        int count = whole ? Math.max(made, MOST / Math.max(1, gates)) : made;
        TestVectors vectors = circuit.vectors().make(netlist, made, SEED);
        UnitDelaySimulator simulator = new UnitDelaySimulator(netlist);
        BitSet high = new BitSet(netlist.netCount());
        for (int net = 0; net < netlist.netCount(); net++) {
            high.set(net, (simulator.lanes(new Net(net)) & 1) != 0);
        }
        NetHistory.Recorder recorder = new NetHistory.Recorder(netlist,
            Arrays.copyOf(high.toLongArray(), netlist.netCount() / Long.SIZE + 1), Set.of());
        List<Integer> begins = new ArrayList<>();
        int tick = 0;
        for (TestVectors.Step step : vectors.steps().subList(0, Math.min(count, vectors.steps().size()))) {
            if (unwanted.getAsBoolean()) {
                break;
            }
            boolean edge = !begins.isEmpty();
            begins.add(tick);
            if (edge) {
                simulator.edge();
            }
            step.apply(simulator);
            do {
                int[] changed = Arrays.stream(simulator.changes())
                    .filter(net -> high.get(net) != ((simulator.lanes(new Net(net)) & 1) != 0)).toArray();
                Arrays.stream(changed).forEach(high::flip);
                recorder.tick(edge && tick == begins.getLast(), changed);
                tick++;
            } while (simulator.step() > 0);
        }
        return new Film(recorder.finish(), begins, whole && count < vectors.steps().size());
    }

    Netlist netlist() {
        return history.netlist();
    }

    /// Every net at every tick: each clock begins with one for its edge, and each gate delay is one.
    NetHistory history() {
        return history;
    }

    int clocks() {
        return begins.length;
    }

    /// Whether there was no room for all of a user's stimulus.
    boolean isCut() {
        return isCut;
    }

    /// Gate delays until a clock has settled.
    int settledAt(int clock) {
        return (clock + 1 < begins.length ? begins[clock + 1] - 1 : history.last()) - begins[clock];
    }

    /// The tick of a gate delay of a clock.
    int tick(int clock, int delay) {
        return begins[clock] + delay;
    }

    /// The clock that a tick is in.
    int clockOf(int tick) {
        int at = Arrays.binarySearch(begins, tick);
        return at >= 0 ? at : -at - 2;
    }

    /// Why a net is what it is at a tick: back to the edge before, and for a register to the one before that.
    /// May take a second.
    CauseChain causes(Net net, int tick) {
        boolean isStored = netlist().driverOf(net).stream().mapToObj(netlist().gates()::get)
            .anyMatch(gate -> !gate.isCombinational());
        int clock = clockOf(tick);
        return CauseChain.of(history, net, tick, begins[Math.max(0, isStored ? clock - 1 : clock)],
            _ -> false);
    }

    /// What every net shows at a gate delay of a clock.
    Values at(int clock, int delay) {
        return new Still(history, tick(clock, delay));
    }

    /// One gate delay of the recording.
    private record Still(NetHistory history, int tick) implements Values {
        @Override
        public boolean isHigh(Net net) {
            return history.high(net, tick);
        }

        @Override
        public boolean isChanged(Net net) {
            return history.isChanged(net, tick);
        }
    }
}
