package flipchip.hwsim.gates.cause;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Set;
import java.util.stream.IntStream;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.netlist.Port;
import flipchip.hwsim.gates.sim.SimulatorState;
import flipchip.hwsim.gates.sim.UnitDelaySimulator;

/// A history of every net of a run: the ticks at which each changed.
///
/// Ticks count from 0. A tick that is an edge shows the registers and input pins just after a clock edge, and
/// the gates as they were one tick before; every other tick comes one gate delay after the one before it.
/// Thread: any
public final class NetHistory {
    private final Netlist netlist;
    private final Set<Net> stuck;
    private final long[] initial;
    private final BitSet edges;
    private final int last;
    /// Net n changed at `ticks[from[n]]` to `ticks[from[n + 1] - 1]`, ascending.
    private final int[] from;
    private final int[] ticks;

    private NetHistory(Recorder recorder) {
        netlist = recorder.netlist;
        stuck = recorder.stuck;
        initial = recorder.initial;
        edges = (BitSet) recorder.edges.clone();
        last = recorder.ticks - 1;
        from = new int[netlist.netCount() + 1];
        for (int i = 0; i < recorder.count; i++) {
            from[recorder.nets[i] + 1]++;
        }
        for (int net = 0; net < netlist.netCount(); net++) {
            from[net + 1] += from[net];
        }
        ticks = new int[recorder.count];
        int[] next = from.clone();
        for (int i = 0; i < recorder.count; i++) {
            ticks[next[recorder.nets[i]]++] = recorder.at[i];
        }
    }

    public Netlist netlist() {
        return netlist;
    }

    /// Nets that keep their value whatever drives them.
    public Set<Net> stuck() {
        return stuck;
    }

    /// The last tick.
    public int last() {
        return last;
    }

    public boolean isEdge(int tick) {
        return edges.get(tick);
    }

    /// The last edge at or before `tick`; -1 if there is none.
    public int edgeBefore(int tick) {
        return edges.previousSetBit(tick);
    }

    public boolean high(Net net, int tick) {
        boolean first = (initial[net.id() >>> 6] >>> net.id() & 1) != 0;
        return first ^ (changesUpTo(net, tick) & 1) != 0;
    }

    /// The tick since which `net` has had the value that it has at `tick`.
    public int since(Net net, int tick) {
        int changes = changesUpTo(net, tick);
        return changes == 0 ? 0 : ticks[from[net.id()] + changes - 1];
    }

    /// The ticks at which `net` changed, ascending. A new array.
    public int[] changes(Net net) {
        return Arrays.copyOfRange(ticks, from[net.id()], from[net.id() + 1]);
    }

    /// Whether `net` changed at `tick`.
    public boolean isChanged(Net net, int tick) {
        return Arrays.binarySearch(ticks, from[net.id()], from[net.id() + 1], tick) >= 0;
    }

    private int changesUpTo(Net net, int tick) {
        int at = Arrays.binarySearch(ticks, from[net.id()], from[net.id() + 1], tick + 1);
        return (at >= 0 ? at : -at - 1) - from[net.id()];
    }

    /// A simulator in the state of `tick`, with what is still travelling.
    ///
    /// @throws IllegalStateException if the circuit contains a memory, whose words are not recorded
    public UnitDelaySimulator simulator(int tick) {
        UnitDelaySimulator simulator = new UnitDelaySimulator(netlist);
        restore(simulator, tick);
        return simulator;
    }

    /// Puts a simulator of this circuit, on which nothing is forced but the stuck nets, into the state of
    /// `tick`.
    void restore(UnitDelaySimulator simulator, int tick) {
        long[] image = new long[initial.length];
        for (int net = 0; net < netlist.netCount(); net++) {
            image[net >>> 6] |= high(new Net(net), tick) ? 1L << net : 0;
        }
        int first = isEdge(tick) ? tick - 1 : tick;
        simulator.restore(SimulatorState.of(netlist, image, IntStream.range(0, netlist.netCount())
            .filter(net -> since(new Net(net), tick) >= first).toArray()));
        stuck.forEach(net -> simulator.force(net, high(net, tick)));
    }

    /// What happens after `tick` when no further clock edge comes, until everything has settled. Pins keep
    /// their values.
    public NetHistory settledFrom(int tick) {
        Recorder recorder = new Recorder(netlist, initial, stuck);
        int[][] changes = byTick(tick);
        for (int t = 0; t <= tick; t++) {
            recorder.tick(isEdge(t), changes[t]);
        }
        UnitDelaySimulator simulator = simulator(tick);
        while (simulator.step() > 0) {
            recorder.tick(false, simulator.changes());
        }
        return recorder.finish();
    }

    private int[][] byTick(int end) {
        IntStream.Builder[] changes = new IntStream.Builder[end + 1];
        Arrays.setAll(changes, _ -> IntStream.builder());
        for (int net = 0; net < netlist.netCount(); net++) {
            for (int i = from[net]; i < from[net + 1] && ticks[i] <= end; i++) {
                changes[ticks[i]].add(net);
            }
        }
        return Arrays.stream(changes).map(builder -> builder.build().toArray()).toArray(int[][]::new);
    }

    /// Goes from `tick` - 1 to `tick` as the recorded run did, with the pins of that run.
    void step(UnitDelaySimulator simulator, int tick) {
        if (!isEdge(tick)) {
            simulator.step();
            return;
        }
        simulator.edge();
        for (Port port : netlist.ports(Port.Direction.INPUT)) {
            port.bus().nets().forEach(net -> simulator.set(net, high(net, tick)));
        }
    }

    /// A recorder of a history, tick by tick.
    /// Thread: owner
    public static final class Recorder {
        private final Netlist netlist;
        private final long[] initial;
        private final Set<Net> stuck;
        private final BitSet edges = new BitSet();
        private int[] nets = new int[1024];
        private int[] at = new int[1024];
        private int count;
        private int ticks;

        /// @param initial net image before the first tick: net n is bit n % 64 of word n / 64
        /// @param stuck   nets that keep their value whatever drives them
        public Recorder(Netlist netlist, long[] initial, Set<Net> stuck) {
            this.netlist = netlist;
            this.initial = initial.clone();
            this.stuck = Set.copyOf(stuck);
        }

        /// @param edge    whether a clock edge makes this tick, not a gate delay
        /// @param changed ids of the nets that changed
        public void tick(boolean edge, int[] changed) {
            edges.set(ticks, edge);
            if (count + changed.length > nets.length) {
                nets = Arrays.copyOf(nets, 2 * (count + changed.length));
                at = Arrays.copyOf(at, nets.length);
            }
            System.arraycopy(changed, 0, nets, count, changed.length);
            Arrays.fill(at, count, count + changed.length, ticks);
            count += changed.length;
            ticks++;
        }

        public NetHistory finish() {
            return new NetHistory(this);
        }
    }
}
