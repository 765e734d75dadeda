package flipchip.hwsim.verify.faults;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import flipchip.engine.board.Color;
import flipchip.hwsim.gates.netlist.Bus;
import flipchip.hwsim.gates.netlist.ConstantPropagation;
import flipchip.hwsim.gates.netlist.Gate;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.referee.array.ArrayNets;
import flipchip.hwsim.referee.array.CellArray;

/// A comparison of the cell array with one or two changed gates and the sound one, on 64 positions at a time.
///
/// Only what a change can reach is computed again: the rows behind the changed gate, in evaluation order.
/// Thread: owner
final class ArrayBench {
    private static final CellArray ARRAY = CellArray.build();
    private static final Netlist NETLIST = ARRAY.netlist();
    private static final ConstantPropagation PROPAGATION = ConstantPropagation.of(NETLIST);
    /// Row of the gate that drives a net, in evaluation order; -1 for pins and constants.
    private static final int[] ROW_OF_NET = rows();

    private final int[] gateOfRow = NETLIST.evaluationOrder().stream().mapToInt(Integer::intValue).toArray();
    private final boolean[] and = new boolean[gateOfRow.length];
    private final int[] a = new int[gateOfRow.length];
    private final int[] b = new int[gateOfRow.length];
    private final int[] out = new int[gateOfRow.length];
    private final int[][] readers = new int[NETLIST.netCount()][];
    private final int[] outputs =
        Stream.of(ARRAY.nets().legal(), ARRAY.nets().to().black(), ARRAY.nets().to().white())
            .flatMap(bus -> bus.nets().stream()).mapToInt(Net::id).toArray();
    private final boolean[] isOutput = new boolean[NETLIST.netCount()];
    private final int[][] cones = new int[gateOfRow.length][];
    private final long[] work = new long[NETLIST.netCount()];
    private final boolean[] reached = new boolean[gateOfRow.length];

    ArrayBench() {
        int[] count = new int[NETLIST.netCount()];
        for (int row = 0; row < gateOfRow.length; row++) {
            Gate gate = NETLIST.gates().get(gateOfRow[row]);
            and[row] = gate instanceof Gate.And;
            a[row] = gate.inputs().get(0).id();
            b[row] = gate.inputs().get(1).id();
            out[row] = gate.outputs().getFirst().id();
            count[a[row]]++;
            count[b[row]] += b[row] == a[row] ? 0 : 1;
        }
        for (int net = 0; net < count.length; net++) {
            readers[net] = new int[count[net]];
        }
        for (int row = gateOfRow.length - 1; row >= 0; row--) {
            readers[a[row]][--count[a[row]]] = row;
            if (b[row] != a[row]) {
                readers[b[row]][--count[b[row]]] = row;
            }
        }
        for (int net : outputs) {
            isOutput[net] = true;
        }
    }

    private static int[] rows() {
        int[] rows = new int[NETLIST.netCount()];
        Arrays.fill(rows, -1);
        List<Integer> order = NETLIST.evaluationOrder();
        for (int row = 0; row < order.size(); row++) {
            rows[NETLIST.gates().get(order.get(row)).outputs().getFirst().id()] = row;
        }
        return rows;
    }

    static Netlist netlist() {
        return NETLIST;
    }

    static ArrayNets nets() {
        return ARRAY.nets();
    }

    /// Whether the zeros from beyond the border leave the gate anything to do.
    static boolean isLive(int gate) {
        return PROPAGATION.isLive(gate);
    }

    /// What a net is for every board, if the zeros from beyond the border fix it.
    static Net standsFor(Net net) {
        return PROPAGATION.standsFor(net);
    }

    /// Row of the gate that drives a net, in evaluation order; -1 for pins and constants.
    static int rowOf(Net net) {
        return ROW_OF_NET[net.id()];
    }

