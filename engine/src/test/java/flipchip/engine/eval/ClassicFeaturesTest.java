package flipchip.engine.eval;

import static org.junit.jupiter.api.Assertions.assertEquals;

import flipchip.engine.board.Board;
import flipchip.engine.board.Symmetry;
import flipchip.engine.notation.BoardText;
import flipchip.engine.notation.NotationException;
import flipchip.engine.testkit.Boards;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ClassicFeaturesTest {
    private static final long TOP = 0xFFL;
    private static final long RIGHT = 0x8080_8080_8080_8080L;
    private static final long[] EDGES = {TOP, TOP << 56, RIGHT >>> 7, RIGHT};

    @DisplayName("features and the four-term sum 1, 4, 25, 8 of known positions")
    @ParameterizedTest(name = "{5}")
    @CsvSource({"---------------------------OX------XO---------------------------X, 0, 0, 0, 0, 0",
        "-------------------X-------XX------XO---------------------------O, -3, 0, 0, 0, -3",
        "----O------OOX---OOOXX-XOOOXOOOOOXXOXXOOOXXXOOOOOXXXOOXO--OOOOOXX, -14, 1, 1, 1, 23",
        "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO--X, 4, 2, 0, 0, 12"})
    void knownPositions(String text, int pieces, int mobility, int corners, int edges, int sum)
            throws NotationException {
        Board board = BoardText.parse(text).board();
        long player = board.player();
        long opponent = board.opponent();

        assertEquals(pieces, ClassicFeatures.pieces(player, opponent));
        assertEquals(mobility, ClassicFeatures.mobility(player, opponent));
        assertEquals(corners, ClassicFeatures.corners(player, opponent));
        assertEquals(edges, ClassicFeatures.edges(player, opponent));
        assertEquals(sum, new ClassicWeights(1, 4, 25, 8, 0).sum(player, opponent));
    }

    @Test
    void safeDiscsOfTheBorderAreThoseOfAWalkAlongEachEdge() {
        Boards.forAll(board -> assertEquals(safe(board.player(), board) - safe(board.opponent(), board),
            ClassicFeatures.edges(board.player(), board.opponent())));
    }

    @Test
    void featuresChangeSignWithTheSideAndNotWithTheSymmetry() {
        Boards.forAll(board -> {
            int sum = ClassicWeights.DEFAULT.sum(board.player(), board.opponent());
            assertEquals(-sum, ClassicWeights.DEFAULT.sum(board.opponent(), board.player()));
            Board mirrored = Symmetry.QUARTER_TURN_LEFT.apply(board);
            assertEquals(sum, ClassicWeights.DEFAULT.sum(mirrored.player(), mirrored.opponent()));
        });
    }

    /// The slow twin: walks from every owned corner along both its edges.
    private static int safe(long discs, Board board) {
        long safe = 0;
        for (long edge : EDGES) {
            safe |= (board.occupied() & edge) == edge ? discs & edge : 0;
        }
        int[][] walks = {{0, 1}, {0, 8}, {7, -1}, {7, 8}, {56, 1}, {56, -8}, {63, -1}, {63, -8}};
        for (int[] walk : walks) {
            for (int step = 0, square = walk[0]; step < 8 && (discs >>> square & 1) != 0;
                    step++, square += walk[1]) {
                safe |= 1L << square;
            }
        }
        return Long.bitCount(safe);
    }
}
