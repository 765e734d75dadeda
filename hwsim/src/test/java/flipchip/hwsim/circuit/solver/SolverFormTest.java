package flipchip.hwsim.circuit.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import flipchip.engine.board.Board;
import flipchip.engine.board.Color;
import flipchip.engine.board.Position;
import flipchip.engine.notation.BoardText;
import flipchip.engine.notation.NotationException;
import flipchip.engine.testkit.Boards;
import flipchip.hwsim.gates.netlist.Netlist;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/// The forms of the chip that are circuits of their own, whole solves in gates, against the searches that
/// know no clock.
class SolverFormTest {

    private static List<Position> endgames(long seed, int mostEmpties) {
        SplittableRandom random = new SplittableRandom(seed);
        List<Position> positions = new ArrayList<>();
        while (positions.size() < 64) {
            Board board = Boards.reachable(random, 60 - random.nextInt(mostEmpties));
            if (board.empties() <= mostEmpties) {
                positions.add(new Position(board, random.nextBoolean() ? Color.BLACK : Color.WHITE));
            }
        }
        return positions;
    }

    private static SolverVariant variant(String name) {
        return SolverVariant.of(name).orElseThrow();
    }

    private static void compare(String name, List<Position> positions) {
        List<SolverRun> runs =
            new GateSolver(SolverForm.of(variant(name)).orElseThrow(), positions, 0).run(_ -> {});
        for (int i = 0; i < positions.size(); i++) {
            assertEquals(variant(name).solve(positions.get(i)), runs.get(i));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"combinational", "fastest-first", "hash", "processor", "coprocessor", "units-1",
        "units-2", "units-4"})
    void scoreLineVisitsAndClocksAreTheModels(String name) {
        compare(name, endgames(1L, 6));
    }

    /// Endgames in which an answer heard during PLAY closes the window: once the dispatcher handed the reply
    /// on all the same, with a window in which a cut-off reads as a pass, and waited for ever.
    static List<Position> windowsClosedDuringPlay() throws NotationException {
        List<Position> positions = new ArrayList<>();
        positions.add(BoardText.parse("XXXOO-OXO-XOXX-OOXOOXXXXOXXOOO-XXXXOOXXOXOXOXXOXOXXXOOOXOXXXXX-O O"));
        SplittableRandom random = new SplittableRandom(58L);
        while (positions.size() < 64) {
            Board board = Boards.reachable(random, 50 + random.nextInt(10));
            Position position = new Position(board, random.nextBoolean() ? Color.BLACK : Color.WHITE);
            if (board.empties() <= 8 && new ParallelUnits(2).solve(position).counts().visits() < 3_000) {
                positions.add(position);
            }
        }
        return positions;
    }

    @ParameterizedTest
    @ValueSource(strings = {"units-2", "units-4"})
    void aReplyWhoseWindowClosesDuringPlayIsNotHandedOn(String name) throws NotationException {
        compare(name, windowsClosedDuringPlay());
    }

    /// The most clocks for a node with this many empty squares, as docs/circuit/endgame-chip.md derives them:
    /// a COMPARE and a TREE for each move, one cut-off, and its end; before them a pass.
    private static long ofNode(int empties) {
        return empties == 0 ? 7 : 14 + 13 + empties * (19 + ofNode(empties - 1));
    }

    private static long ofJob(int units, int empties) {
        return 6 + ofNode(empties) + 2 + units;
    }

    private static long mostClocks(int units, int empties) {
        long replies = (empties - 1) * (20 + ofJob(units, Math.max(0, empties - 2))) + 15;
        return Math.max(9 + ofJob(units, empties),
            15 + empties * (19 + Math.max(1 + ofJob(units, empties - 1), replies)));
    }

