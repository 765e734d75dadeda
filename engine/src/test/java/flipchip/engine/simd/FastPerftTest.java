package flipchip.engine.simd;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.SplittableRandom;
import flipchip.engine.board.Board;
import flipchip.engine.board.Perft;
import flipchip.engine.testkit.Boards;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FastPerftTest {

    @ParameterizedTest(name = "depth {0}, {2} threads")
    @CsvSource({"1, 4, 1", "2, 12, 1", "5, 1396, 2", "8, 390216, 1", "8, 390216, 2", "9, 3005288, 1",
        "9, 3005288, 3"})
    void countsTheKnownLeaves(int depth, long leaves, int threads) {
        assertEquals(leaves, FastPerft.count(Board.INITIAL, depth, threads));
    }

    @Test
    void agreesWithThePlainCountWherePassesAndGameEndsAreFrequent() {
        SplittableRandom random = new SplittableRandom(5);
        for (int i = 0; i < 200; i++) {
            Board board = Boards.reachable(random, 50 + random.nextInt(11));
            for (int depth = 0; depth <= 4; depth++) {
                assertEquals(Perft.count(board.player(), board.opponent(), depth),
                    FastPerft.count(board, depth, 1));
            }
        }
    }

    @Test
    void threadsShareOutTheSameLeaves() {
        Board late = Boards.reachable(new SplittableRandom(8), 53);

        assertEquals(Perft.count(late.player(), late.opponent(), 8), FastPerft.count(late, 8, 2));
    }

    @Test
    void refusesSenselessArguments() {
        assertThrows(IllegalArgumentException.class, () -> FastPerft.count(Board.INITIAL, -1, 1));
        assertThrows(IllegalArgumentException.class, () -> FastPerft.count(Board.INITIAL, 3, 0));
    }

    @Tag("slow")
    @ParameterizedTest(name = "depth {0}")
    @CsvSource({"10, 24571284", "11, 212258800", "12, 1939886636"})
    void countsTheKnownLeavesOfGreatDepths(int depth, long leaves) {
        assertEquals(leaves, FastPerft.count(Board.INITIAL, depth, 1));
    }
}
