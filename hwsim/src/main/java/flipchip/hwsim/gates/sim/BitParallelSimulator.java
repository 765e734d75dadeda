package flipchip.hwsim.gates.sim;

import java.util.Arrays;
import java.util.NoSuchElementException;
import java.util.Optional;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.Netlist;

/// A simulator of 64 input patterns at once with zero delay: settled values only.
///
/// Three forms with the same results. The interpreted one is ready at once. The compiled one runs generated
/// code, several times as fast but only after a while of warming up; it computes what output pins and gates
/// with memory read, and falls back to an interpreted pass when another net is read or a net is forced. The
/// watching one does so too, and leaves out the parts of the circuit whose inputs have not changed, or that
/// no register takes in the next clock: for machines with a sequencer, of which little works in a clock.
/// Thread: owner
public final class BitParallelSimulator implements Simulator {
    private static final int MOST_LATCH_ROUNDS = 64;

    private final Netlist netlist;
    private final GateTable table;
    private final EdgeGates edgeGates;
    private final long[] values;
    private final boolean[] forced;
    private final InterpretedPass interpreted;
    /// Whether anything changed since the last pass.
    private boolean stale;
    private final Optional<PassPlan> plan;
    private final CompiledPass compiledPass;
    /// Whether all nets are right, not only those that a compiled pass stores.
    private boolean complete;
    /// Whether those are right that it stores, not only those that the next edge needs.
    private boolean finished;
    private boolean anyForced;

    /// The interpreted form.
    public BitParallelSimulator(Netlist netlist) {
        this(netlist, Optional.empty());
    }

    /// The compiled form; building it takes some tens of milliseconds.
    public static BitParallelSimulator compiled(Netlist netlist) {
        return new BitParallelSimulator(netlist, Optional.of(new PassPlan(netlist, false)));
    }

    /// The watching form.
    public static BitParallelSimulator watching(Netlist netlist) {
        return new BitParallelSimulator(netlist, Optional.of(new PassPlan(netlist, true)));
    }

    private BitParallelSimulator(Netlist netlist, Optional<PassPlan> plan) {
        this.netlist = netlist;
        this.plan = plan;
        table = new GateTable(netlist);
        edgeGates = new EdgeGates(netlist);
        // One word more than there are nets: the gates of forced nets write there.
        values = new long[netlist.netCount() + 1];
        compiledPass =
            plan.map(code -> new PassCompiler(code).compile(values, edgeGates.loads())).orElse(() -> {});
        forced = new boolean[netlist.netCount()];
        interpreted = new InterpretedPass(netlist, table);
        powerUp();
    }

    @Override
    public Netlist netlist() {
        return netlist;
    }

    @Override
    public void powerUp() {
        interpreted.restore();
        Arrays.fill(forced, false);
        anyForced = false;
        Arrays.fill(values, 0);
        values[Net.ONE.id()] = -1L;
        edgeGates.powerUp(values);
        compiledPass.allChanged();
        stale = true;
        settle();
    }

    @Override
    public void setLanes(Net input, long lanes) {
        if (!forced[input.id()] && values[input.id()] != lanes) {
            // An edge before the next pass takes what was right before.
            if (!stale && !complete && !finished) {
                finish();
            }
            change(input.id(), lanes);
        }
    }

    private void change(int net, long lanes) {
        values[net] = lanes;
        compiledPass.changed(net);
        stale = true;
    }

    @Override
    public long lanes(Net net) {
        if (!complete && !plan.orElseThrow().isSource(net.id())) {
            complete(net.id());
        }
        return values[net.id()];
    }

    private void complete(int net) {
        if (!plan.orElseThrow().stored(net)) {
            interpreted.run(values);
            complete = true;
        } else if (!finished) {
            finish();
        }
    }

    private void finish() {
        compiledPass.finish();
        finished = true;
    }

    @Override
    public int settle() {
        if (!stale) {
            return 0;
        }
        fastPass();
        stale = false;
        int rounds = 0;
        while (followLatches()) {
            if (++rounds > MOST_LATCH_ROUNDS) {
                throw new OscillationException(
                    netlist.name() + ": latches still change after " + rounds + " rounds");
            }
            fastPass();
        }
        return 0;
    }

    private void fastPass() {
        if (anyForced || plan.isEmpty()) {
            interpreted.run(values);
            complete = true;
        } else {
            compiledPass.run();
            complete = false;
            finished = false;
            if (table.combinational < table.kind.length) {
                finish();
            }
        }
    }

    private boolean followLatches() {
        boolean changed = false;
        for (int row = table.combinational; row < table.kind.length; row++) {
            long next = table.evaluate(row, values);
            int net = table.out[row];
            if (next != values[net] && !forced[net]) {
                change(net, next);
                changed = true;
            }
        }
        return changed;
    }

    @Override
    public void edge() {
        int changes = edgeGates.sample(values);
        for (int i = 0; i < changes; i++) {
            int row = edgeGates.changed[i];
            if (!forced[edgeGates.out[row]]) {
                change(edgeGates.out[row], edgeGates.next[row]);
            }
        }
    }

    /// Puts `lanes` into a register, as if the last edge had left them there.
    ///
    /// @param register the net that a flip-flop or a memory's read port drives
    public void deposit(Net register, long lanes) {
        setLanes(register, lanes);
        edgeGates.touch();
    }

    /// One word of a memory, the lowest bit first, 64 lanes each.
    ///
    /// @throws NoSuchElementException    if no such memory exists
    /// @throws IndexOutOfBoundsException if it has no such word
    public long[] word(String memory, int word) {
        return edgeGates.word(edgeGates.memory(memory), word);
    }

    /// Overwrites one word of a memory: see [#word(String, int)].
    public void deposit(String memory, int word, long[] bits) {
        edgeGates.deposit(edgeGates.memory(memory), word, bits);
    }

    @Override
    public void force(Net net, boolean high) {
        forced[net.id()] = true;
        anyForced = true;
        stale = true;
        values[net.id()] = high ? -1L : 0L;
        interpreted.divert(net.id(), forced.length);
    }
}
