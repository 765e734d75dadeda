package flipchip.engine.simd;

import static jdk.incubator.vector.VectorOperators.AND_NOT;
import static jdk.incubator.vector.VectorOperators.LEADING_ZEROS_COUNT;
import static jdk.incubator.vector.VectorOperators.LSHL;
import static jdk.incubator.vector.VectorOperators.LSHR;
import static jdk.incubator.vector.VectorOperators.OR;
import static jdk.incubator.vector.VectorOperators.UMIN;

import jdk.incubator.vector.LongVector;
import jdk.incubator.vector.VectorSpecies;

/// One board at a time, four directions side by side in 256 bits.
///
/// 256 bits beat 512 here: the reduction at the end is shorter. Each method must stay small enough to be inlined
/// whole; a vector that escapes into an object costs fifty times the kernel.
class VectorKernel implements BoardKernel {
    private static final VectorSpecies<Long> LANES = LongVector.SPECIES_256;
    private static final LongVector ONE = LongVector.broadcast(LANES, 1);
    private static final LongVector ALL = LongVector.broadcast(LANES, -1L);
    private static final LongVector TOP = LongVector.broadcast(LANES, Long.MIN_VALUE);
    /// Index distances of the row, the file and the two diagonals.
    private static final LongVector STEP = LongVector.fromArray(LANES, new long[]{1, 8, 7, 9}, 0);
    private static final LongVector TWO_STEPS = LongVector.fromArray(LANES, new long[]{2, 16, 14, 18}, 0);
    /// Squares a run may pass through: without files a and h no ray wraps round the edge; the file needs no mask.
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
        LongVector end = open.and(open.neg()).and(p);
        LongVector flipsUp = end.sub(end.lanewise(UMIN, ONE)).and(up);
        open = down.lanewise(AND_NOT, o);
        end = TOP.lanewise(LSHR, open.lanewise(LEADING_ZEROS_COUNT)).and(open).and(p);
        LongVector flipsDown = end.add(end).neg().and(down);
        return flipsUp.or(flipsDown).reduceLanes(OR);
    }

    @Override
    public final long legalMoves(long player, long opponent) {
        LongVector p = LongVector.broadcast(LANES, player);
        LongVector through = LongVector.broadcast(LANES, opponent).and(INNER);
        LongVector up = p.lanewise(LSHL, STEP).and(through);
        LongVector down = p.lanewise(LSHR, STEP).and(through);
        LongVector pairsUp = through.lanewise(LSHL, STEP).and(through);
        LongVector pairsDown = through.lanewise(LSHR, STEP).and(through);
        up = up.or(up.lanewise(LSHL, STEP).and(through));
        down = down.or(down.lanewise(LSHR, STEP).and(through));
        up = up.or(up.lanewise(LSHL, TWO_STEPS).and(pairsUp));
        down = down.or(down.lanewise(LSHR, TWO_STEPS).and(pairsDown));
        up = up.or(up.lanewise(LSHL, TWO_STEPS).and(pairsUp));
        down = down.or(down.lanewise(LSHR, TWO_STEPS).and(pairsDown));
        LongVector beyond = up.lanewise(LSHL, STEP).or(down.lanewise(LSHR, STEP));
        return beyond.reduceLanes(OR) & ~(player | opponent);
    }

    @Override
    public final int lastFlips(int square, long player) {
        LongVector p = LongVector.broadcast(LANES, player);
        LongVector up = LongVector.fromArray(LANES, ROWS, (square & 63) << 3);
        LongVector down = LongVector.fromArray(LANES, ROWS, ((square & 63) << 3) + 4);
        LongVector ends = p.and(up);
        LongVector flipsUp = ends.sub(ends.lanewise(UMIN, ONE)).lanewise(AND_NOT, ends).and(up);
        ends = p.and(down);
        LongVector belowEnd = ALL.lanewise(LSHR, ends.lanewise(LEADING_ZEROS_COUNT));
        LongVector flipsDown = down.lanewise(AND_NOT, belowEnd);
        return Long.bitCount(flipsUp.or(flipsDown).reduceLanes(OR));
    }
}
