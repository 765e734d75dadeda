package flipchip.engine.train;

import java.util.Arrays;
import java.util.SplittableRandom;
import flipchip.engine.eval.Weights;

/// Tries a small neural network over the pattern inputs beside the sum of weights, for one stage, on the same samples.
///
/// Each instance's contents select a row of an embedding; the rows are added up, as weights are, so that the sum could be
/// kept up with the moves; a rectifier and one output follow. The network learns what the fitted sum of weights leaves:
/// score = sum of weights + bias + w * max(0, sum of rows + b). One thread.
///
/// Ideas: inputs that are added up and kept (Nasu 2018, NNUE); patterns as inputs (neural-reversi).
public final class NeuralTrial {
    private static final double STEP_DECAY = 0.25;
    /// First step of AdaGrad; three times as much and a third as much learn less.
    private static final double STEP = 0.05;
    private static final float SMALL = 0.05f;
    private static final float INERTIA = 1;
    private static final int TIMED = 1 << 14;
    private static final int ROUNDS = 40;

    private final FitOptions options;
    private final int hidden;
    private final int perSample = WeightsFit.PER_SAMPLE;

    /// @param hidden units, 1..64
    /// @throws IllegalArgumentException if `hidden` is out of its range
    public NeuralTrial(FitOptions options, int hidden) {
        if (hidden < 1 || hidden > 64) {
            throw new IllegalArgumentException(hidden + " hidden units are not in 1..64");
        }
        this.options = options;
        this.hidden = hidden;
    }

    /// How both did.
    ///
    /// @param training    samples learnt from
    /// @param stopping    samples the errors are measured on, and which end the fits
    /// @param linearError root mean square error of the fitted sum of weights, in discs
    /// @param netError    of the sum of weights and the network
    /// @param epochs      passes of the network's fit
    /// @param linearNanos to add up one position's weights, nanoseconds
    /// @param netNanos    to add up weights and rows and run the network
    public record Outcome(int training, int stopping, double linearError, double netError, int epochs,
                          double linearNanos, double netNanos) {}

    /// The parameters while they learn: rows of the embedding, bias and output weight of each unit, and their squares.
    private final class Net {
        final float[] rows = new float[WeightsFit.CLASSES * hidden];
        final float[] rowSquares = new float[WeightsFit.CLASSES];
        final float[] bias = new float[hidden];
        final float[] output = new float[hidden];
        final float[] outputSquares = new float[hidden];
        final float[] sum = new float[hidden];

        Net(SplittableRandom random) {
            Arrays.fill(rowSquares, INERTIA);
            Arrays.fill(outputSquares, INERTIA);
            for (int i = 0; i < rows.length; i++) {
                rows[i] = SMALL * (random.nextFloat() - 0.5f);
            }
            for (int h = 0; h < hidden; h++) {
                bias[h] = random.nextFloat();
                output[h] = (h & 1) == 0 ? 1 : -1;
            }
        }

        float run(int[] features, int at) {
            System.arraycopy(bias, 0, sum, 0, hidden);
            for (int i = at; i < at + perSample; i++) {
                int row = features[i] * hidden;
                for (int h = 0; h < hidden; h++) {
                    sum[h] += rows[row + h];
                }
            }
            float result = 0;
            for (int h = 0; h < hidden; h++) {
                result += output[h] * Math.max(0, sum[h]);
            }
            return result;
        }

        /// One step towards the score for the sample just run.
        void learn(int[] features, int at, float error, float step) {
            float[] slopes = new float[hidden];
            float square = 0;
            for (int h = 0; h < hidden; h++) {
                boolean on = sum[h] > 0;
                slopes[h] = on ? error * output[h] : 0;
                square += slopes[h] * slopes[h];
                float slope = on ? error * sum[h] : 0;
                outputSquares[h] += slope * slope;
                output[h] += step * slope / (float) Math.sqrt(outputSquares[h]);
            }
            square /= hidden;
            for (int i = at; i < at + perSample; i++) {
                int feature = features[i];
                rowSquares[feature] += square;
                float rate = step / (float) Math.sqrt(rowSquares[feature]);
                int row = feature * hidden;
                for (int h = 0; h < hidden; h++) {
                    rows[row + h] += rate * slopes[h];
                }
            }
            for (int h = 0; h < hidden; h++) {
                bias[h] += 0.001f * step * slopes[h];
            }
        }
    }

