package flipchip.app.chips.gallery;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import flipchip.engine.board.Board;
import flipchip.engine.board.Game;
import flipchip.engine.notation.NotationException;
import flipchip.engine.notation.Transcript;
import flipchip.hwsim.circuit.pipeline.MachineRun;
import flipchip.hwsim.circuit.pipeline.MoveGenerator;
import flipchip.hwsim.circuit.score.PackedScoreModel;
import flipchip.hwsim.circuit.score.ScoreCircuit;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.netlist.NetlistStats;
import flipchip.hwsim.gates.sim.BitParallelSimulator;
import flipchip.hwsim.verify.catalogue.Circuits;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Every run of every exhibit, recorded and read without a screen.
class ExhibitsTest {

    private static final Map<String, Recording<?>> RECORDED = new HashMap<>();

    /// Each run is recorded once for all tests: some take seconds.
    private static Recording<?> recorded(Exhibit exhibit, String choice) {
        return RECORDED.computeIfAbsent(exhibit.id() + " " + choice,
            _ -> exhibit.record(request(exhibit, choice)));
    }

    /// Frees the recordings before other classes run in this process.
    @AfterAll
    static void forget() {
        RECORDED.clear();
    }

    private static Exhibit.Request request(Exhibit exhibit, String choice) {
        return new Exhibit.Request(choice, exhibit.forms().stream().findFirst().orElse(""),
            SamplePositions.randomGame().prefix(41), () -> false);
    }

    /// What the tests of every run walk. Eleven chips solve each position of the forms, so only its
    /// smallest is walked here; a slow test walks the others.
    private static List<String> choices(Exhibit exhibit) {
        return exhibit.id().equals("forms") ? exhibit.choices().subList(0, 1) : exhibit.choices();
    }

    static List<Exhibit> exhibits() {
        return Exhibits.all();
    }

    @ParameterizedTest
    @MethodSource("exhibits")
    void everyRunIsRecordedAndEveryStepAndFigureHasItsWords(Exhibit exhibit) {
        assertFalse(exhibit.title().isBlank() || exhibit.sentence().isBlank());
        assertTrue(exhibit.source().matches("(Endgame|Shogi|C\\+\\+|Parallel|Cellular).+, " + ".+"),
            exhibit.source());
        for (String choice : exhibit.choices()) {
            assertFalse(exhibit.choiceText(choice).isBlank());
        }
        for (String choice : choices(exhibit)) {
            read(recorded(exhibit, choice), exhibit.id() + " " + choice);
        }
    }

    @Test
    @Tag("slow")
    void theFormsOfTheChipSolveTheLargerPositionsToo() {
        Exhibit forms = exhibits().stream().filter(one -> one.id().equals("forms")).findFirst().orElseThrow();
        for (String choice : forms.choices().subList(1, forms.choices().size())) {
            read(recorded(forms, choice), choice);
            for (Figure figure : recorded(forms, choice).figures()) {
                assertTrue(figure.label().contains("counted in"), figure.label());
                assertTrue(figure.origin() instanceof Origin.Counted, figure.label());
            }
        }
    }

    private static void read(Recording<?> run, String name) {
        assertTrue(run.steps().size() > 1, name);
        assertFalse(run.result().isBlank(), name);
        Set<String> sentences = new HashSet<>();
        for (int i = 0; i < run.steps().size(); i++) {
            String sentence = run.sentence(i);
            assertFalse(sentence.contains("{") || sentence.isBlank(), () -> name + ": " + sentence);
            sentences.add(sentence);
        }
        assertTrue(sentences.size() * 10 > run.steps().size() * 9,
            name + " says only " + sentences.size() + " things");
        Set<String> ids = new HashSet<>();
        for (Figure figure : run.figures()) {
            assertTrue(ids.add(figure.id()), name + ": " + figure.id());
            assertFalse(figure.value().isBlank(), name + ": " + figure.id());
            figure.quoted()
                .ifPresent(quote -> assertEquals(figure.reason().isEmpty(),
                    quote.value().equals(figure.value()) || isRounded(figure.value(), quote.value()),
                    name + ": " + figure.name() + " " + figure.value() + " against " + quote.value()));
        }
    }

