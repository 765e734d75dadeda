package flipchip.hwsim.sim;

import java.util.Arrays;
import java.util.NoSuchElementException;
import java.util.Optional;
import flipchip.hwsim.netlist.Net;
import flipchip.hwsim.netlist.Netlist;

/// Evaluates 64 different input patterns at once with zero delay: settled values only.
///
/// Two forms with the same results. The interpreted one is ready at once. The compiled one runs generated
/// code, several times as fast but only after a while of warming up; it computes what output pins and gates
/// with memory read, and falls back to an interpreted pass when another net is asked for or a net is forced.
/// Not thread-safe.
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
    private final Optional<PassCompiler> compiler;
    private final CompiledPass compiledPass;
    /// Whether all nets are right, not only those that a compiled pass stores.
    private boolean complete;
    private boolean anyForced;

    /// The interpreted form.
    public BitParallelSimulator(Netlist netlist) {
        this(netlist, Optional.empty());
    }

    /// The compiled form; building it takes some tens of milliseconds.
    public static BitParallelSimulator compiled(Netlist netlist) {
        return new BitParallelSimulator(netlist, Optional.of(new PassCompiler(netlist)));
    }

    private BitParallelSimulator(Netlist netlist, Optional<PassCompiler> compiler) {
        this.netlist = netlist;
        this.compiler = compiler;
        table = new GateTable(netlist);
        edgeGates = new EdgeGates(netlist);
        // One word more than there are nets: the gates of forced nets write there.
        values = new long[netlist.netCount() + 1];
        compiledPass = compiler.map(code -> code.compile(values)).orElse(() -> { });
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
        stale = true;
        settle();
    }

    @Override
    public void setLanes(Net input, long lanes) {
        if (!forced[input.id()]) {
            values[input.id()] = lanes;
            stale = true;
        }
    }

    @Override
    public long lanes(Net net) {
        if (!complete && !compiler.orElseThrow().stored(net.id())) {
            interpreted.run(values);
            complete = true;
        }
        return values[net.id()];
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
                throw new OscillationException(netlist.name() + ": latches still change after " + rounds
                    + " rounds");
            }
            fastPass();
        }
        return 0;
    }

    private void fastPass() {
        if (anyForced || compiler.isEmpty()) {
            interpreted.run(values);
            complete = true;
        } else {
            compiledPass.run();
            complete = false;
        }
    }

    private boolean followLatches() {
        boolean changed = false;
        for (int row = table.combinational; row < table.kind.length; row++) {
            long next = table.evaluate(row, values);
            int net = table.out[row];
            if (next != values[net] && !forced[net]) {
                values[net] = next;
                changed = true;
            }
        }
        return changed;
    }

    @Override
    public void edge() {
        edgeGates.sample(values);
        stale = true;
        for (int i = 0; i < edgeGates.out.length; i++) {
            if (!forced[edgeGates.out[i]]) {
                values[edgeGates.out[i]] = edgeGates.next[i];
            }
        }
    }

    /// Puts `lanes` into a register, as if the last edge had left them there.
    ///
    /// @param register the net that a flip-flop or a memory's read port drives
    public void deposit(Net register, long lanes) {
        setLanes(register, lanes);
    }

    /// One word of a memory, the lowest bit first, 64 lanes each.
    ///
    /// @throws NoSuchElementException    if there is no such memory
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
