package flipchip.engine.simd;

import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.VectorSpecies;

/// [NetSteps] in registers of eight floats.
final class VectorSteps {
    private static final VectorSpecies<Float> LANES = FloatVector.SPECIES_256;
    private static final int STEP = 8;

    private VectorSteps() {}

    static void add(float[] sum, float[] rows, int at) {
        for (int i = 0; i < sum.length; i += STEP) {
            FloatVector.fromArray(LANES, sum, i).add(FloatVector.fromArray(LANES, rows, at + i))
                .intoArray(sum, i);
        }
    }

    static void descend(float[] rows, float[] squares, int at, float[] gradient, float step, float most) {
        for (int i = 0; i < gradient.length; i += STEP) {
            FloatVector slope = FloatVector.fromArray(LANES, gradient, i);
            FloatVector seen = FloatVector.fromArray(LANES, squares, at + i).add(slope.mul(slope));
            seen.intoArray(squares, at + i);
            FloatVector.fromArray(LANES, rows, at + i).add(slope.mul(step).div(seen.sqrt())).max(-most)
                .min(most).intoArray(rows, at + i);
        }
    }
}
