package flipchip.engine.eval;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import flipchip.engine.board.Board;
import flipchip.engine.board.Flips;
import flipchip.engine.testkit.Boards;
import org.junit.jupiter.api.Test;

class MobilityFeatureTest {
    @Test
    void theClassIsThatOfBothSidesMovesCountedOneByOne() {
        Boards
            .forAll(board -> assertEquals(21 * Math.min(20, moves(board)) + Math.min(20, moves(board.pass())),
                MobilityFeature.classOf(board.player(), board.opponent())));
    }

    @Test
    void everyClassHasAWeightOfItsOwnBehindThoseOfThePatterns() {
        PatternSet set = PatternSet.STANDARD;
        Boards.forAll(board -> {
            int[] classes = new int[set.inputs()];
            set.classes(board.player(), board.opponent(), classes, 0);
            int last = classes[classes.length - 1];
            assertTrue(last >= set.patternClassCount() && last < set.classCount());
        });
    }

    private static int moves(Board board) {
        int count = 0;
        for (int square = 0; square < 64; square++) {
            boolean empty = ((board.player() | board.opponent()) >>> square & 1) == 0;
            count += empty && Flips.flips(square, board.player(), board.opponent()) != 0 ? 1 : 0;
        }
        return count;
    }
}
