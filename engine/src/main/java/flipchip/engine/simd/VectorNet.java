package flipchip.engine.simd;

import static jdk.incubator.vector.VectorOperators.ADD;
import static jdk.incubator.vector.VectorOperators.MAX;
import static jdk.incubator.vector.VectorOperators.MIN;

import jdk.incubator.vector.ByteVector;
import jdk.incubator.vector.IntVector;
import jdk.incubator.vector.ShortVector;
import jdk.incubator.vector.VectorOperators;
import jdk.incubator.vector.VectorSpecies;

/// [NetRows] in four registers of sixteen shorts (lab/notes/bench/midgame.md).
///
/// Written out, because vectors handed to a method of its own might be put on the heap.
final class VectorNet {
    private static final VectorSpecies<Byte> BYTES = ByteVector.SPECIES_128;
    private static final VectorSpecies<Short> SHORTS = ShortVector.SPECIES_256;
    private static final VectorSpecies<Integer> INTS = IntVector.SPECIES_256;
    private static final VectorOperators.Conversion<Byte, Short> WIDER = VectorOperators.B2S;
    private static final VectorOperators.Conversion<Short, Integer> WIDEST = VectorOperators.S2I;
    private static final ShortVector NONE = ShortVector.zero(SHORTS);
    private static final ShortVector ONE = ShortVector.broadcast(SHORTS, NetRows.ONE);
    private static final int UNITS = NetRows.UNITS;

    private VectorNet() {}

    static int value(byte[] table, int[] bases, short[] rows, int at, int feature, short[] biases,
            int[] weights, int from) {
        int row = feature * UNITS;
        ShortVector first = ShortVector.fromArray(SHORTS, biases, from)
            .add(ByteVector.fromArray(BYTES, table, row).convertShape(WIDER, SHORTS, 0));
        ShortVector second = ShortVector.fromArray(SHORTS, biases, from + 16)
            .add(ByteVector.fromArray(BYTES, table, row + 16).convertShape(WIDER, SHORTS, 0));
        ShortVector third = ShortVector.fromArray(SHORTS, biases, from + 32)
            .add(ByteVector.fromArray(BYTES, table, row + 32).convertShape(WIDER, SHORTS, 0));
        ShortVector fourth = ShortVector.fromArray(SHORTS, biases, from + 48)
            .add(ByteVector.fromArray(BYTES, table, row + 48).convertShape(WIDER, SHORTS, 0));
        for (int i = 0; i < bases.length; i++) {
            row = (bases[i] + (rows[at + i] & 0xFFFF)) * UNITS;
            first =
                first.lanewise(ADD, ByteVector.fromArray(BYTES, table, row).convertShape(WIDER, SHORTS, 0));
            second = second.lanewise(ADD,
                ByteVector.fromArray(BYTES, table, row + 16).convertShape(WIDER, SHORTS, 0));
            third = third.lanewise(ADD,
                ByteVector.fromArray(BYTES, table, row + 32).convertShape(WIDER, SHORTS, 0));
            fourth = fourth.lanewise(ADD,
                ByteVector.fromArray(BYTES, table, row + 48).convertShape(WIDER, SHORTS, 0));
        }
        IntVector sum = IntVector.zero(INTS);
        first = first.lanewise(MAX, NONE).lanewise(MIN, ONE);
        IntVector part = (IntVector) first.convertShape(WIDEST, INTS, 0);
        sum = sum.add(part.mul(part).mul(IntVector.fromArray(INTS, weights, from)));
        part = (IntVector) first.convertShape(WIDEST, INTS, 1);
        sum = sum.add(part.mul(part).mul(IntVector.fromArray(INTS, weights, from + 8)));
        second = second.lanewise(MAX, NONE).lanewise(MIN, ONE);
        part = (IntVector) second.convertShape(WIDEST, INTS, 0);
        sum = sum.add(part.mul(part).mul(IntVector.fromArray(INTS, weights, from + 16)));
        part = (IntVector) second.convertShape(WIDEST, INTS, 1);
        sum = sum.add(part.mul(part).mul(IntVector.fromArray(INTS, weights, from + 24)));
        third = third.lanewise(MAX, NONE).lanewise(MIN, ONE);
        part = (IntVector) third.convertShape(WIDEST, INTS, 0);
        sum = sum.add(part.mul(part).mul(IntVector.fromArray(INTS, weights, from + 32)));
        part = (IntVector) third.convertShape(WIDEST, INTS, 1);
        sum = sum.add(part.mul(part).mul(IntVector.fromArray(INTS, weights, from + 40)));
        fourth = fourth.lanewise(MAX, NONE).lanewise(MIN, ONE);
        part = (IntVector) fourth.convertShape(WIDEST, INTS, 0);
        sum = sum.add(part.mul(part).mul(IntVector.fromArray(INTS, weights, from + 48)));
        part = (IntVector) fourth.convertShape(WIDEST, INTS, 1);
        sum = sum.add(part.mul(part).mul(IntVector.fromArray(INTS, weights, from + 56)));
        return sum.reduceLanes(VectorOperators.ADD);
    }
}
