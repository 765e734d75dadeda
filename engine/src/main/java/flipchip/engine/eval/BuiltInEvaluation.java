package flipchip.engine.eval;

import java.io.IOException;
import java.util.Optional;
import flipchip.engine.api.Evaluation;

/// The evaluation that an engine uses unless told otherwise: the learnt weights that come with it, or the
/// classic sum if they cannot be read.
///
/// @param evaluation what to judge with
/// @param problem    why the learnt weights are not used, for the user; empty if all is well
public record BuiltInEvaluation(Evaluation evaluation, Optional<String> problem) {
    /// Name of the learnt evaluation.
    public static final String NAME = "full";

    /// Read on first use, and only once.
    public static BuiltInEvaluation get() {
        return Holder.LOADED;
    }

    /// The learnt evaluation, or the classic one and the reason.
    static BuiltInEvaluation load(WeightsSource source) {
        try {
            return new BuiltInEvaluation(new PatternEvaluation(NAME, source.read()), Optional.empty());
        } catch (IOException e) {
            return new BuiltInEvaluation(ClassicEvaluation.DEFAULT,
                Optional.of(e.getMessage() + "; playing with the classic evaluation"));
        }
    }

    /// Where weights come from.
    @FunctionalInterface
    interface WeightsSource {
        Weights read() throws IOException;
    }

    private static final class Holder {
        static final BuiltInEvaluation LOADED = load(WeightsFormat::readBuiltIn);
    }
}
