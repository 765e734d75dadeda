package flipchip.lab.people;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.function.Predicate;
import flipchip.engine.Engine;
import flipchip.engine.EngineOptions;
import flipchip.engine.api.Level;
import flipchip.engine.person.PersonModel;

/// Compares the model with simpler guesses on the years nothing was chosen by, as tables in Markdown.
public final class PeopleReport {
    private final PersonModel model;
    private final Path folder;
    private final Progress progress;
    private final List<Sample> heldOut;
    private final List<Sample> tune;
    private final StringBuilder text = new StringBuilder();

    /// How many samples each judge values, of the held-out years; half as many of the tuning years.
    ///
    /// @param shallow depths 1, 4 and 8
    /// @param deep    depth 12
    /// @param levels  the levels
    public record Sizes(int shallow, int deep, int levels) {}

    /// @param folder of the samples, and of values that were computed before
    public PeopleReport(PersonModel model, Path folder, Progress progress) throws IOException {
        this.model = model;
        this.folder = folder;
        this.progress = progress;
        heldOut = PeopleData.read(folder, PeopleData.Part.HELD_OUT, Integer.MAX_VALUE);
        tune = PeopleData.read(folder, PeopleData.Part.TUNE, Integer.MAX_VALUE);
    }

    /// The whole report.
    ///
    /// @param strongestLevel the last level that is compared
    public String make(Sizes sizes, int strongestLevel) throws IOException {
        table("Opening frequencies by position, Laplace's rule", heldOut,
            sample -> new Guess(sample.likely() ? 1 : 0, -Math.log(sample.share())));
        List<int[]> eight = List.of();
        for (int depth : new int[] {1, 4, 8}) {
            eight = judged(MoveJudge.depth(depth), sizes.shallow);
        }
        losses(eight);
        try (Engine engine = new Engine(EngineOptions.DEFAULT.withBook(false))) {
            judged(MoveJudge.deep(12, engine), sizes.deep);
            for (Level level : Level.ALL.subList(0, strongestLevel)) {
                judged(MoveJudge.level(level, engine), sizes.levels);
            }
        }
        calibration();
        return text.toString();
    }

    private List<int[]> judged(MoveJudge judge, int count) throws IOException {
        List<Sample> fitted = tune.subList(0, Math.min(count / 2, tune.size()));
        List<Sample> shown = heldOut.subList(0, Math.min(count, heldOut.size()));
        List<int[]> fittedValues = KeptValues.of(folder, PeopleData.Part.TUNE, judge, fitted, progress);
        List<int[]> shownValues = KeptValues.of(folder, PeopleData.Part.HELD_OUT, judge, shown, progress);
        double temperature = PersonScore.temperature(10, 20_000, t -> {
            double sum = 0;
            for (int i = 0; i < fitted.size(); i++) {
                sum += Guess.of(fittedValues.get(i), t, fitted.get(i).played()).loss();
            }
            return sum;
        });
        java.util.Map<Sample, int[]> bySample = new java.util.IdentityHashMap<>();
        for (int i = 0; i < shown.size(); i++) {
            bySample.put(shown.get(i), shownValues.get(i));
        }
        table(String.format(Locale.ROOT, "Engine, %s, softmax with temperature %.2f discs", judge.name(),
            temperature / 100),
            shown, sample -> Guess.of(bySample.get(sample), temperature, sample.played()));
        return shownValues;
    }

    /// One row for each strength and phase: samples, share predicted and log loss of the model and of the
    /// other.
    private void table(String title, List<Sample> samples, Function<Sample, Guess> other) {
        text.append("\n### ").append(title).append("\n\n")
            .append("| rating | phase | decisions | predicted: model | this | log loss: model | this "
                + "|\n|---|---|--:|--:|--:|--:|--:|\n");
        for (int band = 0; band < Sample.BAND_COUNT; band++) {
            int of = band;
            row(Sample.bandName(band), "all", samples, sample -> sample.band() == of, other);
            for (int phase = 0; phase < Sample.PHASES; phase++) {
                int in = phase;
                row(Sample.bandName(band), Sample.phaseName(phase), samples,
                    sample -> sample.band() == of && sample.phase() == in, other);
            }
        }
        row("all", "all", samples, _ -> true, other);
    }

