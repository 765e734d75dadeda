package flipchip.lab.train;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.IntStream;
import flipchip.engine.api.Evaluation;
import flipchip.engine.board.Flips;
import flipchip.engine.eval.ClassicEvaluation;
import flipchip.engine.people.ShallowSearch;
import org.junit.jupiter.api.Test;

class TreeLeavesTest {
    private static final Evaluation CLASSIC = ClassicEvaluation.DEFAULT;
    private static final int DEPTH = 2;
    private static final TreeLeaves LEAVES = new TreeLeaves(DEPTH, 8);
    private static final TrainingSamples GAMES = new SearchedGames(3, 10, 0.5).games(4, 3, CLASSIC, 5);

    @Test
    void theSameSeedGivesTheSameLeavesAndAnotherSeedOthers() {
        assertArrayEquals(SampleFile.format(LEAVES.make(GAMES, 20, 50, CLASSIC, 1)),
            SampleFile.format(LEAVES.make(GAMES, 20, 50, CLASSIC, 1)));
        assertNotEquals(LEAVES.make(GAMES, 20, 1, CLASSIC, 1).player(0),
            LEAVES.make(GAMES, 20, 1, CLASSIC, 2).player(0));
    }

    @Test
    void everyLeafHasTheEmptiesAMoveItsGameAndALabel() {
        for (int empties : new int[] {8, 9, 20}) {
            TrainingSamples leaves = LEAVES.make(GAMES, empties, 100, CLASSIC, empties);

            assertEquals(100, leaves.size());
            for (int i = 0; i < leaves.size(); i++) {
                assertEquals(empties, leaves.empties(i));
                assertTrue(Flips.legalMoves(leaves.player(i), leaves.opponent(i)) != 0);
                assertTrue(leaves.group(i) >= 3 && leaves.group(i) < 7);
                assertEquals(empties <= 8 ? Label.EXACT : DEPTH, leaves.label(i));
            }
        }
    }

    @Test
    void aSolvedLeafHasTheScoreOfASearchToTheEnd() {
        TrainingSamples leaves = LEAVES.make(GAMES, 8, 50, CLASSIC, 4);
        ShallowSearch whole = new ShallowSearch(CLASSIC.newEvaluator());

        for (int i = 0; i < leaves.size(); i++) {
            assertEquals(whole.score(leaves.player(i), leaves.opponent(i), 8), leaves.score(i));
        }
    }

    /// A tree whose two sides both play at random ends far from where it began; here one plays well and the
    /// other nothing hopeless.
    @Test
    void leavesLieNearerToTheirWindowThanRandomPlayDoes() throws InterruptedException {
        TrainingSamples leaves = LEAVES.make(GAMES, 20, 300, CLASSIC, 6);
        TrainingSamples random = Deviations.make(GAMES, 20, 300, CLASSIC, 6);
        new Labeller(CLASSIC, DEPTH).label(random, 1, _ -> {});

        assertTrue(meanSquare(leaves) < meanSquare(random), meanSquare(leaves) + " " + meanSquare(random));
    }

    @Test
    void numbersOutsideTheirRangeAndGamesWithoutRootsAreRefused() {
        assertThrows(IllegalArgumentException.class, () -> new TreeLeaves(0, 14));
        assertThrows(IllegalArgumentException.class, () -> new TreeLeaves(8, 30));
        assertThrows(IllegalArgumentException.class, () -> LEAVES.make(GAMES, 56, 1, CLASSIC, 1));
    }

    private static double meanSquare(TrainingSamples samples) {
        return IntStream.range(0, samples.size())
            .mapToDouble(i -> (double) samples.score(i) * samples.score(i)).average().orElseThrow();
    }
}
