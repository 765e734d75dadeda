package flipchip.hwsim.gates.sim;

import java.util.ArrayList;
import java.util.List;
import flipchip.hwsim.gates.netlist.Gate;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.Netlist;

/// The gates that follow their inputs (combinational ones and latches) as int arrays, for inner loops.
///
/// Row i is a gate of `kind[i]` that reads nets `a[i]`, `b[i]`, `c[i]` (those not used repeat a used one) and
/// drives net `out[i]`. The combinational gates come first, in evaluation order, the latches after them.
final class GateTable {
    static final int NOT = 0;
    static final int AND = 1;
    static final int OR = 2;
    static final int XOR = 3;
    /// a selects between b (low) and c (high).
    static final int MUX = 4;
    /// a enables, b is the data.
    static final int LATCH = 5;

    final int combinational;
    final int[] kind;
    final int[] a;
    final int[] b;
    final int[] c;
    final int[] out;
    /// Rows reading net n: `readers[readersFrom[n]]` to `readers[readersFrom[n + 1] - 1]`.
    final int[] readersFrom;
    final int[] readers;

    GateTable(Netlist netlist) {
        List<Gate> rows =
            new ArrayList<>(netlist.evaluationOrder().stream().map(netlist.gates()::get).toList());
        combinational = rows.size();
        netlist.gates().stream().filter(Gate.Latch.class::isInstance).forEach(rows::add);
        int size = rows.size();
        kind = new int[size];
        a = new int[size];
        b = new int[size];
        c = new int[size];
        out = new int[size];
        for (int i = 0; i < size; i++) {
            kind[i] = kindOf(rows.get(i));
            List<Net> in = rows.get(i).inputs();
            a[i] = in.getFirst().id();
            b[i] = in.get(Math.min(1, in.size() - 1)).id();
            c[i] = in.getLast().id();
            out[i] = rows.get(i).outputs().getFirst().id();
        }
        readersFrom = new int[netlist.netCount() + 1];
        readers = new int[fillReaders(null)];
        fillReaders(readers);
    }

    private static int kindOf(Gate gate) {
        return switch (gate) {
            case Gate.Not _ -> NOT;
            case Gate.And _ -> AND;
            case Gate.Or _ -> OR;
            case Gate.Xor _ -> XOR;
            case Gate.Mux _ -> MUX;
            case Gate.Latch _ -> LATCH;
            case Gate.FlipFlop _, Gate.SetReset _, Gate.Ram _ ->
                throw new IllegalArgumentException("follows the clock, not its inputs: " + gate);
        };
    }

    /// Counts the readers of every net into `readersFrom`, or, given `rows`, writes them there.
    private int fillReaders(int[] rows) {
        int[] next = readersFrom.clone();
        for (int i = 0; i < kind.length; i++) {
            enter(a[i], i, next, rows);
            if (b[i] != a[i]) {
                enter(b[i], i, next, rows);
            }
            if (c[i] != a[i] && c[i] != b[i]) {
                enter(c[i], i, next, rows);
            }
        }
        if (rows == null) {
            int sum = 0;
            for (int net = 0; net < readersFrom.length; net++) {
                readersFrom[net] = sum;
                sum += next[net];
            }
            return sum;
        }
        return rows.length;
    }

    private static void enter(int net, int row, int[] next, int[] rows) {
        if (rows != null) {
            rows[next[net]] = row;
        }
        next[net]++;
    }

    /// What gate `row` computes from `values`, lane by lane.
    long evaluate(int row, long[] values) {
        long x = values[a[row]];
        return switch (kind[row]) {
            case NOT -> ~x;
            case AND -> x & values[b[row]];
            case OR -> x | values[b[row]];
            case XOR -> x ^ values[b[row]];
            case MUX -> ~x & values[b[row]] | x & values[c[row]];
            default -> x & values[b[row]] | ~x & values[out[row]];
        };
    }
}