    /// All nets of the sound array on up to 64 questions, question i in lane i; lanes beyond show the last.
    long[] sound(List<Question> questions) {
        long[] values = new long[NETLIST.netCount()];
        values[Net.ONE.id()] = -1L;
        ArrayNets nets = ARRAY.nets();
        for (int lane = 0; lane < Long.SIZE; lane++) {
            Question question = questions.get(Math.min(lane, questions.size() - 1));
            boolean black = question.position().toMove() == Color.BLACK;
            put(values, nets.is().black(), question.position().black(), lane);
            put(values, nets.is().white(), question.position().white(), lane);
            put(values, nets.empty(), ~question.position().board().occupied(), lane);
            put(values, nets.select(), question.selected(), lane);
            values[nets.current().black().id()] |= black ? 1L << lane : 0;
            values[nets.current().white().id()] |= black ? 0 : 1L << lane;
        }
        for (int row = 0; row < out.length; row++) {
            values[out[row]] = and[row] ? values[a[row]] & values[b[row]] : values[a[row]] | values[b[row]];
        }
        return values;
    }

    private static void put(long[] values, Bus bus, long squares, int lane) {
        for (long rest = squares; rest != 0; rest &= rest - 1) {
            values[bus.get(Long.numberOfTrailingZeros(rest)).id()] |= 1L << lane;
        }
    }

    /// All nets with the gate of `change` changed.
    ///
    /// @param sound as [#sound] made them
    long[] changed(long[] sound, GateChange change) {
        long[] values = sound.clone();
        int from = rowOf(NETLIST.gates().get(change.gate()).outputs().getFirst());
        values[out[from]] = value(change, values);
        for (int row : cone(from)) {
            values[out[row]] = and[row] ? values[a[row]] & values[b[row]] : values[a[row]] | values[b[row]];
        }
        return values;
    }

    private static long value(GateChange change, long[] values) {
        return switch (change.does()) {
            case LOW -> 0L;
            case HIGH -> -1L;
            case AND -> values[change.a().id()] & values[change.b().id()];
            case OR -> values[change.a().id()] | values[change.b().id()];
        };
    }

    /// Lanes in which an output of the array differs from the sound one's if `change` is made to an array of
    /// which all nets are `present`.
    ///
    /// @param broken another change that is there already; null if none. It comes into play again behind
    ///     `change`
    long differences(long[] sound, long[] present, GateChange change, GateChange broken) {
        int from = rowOf(NETLIST.gates().get(change.gate()).outputs().getFirst());
        long value = value(change, present);
        if (value == present[out[from]]) {
            return outputDifferences(sound, present);
        }
        System.arraycopy(present, 0, work, 0, work.length);
        work[out[from]] = value;
        int brokenRow = broken == null ? -1 : rowOf(NETLIST.gates().get(broken.gate()).outputs().getFirst());
        for (int row : cone(from)) {
            work[out[row]] = row == brokenRow ? value(broken, work)
                : and[row] ? work[a[row]] & work[b[row]]
                : work[a[row]] | work[b[row]];
        }
        return outputDifferences(sound, work);
    }

    long outputDifferences(long[] sound, long[] values) {
        long different = 0;
        for (int net : outputs) {
            different |= sound[net] ^ values[net];
        }
        return different;
    }

    /// Lanes in which a gate with a fixed output shows at the array's outputs; less work than [#differences].
    long stuck(long[] sound, int gate, boolean high) {
        int from = rowOf(NETLIST.gates().get(gate).outputs().getFirst());
        long value = high ? -1L : 0L;
        if (sound[out[from]] == value) {
            return 0;
        }
        int[] cone = cone(from);
        System.arraycopy(sound, 0, work, 0, work.length);
        work[out[from]] = value;
        long different = isOutput[out[from]] ? sound[out[from]] ^ value : 0;
        for (int row : cone) {
            long now = and[row] ? work[a[row]] & work[b[row]] : work[a[row]] | work[b[row]];
            work[out[row]] = now;
            if (isOutput[out[row]]) {
                different |= now ^ sound[out[row]];
            }
        }
        return different;
    }

    /// Rows behind a row, in evaluation order.
    private int[] cone(int from) {
        if (cones[from] == null) {
            int last = from;
            int size = 0;
            reached[from] = true;
            for (int row = from; row <= last; row++) {
                if (reached[row]) {
                    size++;
                    for (int reader : readers[out[row]]) {
                        reached[reader] = true;
                        last = Math.max(last, reader);
                    }
                }
            }
            int[] cone = new int[size - 1];
            int next = 0;
            for (int row = from + 1; row <= last; row++) {
                if (reached[row]) {
                    cone[next++] = row;
                }
            }
            Arrays.fill(reached, from, last + 1, false);
            cones[from] = cone;
        }
        return cones[from];
    }
}
