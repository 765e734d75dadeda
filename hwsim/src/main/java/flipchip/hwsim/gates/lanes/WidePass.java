package flipchip.hwsim.gates.lanes;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;
import java.util.Arrays;
import flipchip.hwsim.gates.netlist.Bus;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.netlist.Port;
import jdk.incubator.vector.LongVector;
import jdk.incubator.vector.VectorOperators;
import jdk.incubator.vector.VectorSpecies;

/// A simulator of a combinational netlist for many input patterns at once, settled values only: 512 on
/// processors with vectors of 512 bits, 256 on those with vectors of 256. Each net is one vector,
/// compiled gate by gate to the Vector API. Only pins can be read. Until the JVM has compiled it, for
/// some seconds, a pass is a hundred times as slow.
///
/// On processors with shorter vectors the results are the same and the speed is not: see [#isFast()].
/// Thread: owner
public final class WidePass {
    static final VectorSpecies<Long> WIDE = LongVector.SPECIES_PREFERRED;
    /// Words of 64 lanes to a net: a power of two, 8 where vectors have 512 bits.
    public static final int WORDS = WIDE.length();
    private static final int FAST_WORDS = 4;
    private static final ValueLayout.OfLong WORD = ValueLayout.JAVA_LONG;

    private final Netlist netlist;
    private final int gates;
    private final int[] placeOf;
    private final boolean[] isInput;
    private final Runnable code;
    private final MemorySegment values;

    /// @throws IllegalArgumentException if `netlist` has a gate with memory
    public WidePass(Netlist netlist) {
        this.netlist = netlist;
        LiveGates live = new LiveGates(netlist);
        Blocks blocks = new Blocks(live);
        gates = live.order().size();
        isInput = new boolean[netlist.netCount()];
        placeOf = new int[netlist.netCount()];
        Arrays.fill(placeOf, -1);
        for (Port port : netlist.ports()) {
            port.bus().nets().forEach(net -> {
                placeOf[net.id()] = blocks.placeOf(live.stand(net));
                isInput[net.id()] = port.direction() == Port.Direction.INPUT;
            });
        }
        placeOf[Net.ONE.id()] = blocks.placeOf(Net.ONE.id());
        values =
            Arena.ofAuto().allocate((long) blocks.places() * WIDE.vectorByteSize(), WIDE.vectorByteSize());
        code = BlockCompiler.compile(live, blocks, values);
        for (int word = 0; word < WORDS; word++) {
            values.setAtIndex(WORD, index(Net.ONE, word), -1L);
        }
    }

    /// Whether this processor has vectors of at least 256 bits; without them a pass is slower than the
    /// compiled form of one word.
    public static boolean isFast() {
        return WORDS >= FAST_WORDS;
    }

    /// Gates whose work one pass does, for each lane.
    public int gates() {
        return gates;
    }

    /// Puts 64 lanes on an input pin's net; read by the next [#run()].
    ///
    /// @param word from 0 to before [#WORDS]: lanes `64 * word` to `64 * word + 63`
    public void setLanes(Net input, int word, long lanes) {
        if (!isInput[input.id()]) {
            throw new IllegalArgumentException(
                netlist.nameOf(input) + " is not an input pin of " + netlist.name());
        }
        values.setAtIndex(WORD, index(input, word), lanes);
    }

    /// Puts all lanes on an input pin's net: [#WORDS] words of `lanes` from index `from` on.
    public void setLanes(Net input, long[] lanes, int from) {
        if (!isInput[input.id()]) {
            throw new IllegalArgumentException(
                netlist.nameOf(input) + " is not an input pin of " + netlist.name());
        }
        load(lanes, from).intoMemorySegment(values, WORD.byteSize() * index(input, 0),
            ByteOrder.nativeOrder());
    }

    /// Joins to `wrong`, [#WORDS] words, the lanes in which some net of a bus of pins does not show what is
    /// expected.
    ///
    /// @param expected [#WORDS] words for each net; only lanes of `mask` count, in the others low is expected
    public void differences(Bus pins, long[] expected, long[] mask, long[] wrong) {
        LongVector found = load(wrong, 0);
        LongVector counted = load(mask, 0);
        int at = 0;
        for (Net pin : pins.nets()) {
            LongVector shown = LongVector.fromMemorySegment(WIDE, values, WORD.byteSize() * index(pin, 0),
                ByteOrder.nativeOrder());
            found = found.or(shown.lanewise(VectorOperators.XOR, load(expected, at).and(counted)));
            at += WORDS;
        }
        found.intoArray(wrong, 0);
    }

    /// Turns [#WORDS] squares of 64 x 64 bits at once: bit c of row r of square w, at `WORDS * r + w`,
    /// goes to bit r of row c. Six rounds of swapping ever smaller blocks.
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
        return values.getAtIndex(WORD, index(pin, word));
    }

    /// Lets all gates settle.
    public void run() {
        code.run();
    }

    private long index(Net pin, int word) {
        int place = placeOf[pin.id()];
        if (place < 0) {
            throw new IllegalArgumentException(netlist.nameOf(pin) + " is not a pin of " + netlist.name());
        }
        return (long) place * WORDS + word;
    }

    private static LongVector load(long[] v, int at) {
        return LongVector.fromArray(WIDE, v, at);
    }
}
