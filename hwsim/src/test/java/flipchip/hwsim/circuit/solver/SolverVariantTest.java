package flipchip.hwsim.circuit.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.SplittableRandom;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import flipchip.engine.board.Board;
import flipchip.engine.board.Color;
import flipchip.engine.board.Position;
import flipchip.engine.testkit.Boards;
import flipchip.hwsim.circuit.flipper.DiscFlipper;
import flipchip.hwsim.gates.netlist.Gate;
import flipchip.hwsim.gates.netlist.Levels;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.Netlist;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// All forms of the machine find the same scores; their clocks follow from paths measured here.
class SolverVariantTest {

    @Test
    void theClockWaitsForTheLongestPathThatIsNotTheFlippers() {
        Netlist chip = SolverCircuit.netlist();
        Levels levels = Levels.of(chip);
        int longest = 0;
        for (Gate gate : chip.gates()) {
            if (!gate.isCombinational()
                    && gate.outputs().stream().noneMatch(out -> chip.nameOf(out).startsWith("change["))) {
                for (Net in : gate.inputs()) {
                    longest = Math.max(longest, levels.depthOf(in));
                }
            }
        }

        assertEquals(SolverVariant.CLOCK_GATES, longest);
    }

    @Test
    void theCombinationalFlipperNeedsTwoClocksForItsPath() {
        int path = Levels.of(DiscFlipper.netlist()).depth();

        assertEquals(39, path);
        assertEquals(2, Math.ceilDiv(path, SolverVariant.CLOCK_GATES));
        assertEquals(16 - 9 + 2, TimingVariant.COMBINATIONAL.clocks().states().get(NodeType.TREE));
    }

    @Test
    void everyFormFindsTheScoreOfTheDocumentsMachine() {
        SplittableRandom random = new SplittableRandom(1L);
        int positions = 0;
        while (positions < 60) {
            Board board = Boards.reachable(random, 50 + random.nextInt(10));
            if (board.empties() > 10) {
                continue;
            }
            positions++;
            Position position = new Position(board, random.nextBoolean() ? Color.BLACK : Color.WHITE);
            SolverRun document = new SolverModel().solve(position);
            for (SolverVariant variant : SolverVariant.all()) {
                SolverRun run = variant.solve(position);

                assertEquals(document.score(), run.score(), variant.name() + " on " + position);
                assertTrue(run.counts().isBalanced(), variant.name() + ": " + run.counts());
            }
        }
    }

    @Test
    void theChipAndItsUnitsAnswerWithinTheProvedBound() {
        compareWithTheBound(1_000);
    }

    @Test
    @Tag("thorough")
    void theChipAndItsUnitsAnswerWithinTheProvedBoundOnManyEndgames() {
        compareWithTheBound(20_000);
    }

    /// 1 to 8 empty squares; the bounds are those of docs/circuit/endgame-chip.md.
    private static void compareWithTheBound(int endgames) {
        SplittableRandom random = new SplittableRandom(58L);
        int compared = 0;
        while (compared < endgames) {
            Board board = Boards.reachable(random, 50 + random.nextInt(10));
            int empty = board.empties();
            if (empty < 1 || empty > 8) {
                continue;
            }
            compared++;
            Position position = new Position(board, random.nextBoolean() ? Color.BLACK : Color.WHITE);
            SolverRun document = new SolverModel().solve(position);
            assertTrue(document.clocks() <= SolverForm.DOCUMENT.mostClocks(empty).orElseThrow(),
                position.toString());
            int plies = 1 + compared % 8;
            assertTrue(
                new LeafEvaluation(plies).choose(position).clocks()
                    <= SolverForm.LEAF_EVALUATION.mostClocks(empty).orElseThrow(),
                plies + " plies on " + position);
            for (int units : List.of(1, 2, 3, 4, 8, 12)) {
                SolverRun run = new ParallelUnits(units).solve(position);

                assertEquals(document.score(), run.score(), units + " units on " + position);
                assertTrue(empty < 2 || run.clocks() <= SolverForm.mostClocks(units, empty),
                    units + " units on " + position);
            }
        }
    }

    /// The bound of a tree grows with every empty square, faster than the number of its leaves.
    @Test
    void theMostClocksGrowUntilALongCannotHoldThem() {
        for (SolverForm form : List.of(SolverForm.DOCUMENT, SolverForm.UNITS_12)) {
            for (int empty = 3; empty <= 60; empty++) {
                OptionalLong most = form.mostClocks(empty);
                assertEquals(empty <= 18, most.isPresent(), form + " " + empty);
                long fewer = form.mostClocks(empty - 1).orElse(0);
                assertTrue(most.isEmpty() || most.getAsLong() / empty >= fewer / 2, form + " " + empty);
            }
        }
    }

