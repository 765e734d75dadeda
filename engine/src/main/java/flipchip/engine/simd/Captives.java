package flipchip.engine.simd;

import static jdk.incubator.vector.VectorOperators.AND;
import static jdk.incubator.vector.VectorOperators.OR;
import static jdk.incubator.vector.VectorOperators.ROL;
import static jdk.incubator.vector.VectorOperators.ROR;

import jdk.incubator.vector.LongVector;
import jdk.incubator.vector.VectorSpecies;

/// The opponent's discs that some move would flip, for each direction of a board: runs that end at a disc of
/// the player. Found once for all moves of a node, they spare each move the look at the end of its runs.
///
/// Sixteen boards: for each direction the discs flipped by a move at a lower index, in the order of
/// [VectorKernel#STEP], and by one at a higher index; then, in the same order, those of them whose neighbour
/// on the side of the move is one too. All eight directions lie in 512 bits, not twice 256: storing is a
/// method that both widths share (see the package).
final class Captives {
    static final int SIZE = 16;

    private static final VectorSpecies<Long> LANES = LongVector.SPECIES_512;
    /// From a disc of the player towards the move, as a rotation to the left.
    private static final LongVector STEP =
        LongVector.fromArray(LANES, new long[] {63, 56, 57, 55, 1, 8, 7, 9}, 0);
    private static final LongVector TWO_STEPS =
        LongVector.fromArray(LANES, new long[] {62, 48, 50, 46, 2, 16, 14, 18}, 0);
    /// Squares that can be flipped along the row, the file and the two diagonals: from none of them does a
    /// step or two lead round an edge to another one.
    private static final LongVector INNER = LongVector.fromArray(LANES,
        new long[] {0x7E7E_7E7E_7E7E_7E7EL, 0x00FF_FFFF_FFFF_FF00L, 0x007E_7E7E_7E7E_7E00L,
            0x007E_7E7E_7E7E_7E00L, 0x7E7E_7E7E_7E7E_7E7EL, 0x00FF_FFFF_FFFF_FF00L, 0x007E_7E7E_7E7E_7E00L,
            0x007E_7E7E_7E7E_7E00L},
        0);

    private Captives() {}

    static void find(long player, long opponent, long[] found) {
        LongVector through = LongVector.broadcast(LANES, opponent).lanewise(AND, INNER);
        LongVector pairs = through.lanewise(ROL, STEP).lanewise(AND, through);
        LongVector run = LongVector.broadcast(LANES, player).lanewise(ROL, STEP).lanewise(AND, through);
        run = run.lanewise(OR, run.lanewise(ROL, STEP).lanewise(AND, through));
        run = run.lanewise(OR, run.lanewise(ROL, TWO_STEPS).lanewise(AND, pairs));
        run = run.lanewise(OR, run.lanewise(ROL, TWO_STEPS).lanewise(AND, pairs));
        run.intoArray(found, 0);
        run.lanewise(ROR, STEP).lanewise(AND, run).intoArray(found, 8);
    }
}
