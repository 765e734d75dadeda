package flipchip.engine.eval;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;
import flipchip.engine.api.Evaluator;
import flipchip.engine.board.Board;
import flipchip.engine.board.Symmetry;
import flipchip.engine.simd.NetRows;
import flipchip.engine.testkit.Boards;
import org.junit.jupiter.api.Test;

class NeuralNetTest {
    private static final int LEAST = 10;
    private static final int MOST = 40;
    private static final int UNITS = NetRows.UNITS;
    private static final NeuralNet NET = randomNet(4, LEAST, MOST);
    private static final byte[] ROWS = NET.rows();
    private static final short[] BIASES = NET.biases();
    private static final int[] WEIGHTS = NET.weights();
    private static final short[] CONSTANTS = NET.constants();
    private static final Weights SUMS = PatternEvaluatorTest.randomWeights(2);
    /// One for all tests: it lays its tables out once.
    private static final Weights JUDGED = SUMS.withNet(NET);

    /// The slow twin: class by class and unit by unit.
    @Test
    void aJudgementIsTheSumAndWhatTheNetSaysOfIt() {
        AtomicInteger corrected = new AtomicInteger();
        Boards.forAll(board -> {
            int sum = evaluator(board, SUMS).evaluate(board.player(), board.opponent());
            int empties = board.empties();
            int said = empties < LEAST || empties > MOST ? 0 : correction(board);
            corrected.addAndGet(said == 0 ? 0 : 1);

            assertEquals(Math.clamp(sum + said, -Evaluator.MAX, Evaluator.MAX), judge(board));
        });
        assertTrue(corrected.get() > 100, corrected + " boards were judged otherwise than by their sums");
    }

    @Test
    void anOrderOfMovesNeedsNoNet() {
        Boards.forAll(board -> assertEquals(evaluator(board, SUMS).evaluate(board.player(), board.opponent()),
            evaluator(board, JUDGED).evaluate(board.player(), board.opponent())));
    }

    @Test
    void farFromTheWindowTheSumIsEnough() {
        Board board = Boards.reachable(new SplittableRandom(8), 40);
        Evaluator evaluator = evaluator(board, JUDGED);
        int sum = evaluator.evaluate(board.player(), board.opponent());
        int exact = evaluator.judge(board.player(), board.opponent());
        assertNotEquals(sum, exact);

        assertEquals(exact, evaluator.judge(board.player(), board.opponent(), sum + 100));
        assertEquals(sum, evaluator.judge(board.player(), board.opponent(), sum + 3000));
        assertEquals(sum, evaluator.judge(board.player(), board.opponent(), sum - 3000));
    }

    @Test
    void aSearchForTheLowestBoardNeedsNoNetFromItsLimitOn() {
        Board board = Boards.reachable(new SplittableRandom(8), 40);
        Evaluator evaluator = evaluator(board, JUDGED);
        int sum = evaluator.evaluate(board.player(), board.opponent());
        int exact = evaluator.judge(board.player(), board.opponent());

        assertEquals(exact, evaluator.judgeBelow(board.player(), board.opponent(), Integer.MAX_VALUE));
        assertEquals(exact, evaluator.judgeBelow(board.player(), board.opponent(), sum + 1));
        assertEquals(sum, evaluator.judgeBelow(board.player(), board.opponent(), sum));
    }

    @Test
    void allEightImagesOfABoardAreJudgedAlike() {
        Boards.forAll(board -> {
            for (Symmetry symmetry : Symmetry.values()) {
                assertEquals(judge(board), judge(symmetry.apply(board)));
            }
        });
    }

    @Test
    void otherErrorsLeaveTheNetWhereItIs() {
        Weights weights = JUDGED.withErrors(ErrorModels.CLASSIC);

        assertSame(NET, weights.net().orElseThrow());
    }

    @Test
    void numbersThatWouldOverflowAreRefused() {
        byte[] rows = NET.rows();
        short[] biases = NET.biases();
        int[] weights = NET.weights();
        biases[7 * UNITS + 3] = 20_001;
        assertEquals(
            "a net with the bias 20001 and the weight " + weights[7 * UNITS + 3]
                + " for unit 3 with 7 empties",
            assertThrows(IllegalArgumentException.class,
                () -> NeuralNet.of(rows, LEAST, MOST, biases, weights, NET.constants())).getMessage());
        for (int tooMuch : new int[] {NetRows.MOST_WEIGHT + 1, -NetRows.MOST_WEIGHT - 1, Integer.MIN_VALUE}) {
            weights[7 * UNITS + 3] = tooMuch;
            assertThrows(IllegalArgumentException.class,
                () -> NeuralNet.of(rows, LEAST, MOST, NET.biases(), weights, NET.constants()));
        }
        assertThrows(IllegalArgumentException.class,
            () -> NeuralNet.of(rows, LEAST, 61, NET.biases(), NET.weights(), NET.constants()));
        assertThrows(IllegalArgumentException.class,
            () -> NeuralNet.of(new byte[64], LEAST, MOST, NET.biases(), NET.weights(), NET.constants()));
    }

    private static int correction(Board board) {
        int[] classes = new int[PatternSet.STANDARD.inputs()];
        PatternSet.STANDARD.classes(board.player(), board.opponent(), classes, 0);
        int at = board.empties() * UNITS;
        int value = 0;
        for (int unit = 0; unit < UNITS; unit++) {
            int sum = BIASES[at + unit];
            for (int number : classes) {
                sum += ROWS[number * UNITS + unit];
            }
            int clipped = Math.max(0, Math.min(NetRows.ONE, sum));
            value += WEIGHTS[at + unit] * clipped * clipped;
        }
        return CONSTANTS[board.empties()] + Math.floorDiv(value, 1 << NeuralNet.SHIFT);
    }

    private static int judge(Board board) {
        return evaluator(board, JUDGED).judge(board.player(), board.opponent());
    }

    private static Evaluator evaluator(Board board, Weights weights) {
        Evaluator evaluator = new PatternEvaluation("test", weights).newEvaluator();
        evaluator.start(board.player(), board.opponent());
        return evaluator;
    }

    static NeuralNet randomNet(long seed, int least, int most) {
        SplittableRandom random = new SplittableRandom(seed);
        byte[] rows = new byte[PatternSet.STANDARD.classCount() * UNITS];
        short[] biases = new short[NeuralNet.EMPTIES * UNITS];
        int[] weights = new int[biases.length];
        short[] constants = new short[NeuralNet.EMPTIES];
        for (int i = 0; i < rows.length; i++) {
            rows[i] = (byte) random.nextInt(-20, 21);
        }
        for (int i = least * UNITS; i < (most + 1) * UNITS; i++) {
            biases[i] = (short) random.nextInt(0, 180);
            weights[i] = random.nextInt(-300, 301);
            constants[i / UNITS] = (short) random.nextInt(-200, 201);
        }
        return NeuralNet.of(rows, least, most, biases, weights, constants);
    }
}
