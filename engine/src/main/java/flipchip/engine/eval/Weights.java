package flipchip.engine.eval;

import java.util.Arrays;
import java.util.Optional;

/// Pattern tables per [Stage], a constant per number of empties, in centidiscs, and a [NeuralNet] beside
/// them. Any thread; what it says never changes.
///
/// What the weights say is the expected result for the side to move. They belong to [PatternSet#STANDARD].
/// The table of a stage is laid out when it is first asked for (about 3 ms), so that loading costs next to
/// nothing.
public final class Weights {
    private static final int CONSTANTS = 61;

    private final Source source;
    private final short[] constants;
    private final ErrorModels errors;
    private final Optional<NeuralNet> net;
    /// Replaced, never changed: what is in it is complete for every thread.
    private volatile short[][] tables = new short[Stage.COUNT][];

    /// Weights that are unpacked when a stage is first needed.
    ///
    /// @param source    gives the same weights whenever it is asked, from any thread
    /// @param constants owned by these weights from now on
    Weights(Source source, short[] constants, ErrorModels errors, Optional<NeuralNet> net) {
        this.source = source;
        this.constants = constants;
        this.errors = errors;
        this.net = net;
    }

    /// Where the weights of a stage come from.
    @FunctionalInterface
    interface Source {
        /// A new array with one weight for each class.
        short[] classWeights(int stage);
    }

    /// @param classWeights per stage one weight for each class of [PatternSet#STANDARD], centidiscs
    /// @param constants    what is added with 0..60 empties, centidiscs
    /// @param errors       how far shallow searches with these weights are off
    /// @return weights without a net
    /// @throws IllegalArgumentException if a length is wrong
    public static Weights of(short[][] classWeights, short[] constants, ErrorModels errors) {
        int classes = PatternSet.STANDARD.classCount();
        if (classWeights.length != Stage.COUNT || constants.length != CONSTANTS
                || Arrays.stream(classWeights).anyMatch(stage -> stage.length != classes)) {
            throw new IllegalArgumentException("wanted " + Stage.COUNT + " stages of " + classes
                + " weights and " + CONSTANTS + " constants");
        }
        short[][] copy = Arrays.stream(classWeights).map(short[]::clone).toArray(short[][]::new);
        return new Weights(stage -> copy[stage].clone(), constants.clone(), errors, Optional.empty());
    }

    /// Weights that judge every board as even.
    public static Weights zero() {
        return new Weights(_ -> new short[PatternSet.STANDARD.classCount()], new short[CONSTANTS],
            ErrorModels.CLASSIC, Optional.empty());
    }

    /// These weights with other error models.
    public Weights withErrors(ErrorModels models) {
        return new Weights(source, constants, models, net);
    }

    /// These weights with a net that was fitted to what their sums lack.
    public Weights withNet(NeuralNet fitted) {
        return new Weights(source, constants, errors, Optional.of(fitted));
    }

    /// What says how far the sums are off, if there is one.
    public Optional<NeuralNet> net() {
        return net;
    }

    public ErrorModels errors() {
        return errors;
    }

    /// The weights of a stage, one for each class; a new array.
    public short[] classWeights(int stage) {
        return source.classWeights(stage);
    }

    /// Centidiscs added with this many empties; with more than 60, which no game has, those of 60.
    public int constant(int empties) {
        return constants[Math.min(empties, CONSTANTS - 1)];
    }

    /// The table of a stage: not a copy, because the evaluator reads it in its innermost loop.
    short[] table(int stage) {
        short[] table = tables[stage];
        return table != null ? table : layOut(stage);
    }

    /// Two threads may do this at once. Both tables are equal, and one that is lost is laid out again.
    private short[] layOut(int stage) {
        short[] table = PatternSet.STANDARD.expand(source.classWeights(stage));
        short[][] more = tables.clone();
        more[stage] = table;
        tables = more;
        return table;
    }
}
