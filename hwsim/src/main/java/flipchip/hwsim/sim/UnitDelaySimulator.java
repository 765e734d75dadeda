package flipchip.hwsim.sim;

import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import flipchip.hwsim.netlist.Net;
import flipchip.hwsim.netlist.Netlist;

/// Every gate takes one unit of time: after a step a gate shows what its inputs asked for before it.
///
/// Event-driven: only readers of nets that changed are looked at again. All gates read before any writes (two
/// phases), so the order of the gates cannot leak into the result. Pins and gates with memory change without
/// delay, at [#set] and at [#edge()]; an edge may come while changes are still running, which is how a clock
/// that is too fast is simulated. Not thread-safe.
///
/// An *instant* ends with each step: the changes of an instant are those of one step, or those made by
/// `set` and `edge` between two steps.
public final class UnitDelaySimulator implements Simulator {
    private static final int NETS_NAMED = 8;

    private final Netlist netlist;
    private final GateTable table;
    private final EdgeGates edgeGates;
    private final long[] values;
    private final boolean[] forced;
    /// Nets whose readers must be looked at in the next step; those from `instantFrom` on changed last.
    private int[] changed;
    private int changedCount;
    private int instantFrom;
    private boolean atStepEnd;
    /// For pins and registers: the instant (from 1) in which each was last changed, and its value before that.
    private final int[] putIn;
    private final long[] valueBefore;
    private int instantNumber = 1;
    /// Rows to evaluate in this step, and the values found for them.
    private final int[] rows;
    private final long[] found;
    private final int[] queuedIn;
    private int stepNumber;

    public UnitDelaySimulator(Netlist netlist) {
        this.netlist = netlist;
        table = new GateTable(netlist);
        edgeGates = new EdgeGates(netlist);
        values = new long[netlist.netCount()];
        forced = new boolean[netlist.netCount()];
        changed = new int[netlist.netCount()];
        putIn = new int[netlist.netCount()];
        valueBefore = new long[netlist.netCount()];
        rows = new int[table.kind.length];
        found = new long[table.kind.length];
        queuedIn = new int[table.kind.length];
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
        changedCount = 0;
        IntStream.range(0, values.length).forEach(this::noteChange);
        settle();
        changedCount = 0;
        instantFrom = 0;
        atStepEnd = true;
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
        edgeGates.sample(values);
        openInstant();
        for (int i = 0; i < edgeGates.out.length; i++) {
            put(edgeGates.out[i], edgeGates.next[i]);
        }
    }

    @Override
    public void force(Net net, boolean high) {
        put(net.id(), high ? -1L : 0L);
        forced[net.id()] = true;
    }

    /// One gate delay; returns how many nets changed in it.
    public int step() {
        int queued = queueReaders();
        for (int i = 0; i < queued; i++) {
            found[i] = table.evaluate(rows[i], values);
        }
        changedCount = 0;
        for (int i = 0; i < queued; i++) {
            int net = table.out[rows[i]];
            if (values[net] != found[i] && !forced[net]) {
                values[net] = found[i];
                noteChange(net);
            }
        }
        instantFrom = 0;
        atStepEnd = true;
        return changedCount;
    }

    private int queueReaders() {
        stepNumber++;
        int queued = 0;
        for (int i = 0; i < changedCount; i++) {
            int to = table.readersFrom[changed[i] + 1];
            for (int r = table.readersFrom[changed[i]]; r < to; r++) {
                int row = table.readers[r];
                if (queuedIn[row] != stepNumber) {
                    queuedIn[row] = stepNumber;
                    rows[queued++] = row;
                }
            }
        }
        return queued;
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
        int[] ids = Arrays.copyOfRange(changed, instantFrom, changedCount);
        Arrays.sort(ids);
        return ids;
    }

    /// Whether nets changed at this instant or before, whose readers have not followed yet.
    public boolean inFlight() {
        return changedCount > 0;
    }

    public SimulatorState save() {
        return new SimulatorState(values.clone(), edgeGates.copyMemories(), Arrays.copyOf(changed, changedCount));
    }

    /// Goes back (or on) to an instant of the same netlist. Forced nets stay forced.
    ///
    /// @throws IllegalArgumentException if `state` belongs to a circuit with another number of nets
    public void restore(SimulatorState state) {
        if (state.values().length != values.length) {
            throw new IllegalArgumentException("a state of " + state.values().length + " nets for "
                + netlist.name() + " with " + values.length);
        }
        System.arraycopy(state.values(), 0, values, 0, values.length);
        edgeGates.restoreMemories(state.memories());
        changedCount = state.inFlight().length;
        System.arraycopy(state.inFlight(), 0, changed, 0, changedCount);
        instantFrom = 0;
        atStepEnd = true;
    }

    private void openInstant() {
        if (atStepEnd) {
            instantFrom = changedCount;
            atStepEnd = false;
            instantNumber++;
        }
    }

    /// Changes a pin or a register between two steps; taking a change back leaves no trace of it.
    private void put(int net, long value) {
        openInstant();
        if (values[net] == value || forced[net]) {
            return;
        }
        if (putIn[net] != instantNumber) {
            putIn[net] = instantNumber;
            valueBefore[net] = values[net];
            noteChange(net);
        } else if (value == valueBefore[net]) {
            putIn[net] = 0;
            forgetChange(net);
        }
        values[net] = value;
    }

    private void forgetChange(int net) {
        int at = instantFrom;
        while (changed[at] != net) {
            at++;
        }
        changed[at] = changed[--changedCount];
    }

    private void noteChange(int net) {
        if (changedCount == changed.length) {
            changed = Arrays.copyOf(changed, 2 * changed.length);
        }
        changed[changedCount++] = net;
    }
}
