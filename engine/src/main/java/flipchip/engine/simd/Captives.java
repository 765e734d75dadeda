package flipchip.engine.simd;

import static flipchip.engine.simd.VectorKernel.LANES;
import static flipchip.engine.simd.VectorKernel.STEP;
import static flipchip.engine.simd.VectorKernel.TWO_STEPS;
import static jdk.incubator.vector.VectorOperators.AND;
import static jdk.incubator.vector.VectorOperators.LSHL;
import static jdk.incubator.vector.VectorOperators.LSHR;
import static jdk.incubator.vector.VectorOperators.OR;

import jdk.incubator.vector.LongVector;

/// The opponent's discs that some move would flip, for each direction of a board: runs that end at a disc of
/// the player. Found once for all moves of a node, they spare each move the look at the end of its runs.
///
/// Sixteen boards, four directions each in the order of [VectorKernel#STEP]: flipped by a move at a lower
/// index; of these, discs whose neighbour at the lower index is one of them too; and both towards the other
/// side.
final class Captives {
    static final int SIZE = 16;

    private Captives() {}

    static void find(long player, long opponent, long[] found) {
        LongVector p = LongVector.broadcast(LANES, player);
        LongVector through = LongVector.broadcast(LANES, opponent).lanewise(AND, VectorKernel.INNER);
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
        down.intoArray(found, 0);
        down.lanewise(LSHL, STEP).lanewise(AND, down).intoArray(found, 4);
        up.intoArray(found, 8);
        up.lanewise(LSHR, STEP).lanewise(AND, up).intoArray(found, 12);
    }
}
