package flipchip.lab.people;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import flipchip.engine.people.MoveFeatures;
import flipchip.engine.people.PersonNet;

/// A trainer of a [PersonNet]: the least log loss of the moves that people played, by Adam in small batches
/// (D. Kingma, J. Ba, "Adam", arXiv:1412.6980). One thread.
final class PersonFit {
    private static final int BATCH = 64;
    private static final double STEP = 0.002;
    private static final double KEEP = 0.9;
    private static final double KEEP_SQUARES = 0.999;
    private static final int IN = PersonNet.INPUTS;
    private static final int WIDE = PersonNet.WIDE;
    private static final int NARROW = PersonNet.NARROW;

    private final PersonNet net = PersonNet.empty();
    private final PersonNet slope = PersonNet.empty();
    private final PersonNet mean = PersonNet.empty();
    private final PersonNet square = PersonNet.empty();
    private final float[] wide = new float[64 * WIDE];
    private final float[] narrow = new float[64 * NARROW];
    private final float[] aWide = new float[WIDE];
    private final float[] aNarrow = new float[NARROW];
    private final float[] backNarrow = new float[NARROW];
    private final float[] backWide = new float[WIDE];
    private final SplittableRandom random;
    private long batches;

    PersonFit(long seed) {
        random = new SplittableRandom(seed);
        fill(net.first(), IN);
        fill(net.second(), WIDE);
        fill(net.last(), NARROW);
    }

    /// A net and how it did on the samples it was chosen by.
    record Fitted(PersonNet net, double loss) {}

    /// Makes this many passes over the samples; the best net by the log loss of `tune` wins.
    Fitted fit(List<Sample> train, List<Sample> tune, int passes, Consumer<String> progress) {
        Sample[] order = train.toArray(Sample[]::new);
        Fitted best = new Fitted(copy(net), Double.MAX_VALUE);
        for (int pass = 0; pass < passes; pass++) {
            shuffle(order);
            double step = STEP * (1 + Math.cos(Math.PI * pass / passes)) / 2;
            double sum = 0;
            for (int from = 0; from < order.length; from += BATCH) {
                sum += batch(order, from, Math.min(order.length, from + BATCH), step);
            }
            double loss = PersonScore.loss(net, 1, tune);
            if (loss < best.loss) {
                best = new Fitted(copy(net), loss);
            }
            progress.accept(String.format(java.util.Locale.ROOT,
                "pass %d: log loss %.4f, of the tuning years %.4f", pass + 1, sum / order.length, loss));
        }
        return best;
    }

    private double batch(Sample[] samples, int from, int to, double step) {
        for (float[] layer : layers(slope)) {
            Arrays.fill(layer, 0);
        }
        double sum = 0;
        for (int i = from; i < to; i++) {
            sum += learn(samples[i]);
        }
        batches++;
        double fix = Math.sqrt(1 - Math.pow(KEEP_SQUARES, batches)) / (1 - Math.pow(KEEP, batches));
        for (int layer = 0; layer < 3; layer++) {
            move(layers(net)[layer], layers(slope)[layer], layers(mean)[layer], layers(square)[layer],
                step * fix, to - from);
        }
        return sum;
    }

    private static void move(float[] weights, float[] slopes, float[] means, float[] squares, double step,
            int count) {
        for (int i = 0; i < weights.length; i++) {
            float g = slopes[i] / count;
            means[i] = (float) (KEEP * means[i] + (1 - KEEP) * g);
            squares[i] = (float) (KEEP_SQUARES * squares[i] + (1 - KEEP_SQUARES) * g * g);
            weights[i] -= (float) (step * means[i] / (Math.sqrt(squares[i]) + 1e-8));
        }
    }

    /// Adds the slopes of one sample; returns its log loss.
    private double learn(Sample sample) {
        double[] shares = new double[sample.moves()];
        for (int i = 0; i < sample.moves(); i++) {
            shares[i] = net.judge(sample.rows(), i * MoveFeatures.COUNT, aWide, aNarrow);
            System.arraycopy(aWide, 0, wide, i * WIDE, WIDE);
            System.arraycopy(aNarrow, 0, narrow, i * NARROW, NARROW);
        }
        PersonScore.softmax(shares, 1);
        for (int i = 0; i < sample.moves(); i++) {
            back(sample, i, (float) (shares[i] - (i == sample.played() ? 1 : 0)));
        }
        return -Math.log(Math.max(1e-9, shares[sample.played()]));
    }

    private void back(Sample sample, int i, float error) {
        Arrays.fill(backWide, 0);
        for (int n = 0; n < NARROW; n++) {
            float out = narrow[i * NARROW + n];
            slope.last()[n] += error * out;
            backNarrow[n] = error * net.last()[n] * (out > 0 ? 1 : PersonNet.LEAK);
        }
        for (int w = 0; w < WIDE; w++) {
            float in = wide[i * WIDE + w];
            float sum = 0;
            for (int n = 0; n < NARROW; n++) {
                slope.second()[w * NARROW + n] += in * backNarrow[n];
                sum += net.second()[w * NARROW + n] * backNarrow[n];
            }
            backWide[w] = sum * (in > 0 ? 1 : PersonNet.LEAK);
        }
        for (int n = 0; n < NARROW; n++) {
            slope.second()[WIDE * NARROW + n] += backNarrow[n];
        }
        for (int f = 0; f < IN; f++) {
            float in = sample.rows()[i * IN + f];
            if (in != 0) {
                for (int w = 0; w < WIDE; w++) {
                    slope.first()[f * WIDE + w] += in * backWide[w];
                }
            }
        }
        for (int w = 0; w < WIDE; w++) {
            slope.first()[IN * WIDE + w] += backWide[w];
        }
    }

    private void fill(float[] layer, int inputs) {
        int outputs = layer.length == NARROW ? 1 : layer.length / (inputs + 1);
        for (int i = 0; i < inputs * outputs; i++) {
            layer[i] = (float) (random.nextGaussian() * Math.sqrt(1.0 / inputs));
        }
    }

    private void shuffle(Sample[] order) {
        for (int i = order.length - 1; i > 0; i--) {
            int j = random.nextInt(i + 1);
            Sample swap = order[i];
            order[i] = order[j];
            order[j] = swap;
        }
    }

    private static float[][] layers(PersonNet net) {
        return new float[][] {net.first(), net.second(), net.last()};
    }

    private static PersonNet copy(PersonNet net) {
        return new PersonNet(net.first().clone(), net.second().clone(), net.last().clone());
    }
}
