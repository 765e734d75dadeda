package flipchip.app.chips.gallery;

import java.util.List;
import java.util.function.Function;
import flipchip.hwsim.gates.netlist.Netlist;

/// A recorded run of a circuit. Immutable, made off the FX thread.
///
/// @param steps   what is seen at each step, at least one
/// @param says    the sentence of a step, the same as the picture shows, in the user's language
/// @param shows   where the steps come from: a simulated circuit or a model
/// @param figures what was counted, beside what the documents say
/// @param result  the last state in short, read from the run unless its words name another source
/// @param <S>     what is seen at one step
record Recording<S>(List<S> steps, Function<S, String> says, Figure.Origin shows, List<Figure> figures,
        String result) {
    /// More steps than this are not recorded.
    static final int MOST_STEPS = 20_000;

    /// @throws IllegalArgumentException if there is no step, or too many
    Recording {
        steps = List.copyOf(steps);
        figures = List.copyOf(figures);
        if (steps.isEmpty() || steps.size() > MOST_STEPS) {
            throw new IllegalArgumentException(steps.size() + " steps: 1 to " + MOST_STEPS + " can be shown");
        }
    }

    /// Whether a circuit or a model is shown, in the user's words.
    String source() {
        return switch (shows) {
            case Figure.Origin.Counted(Netlist circuit) -> Exhibit.common("shows.circuit", circuit.name());
            case Figure.Origin.Printed(String document) ->
                Exhibit.common("shows.printed", Exhibit.sourceName(document));
            case Figure.Origin.CountedInEach() -> Exhibit.common("shows.circuits");
            default -> Exhibit.common("shows.model");
        };
    }

    /// What the log says of step number `index`.
    String sentence(int index) {
        return says.apply(steps.get(index));
    }
}
