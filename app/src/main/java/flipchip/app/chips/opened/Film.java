package flipchip.app.chips.opened;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.function.BooleanSupplier;
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

    private final Netlist netlist;
    private final List<Clock> clocks;
    private final boolean isCut;

    /// @param before  the nets that are high when the clock begins
    /// @param changes ids of the nets that change by gate delay; element 0 is the edge and the inputs
    private record Clock(BitSet before, List<int[]> changes) {}

    private Film(Netlist netlist, List<Clock> clocks, boolean isCut) {
        this.netlist = netlist;
        this.clocks = clocks;
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
        List<Clock> clocks = new ArrayList<>();
        BitSet high = new BitSet(netlist.netCount());
        for (int net = 0; net < netlist.netCount(); net++) {
            high.set(net, (simulator.lanes(new Net(net)) & 1) != 0);
        }
        for (TestVectors.Step step : vectors.steps().subList(0, Math.min(count, vectors.steps().size()))) {
            if (unwanted.getAsBoolean()) {
                break;
            }
            BitSet before = (BitSet) high.clone();
            if (!clocks.isEmpty()) {
                simulator.edge();
            }
            step.apply(simulator);
            List<int[]> changes = new ArrayList<>();
            do {
                int[] changed = Arrays.stream(simulator.changes())
                    .filter(net -> high.get(net) != ((simulator.lanes(new Net(net)) & 1) != 0)).toArray();
                Arrays.stream(changed).forEach(high::flip);
                changes.add(changed);
            } while (simulator.step() > 0);
            clocks.add(new Clock(before, changes));
        }
        return new Film(netlist, clocks, whole && count < vectors.steps().size());
    }

    Netlist netlist() {
        return netlist;
    }

    int clocks() {
        return clocks.size();
    }

    /// Whether there was no room for all of a user's stimulus.
    boolean isCut() {
        return isCut;
    }

    /// Gate delays until a clock has settled.
    int settledAt(int clock) {
        return clocks.get(clock).changes().size() - 1;
    }

    /// What every net shows at a gate delay of a clock.
    Values at(int clock, int delay) {
        Clock shown = clocks.get(clock);
        BitSet high = (BitSet) shown.before().clone();
        for (int t = 0; t <= delay; t++) {
            for (int net : shown.changes().get(t)) {
                high.flip(net);
            }
        }
        BitSet changed = new BitSet();
        Arrays.stream(shown.changes().get(delay)).forEach(changed::set);
        return new Still(high, changed);
    }

    /// One gate delay of the recording.
    private record Still(BitSet high, BitSet changed) implements Values {
        @Override
        public boolean isHigh(Net net) {
            return high.get(net.id());
        }

        @Override
        public boolean isChanged(Net net) {
            return changed.get(net.id());
        }
    }
}
