package flipchip.hwsim.circuit.selector;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import flipchip.engine.board.Board;
import flipchip.engine.board.Square;
import org.junit.jupiter.api.Test;

/// The recorded runs of the selector and of the disc counter.
class SelectorRunTest {

    @Test
    void theOpeningsMovesAreChosenOneAfterAnotherInTheOrderOfTheirRanks() {
        SelectorRun run = SelectorRun.record(Board.INITIAL.legalMoves());

        List<SelectorRun.Step> settled = run.steps().stream().filter(SelectorRun.Step::settled).toList();
        assertEquals(List.of("d3", "c4", "f5", "e6"), settled.stream().map(SelectorRun.Step::chosen)
            .flatMap(Optional::stream).map(Square::toString).toList());
        assertEquals(List.of(28, 30, 33, 35), settled.stream().map(step -> step.all().code()).toList());
        assertEquals(List.of(false, true, true, false),
            settled.getFirst().sixteens().stream().map(SelectorRun.Part::enable).toList());
        assertEquals(16, settled.getFirst().fours().size());
        assertEquals(0, run.steps().getLast().remaining());
    }

    @Test
    void nothingToSelectIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> SelectorRun.record(0));
    }

    @Test
    void everyLevelOfTheCounterAddsUpToTheNumberOfDiscs() {
        SplittableRandom random = new SplittableRandom(4L);
        for (int i = 0; i < 20; i++) {
            long discs = random.nextLong() & random.nextLong();
            CounterRun run = CounterRun.record(discs);
            for (List<Integer> level : run.last().sums()) {
                assertEquals(Long.bitCount(discs), level.stream().mapToInt(Integer::intValue).sum());
            }
            assertEquals(0, run.steps().getFirst().count());
            assertEquals(Long.bitCount(discs), run.last().count());
        }
    }
}
