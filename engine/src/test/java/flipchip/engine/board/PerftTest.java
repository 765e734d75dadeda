package flipchip.engine.board;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

@DisplayName("perft from the initial board; a pass is a ply")
class PerftTest {

    @ParameterizedTest(name = "depth {0}")
    @CsvFileSource(resources = "perft.csv", numLinesToSkip = 1)
    void countsTheLeavesOfTheTable(int depth, long leaves) {
        assertEquals(leaves, Perft.count(Board.INITIAL.player(), Board.INITIAL.opponent(), depth));
    }
}
