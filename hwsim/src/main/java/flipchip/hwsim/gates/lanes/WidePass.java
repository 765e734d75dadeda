package flipchip.hwsim.gates.lanes;

import java.util.List;
import java.util.stream.IntStream;
import flipchip.hwsim.gates.netlist.Bus;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.netlist.Port;
import jdk.incubator.vector.LongVector;
import jdk.incubator.vector.VectorOperators;
import jdk.incubator.vector.VectorSpecies;

/// A simulator of a combinational netlist for 512 input patterns at once, settled values only. Each net is a
/// vector of eight words of 64 lanes, gates are fused two by two where one instruction can do both, and equal
/// operations form runs, each a plain loop. Only pins can be read.
///
/// On processors without vectors of 512 bits the results are the same and the speed is not: see [#isFast()].
/// Thread: owner
public final class WidePass {
    /// Words of 64 lanes to a net.
    public static final int WORDS = 8;
    private static final VectorSpecies<Long> WIDE = LongVector.SPECIES_512;

    private final Netlist netlist;
    private final int gates;
    private final int[] slotOf;
    private final boolean[] isInput;
    private final Operation[] runOperation;
    private final int[] runFrom;
    /// Index of the first word of what row i reads and drives.
    private final int[] a;
    private final int[] b;
    private final int[] c;
    private final int[] out;
    private final long[] values;

    /// @throws IllegalArgumentException if `netlist` has a gate with memory
    public WidePass(Netlist netlist) {
        this.netlist = netlist;
        FusedGates fused = new FusedGates(netlist);
        List<FusedGates.Row> rows = fused.rows();
        gates = fused.gates();
        isInput = new boolean[netlist.netCount()];
        boolean[] pinned = new boolean[netlist.netCount()];
        pinned[Net.ZERO.id()] = true;
        pinned[Net.ONE.id()] = true;
        for (Port port : netlist.ports()) {
            port.bus().nets().forEach(net -> {
                pinned[fused.stand(net)] = true;
                isInput[net.id()] = port.direction() == Port.Direction.INPUT;
            });
        }
        Slots slots = new Slots(rows, pinned);
        slotOf = new int[netlist.netCount()];
        for (int net = 0; net < slotOf.length; net++) {
            int stand = fused.stand(new Net(net));
            slotOf[net] = pinned[stand] ? slots.of(stand) * WORDS : -1;
        }
        a = rows.stream().mapToInt(row -> slots.of(row.a()) * WORDS).toArray();
        b = rows.stream().mapToInt(row -> slots.of(row.b()) * WORDS).toArray();
        c = rows.stream().mapToInt(row -> slots.of(row.c()) * WORDS).toArray();
        out = rows.stream().mapToInt(row -> slots.of(row.out()) * WORDS).toArray();
        int[] starts = IntStream.range(0, rows.size())
            .filter(i -> i == 0 || rows.get(i).operation() != rows.get(i - 1).operation()).toArray();
        runOperation = IntStream.of(starts).mapToObj(i -> rows.get(i).operation()).toArray(Operation[]::new);
        runFrom = IntStream.concat(IntStream.of(starts), IntStream.of(rows.size())).toArray();
        values = new long[slots.count() * WORDS];
        for (int word = 0; word < WORDS; word++) {
            values[slotOf[Net.ONE.id()] + word] = -1L;
        }
    }

    /// Whether this processor has vectors of 512 bits; without them a pass takes many times as long as any
    /// other simulator's.
    public static boolean isFast() {
        return LongVector.SPECIES_PREFERRED.length() >= WORDS;
    }

    /// Gates whose work one pass does, for each of the 512 lanes.
    public int gates() {
        return gates;
    }

    /// Vector operations in one pass; fewer than [#gates()] because of fusing.
    public int operations() {
        return out.length;
    }

    /// Puts 64 lanes on an input pin's net; read by the next [#run()].
    ///
    /// @param word 0 to 7: lanes `64 * word` to `64 * word + 63`
    public void setLanes(Net input, int word, long lanes) {
        if (!isInput[input.id()]) {
            throw new IllegalArgumentException(
                netlist.nameOf(input) + " is not an input pin of " + netlist.name());
        }
        values[slotOf[input.id()] + word] = lanes;
    }

    /// Puts all 512 lanes on an input pin's net: eight words of `lanes` from index `from` on.
    public void setLanes(Net input, long[] lanes, int from) {
        if (!isInput[input.id()]) {
            throw new IllegalArgumentException(
                netlist.nameOf(input) + " is not an input pin of " + netlist.name());
        }
        load(lanes, from).intoArray(values, slotOf[input.id()]);
    }

    /// Joins to `wrong`, eight words, the lanes in which some net of a bus of pins does not show what is
    /// expected.
    ///
    /// @param expected eight words for each net; only lanes of `mask` count, in the others low is expected
    public void differences(Bus pins, long[] expected, long[] mask, long[] wrong) {
        LongVector found = load(wrong, 0);
        LongVector counted = load(mask, 0);
        int at = 0;
        for (Net pin : pins.nets()) {
            LongVector shown = load(values, slotOf[pin.id()]);
            found = found.or(shown.lanewise(VectorOperators.XOR, load(expected, at).and(counted)));
            at += WORDS;
        }
        found.intoArray(wrong, 0);
    }

