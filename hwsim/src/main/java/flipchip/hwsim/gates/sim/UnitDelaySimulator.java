package flipchip.hwsim.gates.sim;

import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import flipchip.hwsim.gates.netlist.Gate;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.Netlist;

/// A simulator in which every gate takes one unit of time: after a step a gate shows the function of its
/// inputs before it.
///
/// Event-driven: only readers of nets that changed are evaluated again. All gates read before any writes (two
/// phases), so the order of the gates cannot leak into the result. Pins and gates with memory change without
/// delay, at [#set] and at [#edge()]; an edge may come while changes are still running, which is how a clock
/// that is too fast is simulated.
///
/// An *instant* ends with each step: the changes of an instant are those of one step, or those made by
/// `set` and `edge` between two steps.
/// Thread: owner
public final class UnitDelaySimulator implements Simulator {
    private static final int NETS_NAMED = 8;

    private final Netlist netlist;
    private final GateTable table;
    private final EdgeGates edgeGates;
    private final long[] values;
    private final boolean[] forced;
    private final ChangeList changed;
    private final GateQueue queue;

    public UnitDelaySimulator(Netlist netlist) {
        this.netlist = netlist;
        table = new GateTable(netlist);
        edgeGates = new EdgeGates(netlist);
        values = new long[netlist.netCount()];
        forced = new boolean[netlist.netCount()];
        changed = new ChangeList(netlist.netCount());
        queue = new GateQueue(table);
        powerUp();
    }

    @Override
    public Netlist netlist() {
        return netlist;
    }

    @Override
    public void powerUp() {
        Arrays.fill(values, 0);
        Arrays.fill(forced, false);
        values[Net.ONE.id()] = -1L;
        edgeGates.powerUp(values);
        for (int row = 0; row < table.combinational; row++) {
            values[table.out[row]] = table.evaluate(row, values);
        }
        changed.restore(IntStream.range(0, values.length).toArray());
        settle();
    }

    @Override
    public void setLanes(Net input, long lanes) {
        put(input.id(), lanes);
    }

    @Override
    public long lanes(Net net) {
        return values[net.id()];
    }

    @Override
    public void edge() {
        int changes = edgeGates.sample(values);
        changed.open();
        for (int i = 0; i < changes; i++) {
            int row = edgeGates.changed[i];
            put(edgeGates.out[row], edgeGates.next[row]);
        }
    }

    @Override
    public void force(Net net, boolean high) {
        forced[net.id()] = false;
        put(net.id(), high ? -1L : 0L);
        forced[net.id()] = true;
    }

    /// Ends a hold by [#force(Net, boolean)]: a gate drives `net` from the next step on, a register from
    /// the next edge on.
    public void release(Net net) {
        forced[net.id()] = false;
        netlist.driverOf(net).stream().mapToObj(netlist.gates()::get).filter(Gate::isCombinational)
            .forEach(gate -> {
                changed.open();
                changed.add(gate.inputs().getFirst().id());
            });
    }

    /// One gate delay; returns how many nets changed in it.
    public int step() {
        int queued = queue.evaluateReaders(changed.nets(), changed.count(), values);
        changed.beginStep();
        for (int i = 0; i < queued; i++) {
            int net = queue.net(i);
            if (values[net] != queue.value(i) && !forced[net]) {
                values[net] = queue.value(i);
                changed.add(net);
            }
        }
        changed.endStep();
        return changed.count();
    }

    /// Steps until nothing changes any more and returns the number of the last step that changed a net.
    ///
    /// @throws OscillationException if nets still change after as many steps as there are gates, and one more
    @Override
    public int settle() {
        int steps = 0;
        while (step() > 0) {
            if (++steps > table.kind.length) {
                throw new OscillationException(netlist.name() + " still changes after " + steps + " steps: "
                    + IntStream.of(changes()).limit(NETS_NAMED).mapToObj(net -> netlist.nameOf(new Net(net)))
                        .collect(Collectors.joining(", ")));
            }
        }
        return steps;
    }

    /// Ids of the nets that changed at this instant, in ascending order. A new array.
    public int[] changes() {
        return changed.present();
    }

    public SimulatorState save() {
        return new SimulatorState(values.clone(), edgeGates.copyMemories(),
            Arrays.copyOf(changed.nets(), changed.count()));
    }

    /// Goes back (or on) to an instant of the same netlist. Nets that are forced now stay so, at the values
    /// of that instant.
    ///
    /// @throws IllegalArgumentException if `state` belongs to a circuit with another number of nets
    public void restore(SimulatorState state) {
        if (state.values().length != values.length) {
            throw new IllegalArgumentException("a state of " + state.values().length + " nets for "
                + netlist.name() + " with " + values.length);
        }
        System.arraycopy(state.values(), 0, values, 0, values.length);
        edgeGates.restoreMemories(state.memories());
        changed.restore(state.inFlight());
    }

    private void put(int net, long value) {
        changed.open();
        if (values[net] != value && !forced[net]) {
            changed.put(net, values[net], value);
            values[net] = value;
        }
    }
}
