package flipchip.hwsim.circuit.pipeline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import flipchip.engine.board.Board;
import flipchip.engine.eval.ClassicFeatures;
import flipchip.engine.eval.ClassicWeights;
import flipchip.engine.testkit.Boards;
import org.junit.jupiter.api.Test;

class UnitRunTest {
    @Test
    void aPositionGoesThroughItsFourStagesInFourClocks() {
        SplittableRandom random = new SplittableRandom(4L);
        List<Board> boards = new ArrayList<>();
        for (int i = 0; i < 20; i++) {
            boards.add(Boards.reachable(random, random.nextInt(61)));
        }
        UnitRun run = UnitRun.record(boards, List.of(-7, 17, 80, 31, 7));

        assertEquals(23, run.clocks().size());
        for (int i = 0; i < boards.size(); i++) {
            Board board = boards.get(i);
            int mobility = ClassicFeatures.mobility(board.player(), board.opponent());
            for (int stage = 0; stage < 4; stage++) {
                assertEquals(OptionalInt.of(i), run.clocks().get(i + stage).stages().get(stage));
            }
            assertEquals(mobility, run.clocks().get(i).values().get(1));
            assertEquals(17 * mobility, run.clocks().get(i + 1).products().get(1));
            assertEquals(ClassicWeights.FITTED.sum(board.player(), board.opponent()),
                run.clocks().get(i + 3).score());
        }
    }

    @Test
    void threeWeightsOrOneOfNineBitsAreRejected() {
        assertThrows(IllegalArgumentException.class, () -> UnitRun.record(List.of(), List.of(1, 2, 3)));
        assertThrows(IllegalArgumentException.class, () -> UnitRun.record(List.of(), List.of(1, 2, 3, 128)));
    }
}
