package flipchip.hwsim.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import flipchip.engine.board.Board;
import flipchip.engine.board.Color;
import flipchip.engine.board.Position;
import flipchip.engine.testkit.Boards;
import flipchip.hwsim.netlist.Netlist;

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
        List<SolverRun> runs = new GateSolver(SolverForm.of(variant(name)).orElseThrow(), positions, 0)
            .run(_ -> { });
        for (int i = 0; i < positions.size(); i++) {
            assertEquals(variant(name).solve(positions.get(i)), runs.get(i));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"combinational", "fastest-first", "hash", "processor", "coprocessor", "units-1",
        "units-2",
        "units-4"})
    void scoreLineVisitsAndClocksAreTheModels(String name) {
        compare(name, endgames(1L, 6));
    }

    /// Minutes for each form; docs/bench/chip-forms.md has the figures.
    @ParameterizedTest
    @EnumSource
    @Tag("slow")
    void theFirstThreePositionsOfTheSuiteToo(SolverForm form) throws IOException {
        boolean programmed = form == SolverForm.PROCESSOR || form == SolverForm.COPROCESSOR;
        int plies = form == SolverForm.LEAF_EVALUATION ? 8 : 0;
        List<Position> positions = SolverModelTest.suite().subList(programmed ? 1 : 0, programmed ? 2 : 3);
        List<SolverRun> expected = positions.stream().map(position -> form.expected(position, plies))
            .toList();
        long most = expected.stream().mapToLong(SolverRun::clocks).max().orElseThrow();
        GateSolver chip = new GateSolver(form, positions, plies);
        long begun = System.nanoTime();
        List<SolverRun> runs = chip.run(clocks -> say(form, clocks, most, begun));
        say(form, most, most, begun);
        for (int i = 0; i < positions.size(); i++) {
            SolverRun run = runs.get(i);
            System.out.printf("%s: score %d, %d visits, %d clocks, %s%n", form, run.score(), run.visits(),
                run.clocks(), run.line());
            assertEquals(expected.get(i).score(), run.score());
            assertEquals(expected.get(i).counts(), run.counts());
            assertEquals(expected.get(i).clocks(), run.clocks());
            if (form != SolverForm.LEAF_EVALUATION) {
                assertEquals(expected.get(i), run);
            }
        }
    }

    private static void say(SolverForm form, long clocks, long most, long begun) {
        double seconds = (System.nanoTime() - begun) / 1e9;
        System.out.printf("%s: %,d of %,d clocks, %.0f s, %.0f ns a clock%n", form, clocks, most, seconds,
            1e9 * seconds / clocks);
    }

    @Test
    void theTableIsEmptyAgainForTheNextSolve() {
        Position position = endgames(2L, 9).stream()
            .filter(endgame -> variant("hash").solve(endgame).counts().hits() > 0)
            .findFirst().orElseThrow();
        SolverRun expected = variant("hash").solve(position);
        GateSolver chip = new GateSolver(SolverForm.HASH, List.of(position), 0);

        assertEquals(List.of(expected), chip.run(_ -> { }));
        assertEquals(List.of(expected), chip.run(_ -> { }), "the same chip, without a power-up between");
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void theEvaluatingFormFindsTheModelsMoveValueVisitsAndClocks(int plies) {
        SplittableRandom random = new SplittableRandom(3L);
        List<Position> positions = new ArrayList<>();
        while (positions.size() < 64) {
            Position position = new Position(Boards.reachable(random, random.nextInt(60)),
                random.nextBoolean() ? Color.BLACK
                : Color.WHITE);
            positions.add(position);
        }
        List<SolverRun> runs = new GateSolver(SolverForm.LEAF_EVALUATION, positions, plies).run(_ -> { });
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