    /// `-Dendgames=20000` tries more than usual.
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 8, 12})
    void unitsFindTheScoreOfEveryEndgameWithinTheirClocks(int units) {
        SplittableRandom random = new SplittableRandom(12L + units);
        int solved = 0;
        long slowest = 0;
        while (solved < Integer.getInteger("endgames", 2_000)) {
            Board board = Boards.reachable(random, 52 + random.nextInt(8));
            if (board.empties() > 8) {
                continue;
            }
            solved++;
            Position position = new Position(board, random.nextBoolean() ? Color.BLACK : Color.WHITE);

            SolverRun run = new ParallelUnits(units).solve(position);

            SolverRun alone = new SolverModel().solve(position);
            assertEquals(alone.score(), run.score(), () -> position.toString());
            assertTrue(run.counts().isBalanced(), () -> position + " " + run.counts());
            assertTrue(alone.clocks() <= 8 + ofNode(board.empties()), () -> position + " " + alone.clocks());
            assertTrue(run.clocks() <= mostClocks(units, board.empties()),
                () -> position + " " + run.clocks());
            slowest = Math.max(slowest, run.clocks());
        }
        System.out.printf("units-%d: %,d endgames, at most %,d clocks%n", units, solved, slowest);
    }

    /// Each form and the positions of the suite that it solves: a form with a processor the second, the
    /// others the first three.
    static List<Arguments> forms() {
        return Arrays.stream(SolverForm.values()).flatMap(form -> {
            boolean programmed = form == SolverForm.PROCESSOR || form == SolverForm.COPROCESSOR;
            return (programmed ? IntStream.of(2) : IntStream.of(2, 3, 1))
                .mapToObj(number -> Arguments.of(form, number));
        }).toList();
    }

    /// Up to minutes each; lab/notes/bench/chip-forms.md has the figures. `-Dforms=HASH-.` tries one form,
    /// `-Dforms=HASH-2` one position.
    @ParameterizedTest
    @MethodSource("forms")
    @Tag("slow")
    void theFirstThreePositionsOfTheSuiteToo(SolverForm form, int number) throws IOException {
        assumeTrue((form + "-" + number).matches(System.getProperty("forms", ".*")));
        int plies = form == SolverForm.LEAF_EVALUATION ? 8 : 0;
        Position position = SolverModelTest.suite().get(number - 1);
        SolverRun expected = form.expected(position, plies);
        GateSolver chip = new GateSolver(form, List.of(position), plies);
        long begun = System.nanoTime();
        SolverRun run = chip.run(clocks -> say(form, number, clocks, expected.clocks(), begun)).getFirst();
        say(form, number, run.clocks(), expected.clocks(), begun);
        System.out.printf("%s FFO %d: score %d, %d visits, %s%n", form, number, run.score(), run.visits(),
            run.line());

        assertEquals(expected.score(), run.score());
        assertEquals(expected.counts(), run.counts());
        assertEquals(expected.clocks(), run.clocks());
        if (form != SolverForm.LEAF_EVALUATION) {
            assertEquals(expected, run);
        }
    }

    private static void say(SolverForm form, int number, long clocks, long most, long begun) {
        double seconds = (System.nanoTime() - begun) / 1e9;
        System.out.printf("%s FFO %d: %,d of %,d clocks, %.0f s%n", form, number, clocks, most, seconds);
    }

    @Test
    void theTableIsEmptyAgainForTheNextSolve() {
        Position position = endgames(2L, 9).stream()
            .filter(endgame -> variant("hash").solve(endgame).counts().hits() > 0).findFirst().orElseThrow();
        SolverRun expected = variant("hash").solve(position);
        GateSolver chip = new GateSolver(SolverForm.HASH, List.of(position), 0);

        assertEquals(List.of(expected), chip.run(_ -> {}));
        assertEquals(List.of(expected), chip.run(_ -> {}), "the same chip, without a power-up between");
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void theEvaluatingFormFindsTheModelsMoveValueVisitsAndClocks(int plies) {
        SplittableRandom random = new SplittableRandom(3L);
        List<Position> positions = new ArrayList<>();
        while (positions.size() < 64) {
            Position position = new Position(Boards.reachable(random, random.nextInt(60)),
                random.nextBoolean() ? Color.BLACK : Color.WHITE);
            positions.add(position);
        }
        List<SolverRun> runs = new GateSolver(SolverForm.LEAF_EVALUATION, positions, plies).run(_ -> {});
        for (int i = 0; i < positions.size(); i++) {
            Position position = positions.get(i);
            LeafEvaluation.Choice choice = new LeafEvaluation(plies).choose(position);
            assertEquals(choice.value(), runs.get(i).score(), position.toString());
            assertEquals(choice.counts(), runs.get(i).counts(), position.toString());
            assertEquals(choice.clocks(), runs.get(i).clocks(), position.toString());
            if (choice.move().isPresent()) {
                assertEquals(Optional.of(choice.move().getAsInt()),
                    runs.get(i).line().steps().getFirst().map(square -> square.index()), position.toString());
            }
        }
    }

    @Test
    void everyFormIsTheDocumentsMachineWithOtherGates() {
        int document = SolverCircuit.netlist().gates().size();
        for (SolverForm form : SolverForm.values()) {
            Netlist chip = SolverCircuit.netlist(form);
            assertEquals(form == SolverForm.DOCUMENT, chip.gates().size() == document,
                form + ": " + chip.gates().size());
        }
    }

    @Test
    void depthAndFormMustFit() {
        List<Position> one = List.of(SolverModelTest.THREE_EMPTIES);

        assertThrows(IllegalArgumentException.class,
            () -> new GateSolver(SolverForm.LEAF_EVALUATION, one, 0));
        assertThrows(IllegalArgumentException.class, () -> new GateSolver(SolverForm.HASH, one, 3));
        assertEquals(Optional.empty(), SolverForm.of(variant("units-3")));
        assertEquals(Optional.empty(), SolverForm.of(new HashTable(4)));
    }
}
