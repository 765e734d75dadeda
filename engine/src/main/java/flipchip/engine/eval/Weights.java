package flipchip.engine.eval;

import java.util.Arrays;

/// Pattern tables per [Stage] and a constant per number of empties, in centidiscs. Immutable; any thread.
///
/// What the weights say is the expected result for the side to move. They belong to [PatternSet#STANDARD].
public final class Weights {
    private final short[][] classWeights;
    private final short[] constants;
    private final short[][] tables;

    private Weights(short[][] classWeights, short[] constants) {
        this.classWeights = classWeights;
        this.constants = constants;
        int[] classOf = PatternSet.STANDARD.classOf();
        tables = new short[classWeights.length][];
        for (int stage = 0; stage < tables.length; stage++) {
            tables[stage] = expand(classWeights[stage], classOf);
        }
    }

    /// @param classWeights per stage one weight for each class of [PatternSet#STANDARD], centidiscs
    /// @param constants    what is added with 0..60 empties, centidiscs
    /// @throws IllegalArgumentException if a length is wrong
    public static Weights of(short[][] classWeights, short[] constants) {
        int classes = PatternSet.STANDARD.classCount();
        if (classWeights.length != Stage.COUNT || constants.length != 61
                || Arrays.stream(classWeights).anyMatch(stage -> stage.length != classes)) {
            throw new IllegalArgumentException("wanted " + Stage.COUNT + " stages of " + classes
                + " weights and 61 constants");
        }
        return new Weights(Arrays.stream(classWeights).map(short[]::clone).toArray(short[][]::new),
            constants.clone());
    }

    /// Weights that judge every board as even.
    public static Weights zero() {
        return new Weights(new short[Stage.COUNT][PatternSet.STANDARD.classCount()], new short[61]);
    }

    /// A copy of the weights of a stage, one for each class.
    public short[] classWeights(int stage) {
        return classWeights[stage].clone();
    }

    /// Centidiscs added with so many empties.
    public int constant(int empties) {
        return constants[empties];
    }

    /// The expanded table of a stage: not a copy, because the evaluator reads it in its innermost loop.
    short[] table(int stage) {
        return tables[stage];
    }

    private static short[] expand(short[] weights, int[] classOf) {
        short[] table = new short[classOf.length];
        for (int i = 0; i < table.length; i++) {
            table[i] = weights[classOf[i]];
        }
        return table;
    }
}
