package flipchip.hwsim.verify.referee;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import flipchip.engine.board.Flips;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.hwsim.gates.netlist.Bus;
import flipchip.hwsim.gates.netlist.ConstantPropagation;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.sim.BitParallelSimulator;
import flipchip.hwsim.gates.sim.Simulator;
import flipchip.hwsim.gates.sim.UnitDelaySimulator;
import flipchip.hwsim.referee.array.ArrayNets;
import flipchip.hwsim.referee.array.CellArray;
import flipchip.hwsim.referee.control.StuckNet;
import flipchip.hwsim.verify.referee.ArrayVerification.Mismatch;
import flipchip.hwsim.verify.referee.ArrayVerification.Report;
import org.junit.jupiter.api.Test;

class ArrayVerificationTest {
    private final CellArray array = CellArray.build();

    private Report verify(Simulator simulator, long positions) {
        return new ArrayVerification(array, simulator, 1).run(positions, _ -> {});
    }

    @Test
    void theArrayKnowsTheRules() {
        Report report = verify(BitParallelSimulator.compiled(array.netlist()), 100_000);

        assertEquals(Optional.empty(), report.mismatch());
        assertEquals(100_000, report.positions());
        assertEquals(200_000, report.legalMasks());
        assertTrue(report.flipSets() > 1_000_000, report.toString());
        assertEquals(1036, report.possible());
        assertEquals(1036, report.covered(), () -> "never seen: " + report.missing());
    }

    @Test
    void theVectorsAskTheSameQuestionsAndGetTheSameAnswers() {
        Report wide = ArrayVerification.wide(array, 1).run(5_000, _ -> {});
        Report narrow = verify(new BitParallelSimulator(array.netlist()), 5_000);

        assertEquals(Optional.empty(), wide.mismatch());
        assertEquals(narrow.flipSets(), wide.flipSets());
        assertEquals(narrow.illegal(), wide.illegal());
        assertEquals(narrow.missing(), wide.missing());
    }

    @Test
    void theVectorsFindTheSameFirstMismatch() {
        ArrayNets nets = array.nets();
        List<Net> swapped = new ArrayList<>(nets.legal().nets());
        Collections.swap(swapped, Square.A1.index(), Square.H7.index());
        CellArray wrong = new CellArray(array.netlist(), new ArrayNets(nets.cells(), nets.current(),
            nets.is(), nets.empty(), nets.select(), new Bus(swapped), nets.to()));

        Optional<Mismatch> wide = ArrayVerification.wide(wrong, 1).run(5_000, _ -> {}).mismatch();

        assertTrue(wide.isPresent());
        assertEquals(new ArrayVerification(wrong, new BitParallelSimulator(array.netlist()), 1)
            .run(5_000, _ -> {}).mismatch(), wide);
    }

    @Test
    void theUnitDelaySimulatorSettlesToTheRules() {
        Report report = verify(new UnitDelaySimulator(array.netlist()), 1_000);

        assertEquals(Optional.empty(), report.mismatch());
        assertEquals(1_000, report.positions());
        assertTrue(report.missing().size() == 1036 - report.covered() && report.covered() > 900);
    }

    /// A net matters if it is left once the zeros of the shadow cells are known.
    @Test
    void anyOf200StuckNetsThatMatterIsFound() {
        List<Net> nets = netsThatMatter();
        Collections.shuffle(nets, new Random(4711));
        Simulator simulator = new BitParallelSimulator(array.netlist());
        for (Net net : nets.subList(0, 200)) {
            for (boolean high : new boolean[] {false, true}) {
                simulator.powerUp();
                simulator.force(net, high);
                StuckNet fault = new StuckNet(array.netlist().nameOf(net), high);
                assertTrue(verify(simulator, 20_000).mismatch().isPresent(), () -> fault + " was not found");
            }
        }
    }

    private List<Net> netsThatMatter() {
        ConstantPropagation propagation = ConstantPropagation.of(array.netlist());
        return new ArrayList<>(IntStream.range(0, array.netlist().gates().size()).filter(propagation::isLive)
            .mapToObj(gate -> array.netlist().gates().get(gate).outputs().getFirst()).toList());
    }

    @Test
    void theFirstMismatchSaysWhatTheRulesWant() {
        Simulator simulator = new BitParallelSimulator(array.netlist());
        StuckNet fault = StuckNet.parse("d3.legal=0");
        simulator.force(fault.in(array.netlist()), fault.high());

        Mismatch mismatch = verify(simulator, 1_000).mismatch().orElseThrow();

        assertEquals("legal", mismatch.output());
        assertEquals(mismatch.position().legalMoves(), mismatch.expected());
        assertEquals(Square.D3.bit(), mismatch.expected() ^ mismatch.actual());
        assertTrue(mismatch.toString().startsWith("legal of the array is {"), mismatch.toString());
    }

    @Test
    void aNetThatDoesNotExistIsNamed() {
        String message = assertThrows(IllegalArgumentException.class,
            () -> StuckNet.parse("z9.legal=1").in(array.netlist())).getMessage();

        assertTrue(message.startsWith("no net 'z9.legal' in othello_array"), message);
        assertThrows(IllegalArgumentException.class, () -> StuckNet.parse("d3.legal=2"));
        assertThrows(IllegalArgumentException.class, () -> StuckNet.parse("d3.legal"));
        assertEquals("d3.legal=1", StuckNet.parse("d3.legal=1").toString());
    }

    @Test
    void halfOfThePositionsComeFromGames() {
        PositionSource source = new PositionSource(3);
        long reachable = 0;
        for (int i = 0; i < 1000; i++) {
            source.advance();
            assertEquals(0, source.first() & source.second());
            long discs = source.first() | source.second();
            long middle = Position.INITIAL.black() | Position.INITIAL.white();
            reachable += (discs & middle) == middle ? 1 : 0;
            assertTrue(Flips.legalMoves(source.first(), source.second()) == 0 || Long.bitCount(discs) < 64);
        }
        assertTrue(reachable >= 500 && reachable < 700, "middle filled in " + reachable);
    }
}
