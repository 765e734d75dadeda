package flipchip.engine.simd;

import static jdk.incubator.vector.VectorOperators.AND;
import static jdk.incubator.vector.VectorOperators.LSHL;
import static jdk.incubator.vector.VectorOperators.LSHR;
import static jdk.incubator.vector.VectorOperators.OR;

import jdk.incubator.vector.LongVector;
import jdk.incubator.vector.VectorSpecies;

/// One board at a time, four directions side by side in 256 bits. How flips are found depends on what the
/// machine's vectors can do.
///
/// 256 bits beat 512 here: the reduction at the end is shorter. Each method must stay small enough to be
/// inlined whole; a vector that escapes into an object costs fifty times the kernel. See the package about
/// `lanewise`.
abstract class VectorKernel implements BoardKernel {
    static final VectorSpecies<Long> LANES = LongVector.SPECIES_256;
    static final LongVector ONE = LongVector.broadcast(LANES, 1);
    /// Index distances of the row, the file and the two diagonals.
    static final LongVector STEP = LongVector.fromArray(LANES, new long[] {1, 8, 7, 9}, 0);
    static final LongVector TWO_STEPS = LongVector.fromArray(LANES, new long[] {2, 16, 14, 18}, 0);
    static final long[] ROWS = SightLines.ROWS;
    /// Squares a run may pass through: without files a and h no ray wraps round the edge; the file needs no
    /// mask.
    static final LongVector INNER = LongVector.fromArray(LANES,
        new long[] {0x7E7E_7E7E_7E7E_7E7EL, -1L, 0x7E7E_7E7E_7E7E_7E7EL, 0x7E7E_7E7E_7E7E_7E7EL}, 0);

    @Override
    public final long legalMoves(long player, long opponent) {
        LongVector p = LongVector.broadcast(LANES, player);
        LongVector through = LongVector.broadcast(LANES, opponent).lanewise(AND, INNER);
        LongVector up = p.lanewise(LSHL, STEP).lanewise(AND, through);
        LongVector down = p.lanewise(LSHR, STEP).lanewise(AND, through);
        LongVector pairsUp = through.lanewise(LSHL, STEP).lanewise(AND, through);
        LongVector pairsDown = pairsUp.lanewise(LSHR, STEP);
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
    public final void playRows(short[] rows, int at, short[] moves, short[] flips, int square, long turned) {
        VectorRows.play(rows, at, moves, flips, square, turned);
    }

    @Override
    public final int netValue(byte[] table, int[] bases, short[] rows, int at, int feature, short[] biases,
            int[] weights, int from, short[] sums) {
        return VectorNet.value(table, bases, rows, at, feature, biases, weights, from);
    }
}
