package flipchip.lab.people;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import flipchip.engine.api.Person;
import flipchip.engine.person.MoveFeatures;
import flipchip.engine.person.PersonModel;

/// How much the opponents of each strength care about discs, so that they lose as much a move as people of
/// that strength lost on the same boards of 2022 and 2023, by the model's deepest search. The shares that
/// foretell people stay as they are.
public final class PersonCare {
    /// Points around a strength in which people count as that strong.
    private static final double NEAR = 75;
    private static final double LEAST = -0.3;
    private static final double MOST = 1;
    private static final int HALVINGS = 30;

    private PersonCare() {}

    /// The model with fitted care.
    public static PersonModel fit(PersonModel model, Path folder) throws IOException {
        List<Sample> tune = PeopleData.read(folder, PeopleData.Part.TUNE, Integer.MAX_VALUE);
        List<Float> care =
            Person.GRADES.stream().map(person -> (float) of(model, near(tune, person))).toList();
        String made = String.format(Locale.ROOT, "%s; care fitted to the discs lost in %d decisions of 2022"
            + " and 2023: %s", model.made(), tune.size(), care);
        return new PersonModel(made, model.net(), model.temperature(), care, model.frequencies());
    }

    /// The model with care that was found by playing.
    ///
    /// @param care of each strength of [Person#GRADES]
    public static PersonModel given(PersonModel model, List<Float> care) {
        String made = model.made().replaceAll("; care .*", "") + "; care given: " + care;
        return new PersonModel(made, model.net(), model.temperature(), care, model.frequencies());
    }

    private static List<Sample> near(List<Sample> all, Person person) {
        return all.stream().filter(sample -> Math.abs(sample.rating() - person.rating()) <= NEAR).toList();
    }

    /// The care with which the model loses what people lost; 0 without decisions.
    static double of(PersonModel model, List<Sample> samples) {
        List<double[]> judged = new ArrayList<>();
        double people = 0;
        for (Sample sample : samples) {
            judged.add(PersonScore.judge(model.net(), sample));
            people += loss(sample, sample.played());
        }
        double low = LEAST;
        double high = MOST;
        for (int i = 0; i < HALVINGS && !samples.isEmpty(); i++) {
            double middle = (low + high) / 2;
            if (lost(samples, judged, model.temperature(), middle) > people) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return samples.isEmpty() ? 0 : (low + high) / 2;
    }

    /// Discs that an opponent of so much care is expected to lose in all of them together.
    private static double lost(List<Sample> samples, List<double[]> judged, double temperature, double care) {
        double sum = 0;
        for (int i = 0; i < judged.size(); i++) {
            double[] shares = new double[judged.get(i).length];
            for (int move = 0; move < shares.length; move++) {
                shares[move] = judged.get(i)[move] / temperature - care * loss(samples.get(i), move);
            }
            PersonScore.softmax(shares, 1);
            for (int move = 0; move < shares.length; move++) {
                sum += shares[move] * loss(samples.get(i), move);
            }
        }
        return sum;
    }

    private static double loss(Sample sample, int move) {
        return MoveFeatures.loss(sample.rows(), move * MoveFeatures.COUNT);
    }
}
