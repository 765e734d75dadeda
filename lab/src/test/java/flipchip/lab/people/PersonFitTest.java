package flipchip.lab.people;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import flipchip.engine.api.Person;
import flipchip.engine.board.Board;
import flipchip.engine.board.Game;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.engine.people.MoveFeatures;
import flipchip.engine.people.PersonModel;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PersonFitTest {
    private static final int LIKED = 20;

    @TempDir
    private Path folder;

    /// Three moves with noise; the one with the greatest feature 20 is played nine times of ten.
    @Test
    void aHabitIsLearntAndItsShareIsRight() {
        List<Sample> train = samples(3000, 1);
        List<Sample> tune = samples(1000, 2);

        PersonFit.Fitted fitted = new PersonFit(1).fit(train, tune, 4, _ -> {});

        double best = -0.9 * Math.log(0.9) - 0.1 * Math.log(0.05);
        assertTrue(fitted.loss() < best + 0.08, "log loss " + fitted.loss() + ", the habit's own is " + best);
        assertEquals(1, PersonScore.temperature(0.3, 3, t -> PersonScore.loss(fitted.net(), t, tune)), 0.35);
    }

    @Test
    void samplesComeBackFromAShardAsTheyWere() throws IOException {
        List<Sample> samples = samples(5, 3);
        Path file = folder.resolve("train-000.samples");

        SampleShard.write(samples, file);
        List<Sample> read = PeopleData.read(folder, PeopleData.Part.TRAIN, 100);

        assertEquals(5, read.size());
        assertEquals(samples.get(2).board(), read.get(2).board());
        assertEquals(samples.get(2).played(), read.get(2).played());
        assertArrayEquals(samples.get(4).rows(), read.get(4).rows());
    }

    @Test
    void valuesAreComputedOnceAndGoOnWhereTheyStopped() throws IOException {
        List<Sample> samples = samples(4, 3);
        int[] asked = new int[1];
        MoveJudge judge = new MoveJudge("depth 1", _ -> new int[] {++asked[0], 2, 3});

        KeptValues.of(folder, PeopleData.Part.TUNE, judge, samples.subList(0, 2), (_, _, _) -> {});
        List<int[]> all = KeptValues.of(folder, PeopleData.Part.TUNE, judge, samples, (_, _, _) -> {});

        assertEquals(4, asked[0]);
        assertArrayEquals(new int[] {3, 2, 3}, all.get(2));
    }

    @Test
    void valuesOfOtherSamplesAreRefused() throws IOException {
        Path file = folder.resolve("depth-1-tune.values");
        Files.writeString(file, "0000000000000001 0000000000000002 5 6\n");
        MoveJudge judge = new MoveJudge("depth 1", _ -> new int[] {1, 2, 3});

        IOException refused = assertThrows(IOException.class,
            () -> KeptValues.of(folder, PeopleData.Part.TUNE, judge, samples(2, 3), (_, _, _) -> {}));

        assertEquals(file + ": line 1 is of another sample; delete the file, or take another folder",
            refused.getMessage());
        assertEquals(1, Files.readAllLines(file).size(), "it stays");
    }

    @Test
    void whatADecisionLosesIsJudgedOnceWhateverElseIsDrawn() throws IOException {
        Path file = folder.resolve("people-1500.losses");
        List<KeptLosses.Decision> three = List.of(Square.D3, Square.C4, Square.F5).stream()
            .map(move -> new KeptLosses.Decision(Position.INITIAL, move)).toList();
        int[] asked = new int[1];

        KeptLosses.of(file, three.subList(1, 3), one -> ++asked[0] * 100 + one.played().index(),
            (_, _, _) -> {});
        List<Integer> all =
            KeptLosses.of(file, three, one -> ++asked[0] * 100 + one.played().index(), (_, _, _) -> {});

        assertEquals(3, asked[0]);
        assertEquals(List.of(300 + Square.D3.index(), 100 + Square.C4.index(), 200 + Square.F5.index()), all);

        Files.writeString(file, "no loss\n");
        IOException damaged =
            assertThrows(IOException.class, () -> KeptLosses.of(file, three, _ -> 0, (_, _, _) -> {}));
        assertEquals(file + ": 'no loss': not a board, a move and centidiscs", damaged.getMessage());
    }

    @Test
    void equallyLikelyMovesShareTheHit() {
        Guess guess = Guess.of(new int[] {100, 100, -300}, 100, 0);

        assertEquals(0.5, guess.hit());
        assertEquals(-Math.log(1 / (2 + Math.exp(-4))), guess.loss(), 1e-9);
    }

    @Test
    void aLeadIsToldWithItsStandardError() {
        Lead lead = new Lead();
        lead.add(new Guess(1, 0.5), new Guess(0, 1.5));
        lead.add(new Guess(1, 0.5), new Guess(1, 0.5));

        assertTrue(lead.isAhead());
        assertEquals("2 | 100.0 | 50.0 | +50.0 ± 35.4 | 0.500 | 1.000 | +0.500 ± 0.354", lead.cells());
    }

    @Tag("thorough")
    @Test
    void gamesOfAPersonWithItselfGoOnWhereTheyStopped() throws IOException {
        PersonModel model = PersonModel.standard();
        Person person = new Person(1500);

        List<PersonGames.Weighed> two = PersonGames.of(folder, model, person, 2, 5, (_, _, _) -> {});
        List<Game> three = games(PersonGames.of(folder, model, person, 3, 5, (_, _, _) -> {}));

        assertEquals(games(two), three.subList(0, 2));
        assertTrue(three.stream().allMatch(Game::isOver));
        assertEquals(3, three.stream().distinct().count());
    }

    /// A game is weighed as it was when it was played, whether its weights are read or computed again.
    @Test
    void gamesOfAPersonWithItselfAreKeptWithTheirWeights() throws IOException {
        PersonModel model = PersonModel.standard();
        Person person = new Person(1500);
        PersonGames.Weighed played = PersonGames.of(folder, model, person, 1, 5, (_, _, _) -> {}).getFirst();
        PersonGames.Weighed read = PersonGames.of(folder, model, person, 1, 5, (_, _, _) -> {}).getFirst();
        Files.delete(folder.resolve("weights-1500.txt"));
        PersonGames.Weighed again = PersonGames.of(folder, model, person, 1, 5, (_, _, _) -> {}).getFirst();

        assertEquals(PersonGames.Weighed.plies(played.game()).size(), played.decisions().size());
        for (PersonGames.Weighed other : List.of(read, again)) {
            assertEquals(played.game(), other.game());
            for (int i = 0; i < played.decisions().size(); i++) {
                WeighedMoves.Decision expected = played.decisions().get(i);
                assertEquals(expected.empties(), other.decisions().get(i).empties());
                assertArrayEquals(expected.judged(), other.decisions().get(i).judged(), 1e-4);
                assertArrayEquals(expected.losses(), other.decisions().get(i).losses(), 1e-3);
            }
        }
    }

    @Test
    void damagedWeightsOfGamesAreRefused() throws IOException {
        PersonModel model = PersonModel.standard();
        Person person = new Person(1500);
        PersonGames.of(folder, model, person, 1, 5, (_, _, _) -> {});
        Path weights = folder.resolve("weights-1500.txt");
        String good = Files.readString(weights);
        for (String bad : List.of(good.replaceFirst(";", " "), good.replaceFirst(" ", " x"),
            good.replaceFirst(" [^;]*;", ";"), good + good)) {
            Files.writeString(weights, bad);
            assertThrows(IOException.class,
                () -> PersonGames.of(folder, model, person, 1, 5, (_, _, _) -> {}), bad);
        }
    }

    private static List<Game> games(List<PersonGames.Weighed> weighed) {
        return weighed.stream().map(PersonGames.Weighed::game).toList();
    }

    private static List<Sample> samples(int count, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        List<Sample> samples = new ArrayList<>();
        for (int n = 0; n < count; n++) {
            float[] rows = new float[3 * MoveFeatures.COUNT];
            for (int i = 0; i < rows.length; i++) {
                rows[i] = (float) random.nextGaussian() / 2;
            }
            int liked = random.nextInt(3);
            for (int move = 0; move < 3; move++) {
                rows[move * MoveFeatures.COUNT + LIKED] = move == liked ? 1 : -1;
            }
            int played = random.nextInt(10) > 0 ? liked : (liked + 1 + random.nextInt(2)) % 3;
            samples.add(new Sample(Board.INITIAL, -1, played, 1500, 2000, 3, rows, 0.3f, false));
        }
        return samples;
    }
}
