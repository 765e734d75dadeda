package flipchip.engine.simd;

import static jdk.incubator.vector.VectorOperators.ADD;
import static jdk.incubator.vector.VectorOperators.AND;
import static jdk.incubator.vector.VectorOperators.AND_NOT;
import static jdk.incubator.vector.VectorOperators.LEADING_ZEROS_COUNT;
import static jdk.incubator.vector.VectorOperators.LSHL;
import static jdk.incubator.vector.VectorOperators.LSHR;
import static jdk.incubator.vector.VectorOperators.NEG;
import static jdk.incubator.vector.VectorOperators.OR;
import static jdk.incubator.vector.VectorOperators.SUB;
import static jdk.incubator.vector.VectorOperators.UMIN;

import jdk.incubator.vector.LongVector;
import jdk.incubator.vector.VectorSpecies;

/// One board at a time, four directions side by side in 256 bits.
///
/// 256 bits beat 512 here: the reduction at the end is shorter. Each method must stay small enough to be
/// inlined whole; a vector that escapes into an object costs fifty times the kernel. See the package about
/// `lanewise`.
class VectorKernel implements BoardKernel {
    private static final VectorSpecies<Long> LANES = LongVector.SPECIES_256;
    private static final LongVector ONE = LongVector.broadcast(LANES, 1);
    private static final LongVector ALL = LongVector.broadcast(LANES, -1L);
    private static final LongVector TOP = LongVector.broadcast(LANES, Long.MIN_VALUE);
    /// Index distances of the row, the file and the two diagonals.
    private static final LongVector STEP = LongVector.fromArray(LANES, new long[]{1, 8, 7, 9}, 0);
    private static final LongVector TWO_STEPS = LongVector.fromArray(LANES, new long[]{2, 16, 14, 18}, 0);
    /// Squares a run may pass through: without files a and h no ray wraps round the edge; the file needs no
    /// mask.
    private static final LongVector INNER = LongVector.fromArray(LANES, new long[]{
        0x7E7E_7E7E_7E7E_7E7EL, -1L, 0x7E7E_7E7E_7E7E_7E7EL, 0x7E7E_7E7E_7E7E_7E7EL}, 0);
    private static final long[] ROWS = Rays.ROWS;

    @Override
    public final long flips(int square, long player, long opponent) {
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
    public final long legalMoves(long player, long opponent) {
        LongVector p = LongVector.broadcast(LANES, player);
        LongVector through = LongVector.broadcast(LANES, opponent).lanewise(AND, INNER);
        LongVector up = p.lanewise(LSHL, STEP).lanewise(AND, through);
        LongVector down = p.lanewise(LSHR, STEP).lanewise(AND, through);
        LongVector pairsUp = through.lanewise(LSHL, STEP).lanewise(AND, through);
        LongVector pairsDown = through.lanewise(LSHR, STEP).lanewise(AND, through);
        up = up.lanewise(OR, up.lanewise(LSHL, STEP).lanewise(AND, through));
        down = down.lanewise(OR, down.lanewise(LSHR, STEP).lanewise(AND, through));
        up = up.lanewise(OR, up.lanewise(LSHL, TWO_STEPS).lanewise(AND, pairsUp));
        down = down.lanewise(OR, down.lanewise(LSHR, TWO_STEPS).lanewise(AND, pairsDown));
        up = up.lanewise(OR, up.lanewise(LSHL, TWO_STEPS).lanewise(AND, pairsUp));
        down = down.lanewise(OR, down.lanewise(LSHR, TWO_STEPS).lanewise(AND, pairsDown));
        LongVector beyond = up.lanewise(LSHL, STEP).lanewise(OR, down.lanewise(LSHR, STEP));
        return beyond.reduceLanes(OR) & ~(player | opponent);
    }

    @Override
    public final int lastFlips(int square, long player) {
        LongVector p = LongVector.broadcast(LANES, player);
        LongVector up = LongVector.fromArray(LANES, ROWS, (square & 63) << 3);
        LongVector down = LongVector.fromArray(LANES, ROWS, ((square & 63) << 3) + 4);
        LongVector ends = p.lanewise(AND, up);
        LongVector flipsUp = ends.lanewise(SUB, ends.lanewise(UMIN, ONE)).lanewise(AND_NOT, ends)
            .lanewise(AND, up);
        ends = p.lanewise(AND, down);
        LongVector belowEnd = ALL.lanewise(LSHR, ends.lanewise(LEADING_ZEROS_COUNT));
        LongVector flipsDown = down.lanewise(AND_NOT, belowEnd);
        return Long.bitCount(flipsUp.lanewise(OR, flipsDown).reduceLanes(OR));
    }
}
