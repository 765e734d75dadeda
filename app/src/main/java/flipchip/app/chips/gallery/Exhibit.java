package flipchip.app.chips.gallery;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import flipchip.app.kit.text.Texts;

/// One circuit of the gallery. Its words stand in the bundle `exhibit` under its id: `ID.title`,
/// `ID.sentence`, `ID.source`, `ID.choice.NAME`, `ID.form.NAME`.
///
/// @param <S> what is seen at one step
abstract class Exhibit<S> {
    /// The choice that shows the user's own game.
    static final String OWN_GAME = "own-game";
    private static final Texts TEXTS = Texts.of("exhibit");

    private final String id;
    private final Supplier<Picture<S>> picture;
    private final List<String> choices;

    /// @param id      in kebab case
    /// @param picture makes the picture of a step, on the FX thread
    /// @param choices names of the runs that can be shown, at least one
    Exhibit(String id, Supplier<Picture<S>> picture, String... choices) {
        this.id = id;
        this.picture = picture;
        this.choices = List.of(choices);
    }

    final String id() {
        return id;
    }

    final List<String> choices() {
        return choices;
    }

    final String title() {
        return text("title");
    }

    final String sentence() {
        return text("sentence");
    }

    /// Where the circuit comes from: the document's number and section.
    final String source() {
        return text("source");
    }

    /// What the user reads for a choice.
    final String choiceText(String choice) {
        return choice.equals(OWN_GAME) ? common(OWN_GAME) : text("choice." + choice);
    }

    /// Runs the circuit and records it, not on the FX thread.
    ///
    /// @param choice    one of [#choices()]
    /// @param cancelled asked now and then in long runs; once it holds, the result does not matter
    abstract Recording<S> record(String choice, BooleanSupplier cancelled);

    /// Names of the forms in which the circuit can be built, the usual one first; empty where there is but
    /// one.
    List<String> forms() {
        return List.of();
    }

    /// What the user reads for a form.
    String formText(String form) {
        return text("form." + form);
    }

    /// Runs the circuit built in one of [#forms()]; the empty name where there are none.
    Recording<S> record(String choice, String form, BooleanSupplier cancelled) {
        return record(choice, cancelled);
    }

    /// The step of a run that shows best what the circuit does, with which it opens.
    int telling(Recording<S> run) {
        return run.steps().size() / 2;
    }

    /// The last step of which this holds; where there is none, the one in the middle.
    final int last(Recording<S> run, Predicate<? super S> holds) {
        return IntStream.range(0, run.steps().size()).filter(i -> holds.test(run.steps().get(i)))
            .reduce((_, later) -> later).orElse(run.steps().size() / 2);
    }

    /// A new picture, on the FX thread.
    final Picture<S> picture() {
        return picture.get();
    }

    /// A text of this exhibit.
    final String text(String key, Object... values) {
        return TEXTS.get(id + "." + key, values);
    }

    /// A text that several exhibits share.
    static String common(String key, Object... values) {
        return TEXTS.get("common." + key, values);
    }

    /// The short name of a source, such as "endgame-chip paper".
    ///
    /// @param document its number, from "000" to "004"
    static String sourceName(String document) {
        return common("document." + document);
    }

    /// A figure named `figure.ID` that no document gives.
    final Figure figure(String figure, Object value, Figure.Origin origin) {
        return new Figure(figure, text("figure." + figure), show(value), origin, Optional.empty(),
            Optional.empty());
    }

    /// A figure beside the document's, which must be equal.
    final Figure same(String figure, Object value, Figure.Origin origin, String document) {
        return new Figure(figure, text("figure." + figure), show(value), origin,
            Optional.of(new Figure.Quote(text("figure." + figure + ".quoted"), document)), Optional.empty());
    }

    /// A figure beside the document's, which differs for the reason `figure.ID.reason`.
    final Figure differs(String figure, Object value, Figure.Origin origin, String document) {
        return new Figure(figure, text("figure." + figure), show(value), origin,
            Optional.of(new Figure.Quote(text("figure." + figure + ".quoted"), document)),
            Optional.of(text("figure." + figure + ".reason")));
    }

    private static String show(Object value) {
        return value instanceof Number ? common("number", value) : value.toString();
    }
}
