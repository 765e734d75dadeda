package flipchip.hwsim.referee.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import flipchip.hwsim.gates.sim.BitParallelSimulator;
import flipchip.hwsim.referee.array.CellArray;
import flipchip.hwsim.referee.array.CellForm;
import flipchip.hwsim.verify.referee.ArrayVerification;
import org.junit.jupiter.api.Test;

class DelayModelTest {
    private static List<RunTiming> timings(int[]... legalFlipTogether) {
        return IntStream.range(0, legalFlipTogether.length).mapToObj(i -> new RunTiming(i + 1,
            legalFlipTogether[i][0], legalFlipTogether[i][1], legalFlipTogether[i][2])).toList();
    }

    private static int[] at(int... figures) {
        return figures;
    }

    @Test
    void everyGateOneGives18And17And27() {
        assertEquals(timings(at(8, 7, 7), at(10, 9, 11), at(12, 11, 15), at(14, 13, 19), at(16, 15, 23),
            at(18, 17, 27)), DelayModel.EVERY_GATE_ONE.timings());
    }

    @Test
    void compoundGatesGive13ForTheLegalMoves() {
        assertEquals(timings(at(8, 7, 7), at(9, 9, 10), at(10, 11, 13), at(11, 13, 16), at(12, 15, 19),
            at(13, 17, 22)), DelayModel.COMPOUND_REMOTE.timings());
        assertEquals(
            timings(at(8, 7, 7), at(9, 8, 9), at(10, 9, 11), at(11, 10, 13), at(12, 11, 15), at(13, 12, 17)),
            DelayModel.COMPOUND.timings());
    }

    @Test
    void theLecturesFiguresAreQuoted() {
        assertEquals(new RunTiming(6, 13, 18, 25), DelayModel.LECTURE.timings().getLast());
        assertTrue(DelayModel.LECTURE.quoted());
        assertFalse(DelayModel.EVERY_GATE_ONE.quoted());
    }

    @Test
    void everyFormOfTheCellKnowsTheRules() {
        for (CellForm form : CellForm.values()) {
            CellArray array = CellArray.build(form);
            assertEquals(Optional.empty(),
                new ArrayVerification(array, new BitParallelSimulator(array.netlist()), 5).run(2_000, _ -> {})
                    .mismatch(),
                form.toString());
        }
    }
}