    @Test
    void oneUnitAndThePlainRecursionVisitTheDocumentsNodes() {
        SplittableRandom random = new SplittableRandom(2L);
        for (int i = 0; i < 40; i++) {
            Position position = new Position(Boards.reachable(random, 54), Color.BLACK);
            if (position.board().empties() > 12) {
                continue;
            }
            SolverRun document = new SolverModel().solve(position);
            SolverRun recursion = new CountingSearch().solve(position, ClockTable.DOCUMENT);

            assertEquals(document, recursion);
            assertEquals(document.counts(), new ParallelUnits(1).solve(position).counts(),
                position.toString());
        }
    }

    @Test
    void onTheSecondSuitePositionTheFormsDifferAsTheyShould() throws IOException {
        Position position = SolverModelTest.suite().get(1);
        List<SolverRun> runs = SolverVariant.all().stream().map(variant -> variant.solve(position)).toList();
        SolverRun document = runs.getFirst();

        assertTrue(runs.stream().allMatch(run -> run.score() == document.score()));
        assertTrue(run(runs, "combinational").clocks() < document.clocks());
        assertTrue(run(runs, "fastest-first").visits() < document.visits());
        assertTrue(run(runs, "hash").visits() < document.visits());
        assertTrue(run(runs, "units-12").clocks() < run(runs, "units-4").clocks());
        assertTrue(run(runs, "processor").clocks() > document.clocks());
        assertTrue(run(runs, "coprocessor").clocks() > run(runs, "processor").clocks());
    }

    /// Black takes the last square: the path through the program by hand, with a clock more for each branch
    /// taken.
    @Test
    void theClocksOfTheFormsInSoftwareAreTheSumsOfTheirPrograms() {
        Position last = new Position(new Board(~0x3L, 0x2L), Color.BLACK);
        for (SoftwareForm form : List.of(SoftwareForm.PROCESSOR, SoftwareForm.COPROCESSOR)) {
            Listing program = form.listing();
            Map<String, Integer> clocks = program.sections().stream()
                .collect(Collectors.toMap(Listing.Section::state, Listing.Section::clocks));
            ToIntFunction<String> sections = path -> Stream.of(path.split(" ")).mapToInt(clocks::get).sum();
            int fresh = 1 + 1;
            int noMoves = 2 + 1;
            int returned = fresh + noMoves + sections.applyAsInt("NOMOVES LEAF LEAVE");
            int root = sections.applyAsInt("COMPARE BETTER") + noMoves + 1 + 1 + sections.applyAsInt("ENDED")
                + 1 + sections.applyAsInt("STORE") + 1 + 1 + sections.applyAsInt("END");
            SolverRun run = form.solve(last);

            assertEquals(new NodeCounts(1, 1, 1, 0, 0, 0), run.counts());
            assertEquals(64, run.score());
            assertEquals("a1", run.line().toString());
            assertEquals(
                sections.applyAsInt("START") + fresh + sections.applyAsInt("DECIDE TREE") + returned + root,
                run.clocks());
        }
    }

    @Test
    void theProgramsFindWhatTheDocumentsMachineFinds() {
        SplittableRandom random = new SplittableRandom(3L);
        for (int i = 0; i < 200; i++) {
            Position position = new Position(Boards.reachable(random, 53 + random.nextInt(8)),
                random.nextBoolean() ? Color.BLACK : Color.WHITE);
            SolverRun document = new SolverModel().solve(position);
            for (SoftwareForm form : List.of(SoftwareForm.PROCESSOR, SoftwareForm.COPROCESSOR)) {
                SolverRun run = form.solve(position);

                assertEquals(new SolverRun(position, document.score(), document.line(), document.counts(),
                    run.clocks(), document.megahertz(), document.depth()), run);
            }
        }
    }

    @Test
    void aProgramWithAnUnknownNameIsRejected() {
        for (String line : List.of("ld x, host.black0", "ld t, host.nothing", "ld t, printer.ink",
            "jmp HOME")) {
            assertThrows(IllegalArgumentException.class,
                () -> Instruction.of(Listing.parse(Map.of("ld", 2, "jmp", 2), "A:\n " + line)), line);
        }
    }

    @Test
    void aLineWithoutCostIsRejected() {
        assertThrows(IllegalArgumentException.class, () -> Listing.parse(Map.of("nop", 1), "A:\n mul x"));
        assertThrows(IllegalArgumentException.class, () -> Listing.parse(Map.of("nop", 1), "nop"));
        assertEquals(2,
            Listing.parse(Map.of("nop", 1), "A:\n nop\n nop ; again").sections().getFirst().clocks());
    }

    private static SolverRun run(List<SolverRun> runs, String name) {
        return runs.get(IntStream.range(0, runs.size())
            .filter(i -> SolverVariant.all().get(i).name().equals(name)).findFirst().orElseThrow());
    }

    @Test
    @Tag("slow")
    void fastestFirstNeedsATenthOfTheVisitsOnTheSuite() throws IOException {
        long visits = 0;
        for (Position position : SolverModelTest.suite()) {
            visits += FastestFirst.INSTANCE.solve(position).visits();
        }

        assertTrue(visits < 12_500_000, visits + " visits");
    }
}
