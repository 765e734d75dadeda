package flipchip.lab.train;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.IntStream;
import flipchip.engine.api.Evaluation;
import flipchip.engine.board.Flips;
import flipchip.engine.eval.ClassicEvaluation;
import flipchip.engine.people.ShallowSearch;
import org.junit.jupiter.api.Test;

class SearchedGamesTest {
    private static final Evaluation CLASSIC = ClassicEvaluation.DEFAULT;
    private static final int DEPTH = 3;
    private static final SearchedGames GAMES = new SearchedGames(DEPTH, 10, 0.5);

    @Test
    void theSameSeedGivesTheSameGames() {
        TrainingSamples one = GAMES.games(2, 7, CLASSIC, 5);
        TrainingSamples two = GAMES.games(2, 7, CLASSIC, 5);

        assertEquals(one.size(), two.size());
        for (int i = 0; i < one.size(); i++) {
            assertEquals(one.player(i), two.player(i));
            assertEquals(one.score(i), two.score(i));
            assertEquals(one.label(i), two.label(i));
        }
        assertTrue(IntStream.range(0, one.size()).allMatch(i -> one.group(i) == 7 || one.group(i) == 8));
    }

    @Test
    void everyPositionHasAMoveAndALabelThatFitsItsEmpties() {
        TrainingSamples samples = GAMES.games(4, 0, CLASSIC, 6);

        for (int i = 0; i < samples.size(); i++) {
            assertTrue(Flips.legalMoves(samples.player(i), samples.opponent(i)) != 0);
            int label = samples.label(i);
            assertTrue(
                samples.empties(i) <= 10 ? label == Label.EXACT : label == DEPTH || label == Label.PLAYED);
        }
        assertTrue(
            IntStream.of(DEPTH, Label.EXACT, Label.PLAYED).allMatch(label -> count(samples, label) > 20));
    }

    @Test
    void exactLabelsAreWhatASearchToTheEndFinds() {
        TrainingSamples samples = GAMES.games(3, 0, CLASSIC, 7);
        ShallowSearch whole = new ShallowSearch(CLASSIC.newEvaluator());

        for (int i = 0; i < samples.size(); i++) {
            if (samples.empties(i) <= 8) {
                assertEquals(whole.score(samples.player(i), samples.opponent(i), 8), samples.score(i));
            }
        }
    }

    @Test
    void aPlayedResultIsThatOfTheFirstSolvedPositionOfItsGame() {
        TrainingSamples samples = GAMES.games(1, 0, CLASSIC, 8);
        int solved = IntStream.range(0, samples.size()).filter(i -> samples.label(i) == Label.EXACT)
            .findFirst().orElseThrow();

        int played = 0;
        for (int i = 0; i < samples.size(); i++) {
            if (samples.label(i) == Label.PLAYED) {
                played++;
                assertEquals(Math.abs(samples.score(solved)), Math.abs(samples.score(i)));
            }
        }
        assertEquals(solved, played);
    }

    @Test
    void numbersOutsideTheirRangeAreRefused() {
        assertThrows(IllegalArgumentException.class, () -> new SearchedGames(0, 14, 0.3));
        assertThrows(IllegalArgumentException.class, () -> new SearchedGames(6, 30, 0.3));
        assertThrows(IllegalArgumentException.class, () -> new SearchedGames(6, 14, 1.3));
    }

    private static long count(TrainingSamples samples, int label) {
        return IntStream.range(0, samples.size()).filter(i -> samples.label(i) == label).count();
    }
}
