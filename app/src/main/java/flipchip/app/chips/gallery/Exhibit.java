package flipchip.app.chips.gallery;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import flipchip.app.kit.text.Texts;
import flipchip.engine.board.Color;
import flipchip.engine.board.Game;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.netlist.NetlistStats;
import flipchip.hwsim.verify.catalogue.Circuits;

/// A circuit of the gallery. The bundle `exhibit` has its words under its id: `ID.title`, `ID.sentence`,
/// `ID.watch`, `ID.ask`, `ID.source`, `ID.choice.NAME`, `ID.form.NAME`.
abstract class Exhibit {
    /// The circuits of the catalogue that exhibits show, the one they are about first; without the printed
    /// generator, which is proved to do what is printed, and that is not the rules.
    private static final Map<String, List<String>> CIRCUITS = Map.ofEntries(
        Map.entry("solver", List.of("solver")), Map.entry("forms", List.of("solver-combinational")),
        Map.entry("flipper", List.of("flipper", "flipper-chains")),
        Map.entry("selector", List.of("selector")), Map.entry("counter", List.of("counter")),
        Map.entry("terms", List.of("checker", "checker-factored")), Map.entry("types", List.of("checker")),
        Map.entry("pipeline", List.of("pipeline")), Map.entry("machine", List.of("document-002")),
        Map.entry("scanner", List.of("scanner")), Map.entry("cover", List.of("piece-cover")),
        Map.entry("masks", List.of("mate-masks")), Map.entry("mate", List.of("mate-pipeline")),
        Map.entry("middle-game", List.of("middle-game")), Map.entry("score", List.of("score")),
        Map.entry("stability", List.of("stability-list")), Map.entry("register", List.of("stability")),
        Map.entry("stages", List.of("book")), Map.entry("survey", List.of("machine")));
    /// The choice that shows the user's own game.
    static final String OWN_GAME = "own-game";
    /// The choice that shows the block diagram.
    static final String PLAN = "plan";
    private static final Texts TEXTS = Texts.of("exhibit");

    private final String id;
    private final List<String> choices;

    /// A run to be recorded.
    ///
    /// @param choice    one of [#choices()]
    /// @param form      one of [#forms()]; the empty name where there are none
    /// @param own       the user's game
    /// @param cancelled read now and then in long runs; once it holds, the result does not matter
    record Request(String choice, String form, Game own, BooleanSupplier cancelled) {
        boolean isOwn() {
            return choice.equals(OWN_GAME);
        }
    }

    /// A run of which there is nothing to show; the message is a sentence for the user.
    static final class Refused extends IllegalArgumentException {
        private static final long serialVersionUID = 1;

        Refused(String sentence) {
            super(sentence);
        }
    }

    /// @param id      in kebab case
    /// @param choices names of the runs that can be shown, at least one
    Exhibit(String id, String... choices) {
        this.id = id;
        this.choices = List.of(choices);
    }

    final String id() {
        return id;
    }

    final List<String> choices() {
        return choices;
    }

    /// What can be chosen, the first one shown first: the block diagram, then the runs.
    final List<String> shown() {
        return Stream.concat(Plan.of(id).map(_ -> PLAN).stream(), choices.stream()).toList();
    }

    /// Records a run, or the block diagram's; not on the FX thread.
    ///
    /// @throws Refused if the chosen game has nothing to show
    final Recording<?> run(Request request) {
        return request.choice().equals(PLAN)
            ? PlanRun.of(Plan.of(id).orElseThrow()).record(request.cancelled())
            : record(request);
    }

    final String title() {
        return text("title");
    }

    final String sentence() {
        return text("sentence");
    }

    /// What it is, what to watch, and a question to think about.
    final String introduction() {
        return String.join(" ", sentence(), common("watch", text("watch")), common("ask", text("ask")));
    }

    /// The paper and the section that the circuit comes from.
    final String source() {
        return text("source");
    }

    /// The user's words for a choice.
    final String choiceText(String choice) {
        return choice.equals(OWN_GAME) || choice.equals(PLAN) ? common(choice) : text("choice." + choice);
    }

    /// The circuit as the catalogue calls it; empty where the exhibit is a model, a table or no one circuit.
    final Optional<String> circuit() {
        return circuits().findFirst();
    }

    private Stream<String> circuits() {
        return CIRCUITS.getOrDefault(id, List.of()).stream();
    }

    /// The name of the circuit of the catalogue that a recording shows gate by gate: hwsim/tools/prove proves
    /// each of them. Not on the FX thread.
    final Optional<String> proved(Recording<?> run) {
        return run.shows() instanceof Origin.Counted(Netlist shown)
            ? circuits()
                .filter(
                    name -> Circuits.find(name).orElseThrow().netlist().get().gates().equals(shown.gates()))
                .findFirst()
            : Optional.empty();
    }

    /// Runs the circuit and records it, not on the FX thread.
    abstract Recording<?> record(Request request);

    /// Records the first run, which the gallery's card shows.
    final Recording<?> first(BooleanSupplier cancelled) {
        return record(new Request(choices.getFirst(), forms().stream().findFirst().orElse(""), Game.INITIAL,
            cancelled));
    }

    /// Names of the forms in which the circuit can be built, the usual one first; empty where there is one
    /// form only.
    List<String> forms() {
        return List.of();
    }

    /// The user's words for a form.
    String formText(String form) {
        return text("form." + form);
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

    /// The name of a colour.
    static String side(Color color) {
        return common(color == Color.BLACK ? "black" : "white");
    }

    /// A figure named `figure.ID` that no paper gives.
    final Figure figure(String figure, Object value, Origin origin) {
        return new Figure(figure, text("figure." + figure), show(value), origin, Optional.empty(),
            Optional.empty());
    }

    /// A figure with the paper's, which must be equal.
    final Figure same(String figure, Object value, Origin origin, String document) {
        return new Figure(figure, text("figure." + figure), show(value), origin,
            Optional.of(new Figure.Quote(text("figure." + figure + ".quoted"), document)), Optional.empty());
    }

    /// A figure with the paper's, which differs for the reason `figure.ID.reason`.
    final Figure differs(String figure, Object value, Origin origin, String document) {
        return new Figure(figure, text("figure." + figure), show(value), origin,
            Optional.of(new Figure.Quote(text("figure." + figure + ".quoted"), document)),
            Optional.of(text("figure." + figure + ".reason")));
    }

    /// The number of gates without memory.
    final Figure gates(Origin.Counted in) {
        return figure("gates", NetlistStats.of(in.circuit()).combinational(), in);
    }

    /// The number of flip-flops and latches.
    final Figure registers(Origin.Counted in) {
        return figure("registers", NetlistStats.of(in.circuit()).registerBits(), in);
    }

    /// The number of gates on the longest path.
    final Figure depth(Origin.Counted in) {
        return figure("depth", NetlistStats.of(in.circuit()).depth(), in);
    }

    private static String show(Object value) {
        return value instanceof Number ? common("number", value) : value.toString();
    }
}
