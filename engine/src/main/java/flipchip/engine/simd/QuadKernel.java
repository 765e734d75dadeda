package flipchip.engine.simd;

import static jdk.incubator.vector.VectorOperators.ADD;
import static jdk.incubator.vector.VectorOperators.AND;
import static jdk.incubator.vector.VectorOperators.AND_NOT;
import static jdk.incubator.vector.VectorOperators.EQ;
import static jdk.incubator.vector.VectorOperators.LSHR;
import static jdk.incubator.vector.VectorOperators.NEG;
import static jdk.incubator.vector.VectorOperators.OR;
import static jdk.incubator.vector.VectorOperators.SUB;

import jdk.incubator.vector.LongVector;

/// For machines whose vectors end at 256 bits. With AVX2 they cannot count leading zeros, so the nearest
/// square of a ray towards lower indices is found by shifting, and the children of a node are made four at a
/// time. A bit that is shifted past the end of its ray never comes to lie on that ray again.
///
/// The half towards higher indices stands in [LaneKernel] too: vectors handed to a method that both share
/// might be put on the heap.
final class QuadKernel extends VectorKernel {
    private static final int FEWEST_IN_LANES = 3;
    private static final LongVector NONE = LongVector.zero(LANES);
    private static final LongVector FOUR_STEPS = LongVector.fromArray(LANES, new long[] {4, 32, 28, 36}, 0);

    @Override
    public long flips(int square, long player, long opponent) {
        LongVector p = LongVector.broadcast(LANES, player);
        LongVector o = LongVector.broadcast(LANES, opponent);
        LongVector up = LongVector.fromArray(LANES, ROWS, (square & 63) << 3);
        LongVector down = LongVector.fromArray(LANES, ROWS, ((square & 63) << 3) + 4);
        LongVector open = up.lanewise(AND_NOT, o);
        LongVector end = open.lanewise(AND, open.lanewise(NEG)).lanewise(AND, p);
        LongVector flipsUp = end.lanewise(SUB, ONE).lanewise(AND, up).blend(NONE, end.compare(EQ, NONE));
        open = down.lanewise(AND_NOT, o);
        LongVector from = open.lanewise(OR, open.lanewise(LSHR, STEP));
        from = from.lanewise(OR, from.lanewise(LSHR, TWO_STEPS));
        from = from.lanewise(OR, from.lanewise(LSHR, FOUR_STEPS));
        end = open.lanewise(AND_NOT, from.lanewise(LSHR, STEP)).lanewise(AND, p);
        LongVector flipsDown = end.lanewise(ADD, end).lanewise(NEG).lanewise(AND, down);
        return flipsUp.lanewise(OR, flipsDown).reduceLanes(OR);
    }

    @Override
    public int lastFlips(int square, long player) {
        LongVector p = LongVector.broadcast(LANES, player);
        LongVector up = LongVector.fromArray(LANES, ROWS, (square & 63) << 3);
        LongVector down = LongVector.fromArray(LANES, ROWS, ((square & 63) << 3) + 4);
        LongVector ends = p.lanewise(AND, up);
        LongVector flipsUp = ends.lanewise(SUB, ONE).lanewise(AND_NOT, ends).lanewise(AND, up).blend(NONE,
            ends.compare(EQ, NONE));
        ends = p.lanewise(AND, down);
        LongVector from = ends.lanewise(OR, ends.lanewise(LSHR, STEP));
        from = from.lanewise(OR, from.lanewise(LSHR, TWO_STEPS));
        from = from.lanewise(OR, from.lanewise(LSHR, FOUR_STEPS));
        LongVector flipsDown = down.lanewise(AND_NOT, from).blend(NONE, ends.compare(EQ, NONE));
        return Long.bitCount(flipsUp.lanewise(OR, flipsDown).reduceLanes(OR));
    }

    @Override
    public void children(long player, long opponent, long moves, long odd, ChildList list, int at) {
        if (Long.bitCount(moves) < FEWEST_IN_LANES) {
            super.children(player, opponent, moves, odd, list, at);
            return;
        }
        long rest = moves;
        for (int i = at; rest != 0; i += 4) {
            LaneBoards.placeFour(player, opponent, rest, list, i);
            LaneBoards.flip(list, i);
            LaneBoards.reply(list, i);
            for (int child = i; child < i + 4 && rest != 0; child++) {
                int order = OrderWeights.order(Long.numberOfTrailingZeros(rest), list.flips[child],
                    list.replies[child], player, opponent, odd);
                list.keys[child] = ChildList.key(order, child);
                rest &= rest - 1;
            }
        }
    }
}