    @Test
    @Tag("thorough")
    void everyFigureCalledComputedWasCountedInACircuitOfTheList() {
        Set<String> listed = Stream.of(Circuits.all(), Circuits.large()).flatMap(List::stream)
            .map(circuit -> circuit.netlist().get().name()).collect(Collectors.toSet());
        int counted = 0;
        for (Exhibit exhibit : exhibits()) {
            for (String choice : choices(exhibit)) {
                for (Figure figure : recorded(exhibit, choice).figures()) {
                    boolean called = figure.label().contains("counted in");
                    assertEquals(called, figure.origin() instanceof Origin.Counted, figure.label());
                    if (figure.origin() instanceof Origin.Counted(Netlist circuit)) {
                        assertTrue(listed.contains(circuit.name()), figure.label());
                        recount(exhibit.id() + "." + figure.id(), figure, circuit);
                        counted++;
                    }
                }
            }
        }
        assertTrue(counted > 120, counted + " figures");
    }

    /// The lamp is lit for these gates only: the printed generator and a model have none.
    @Test
    void theLampIsLitWhereTheProvedCircuitIsShown() {
        Map<String, Boolean> whole = SystemTableTest.whole();
        Set<String> lit = new HashSet<>();
        for (Exhibit exhibit : exhibits()) {
            for (String choice : choices(exhibit)) {
                exhibit.proved(recorded(exhibit, choice)).ifPresent(circuit -> {
                    assertTrue(whole.containsKey(circuit), circuit);
                    lit.add(exhibit.id() + " " + circuit);
                });
            }
        }
        assertEquals(Set.of("counter counter", "cover piece-cover", "flipper flipper-chains",
            "machine document-002", "masks mate-masks", "mate mate-pipeline", "pipeline pipeline",
            "register stability", "scanner scanner", "score score", "selector selector", "solver solver",
            "survey machine", "terms checker", "terms checker-factored", "types checker"), lit);
        assertEquals(Optional.empty(), new PipelineExhibit()
            .proved(recorded(new PipelineExhibit(), new PipelineExhibit().choices().get(1))));
    }

    /// White has to pass after the eighth move.
    @Test
    void whoHadToPassHadNoMovesInTheCircuitOfTheScore() throws NotationException {
        Game game = Transcript.parse("c4c3c2b2e6c1a1a3");
        assertTrue(game.passFollows(7));

        int packed = new ScoreExhibit().record(new Exhibit.Request(Exhibit.OWN_GAME, "", game, () -> false))
            .steps().getLast().packed();

        assertEquals(PackedScoreModel.of(game.position(), 0).pack(), packed);
    }

    /// Figures that once were copied from a document, or were literals, and called computed.
    @Test
    void whatADocumentPrintsIsNotCalledComputedAndWhatIsComputedIsNotCopied() {
        Figure loading = figure("stages", "loading");
        assertEquals("100 ms", loading.value());
        assertTrue(loading.label().endsWith("(quoted, shogi-processor paper)"), loading.label());
        assertTrue(figure("stages", "all").label().endsWith("(derived from quoted figures)"));
        assertTrue(figure("score", "order").label().endsWith("(our choice)"));

        Netlist generator = MoveGenerator.netlist(MoveGenerator.Form.CORRECT);
        BitParallelSimulator simulator = new BitParallelSimulator(generator);
        simulator.set(generator.port("player").bus(), Board.INITIAL.player());
        simulator.set(generator.port("opponent").bus(), Board.INITIAL.opponent());
        int clocks = 0;
        while (simulator.value(generator.port("legal").bus()) != Board.INITIAL.legalMoves()) {
            simulator.clock();
            clocks++;
        }
        assertEquals(String.valueOf(clocks), figure("pipeline", "stages").value());
        assertEquals(String.valueOf(ScoreCircuit.netlist().port("score").width()),
            figure("score", "bits").value());
    }

