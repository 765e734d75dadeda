package flipchip.lab.train;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import flipchip.engine.api.Evaluation;
import flipchip.engine.api.Evaluator;
import flipchip.engine.board.Board;
import flipchip.engine.board.Flips;
import flipchip.engine.eval.ClassicEvaluation;
import flipchip.engine.people.ShallowSearch;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("thorough")
class SearchedNodesTest {
    private static final Evaluation CLASSIC = ClassicEvaluation.DEFAULT;
    private static final SearchedNodes NODES = new SearchedNodes(1, 7);
    private static final TrainingSamples KEPT = NODES.games(1, 3, CLASSIC, 5);

    @Test
    void theSameSeedGivesTheSameNodesAndAnotherSeedOthers() {
        byte[] one = SampleFile.format(KEPT);
        assertArrayEquals(one, SampleFile.format(NODES.games(1, 3, CLASSIC, 5)));
        assertFalse(Arrays.equals(one, SampleFile.format(NODES.games(1, 3, CLASSIC, 6))));
    }

    @Test
    void everyNodeHasAMoveItsGameAndALabel() {
        assertTrue(KEPT.size() > 500, KEPT.size() + " nodes");
        for (int i = 0; i < KEPT.size(); i++) {
            int empties = KEPT.empties(i);
            assertTrue(empties >= SearchedNodes.LEAST && empties <= SearchedNodes.MOST);
            assertTrue(Flips.legalMoves(KEPT.player(i), KEPT.opponent(i)) != 0);
            assertTrue(KEPT.group(i) == 3);
            assertTrue(
                empties <= 7 ? KEPT.label(i) == Label.EXACT : KEPT.label(i) == 1 || KEPT.label(i) == 2);
        }
    }

    @Test
    void aSolvedNodeHasTheScoreOfASearchToTheEnd() {
        ShallowSearch whole = new ShallowSearch(CLASSIC.newEvaluator());
        int solved = 0;
        for (int i = 0; i < KEPT.size() && solved < 50; i++) {
            if (KEPT.label(i) == Label.EXACT) {
                solved++;
                assertEquals(whole.score(KEPT.player(i), KEPT.opponent(i), 7), KEPT.score(i));
            }
        }
        assertEquals(50, solved);
    }

    @Test
    void theSamplerKeepsOnlyWhatIsAskedNearTheWindowAndJudgesLikeTheOther() {
        NodeSampler sampler = new NodeSampler(CLASSIC, IntStream.rangeClosed(0, 64).map(_ -> 2).toArray(),
            500, new SplittableRandom(1));
        Evaluator listening = sampler.newEvaluator();
        Evaluator plain = CLASSIC.newEvaluator();
        Board board = Board.INITIAL;
        listening.start(board.player(), board.opponent());
        plain.start(board.player(), board.opponent());
        int value = plain.evaluate(board.player(), board.opponent());

        assertEquals(value, listening.evaluate(board.player(), board.opponent()));
        assertEquals(0, sampler.asked(60), "not open yet");
        sampler.begin(60, value + 501);
        listening.evaluate(board.player(), board.opponent());
        assertEquals(0, sampler.asked(60), "too far from the window");
        sampler.begin(61, -value);
        for (int i = 0; i < 3; i++) {
            assertEquals(value, listening.judge(board.player(), board.opponent(), 0));
        }
        assertEquals(3, sampler.asked(60));
        assertEquals(2, sampler.kept(60));
        assertEquals(board.player(), sampler.player(60, 1));
        assertEquals(board.opponent(), sampler.opponent(60, 0));
        sampler.end();
        listening.judge(board.player(), board.opponent());
        assertEquals(3, sampler.asked(60));
    }

    @Test
    void numbersOutsideTheirRangeAreRefused() {
        assertThrows(IllegalArgumentException.class, () -> new SearchedNodes(0, 14));
        assertThrows(IllegalArgumentException.class, () -> new SearchedNodes(8, 30));
    }
}
