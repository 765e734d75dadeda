package flipchip.hwsim.sim;

import java.util.Arrays;
import java.util.Comparator;
import java.util.Optional;
import java.util.stream.IntStream;
import flipchip.hwsim.netlist.Levels;
import flipchip.hwsim.netlist.Net;
import flipchip.hwsim.netlist.Netlist;

/// Evaluates 64 different input patterns at once with zero delay: settled values only.
///
/// Two forms with the same results. The interpreted one sorts the gates by depth and, within a depth, by kind,
/// so that one pass is a list of plain loops over gates of one kind. The compiled one runs generated code,
/// several times as fast but ready only after a while of warming up; it computes what output pins and gates
/// with memory read, and falls back to an interpreted pass when another net is asked for or a net is forced.
/// Not thread-safe.
public final class BitParallelSimulator implements Simulator {
    private static final int MOST_LATCH_ROUNDS = 64;

    private final Netlist netlist;
    private final GateTable table;
    private final EdgeGates edgeGates;
    private final long[] values;
    private final boolean[] forced;
    /// Runs of gates of one kind: run r covers rows `runFrom[r]` to `runFrom[r + 1] - 1` of the arrays below.
    private final int[] runKind;
    private final int[] runFrom;
    private final int[] a;
    private final int[] b;
    private final int[] c;
    private final int[] out;
    /// What `out` is without forced nets.
    private final int[] drives;
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
        compiledPass = compiler.map(code -> code.compile(values)).orElse(this::pass);
        forced = new boolean[netlist.netCount()];
        int[] order = byDepthAndKind();
        a = pick(table.a, order);
        b = pick(table.b, order);
        c = pick(table.c, order);
        drives = pick(table.out, order);
        out = drives.clone();
        int[] starts = IntStream.range(0, order.length)
            .filter(i -> i == 0 || table.kind[order[i]] != table.kind[order[i - 1]]).toArray();
        runKind = IntStream.of(starts).map(i -> table.kind[order[i]]).toArray();
        runFrom = Arrays.copyOf(starts, starts.length + 1);
        runFrom[starts.length] = order.length;
        powerUp();
    }

    private int[] byDepthAndKind() {
        Levels levels = Levels.of(netlist);
        return IntStream.range(0, table.combinational).boxed()
            .sorted(Comparator.<Integer>comparingInt(row -> levels.depthOf(new Net(table.out[row])))
                .thenComparingInt(row -> table.kind[row]).thenComparingInt(row -> row))
            .mapToInt(Integer::intValue).toArray();
    }

    private static int[] pick(int[] from, int[] order) {
        return IntStream.of(order).map(row -> from[row]).toArray();
    }

    @Override
    public Netlist netlist() {
        return netlist;
    }

    @Override
    public void powerUp() {
        System.arraycopy(drives, 0, out, 0, out.length);
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
            pass();
            complete = true;
        }
        return values[net.id()];
    }

    /// Gates evaluated in one pass: all combinational ones, or those the compiler did not leave out.
    public int gatesPerPass() {
        return compiler.map(PassCompiler::gates).orElse(table.combinational);
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
                throw new OscillationException(netlist.name() + ": latches still change after " + rounds + " rounds");
            }
            fastPass();
        }
        return 0;
    }

    private void fastPass() {
        if (anyForced || compiler.isEmpty()) {
            pass();
            complete = true;
        } else {
            compiledPass.run();
            complete = false;
        }
    }

    /// All combinational gates once, each after those it reads.
    private void pass() {
        long[] v = values;
        for (int run = 0; run < runKind.length; run++) {
            int from = runFrom[run];
            int to = runFrom[run + 1];
            switch (runKind[run]) {
                case GateTable.AND -> {
                    for (int i = from; i < to; i++) {
                        v[out[i]] = v[a[i]] & v[b[i]];
                    }
                }
                case GateTable.OR -> {
                    for (int i = from; i < to; i++) {
                        v[out[i]] = v[a[i]] | v[b[i]];
                    }
                }
                case GateTable.XOR -> {
                    for (int i = from; i < to; i++) {
                        v[out[i]] = v[a[i]] ^ v[b[i]];
                    }
                }
                case GateTable.NOT -> {
                    for (int i = from; i < to; i++) {
                        v[out[i]] = ~v[a[i]];
                    }
                }
                default -> {
                    for (int i = from; i < to; i++) {
                        v[out[i]] = ~v[a[i]] & v[b[i]] | v[a[i]] & v[c[i]];
                    }
                }
            }
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

    @Override
    public void force(Net net, boolean high) {
        forced[net.id()] = true;
        anyForced = true;
        stale = true;
        values[net.id()] = high ? -1L : 0L;
        for (int i = 0; i < out.length; i++) {
            if (out[i] == net.id()) {
                out[i] = forced.length;
            }
        }
    }
}
