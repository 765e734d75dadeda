package flipchip.hwsim.verify.faults;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import flipchip.engine.board.Square;
import flipchip.hwsim.verify.faults.StuckSurvey.Fault;
import flipchip.hwsim.verify.faults.StuckSurvey.Verdict;
import org.junit.jupiter.api.Test;

class StuckGatesTest {

    @Test
    void everyFaultOfEveryCellIsDecided() {
        List<StuckGates.Cell> cells = StuckGates.SURVEY.cells();

        assertEquals(List.of(Square.values()), cells.stream().map(StuckGates.Cell::square).toList());
        assertTrue(cells.stream().allMatch(cell -> cell.shown() + cell.redundant() == 2 * 114));
        assertEquals(StuckSurvey.faults(), StuckGates.SURVEY.faults());
    }

    @Test
    void aSmallerSurveyAgrees() {
        List<Fault> faults = new StuckSurvey(1L, 512, 0).run(0, StuckSurvey.faults());
        int[] constants = count(faults, Verdict.REDUNDANT);
        int[] found = count(faults, Verdict.FOUND);

        for (int square = 0; square < 64; square++) {
            StuckGates.Cell cell = StuckGates.SURVEY.cells().get(square);
            assertEquals(cell.constants(), constants[square], cell.toString());
            assertTrue(found[square] <= cell.games() && found[square] > 0.5 * cell.games(), cell.toString());
        }
    }

    private static int[] count(List<Fault> faults, Verdict verdict) {
        return Arrays.stream(Square.values())
            .mapToInt(square -> (int) faults.stream()
                .filter(fault -> fault.verdict() == verdict && fault.net().startsWith(square + ".")).count())
            .toArray();
    }

    /// Half a turn of the board maps the array, its trees of gates included, to itself.
    @Test
    void cellsThatHalfATurnExchangesAreAlike() {
        List<StuckGates.Cell> cells = StuckGates.SURVEY.cells();

        for (int square = 0; square < 64; square++) {
            assertEquals(cells.get(square).redundant(), cells.get(63 - square).redundant(),
                Square.of(square).toString());
        }
    }
}