    /// Turns eight squares of 64 x 64 bits at once: bit c of row r of square w, at `8 * r + w`, goes to bit r
    /// of row c. Six rounds of swapping ever smaller blocks.
    public static void transpose(long[] rows) {
        long mask = 0x0000_0000_FFFF_FFFFL;
        for (int size = 32; size != 0; size >>>= 1, mask ^= mask << size) {
            for (int r = 0; r < 64; r = (r + size + 1) & -size - 1) {
                LongVector upper = load(rows, WORDS * r);
                LongVector lower = load(rows, WORDS * (r + size));
                LongVector swap =
                    upper.lanewise(VectorOperators.LSHR, size).lanewise(VectorOperators.XOR, lower).and(mask);
                upper.lanewise(VectorOperators.XOR, swap.lanewise(VectorOperators.LSHL, size)).intoArray(rows,
                    WORDS * r);
                lower.lanewise(VectorOperators.XOR, swap).intoArray(rows, WORDS * (r + size));
            }
        }
    }

    /// What 64 lanes of a pin show since the last [#run()].
    ///
    /// @param word as in [#setLanes]
    public long lanes(Net pin, int word) {
        if (slotOf[pin.id()] < 0) {
            throw new IllegalArgumentException(netlist.nameOf(pin) + " is not a pin of " + netlist.name());
        }
        return values[slotOf[pin.id()] + word];
    }

    /// Lets all gates settle.
    public void run() {
        for (int run = 0; run < runOperation.length; run++) {
            int from = runFrom[run];
            int to = runFrom[run + 1];
            switch (runOperation[run]) {
                case NOT -> not(from, to);
                case AND -> and(from, to);
                case OR -> or(from, to);
                case XOR -> xor(from, to);
                case MUX -> mux(from, to);
                case AND_OR -> andOr(from, to);
                case OR_AND -> orAnd(from, to);
                case AND_AND -> andAnd(from, to);
                case OR_OR -> orOr(from, to);
                case XOR_XOR -> xorXor(from, to);
                case AND_NOT -> andNot(from, to);
                case OR_NOT -> orNot(from, to);
            }
        }
    }

    private static LongVector load(long[] v, int at) {
        return LongVector.fromArray(WIDE, v, at);
    }

    private void not(int from, int to) {
        long[] v = values;
        for (int i = from; i < to; i++) {
            load(v, a[i]).not().intoArray(v, out[i]);
        }
    }

    private void and(int from, int to) {
        long[] v = values;
        for (int i = from; i < to; i++) {
            load(v, a[i]).and(load(v, b[i])).intoArray(v, out[i]);
        }
    }

    private void or(int from, int to) {
        long[] v = values;
        for (int i = from; i < to; i++) {
            load(v, a[i]).or(load(v, b[i])).intoArray(v, out[i]);
        }
    }

    private void xor(int from, int to) {
        long[] v = values;
        for (int i = from; i < to; i++) {
            load(v, a[i]).lanewise(VectorOperators.XOR, load(v, b[i])).intoArray(v, out[i]);
        }
    }

    private void mux(int from, int to) {
        long[] v = values;
        for (int i = from; i < to; i++) {
            load(v, b[i]).bitwiseBlend(load(v, c[i]), load(v, a[i])).intoArray(v, out[i]);
        }
    }

    private void andOr(int from, int to) {
        long[] v = values;
        for (int i = from; i < to; i++) {
            load(v, a[i]).and(load(v, b[i])).or(load(v, c[i])).intoArray(v, out[i]);
        }
    }

    private void orAnd(int from, int to) {
        long[] v = values;
        for (int i = from; i < to; i++) {
            load(v, a[i]).or(load(v, b[i])).and(load(v, c[i])).intoArray(v, out[i]);
        }
    }

    private void andAnd(int from, int to) {
        long[] v = values;
        for (int i = from; i < to; i++) {
            load(v, a[i]).and(load(v, b[i])).and(load(v, c[i])).intoArray(v, out[i]);
        }
    }

    private void orOr(int from, int to) {
        long[] v = values;
        for (int i = from; i < to; i++) {
            load(v, a[i]).or(load(v, b[i])).or(load(v, c[i])).intoArray(v, out[i]);
        }
    }

    private void xorXor(int from, int to) {
        long[] v = values;
        for (int i = from; i < to; i++) {
            load(v, a[i]).lanewise(VectorOperators.XOR, load(v, b[i]))
                .lanewise(VectorOperators.XOR, load(v, c[i])).intoArray(v, out[i]);
        }
    }

    private void andNot(int from, int to) {
        long[] v = values;
        for (int i = from; i < to; i++) {
            load(v, a[i]).and(load(v, b[i]).not()).intoArray(v, out[i]);
        }
    }

    private void orNot(int from, int to) {
        long[] v = values;
        for (int i = from; i < to; i++) {
            load(v, a[i]).or(load(v, b[i]).not()).intoArray(v, out[i]);
        }
    }
}