    /// Fits both to the samples of a stage.
    ///
    /// @throws IllegalArgumentException if the stage has no samples to learn from or to stop on
    public Outcome run(Samples samples, Weights start, int stage) {
        WeightsFit.StageSamples chosen = new WeightsFit(samples, start, options, Split.DEFAULT).stage(stage);
        StageFit.Matrix training = chosen.training();
        StageFit.Matrix stopping = chosen.stopping();
        if (training.size() == 0 || stopping.size() == 0) {
            throw new IllegalArgumentException("stage " + stage + " has " + training.size() + " samples to learn from and "
                + stopping.size() + " to stop on");
        }
        StageFit.Outcome linear = new StageFit(options, WeightsFit.CLASSES, perSample)
            .fit(training, stopping, chosen.start(), options.seed() + stage);
        float[] left = left(training, linear.weights());
        float[] leftStopping = left(stopping, linear.weights());
        Net net = new Net(new SplittableRandom(options.seed()));
        double best = error(stopping, leftStopping, null);
        int epochs = 0;
        int sinceBest = 0;
        while (epochs < options.epochs() && sinceBest < options.patience()) {
            pass(training, left, net, (float) (STEP / (1 + STEP_DECAY * epochs)), options.seed() + epochs);
            epochs++;
            double error = error(stopping, leftStopping, net);
            sinceBest = error < best ? 0 : sinceBest + 1;
            best = Math.min(best, error);
        }
        return new Outcome(training.size(), stopping.size(), linear.error(), best, epochs,
            nanos(stopping, linear.weights(), null), nanos(stopping, linear.weights(), net));
    }

    private float[] left(StageFit.Matrix samples, float[] weights) {
        float[] left = new float[samples.size()];
        for (int i = 0; i < left.length; i++) {
            left[i] = samples.scores()[i] - StageFit.predict(samples.features(), i * perSample, perSample, weights);
        }
        return left;
    }

    private void pass(StageFit.Matrix samples, float[] left, Net net, float step, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        for (int n = 0; n < left.length; n++) {
            int i = random.nextInt(left.length);
            float error = left[i] - net.run(samples.features(), i * perSample);
            net.learn(samples.features(), i * perSample, error * samples.importance()[i], step);
        }
    }

    private double error(StageFit.Matrix samples, float[] left, Net net) {
        double sum = 0;
        double importance = 0;
        for (int i = 0; i < left.length; i++) {
            double error = left[i] - (net == null ? 0 : net.run(samples.features(), i * perSample));
            sum += samples.importance()[i] * error * error;
            importance += samples.importance()[i];
        }
        return Math.sqrt(sum / Math.max(1e-9, importance));
    }

    /// The least of several rounds, so that a neighbour on the machine counts little.
    private double nanos(StageFit.Matrix samples, float[] weights, Net net) {
        double least = Double.MAX_VALUE;
        float sink = 0;
        for (int round = 0; round < ROUNDS; round++) {
            long begin = System.nanoTime();
            for (int n = 0; n < TIMED; n++) {
                int at = n % samples.size() * perSample;
                sink += StageFit.predict(samples.features(), at, perSample, weights);
                sink += net == null ? 0 : net.run(samples.features(), at);
            }
            least = Math.min(least, (System.nanoTime() - begin) / (double) TIMED);
        }
        return Float.isNaN(sink) ? Double.NaN : least;
    }
}
