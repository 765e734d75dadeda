package flipchip.app.chips.gallery;

import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import flipchip.hwsim.gates.netlist.Netlist;

/// A recorded run of a circuit. Immutable, made off the FX thread.
///
/// @param steps     the state at each step, at least one
/// @param sentences the sentence of a step, the same as the picture shows, in the user's language
/// @param drawing   draws a step, on the FX thread
/// @param shows     source of the steps: a simulated circuit or a model
/// @param figures   counts, with the values of the papers
/// @param result    the last state in short, read from the run unless its words name another source
/// @param opening   the step that shows best what the circuit does, with which it opens
/// @param <S>       the state at one step
record Recording<S>(List<S> steps, Function<Step<S>, String> sentences, BiConsumer<Area, Step<S>> drawing,
        Origin shows, List<Figure> figures, String result, int opening) {
    /// More steps than this are not recorded.
    static final int MOST_STEPS = 20_000;

    /// @throws IllegalArgumentException without a step, or with too many
    Recording {
        steps = List.copyOf(steps);
        figures = List.copyOf(figures);
        if (steps.isEmpty() || steps.size() > MOST_STEPS) {
            throw new IllegalArgumentException(steps.size() + " steps: 1 to " + MOST_STEPS + " can be shown");
        }
    }

    /// A run that opens in the middle.
    Recording(List<S> steps, Function<Step<S>, String> sentences, BiConsumer<Area, Step<S>> drawing,
            Origin shows, List<Figure> figures, String result) {
        this(steps, sentences, drawing, shows, figures, result, steps.size() / 2);
    }

    /// The same run, opening at the last step of which this holds, if there is one.
    Recording<S> openingAt(Predicate<Step<S>> holds) {
        int step = IntStream.range(0, steps.size()).filter(i -> holds.test(step(i)))
            .reduce((_, later) -> later).orElse(opening);
        return new Recording<>(steps, sentences, drawing, shows, figures, result, step);
    }

    private Step<S> step(int index) {
        return new Step<>(steps, index);
    }

    /// The log's line of a step.
    String sentence(int index) {
        return sentences.apply(step(index));
    }

    void draw(Area area, int index) {
        drawing.accept(area, step(index));
    }

    /// Whether a circuit or a model is shown, in the user's words.
    String source() {
        return switch (shows) {
            case Origin.Counted(Netlist circuit) -> Exhibit.common("shows.circuit", circuit.name());
            case Origin.Printed(String document) ->
                Exhibit.common("shows.printed", Exhibit.sourceName(document));
            case Origin.CountedInEach() -> Exhibit.common("shows.circuits");
            default -> Exhibit.common("shows.model");
        };
    }
}
