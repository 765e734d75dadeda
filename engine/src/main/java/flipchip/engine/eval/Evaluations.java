package flipchip.engine.eval;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import flipchip.engine.api.Evaluation;

/// The evaluations that come with the engine, by name.
public final class Evaluations {
    private Evaluations() {}

    /// `full` (learnt patterns), `classic` (five features), `classic4` (four), `packed` (the essay's). If
    /// the learnt weights cannot be read, `full` is the evaluation that takes their place.
    public static Optional<Evaluation> named(String name) {
        return name.equals(BuiltInEvaluation.NAME)
            ? Optional.of(BuiltInEvaluation.get().evaluation())
            : plain().filter(evaluation -> evaluation.name().equals(name)).findFirst();
    }

    /// All names, the strongest evaluation first.
    public static List<String> names() {
        return Stream.concat(Stream.of(BuiltInEvaluation.NAME), plain().map(Evaluation::name)).toList();
    }

    private static Stream<Evaluation> plain() {
        return Stream.of(ClassicEvaluation.DEFAULT, ClassicEvaluation.FOUR, PackedEvaluation.DEFAULT);
    }
}
