package flipchip.lab.people;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import flipchip.engine.Engine;
import flipchip.engine.EngineOptions;
import flipchip.engine.people.MoveFeatures;
import flipchip.engine.people.PersonModel;

/// A report that compares the model with simpler predictions on held-out years, as tables in Markdown.
public final class PeopleReport {
    /// A judge values one decision of the tuning years for this many held-out ones.
    private static final int FEWER = 4;
    private static final String FREQUENCIES = "frequencies";

    private final PersonModel model;
    private final Path folder;
    private final Progress progress;
    private final List<Sample> heldOut;
    private final List<Sample> tune;
    private final List<double[]> shares;
    private final StringBuilder text = new StringBuilder();
    private final StringBuilder behind = new StringBuilder();

    /// @param folder of the samples, and of values that were computed before
    public PeopleReport(PersonModel model, Path folder, Progress progress) throws IOException {
        this.model = model;
        this.folder = folder;
        this.progress = progress;
        heldOut = PeopleData.read(folder, PeopleData.Part.HELD_OUT, Integer.MAX_VALUE);
        tune = PeopleData.read(folder, PeopleData.Part.TUNE, Integer.MAX_VALUE);
        shares = heldOut.stream().map(this::shares).toList();
    }

    /// Names that [#make] knows, beside "frequencies".
    public static List<String> judges() {
        try (Engine engine = new Engine(EngineOptions.DEFAULT)) {
            return MoveJudge.all(engine).stream().map(MoveJudge::name).toList();
        }
    }

    /// The whole report.
    ///
    /// @param sizes how many decisions each judge values, by its name; who has none is left out
    public String make(Map<String, Integer> sizes) throws IOException {
        calibration();
        losses();
        compare(FREQUENCIES, heldOut.size(),
            i -> new Guess(heldOut.get(i).likely() ? 1 : 0, -Math.log(heldOut.get(i).share())));
        try (Engine engine = new Engine(EngineOptions.DEFAULT)) {
            for (MoveJudge judge : MoveJudge.all(engine)) {
                if (sizes.getOrDefault(judge.name(), 0) > 0) {
                    judged(judge, sizes.get(judge.name()));
                }
            }
        }
        return text + "\n### Where the model is not ahead in both\n\n"
            + (behind.isEmpty() ? "Nowhere.\n" : behind.toString());
    }

    private void judged(MoveJudge judge, int count) throws IOException {
        List<Sample> fitted = tune.subList(0, Math.min(count / FEWER, tune.size()));
        List<Sample> shown = heldOut.subList(0, Math.min(count, heldOut.size()));
        Path kept = Files.createDirectories(folder.resolve("values-" + EngineWeights.checksum()));
        List<int[]> chosenBy = KeptValues.of(kept, PeopleData.Part.TUNE, judge, fitted, progress);
        List<int[]> values = KeptValues.of(kept, PeopleData.Part.HELD_OUT, judge, shown, progress);
        double temperature = PersonScore.temperature(10, 20_000, t -> {
            double sum = 0;
            for (int i = 0; i < fitted.size(); i++) {
                sum += Guess.of(chosenBy.get(i), t, fitted.get(i).played()).loss();
            }
            return sum;
        });
        compare(
            String.format(Locale.ROOT, "%s, softmax with temperature %.2f discs", judge.name(),
                temperature / 100),
            shown.size(), i -> Guess.of(values.get(i), temperature, shown.get(i).played()));
    }

    /// A table with a row for each strength, and for each of its phases.
    private void compare(String title, int count, IntFunction<Guess> other) {
        text.append("\n### Beside ").append(title).append("\n\n")
            .append("| rating | phase | decisions | predicted %: model | this | lead | log loss: model "
                + "| this | lead |\n|---|---|--:|--:|--:|--:|--:|--:|--:|\n");
        for (int band = 0; band < Sample.BAND_COUNT; band++) {
            int of = band;
            row(title, Sample.bandName(band), "all", count, i -> heldOut.get(i).band() == of, other);
            for (int phase = 0; phase < Sample.PHASES; phase++) {
                int in = phase;
                row(title, Sample.bandName(band), Sample.phaseName(phase), count,
                    i -> heldOut.get(i).band() == of && heldOut.get(i).phase() == in, other);
            }
        }
        row(title, "all", "all", count, _ -> true, other);
    }

    private void row(String title, String band, String phase, int all, IntPredicate which,
            IntFunction<Guess> other) {
        Lead lead = new Lead();
        for (int i = 0; i < all; i++) {
            if (which.test(i)) {
                lead.add(Guess.of(shares.get(i), heldOut.get(i).played()), other.apply(i));
            }
        }
        if (lead.count() > 0) {
            String row = "| " + band + " | " + phase + " | " + lead.cells() + " |\n";
            text.append(row);
            if (!lead.isAhead()) {
                behind.append("- ").append(title).append(": ").append(row);
            }
        }
    }

    private double[] shares(Sample sample) {
        double[] judged = PersonScore.judge(model.net(), sample);
        PersonScore.softmax(judged, model.temperature());
        return judged;
    }

    /// Discs lost a move, of people and as the model would lose them on the same boards.
    private void losses() {
        text.append("\n### Discs lost a move, judged by depth 8, on the same boards\n\n"
            + "| rating | empties | decisions | people | model |\n|---|---|--:|--:|--:|\n");
        for (int band = 0; band < Sample.BAND_COUNT; band++) {
            for (int least = 0; least < 60; least += 12) {
                lossRow(band, least, least + 12);
            }
            lossRow(band, 0, 60);
        }
    }

    private void lossRow(int band, int least, int end) {
        double people = 0;
        double expected = 0;
        int count = 0;
        for (int i = 0; i < heldOut.size(); i++) {
            Sample sample = heldOut.get(i);
            int empties = sample.board().empties();
            if (sample.band() == band && empties >= least && empties < end) {
                people += MoveFeatures.loss(sample.rows(), sample.played() * MoveFeatures.COUNT);
                for (int move = 0; move < sample.moves(); move++) {
                    expected +=
                        shares.get(i)[move] * MoveFeatures.loss(sample.rows(), move * MoveFeatures.COUNT);
                }
                count++;
            }
        }
        if (count > 0) {
            text.append(String.format(Locale.ROOT, "| %s | %d to %d | %d | %.2f | %.2f |%n",
                Sample.bandName(band), least, end - 1, count, people / count, expected / count));
        }
    }

    /// In each tenth of shares: what the model says and how often it was played.
    private void calibration() {
        text.append("### Calibration\n\n| share by the model | moves | mean share % | played % | apart |\n"
            + "|---|--:|--:|--:|--:|\n");
        List<double[]> bins = IntStream.range(0, 10).mapToObj(bin -> new double[3]).toList();
        for (int i = 0; i < heldOut.size(); i++) {
            for (int move = 0; move < heldOut.get(i).moves(); move++) {
                double share = shares.get(i)[move];
                double[] bin = bins.get(Math.min(9, (int) (10 * share)));
                bin[0]++;
                bin[1] += share;
                bin[2] += move == heldOut.get(i).played() ? 1 : 0;
            }
        }
        for (int bin = 0; bin < 10; bin++) {
            double[] sums = bins.get(bin);
            double all = Math.max(1, sums[0]);
            text.append(String.format(Locale.ROOT, "| %d to %d %% | %.0f | %.1f | %.1f | %+.1f |%n", 10 * bin,
                10 * bin + 10, sums[0], 100 * sums[1] / all, 100 * sums[2] / all,
                100 * (sums[2] - sums[1]) / all));
        }
    }
}
