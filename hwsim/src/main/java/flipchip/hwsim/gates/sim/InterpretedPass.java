package flipchip.hwsim.gates.sim;

import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;
import flipchip.hwsim.gates.netlist.Levels;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.Netlist;

/// A pass through the combinational gates of a circuit, without compiling. The gates are sorted by depth and,
/// within a depth, by kind, so that a pass is a list of plain loops over gates of one kind.
/// Thread: owner
final class InterpretedPass {
    /// Runs of gates of one kind: run r covers rows `runFrom[r]` to `runFrom[r + 1] - 1` of the arrays below.
    private final int[] runKind;
    private final int[] runFrom;
    private final int[] a;
    private final int[] b;
    private final int[] c;
    private final int[] out;
    /// What `out` is without forced nets.
    private final int[] drives;

    InterpretedPass(Netlist netlist, GateTable table) {
        int[] order = byDepthAndKind(netlist, table);
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
    }

    private static int[] byDepthAndKind(Netlist netlist, GateTable table) {
        Levels levels = Levels.of(netlist);
        return IntStream.range(0, table.combinational).boxed()
            .sorted(Comparator.<Integer>comparingInt(row -> levels.depthOf(new Net(table.out[row])))
                .thenComparingInt(row -> table.kind[row]).thenComparingInt(row -> row))
            .mapToInt(Integer::intValue).toArray();
    }

    private static int[] pick(int[] from, int[] order) {
        return IntStream.of(order).map(row -> from[row]).toArray();
    }

    /// Lets the gate that drives `net` write to `elsewhere`.
    void divert(int net, int elsewhere) {
        for (int i = 0; i < out.length; i++) {
            if (out[i] == net) {
                out[i] = elsewhere;
            }
        }
    }

    /// Takes all [#divert] back.
    void restore() {
        System.arraycopy(drives, 0, out, 0, out.length);
    }

    /// All gates once, each after those it reads.
    void run(long[] v) {
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
}
