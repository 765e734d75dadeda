package flipchip.lab.people;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import flipchip.engine.api.Person;
import flipchip.engine.board.Color;
import flipchip.engine.board.Game;
import flipchip.engine.board.Position;
import flipchip.engine.notation.NotationException;
import flipchip.engine.notation.Transcript;
import flipchip.engine.people.LossPenalty;
import flipchip.engine.people.MoveShares;
import flipchip.engine.people.PersonModel;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PersonCareTest {
    @TempDir
    private Path folder;

    /// Made-up decisions of all phases; care that was put in is found again from what was lost with it.
    @Test
    void theCareIsFoundByWhatIsLost() {
        List<WeighedMoves.Decision> decisions = decisions();
        double[] now = {0, 0.1, 0.05, 0, 0.2};
        double[] sought = {0.05, 0.02, 0.12, -0.05, 0.3};
        double[] factors = new double[LossPenalty.PHASES];
        for (int phase = 0; phase < factors.length; phase++) {
            factors[phase] = lost(decisions, phase, sought) / lost(decisions, phase, now);
        }

        assertArrayEquals(sought, PersonCare.solved(decisions, now, factors), 1e-4);
    }

    /// Where the care of one phase reaches into the next, that one is put right.
    @Test
    void otherPhasesLoseAsMuchAsBefore() {
        List<WeighedMoves.Decision> earlier =
            decisions().stream().filter(decision -> decision.empties() >= LossPenalty.WIDTH).toList();
        double[] before = {0.3, 0.3, 0.25, 0.2, 0.3};

        double[] held = PersonCare.held(earlier, new double[] {0.1, 0.3, 0.25, 0.2, 0.3}, before);

        assertEquals(0.1, held[0], "nothing is known of it");
        assertTrue(held[1] > 0.31, "more care beside less");
        for (int phase = 1; phase < LossPenalty.PHASES; phase++) {
            assertEquals(lost(earlier, phase, before), lost(earlier, phase, held), 1e-3);
        }
    }

    @Test
    void careStaysWithinItsLimits() {
        double[] none = new double[LossPenalty.PHASES];
        double[] most = PersonCare.solved(decisions(), none, new double[] {0, 1000, 1, 0, 1000});

        assertEquals(PersonCare.MOST, most[0], 1e-3);
        assertEquals(PersonCare.LEAST, most[1], 1e-3);
        assertEquals(PersonCare.LEAST, most[4], 1e-3);
    }

    /// Where all errors are alike and all that is seen is as small as they are, nothing is to be changed;
    /// what is known without error is taken as it is.
    @Test
    void whatMayBeChanceIsDrawnTowardsNoChange() {
        List<LossCurve.Row> chance = new ArrayList<>();
        List<LossCurve.Row> sure = new ArrayList<>();
        List<LossCurve.Row> half = new ArrayList<>();
        for (int i = 0; i < 30; i++) {
            double people = i % 2 == 0 ? 1.1 : 1 / 1.1;
            chance.add(row(people, 0.1));
            sure.add(row(people, 0));
            half.add(row(people, Math.log(1.1) / 2));
        }

        for (double factor : PersonCare.wanted(chance)) {
            assertEquals(1, factor, 1e-9);
        }
        assertEquals(1.1, PersonCare.wanted(sure)[0], 1e-9);
        assertEquals(1 / 1.1, PersonCare.wanted(sure)[1], 1e-9);
        assertEquals(Math.pow(1.1, 0.75), PersonCare.wanted(half)[0], 1e-9);
        assertEquals(1, PersonCare.wanted(List.of(row(0, 0.1), row(2, Double.NaN)))[1], "nothing is known");
    }

    /// One phase that is off by six errors among many that are not is put right but for one error.
    @Test
    void noPhaseIsDrawnByMoreThanItsError() {
        List<LossCurve.Row> curve = new ArrayList<>(Collections.nCopies(29, row(1, 0.05)));
        curve.add(row(Math.exp(0.3), 0.05));

        assertEquals(Math.exp(0.25), PersonCare.wanted(curve)[29], 1e-9);
    }

    /// What is seen of phases that are held does not matter, nor does the row of all phases.
    @Test
    void phasesThatAreHeldSayNothingOfOthers() {
        List<LossCurve.Row> curve = List.of(row(0, 5, 0), row(1, 1.1, 0.05), row(2, 1 / 1.1, 0.05),
            new LossCurve.Row(Person.GRADES.getFirst(), 0, 3 * LossPenalty.WIDTH, null, null));
        double[] free = PersonCare.wanted(curve.subList(1, 3));

        assertArrayEquals(new double[] {1, free[0], free[1]}, PersonCare.wanted(curve, 1));
        assertEquals(5, PersonCare.wanted(curve, 0)[0], 1e-9);
    }

    @Test
    void onePhaseIsPutRightByAllThatIsSeenOfIt() {
        List<LossCurve.Row> curve = List.of(row(0, 5, 0), row(1, 1.2, 0.3), row(2, 2, 0.05),
            new LossCurve.Row(Person.GRADES.getFirst(), 0, 3 * LossPenalty.WIDTH, null, null));

        assertArrayEquals(new double[] {1, 1.2, 1}, PersonCare.wantedOf(curve, 1), 1e-9);
    }

    /// One strength and one of its phases: the care of the other strengths stays; that of its neighbours
    /// moves with it.
    @Test
    void strengthsThatAreNotLookedAtKeepTheirCare() {
        PersonModel before =
            PersonCare.given(PersonModel.standard(), LossPenalty.of(Collections.nCopies(30, 0.1f)));
        Person looked = Person.GRADES.get(1);
        List<LossCurve.Row> curve =
            IntStream.range(0, LossPenalty.PHASES)
                .mapToObj(phase -> new LossCurve.Row(looked, phase * LossPenalty.WIDTH,
                    (phase + 1) * LossPenalty.WIDTH, new DoubleSample(100, 10, phase == 3 ? 1.1 : 2, 0.1),
                    new DoubleSample(100, 10, 1, 0.1)))
                .toList();

        PersonModel after = PersonCare.fit(before, curve, Map.of(looked, decisions()),
            new PersonCare.Sought(0, OptionalInt.of(3)), new Years(2018, 2023));

        for (int i = 0; i < Person.GRADES.size(); i++) {
            assertEquals(i != 1, after.care().numbers().get(i).equals(before.care().numbers().get(i)));
        }
        double[] now = after.care().numbers().get(1).stream().mapToDouble(Float::doubleValue).toArray();
        double[] then = new double[LossPenalty.PHASES];
        Arrays.fill(then, 0.1);
        for (int phase = 0; phase < LossPenalty.PHASES; phase++) {
            assertEquals(phase == 3 ? 1.1 : 1, lost(decisions(), phase, now) / lost(decisions(), phase, then),
                0.01);
        }
        assertTrue(after.made().contains("care with 36 to 47 empties of 1300 fitted"), after.made());
    }

    private static LossCurve.Row row(double people, double error) {
        return row(0, people, error);
    }

    /// An error of the ratio, relative, of `error`.
    private static LossCurve.Row row(int phase, double people, double error) {
        return new LossCurve.Row(Person.GRADES.getFirst(), phase * LossPenalty.WIDTH,
            (phase + 1) * LossPenalty.WIDTH, new DoubleSample(100, 10, people, people * error / Math.sqrt(2)),
            new DoubleSample(100, 10, 1, error / Math.sqrt(2)));
    }

    /// By the weighed moves the opponent's shares come out as it plays them itself.
    @Test
    void movesAreWeighedAsTheOpponentWeighsThem() throws NotationException {
        PersonModel model = PersonModel.standard();
        Game game = Game.INITIAL;
        for (var move : Transcript.parse("f5d6c3d3c4f4f6f3e6e7").moves()) {
            game = game.play(move);
        }
        WeighedMoves.Decision weighed = new WeighedMoves(model).weigh(game, game.length() - 1, 1850);
        double care = model.care().at(1850, weighed.empties());
        double[] shares = IntStream.range(0, weighed.judged().length)
            .mapToDouble(i -> weighed.judged()[i] - care * weighed.losses()[i]).toArray();
        PersonScore.softmax(shares, 1);

        Position before = game.positionAt(game.length() - 1);
        assertArrayEquals(
            new MoveShares(model).of(before.board(), game.moves().get(game.length() - 2).index(), 1850),
            shares, 1e-6);
        assertEquals(Color.WHITE, before.toMove());
        assertTrue(Arrays.stream(weighed.losses()).anyMatch(loss -> loss > 0));
        double lost = 0;
        for (int i = 0; i < shares.length; i++) {
            lost += shares[i] * weighed.losses()[i];
        }
        assertEquals(lost, weighed.lost(care), 1e-9);
    }

    @Test
    void careThatIsGivenIsWrittenAndReplacesWhatWasGivenBefore() throws IOException {
        LossPenalty care = LossPenalty.of(List.of(0f, 0.01f, 0.02f, 0f, 0.1f, 0.4f));
        PersonModel once =
            PersonCare.given(PersonModel.standard(), LossPenalty.of(Collections.nCopies(30, 1f)));
        Path file = folder.resolve("people.bin");
        PersonCare.given(once, care).write(file);

        PersonModel read = PersonModel.parse(file.toString(), Files.readAllBytes(file));

        assertEquals(care, read.care());
        assertTrue(read.made().endsWith("; care given: " + care), read.made());
        assertEquals(1, read.made().split("; care").length - 1);
        assertEquals(PersonModel.standard().temperature(), read.temperature());
    }

    private static double lost(List<WeighedMoves.Decision> decisions, int phase, double[] care) {
        return decisions.stream().filter(decision -> decision.empties() / LossPenalty.WIDTH == phase)
            .mapToDouble(decision -> decision.lost(LossPenalty.between(care, decision.empties()))).sum();
    }

    private static List<WeighedMoves.Decision> decisions() {
        SplittableRandom random = new SplittableRandom(3);
        return IntStream.range(0, 600).mapToObj(i -> {
            double[] losses = random.doubles(6, 0, 8).toArray();
            losses[random.nextInt(6)] = 0;
            return new WeighedMoves.Decision(i % 60, random.doubles(6, -2, 2).toArray(), losses);
        }).toList();
    }
}