    private void row(String band, String phase, List<Sample> samples, Predicate<Sample> which,
            Function<Sample, Guess> other) {
        double[] sums = new double[4];
        int count = 0;
        for (Sample sample : samples) {
            if (which.test(sample)) {
                Guess mine = Guess.of(shares(sample), sample.played());
                Guess theirs = other.apply(sample);
                sums[0] += mine.hit();
                sums[1] += theirs.hit();
                sums[2] += mine.loss();
                sums[3] += theirs.loss();
                count++;
            }
        }
        if (count > 0) {
            text.append(String.format(Locale.ROOT, "| %s | %s | %d | %.1f %% | %.1f %% | %.3f | %.3f |%n",
                band, phase, count,
                100 * sums[0] / count, 100 * sums[1] / count, sums[2] / count, sums[3] / count));
        }
    }

    private double[] shares(Sample sample) {
        double[] shares = PersonScore.judge(model.net(), sample);
        PersonScore.softmax(shares, model.temperature());
        return shares;
    }

    /// Discs lost a move, of people and as the model would lose them on the same boards.
    private void losses(List<int[]> values) {
        text.append("\n### Discs lost a move, judged by depth 8\n\n| rating | empties | decisions | people | "
            + "model |\n")
            .append("|---|---|--:|--:|--:|\n");
        for (int band = 0; band < Sample.BAND_COUNT; band++) {
            for (int least = 0; least < 60; least += 12) {
                lossRow(band, least, values);
            }
        }
    }

    private void lossRow(int band, int least, List<int[]> values) {
        double people = 0;
        double expected = 0;
        int count = 0;
        for (int i = 0; i < values.size(); i++) {
            Sample sample = heldOut.get(i);
            int empties = sample.board().empties();
            if (sample.band() == band && empties >= least && empties < least + 12) {
                int best = java.util.Arrays.stream(values.get(i)).max().orElseThrow();
                double[] shares = shares(sample);
                people += best - values.get(i)[sample.played()];
                for (int move = 0; move < shares.length; move++) {
                    expected += shares[move] * (best - values.get(i)[move]);
                }
                count++;
            }
        }
        if (count > 0) {
            text.append(String.format(Locale.ROOT, "| %s | %d to %d | %d | %.2f | %.2f |%n",
                Sample.bandName(band), least,
                least + 11, count, people / count / 100, expected / count / 100));
        }
    }

    /// In each tenth of shares: what the model says and how often it was played.
    private void calibration() {
        text.append("\n### Calibration\n\n| share by the model | moves | mean share | played "
            + "|\n|---|--:|--:|--:|\n");
        List<double[]> bins = new ArrayList<>();
        for (int bin = 0; bin < 10; bin++) {
            bins.add(new double[3]);
        }
        for (Sample sample : heldOut) {
            double[] shares = shares(sample);
            for (int move = 0; move < shares.length; move++) {
                double[] bin = bins.get(Math.min(9, (int) (10 * shares[move])));
                bin[0]++;
                bin[1] += shares[move];
                bin[2] += move == sample.played() ? 1 : 0;
            }
        }
        for (int bin = 0; bin < 10; bin++) {
            double[] sums = bins.get(bin);
            text.append(String.format(Locale.ROOT, "| %d to %d %% | %.0f | %.1f %% | %.1f %% |%n", 10 * bin,
                10 * bin + 10,
                sums[0], 100 * sums[1] / Math.max(1, sums[0]), 100 * sums[2] / Math.max(1, sums[0])));
        }
    }
}
