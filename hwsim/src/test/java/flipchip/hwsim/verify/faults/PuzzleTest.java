package flipchip.hwsim.verify.faults;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import flipchip.engine.board.Color;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.netlist.NetlistBuilder;
import flipchip.hwsim.gates.sim.UnitDelaySimulator;
import flipchip.hwsim.referee.array.ArrayNets;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// Puzzles against circuits that are really built wrong.
class PuzzleTest {
    private static final List<Puzzle> SOME = IntStream.range(0, 12).mapToObj(Puzzle::of).toList();

    /// The array with the puzzle's gate built as it is broken.
    private static Netlist broken(Puzzle puzzle) {
        GateChange fault = puzzle.fault();
        Netlist plan = Puzzle.plan();
        NetlistBuilder n = NetlistBuilder.copyOf(plan, gate -> gate != fault.gate());
        Net out = plan.gates().get(fault.gate()).outputs().getFirst();
        switch (fault.does()) {
            case LOW -> n.driveOr(out, Net.ZERO, Net.ZERO);
            case HIGH -> n.driveOr(out, Net.ONE, Net.ONE);
            case AND -> n.driveAnd(out, fault.a(), fault.b());
            case OR -> n.driveOr(out, fault.a(), fault.b());
        }
        return n.build();
    }

    private static UnitDelaySimulator ask(Netlist netlist, Question question) {
        UnitDelaySimulator simulator = new UnitDelaySimulator(netlist);
        ArrayNets nets = ArrayBench.nets();
        Position position = question.position();
        simulator.set(nets.current().black(), position.toMove() == Color.BLACK);
        simulator.set(nets.current().white(), position.toMove() == Color.WHITE);
        simulator.set(nets.is().black(), position.black());
        simulator.set(nets.is().white(), position.white());
        simulator.set(nets.empty(), ~position.board().occupied());
        simulator.set(nets.select(), question.selected());
        simulator.settle();
        return simulator;
    }

    @Test
    void theSymptomIsThereInACircuitBuiltWithTheFault() {
        for (Puzzle puzzle : SOME) {
            Net net = Puzzle.plan().net(puzzle.symptom().net());

            assertEquals(puzzle.symptom().actual(), ask(broken(puzzle), puzzle.question()).high(net),
                puzzle.toString());
            assertEquals(!puzzle.symptom().actual(), ask(Puzzle.plan(), puzzle.question()).high(net),
                puzzle.toString());
        }
    }

    @Test
    void everyProbeShowsWhatTheBrokenCircuitShows() {
        for (Puzzle puzzle : SOME.subList(0, 3)) {
            RepairGame game = new RepairGame(puzzle);
            UnitDelaySimulator wrong = ask(broken(puzzle), puzzle.question());
            UnitDelaySimulator right = ask(Puzzle.plan(), puzzle.question());
            for (String gate : game.gates()) {
                assertEquals(wrong.high(Puzzle.plan().net(gate)), game.probe(gate), gate);
                assertEquals(right.high(Puzzle.plan().net(gate)), game.planned(gate), gate);
            }
            assertTrue(game.probes() >= 113, game.probes() + " probes of 114 gates");
        }
    }

    @Test
    void theGameOfThePuzzleCanBePlayedOnTheBoard() {
        for (Puzzle puzzle : SOME) {
            Position position = Position.INITIAL;
            for (Square move : puzzle.question().moves()) {
                position = position.play(move);
            }
            assertEquals(puzzle.question().position(), position);
        }
    }

    @Test
    void whoGoesBackFromTheSymptomNeedsAsManyProbesAsParSays() {
        for (Puzzle puzzle : SOME) {
            RepairGame game = new RepairGame(puzzle);

            assertEquals(puzzle.par(), new PathFollower(game).play());
            assertTrue(game.isSolved() && game.wrongGuesses().isEmpty());
        }
    }

    @Test
    void otherChangesOfTheCellWereAllRefuted() {
        // A cell in the middle has 114 gates: three other functions each, and wires of its group.
        assertTrue(SOME.stream().allMatch(puzzle -> puzzle.refuted() > 100));
        assertTrue(SOME.stream().anyMatch(puzzle -> puzzle.refuted() > 3_000));
    }

    @Test
    void equalNumbersGiveEqualPuzzlesAndAllKindsOccur() {
        assertEquals(SOME.get(5), Puzzle.of(5));
        Set<Puzzle.Kind> kinds = EnumSet.noneOf(Puzzle.Kind.class);
        SOME.forEach(puzzle -> kinds.add(puzzle.kind()));
        assertEquals(EnumSet.allOf(Puzzle.Kind.class), kinds);
    }

    @Test
    void aWrongGuessIsKeptAndHintsGetNearer() {
        RepairGame game = new RepairGame(SOME.getFirst());
        String other = game.gates().stream().filter(gate -> !gate.equals(SOME.getFirst().gate())).findFirst()
            .orElseThrow();

        assertFalse(game.replace(other));
        assertEquals(List.of(other), game.wrongGuesses());
        assertEquals(new RepairGame.Hint.Kind(SOME.getFirst().kind()), game.hint());
        assertEquals(new RepairGame.Hint.Group(SOME.getFirst().group()), game.hint());
        assertTrue(game.hint() instanceof RepairGame.Hint.Half half
                && half.gates().contains(SOME.getFirst().gate()));
        assertEquals(3, game.hints());
        assertTrue(game.replace(SOME.getFirst().gate()));
        assertThrows(IllegalStateException.class, () -> game.replace(other));
    }

    @Test
    @Tag("slow")
    void aYearOfPuzzlesIsSolvedByThePlayerWhoGoesBackFromTheSymptom() {
        for (int day = 0; day < 366; day++) {
            Puzzle puzzle = Puzzle.of(day);
            RepairGame game = new RepairGame(puzzle);

            assertEquals(puzzle.par(), new PathFollower(game).play());
            assertTrue(game.isSolved());
        }
    }
}
