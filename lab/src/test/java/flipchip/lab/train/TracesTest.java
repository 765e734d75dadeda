package flipchip.lab.train;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import flipchip.engine.board.Square;
import flipchip.engine.eval.ClassicEvaluation;
import org.junit.jupiter.api.Test;

class TracesTest {
    private static final SearchedGames GAMES = new SearchedGames(2, 10, 0.5);

    @Test
    void withoutAShareEveryScoreStays() {
        TrainingSamples samples = games();
        Traces.blend(samples, 0);

        assertEquals(scores(games()), scores(samples));
    }

    @Test
    void withTheWholeShareAGameHasTheScoreOfItsFirstSolvedPositionThroughout() {
        TrainingSamples samples = games();
        int solved = IntStream.range(0, samples.size()).filter(i -> samples.label(i) == Label.EXACT)
            .findFirst().orElseThrow();
        Traces.blend(samples, 1);

        for (int i = 0; i <= solved; i++) {
            assertEquals(Math.abs(samples.score(solved)), Math.abs(samples.score(i)));
        }
    }

    @Test
    void halfOfTheNextPositionIsMixedInSeenByTheOtherSide() {
        TrainingSamples samples = new TrainingSamples(2);
        samples.add(0x0000_0008_1000_0000L, 0x0000_0010_0800_0000L, 300, 4, 2);
        samples.add(0x0000_0000_0800_0000L, 0x0000_0018_1800_0000L | 1L << 37, 100, 4, 2);
        Traces.blend(samples, 0.5);

        assertEquals(0.5 * 300 - 0.5 * 100, samples.score(0));
        assertEquals(100, samples.score(1));
    }

    @Test
    void resultsSiblingsAndSolvedPositionsStay() {
        TrainingSamples before = games();
        TrainingSamples samples = games();
        Traces.blend(samples, 0.7);
        int played = IntStream.range(0, samples.size()).filter(i -> samples.label(i) == Label.PLAYED)
            .findFirst().orElseThrow();

        for (int i = 0; i < samples.size(); i++) {
            if (i >= played || samples.label(i) == Label.EXACT) {
                assertEquals(before.score(i), samples.score(i));
            }
        }
    }

    /// Of the position b4 d4 c5 against c4 a8 h8: one played c6, the other answered e4 with f4.
    @Test
    void aSiblingIsNotWhatTheNextPositionCameFrom() {
        TrainingSamples samples = new TrainingSamples(2);
        samples.add(squares("b4 d4"), squares("c4 c5 c6 a8 h8"), 300, 4, 2);
        samples.add(squares("a8 h8"), squares("b4 c4 d4 e4 f4 c5"), 100, 4, 2);
        Traces.blend(samples, 0.5);

        assertEquals(300, samples.score(0));
    }

    private static long squares(String names) {
        return Arrays.stream(names.split(" "))
            .mapToLong(name -> 1L << Square.valueOf(name.toUpperCase(Locale.ROOT)).ordinal())
            .reduce(0, (all, square) -> all | square);
    }

    @Test
    void aShareThatIsNoneIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> Traces.blend(new TrainingSamples(0), 1.5));
    }

    private static TrainingSamples games() {
        return GAMES.games(1, 3, ClassicEvaluation.DEFAULT, 4);
    }

    private static List<Integer> scores(TrainingSamples samples) {
        return IntStream.range(0, samples.size()).mapToObj(samples::score).toList();
    }
}