    private static Figure figure(String exhibit, String id) {
        return exhibits().stream().filter(one -> one.id().equals(exhibit))
            .flatMap(one -> recorded(one, one.choices().getFirst()).figures().stream())
            .filter(figure -> figure.id().equals(id)).findFirst().orElseThrow();
    }

    /// Figures of the circuit itself, counted again.
    private static void recount(String id, Figure figure, Netlist circuit) {
        OptionalInt again = switch (id) {
            case "machine.registers", "register.registers", "pipeline.registers", "scanner.registers",
                    "score.registers" ->
                OptionalInt.of(NetlistStats.of(circuit).registerBits());
            case "cover.memory" -> OptionalInt.of(NetlistStats.of(circuit).memoryBits());
            case "counter.depth", "register.depth", "pipeline.depth", "scanner.depth", "terms.depth" ->
                OptionalInt.of(NetlistStats.of(circuit).depth());
            case "cover.gates", "machine.gates", "masks.gates", "register.gates", "pipeline.gates",
                    "scanner.gates", "score.gates", "selector.gates" ->
                OptionalInt.of(NetlistStats.of(circuit).combinational());
            default -> OptionalInt.empty();
        };
        again.ifPresent(value -> assertTrue(
            List.of(Exhibit.common("number", value), String.valueOf(value)).contains(figure.value()),
            figure.label() + ": " + value));
    }

    /// "1.196 µs" is 1.20 µs.
    private static boolean isRounded(String computed, String quoted) {
        return computed.equals("1.196 µs") && quoted.equals("1.20 µs");
    }

    /// The C++/SystemVerilog text prints three book lines that cannot be played: each has one square that
    /// its own validator refuses.
    @Test
    void theValidatorRefusesOneSquareOfEachPrintedBookLine() {
        Map<String, String> refused = Map.of("book1", "e4", "book2", "d6", "book3", "b4");
        refused.forEach((line, square) -> {
            MachineExhibit machine = new MachineExhibit();
            Recording<MachineRun.Clock> run = machine.record(request(machine, line));
            List<String> said = IntStream.range(0, run.steps().size()).mapToObj(run::sentence).toList();
            List<String> checks =
                said.stream().filter(sentence -> sentence.contains("is checked: not valid")).toList();

            assertEquals(1, checks.size(), checks.toString());
            assertTrue(checks.getFirst().contains(" " + square + " is checked"), checks.toString());
            int check = said.indexOf(checks.getFirst());
            assertTrue(said.get(check + 1).contains("The last square was refused"), said.get(check + 1));
            assertEquals(run.steps().get(check).position(), run.steps().get(check + 1).position());
        });
    }

    /// What stands in the sentence with which an exhibit opens, as far as a step of it can be dull.
    @Tag("thorough")
    @Test
    void exhibitsOpenOnAStepThatTells() {
        Map<String, String> told = Map.of("terms", "the gates say legal", "scanner", "so far ", "masks",
            "At most one piece gives check", "machine", "is checked: valid", "stability",
            "stable, safe on all four axes", "register", "none would join any more", "counter", " 34",
            "cover", "writes R");
        for (Exhibit exhibit : exhibits()) {
            String opening = opening(exhibit, exhibit.choices().getFirst());
            assertTrue(opening.contains(told.getOrDefault(exhibit.id(), "")), opening);
            assertFalse(opening.contains("so far none"), opening);
        }
    }

    private static String opening(Exhibit exhibit, String choice) {
        Recording<?> run = recorded(exhibit, choice);
        int step = run.opening();
        assertTrue(step > 0 && step < run.steps().size(), exhibit.id() + " " + step);
        return run.sentence(step);
    }

    @Test
    void thereIsOneExhibitForEachCard() {
        assertEquals(21, exhibits().stream().map(Exhibit::id).distinct().count());
    }
}
