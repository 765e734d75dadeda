package flipchip.engine.eval;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import flipchip.engine.api.Evaluator;
import flipchip.engine.board.Board;
import flipchip.engine.board.Flips;
import flipchip.engine.board.Symmetry;
import flipchip.engine.testkit.Boards;
import org.junit.jupiter.api.Test;

class PatternEvaluatorTest {
    private static final PatternEvaluation EVALUATION = new PatternEvaluation("random", randomWeights(1));

    @Test
    void followingAGameGivesWhatStartingAfreshGives() {
        SplittableRandom random = new SplittableRandom(7);
        for (int game = 0; game < 300; game++) {
            Evaluator following = EVALUATION.newEvaluator();
            following.start(Board.INITIAL.player(), Board.INITIAL.opponent());
            Board board = Board.INITIAL;
            while (!board.isGameOver()) {
                board = step(board, following, random);
                assertEquals(afresh(board), following.evaluate(board.player(), board.opponent()));
            }
        }
    }

    @Test
    void undoingReturnsToTheSameJudgement() {
        Boards.forAll(board -> {
            Evaluator evaluator = EVALUATION.newEvaluator();
            evaluator.start(board.player(), board.opponent());
            int before = evaluator.evaluate(board.player(), board.opponent());
            for (long rest = board.legalMoves(); rest != 0; rest &= rest - 1) {
                int square = Long.numberOfTrailingZeros(rest);
                evaluator.play(square, Flips.flips(square, board.player(), board.opponent()));
                evaluator.pass();
                evaluator.undo();
                evaluator.undo();
            }
            assertEquals(before, evaluator.evaluate(board.player(), board.opponent()));
        });
    }

    @Test
    void allEightImagesOfABoardAreJudgedAlike() {
        Boards.forAll(board -> {
            int expected = afresh(board);
            for (Symmetry symmetry : Symmetry.values()) {
                assertEquals(expected, afresh(symmetry.apply(board)));
            }
        });
    }

    @Test
    void theJudgementIsTheSumOfTheClassWeights() {
        PatternSet set = PatternSet.STANDARD;
        Weights weights = EVALUATION.weights();
        Boards.forAll(board -> {
            int[] classes = new int[set.inputs()];
            set.classes(board.player(), board.opponent(), classes, 0);
            short[] stage = weights.classWeights(Stage.of(board.empties()));
            int sum = weights.constant(board.empties());
            for (int number : classes) {
                sum += stage[number];
            }
            assertEquals(Math.clamp(sum, -Evaluator.MAX, Evaluator.MAX), afresh(board));
        });
    }

    @Test
    void weightsWithoutMobilityAreTheSumOfThePatternsAlone() {
        short[][] patterns = new short[Stage.COUNT][];
        for (int stage = 0; stage < Stage.COUNT; stage++) {
            patterns[stage] = EVALUATION.weights().classWeights(stage);
            java.util.Arrays.fill(patterns[stage], PatternSet.STANDARD.patternClassCount(),
                patterns[stage].length, (short) 0);
        }
        Weights plain = Weights.of(patterns, new short[61], ErrorModels.CLASSIC);
        Boards.forAll(board -> {
            int[] classes = new int[PatternSet.STANDARD.inputs()];
            PatternSet.STANDARD.classes(board.player(), board.opponent(), classes, 0);
            int sum = 0;
            for (int i = 0; i < PatternSet.STANDARD.instances(); i++) {
                sum += patterns[Stage.of(board.empties())][classes[i]];
            }
            Evaluator evaluator = new PatternEvaluation("plain", plain).newEvaluator();
            evaluator.start(board.player(), board.opponent());
            assertEquals(Math.clamp(sum, -Evaluator.MAX, Evaluator.MAX),
                evaluator.evaluate(board.player(), board.opponent()));
        });
    }

    @Test
    void judgementsStayInsideFinishedGames() {
        short[][] huge = new short[Stage.COUNT][PatternSet.STANDARD.classCount()];
        for (short[] stage : huge) {
            java.util.Arrays.fill(stage, Short.MAX_VALUE);
        }
        Evaluator evaluator =
            new PatternEvaluation("huge", Weights.of(huge, new short[61], ErrorModels.CLASSIC))
                .newEvaluator();
        evaluator.start(Board.INITIAL.player(), Board.INITIAL.opponent());

        assertEquals(Evaluator.MAX, evaluator.evaluate(Board.INITIAL.player(), Board.INITIAL.opponent()));
    }

    private static Board step(Board board, Evaluator following, SplittableRandom random) {
        long moves = board.legalMoves();
        if (moves == 0) {
            following.pass();
            return board.pass();
        }
        for (int skip = random.nextInt(Long.bitCount(moves)); skip > 0; skip--) {
            moves &= moves - 1;
        }
        int square = Long.numberOfTrailingZeros(moves);
        long flips = Flips.flips(square, board.player(), board.opponent());
        assertTrue(flips != 0);
        following.play(square, flips);
        return new Board(board.opponent() ^ flips, board.player() ^ flips ^ 1L << square);
    }

    private static int afresh(Board board) {
        Evaluator evaluator = EVALUATION.newEvaluator();
        evaluator.start(board.player(), board.opponent());
        return evaluator.evaluate(board.player(), board.opponent());
    }

    static Weights randomWeights(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        short[][] weights = new short[Stage.COUNT][PatternSet.STANDARD.classCount()];
        for (short[] stage : weights) {
            for (int i = 0; i < stage.length; i++) {
                stage[i] = (short) random.nextInt(-100, 101);
            }
        }
        short[] constants = new short[61];
        for (int i = 0; i < constants.length; i++) {
            constants[i] = (short) random.nextInt(-100, 101);
        }
        return Weights.of(weights, constants, ErrorModels.CLASSIC);
    }
}
