package flipchip.engine.simd;

import static jdk.incubator.vector.VectorOperators.ADD;
import static jdk.incubator.vector.VectorOperators.AND;
import static jdk.incubator.vector.VectorOperators.AND_NOT;
import static jdk.incubator.vector.VectorOperators.LEADING_ZEROS_COUNT;
import static jdk.incubator.vector.VectorOperators.LSHR;
import static jdk.incubator.vector.VectorOperators.NEG;
import static jdk.incubator.vector.VectorOperators.OR;
import static jdk.incubator.vector.VectorOperators.SUB;
import static jdk.incubator.vector.VectorOperators.UMIN;

import jdk.incubator.vector.LongVector;

/// For machines with vectors of 512 bits (AVX-512), which count leading zeros and compare without a sign in
/// one instruction. Single boards in 256 bits, the children of a node eight at a time in 512 bits: 63 ns
/// for boards with twelve empty squares (lab/notes/bench/kernels.md).
final class LaneKernel extends VectorKernel {
    private static final int FEWEST_IN_LANES = 3;
    private static final LongVector ALL = LongVector.broadcast(LANES, -1L);
    private static final LongVector TOP = LongVector.broadcast(LANES, Long.MIN_VALUE);

    @Override
    public long flips(int square, long player, long opponent) {
        LongVector p = LongVector.broadcast(LANES, player);
        LongVector o = LongVector.broadcast(LANES, opponent);
        LongVector up = LongVector.fromArray(LANES, ROWS, (square & 63) << 3);
        LongVector down = LongVector.fromArray(LANES, ROWS, ((square & 63) << 3) + 4);
        LongVector open = up.lanewise(AND_NOT, o);
        LongVector end = open.lanewise(AND, open.lanewise(NEG)).lanewise(AND, p);
        LongVector flipsUp = end.lanewise(SUB, end.lanewise(UMIN, ONE)).lanewise(AND, up);
        open = down.lanewise(AND_NOT, o);
        end = TOP.lanewise(LSHR, open.lanewise(LEADING_ZEROS_COUNT)).lanewise(AND, open).lanewise(AND, p);
        LongVector flipsDown = end.lanewise(ADD, end).lanewise(NEG).lanewise(AND, down);
        return flipsUp.lanewise(OR, flipsDown).reduceLanes(OR);
    }

    @Override
    public int lastFlips(int square, long player) {
        LongVector p = LongVector.broadcast(LANES, player);
        LongVector up = LongVector.fromArray(LANES, ROWS, (square & 63) << 3);
        LongVector down = LongVector.fromArray(LANES, ROWS, ((square & 63) << 3) + 4);
        LongVector ends = p.lanewise(AND, up);
        LongVector flipsUp =
            ends.lanewise(SUB, ends.lanewise(UMIN, ONE)).lanewise(AND_NOT, ends).lanewise(AND, up);
        ends = p.lanewise(AND, down);
        LongVector belowEnd = ALL.lanewise(LSHR, ends.lanewise(LEADING_ZEROS_COUNT));
        LongVector flipsDown = down.lanewise(AND_NOT, belowEnd);
        return Long.bitCount(flipsUp.lanewise(OR, flipsDown).reduceLanes(OR));
    }

    @Override
    public void children(long player, long opponent, long moves, long odd, ChildList list, int at) {
        if (Long.bitCount(moves) < FEWEST_IN_LANES) {
            super.children(player, opponent, moves, odd, list, at);
            return;
        }
        Captives.find(player, opponent, list.captives);
        long rest = moves;
        for (int i = at; rest != 0; i += 8) {
            long eight = Long.bitCount(rest) <= 8 ? rest : Long.expand(255, rest);
            LaneFamily.place(player, opponent, eight, odd, list, i);
            rest ^= eight;
        }
    }
}
