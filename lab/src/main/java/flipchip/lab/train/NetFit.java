package flipchip.lab.train;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import flipchip.engine.eval.NeuralNet;
import flipchip.engine.eval.PatternSet;
import flipchip.engine.eval.Stage;
import flipchip.engine.eval.Weights;
import flipchip.engine.simd.NetRows;
import flipchip.engine.simd.NetSteps;

/// A fit of a [NeuralNet] to the residual of the sums of [Weights] against the scores of samples.
///
/// Stochastic gradient descent with a step per number (AdaGrad; Duchi, Hazan, Singer 2011), squared error,
/// all numbers of empties together: they share the rows and have biases, weights and a constant of their own.
/// With several threads each takes a part of the samples and all write the same numbers without locks, as in
/// Hogwild (Niu, Recht, Re, Wright 2011): quick, and not the same twice. With one thread the same samples and
/// seed give the same net.
///
/// Inside, sums are clipped to 0 to 1 and errors are in twenties of discs; the net that comes out has numbers
/// rounded to those of [NetRows]. A row that no sample has is 0, and so is all that belongs to numbers of
/// empties that are not fitted.
public final class NetFit {
    private static final int UNITS = NetRows.UNITS;
    private static final int EMPTIES = 61;
    private static final PatternSet SET = PatternSet.STANDARD;
    private static final int INPUTS = SET.inputs();
    /// Discs of an error of 1.
    private static final float SCALE = 20;
    private static final float FIRST_BIAS = 0.4f;
    private static final double FIRST_ROW = 0.05;
    /// A byte of a row says at most so much.
    private static final float MOST_ROW = 127f / NetRows.ONE;

    private final TrainingSamples samples;
    private final NetOptions options;
    private final Split split;
    private final short[][] sums;
    private final short[] constants = new short[EMPTIES];
    private final float[] rows = new float[SET.classCount() * UNITS];
    private final float[] rowSquares = new float[rows.length];
    private final float[] biases = new float[EMPTIES * UNITS];
    private final float[] biasSquares = new float[biases.length];
    private final float[] weights = new float[EMPTIES * UNITS];
    private final float[] weightSquares = new float[weights.length];
    private final float[] outputs = new float[EMPTIES];
    private final float[] outputSquares = new float[EMPTIES];

    /// @param base whose sums the net stands beside
    public NetFit(TrainingSamples samples, Weights base, NetOptions options, Split split) {
        this.samples = samples;
        this.options = options;
        this.split = split;
        sums = IntStream.range(0, Stage.COUNT).mapToObj(base::classWeights).toArray(short[][]::new);
        for (int empties = 0; empties < EMPTIES; empties++) {
            constants[empties] = (short) base.constant(empties);
        }
    }

    /// How an epoch went.
    ///
    /// @param training samples learnt from
    /// @param stopping samples that only measure
    /// @param before   root mean square error of the sums on these, in discs, large scores weighted down
    /// @param error    the same with the net
    public record EpochReport(int epoch, int training, int stopping, double before, double error) {}

    /// @param progress receives each epoch
    /// @throws IllegalArgumentException if no sample may be learnt from, or none measures
    /// @throws InterruptedException     if the thread is interrupted while it waits
    public NeuralNet run(int threads, Consumer<EpochReport> progress) throws InterruptedException {
        int[] training = chosen(split::isTraining);
        int[] stopping = chosen(split.stopping()::contains);
        if (training.length == 0 || stopping.length == 0) {
            throw new IllegalArgumentException("no samples with " + options.least() + " to " + options.most()
                + " empties to " + (training.length == 0 ? "learn from" : "measure with"));
        }
        start();
        SplittableRandom random = new SplittableRandom(options.seed());
        double before = new Pass().error(stopping, 0);
        try (ExecutorService executor = Executors.newFixedThreadPool(threads)) {
            for (int epoch = 0; epoch < options.epochs(); epoch++) {
                StageFit.shuffle(training, random);
                float step = (float) (options.step() * (options.epochs() - epoch) / options.epochs());
                List<Future<?>> parts = new ArrayList<>();
                for (int part = 0; part < threads; part++) {
                    int from = (int) ((long) training.length * part / threads);
                    int to = (int) ((long) training.length * (part + 1) / threads);
                    parts.add(executor.submit(() -> new Pass().learn(training, from, to, step)));
                }
                for (Future<?> part : parts) {
                    part.get();
                }
                progress.accept(new EpochReport(epoch + 1, training.length, stopping.length, before,
                    new Pass().error(stopping, 1)));
            }
        } catch (ExecutionException e) {
            throw new IllegalStateException(e.getCause());
        }
        return net();
    }

    private int[] chosen(IntPredicate group) {
        return IntStream
            .range(0, samples.size()).filter(i -> group.test(samples.group(i))
                    && samples.empties(i) >= options.least() && samples.empties(i) <= options.most())
            .toArray();
    }

    private void start() {
        SplittableRandom random = new SplittableRandom(options.seed());
        float[] perUnit = new float[UNITS];
        for (int unit = 0; unit < UNITS; unit++) {
            perUnit[unit] = (float) (random.nextGaussian() * FIRST_ROW * SCALE);
        }
        for (int i = 0; i < rows.length; i++) {
            rows[i] = (float) (random.nextGaussian() * FIRST_ROW);
        }
        for (int i = 0; i < weights.length; i++) {
            weights[i] = perUnit[i % UNITS];
        }
        Arrays.fill(rowSquares, (float) options.inertia());
        Arrays.fill(biases, FIRST_BIAS);
        Arrays.fill(biasSquares, (float) options.inertia());
        Arrays.fill(weightSquares, 1);
        Arrays.fill(outputSquares, 1);
    }

    /// One thread's way through samples.
    private final class Pass {
        private final int[] classes = new int[INPUTS];
        private final float[] sum = new float[UNITS];
        private final float[] square = new float[UNITS];
        private final float[] gradient = new float[UNITS];
        private int empties;
        /// What the weights say, in discs.
        private float base;
        private float importance;

        private void load(int sample) {
            empties = samples.empties(sample);
            SET.classes(samples.player(sample), samples.opponent(sample), classes, 0);
            short[] table = sums[Stage.of(empties)];
            int said = constants[empties];
            for (int number : classes) {
                said += table[number];
            }
            base = StageFit.discs(said);
            float relative = base / (float) options.largeScore();
            importance = 1 / (1 + relative * relative);
        }

        /// What the net says of the sample that is loaded, in discs.
        private float say() {
            float[] sum = this.sum;
            System.arraycopy(biases, empties * UNITS, sum, 0, UNITS);
            for (int number : classes) {
                NetSteps.add(sum, rows, number * UNITS);
            }
            float said = outputs[empties];
            for (int unit = 0; unit < UNITS; unit++) {
                float clipped = Math.clamp(sum[unit], 0f, 1f);
                square[unit] = clipped * clipped;
                said += weights[empties * UNITS + unit] * square[unit];
            }
            return said;
        }

        void learn(int[] order, int from, int to, float step) {
            for (int k = from; k < to; k++) {
                load(order[k]);
                float error = (StageFit.discs(samples.score(order[k])) - base - say()) * importance / SCALE;
                descend(error, step);
            }
        }

        /// @param error what is lacking, in units of [#SCALE] discs, times the importance
        private void descend(float error, float step) {
            float[] gradient = this.gradient;
            int at = empties * UNITS;
            for (int unit = 0; unit < UNITS; unit++) {
                float inside = sum[unit] > 0 && sum[unit] < 1 ? 2 * sum[unit] : 0;
                gradient[unit] = error * weights[at + unit] / SCALE * inside;
                float slope = error * square[unit];
                weightSquares[at + unit] += slope * slope;
                weights[at + unit] += step * SCALE * slope / (float) Math.sqrt(weightSquares[at + unit]);
                biasSquares[at + unit] += gradient[unit] * gradient[unit];
                biases[at + unit] += step * gradient[unit] / (float) Math.sqrt(biasSquares[at + unit]);
            }
            outputSquares[empties] += error * error;
            outputs[empties] += step * SCALE * error / (float) Math.sqrt(outputSquares[empties]);
            for (int number : classes) {
                NetSteps.descend(rows, rowSquares, number * UNITS, gradient, step, MOST_ROW);
            }
        }

        /// @param share of the net in the judgement
        double error(int[] measured, float share) {
            double squares = 0;
            double all = 0;
            for (int sample : measured) {
                load(sample);
                double error = StageFit.discs(samples.score(sample)) - base - share * say();
                squares += importance * error * error;
                all += importance;
            }
            return Math.sqrt(squares / all);
        }
    }

    private NeuralNet net() {
        byte[] bytes = new byte[rows.length];
        for (int row = 0; row < rows.length; row += UNITS) {
            if (isSeen(row)) {
                for (int i = row; i < row + UNITS; i++) {
                    bytes[i] = (byte) Math.round(rows[i] * NetRows.ONE);
                }
            }
        }
        short[] first = new short[biases.length];
        int[] last = new int[weights.length];
        double unit = GameSamples.PER_DISC * (double) (1 << NeuralNet.SHIFT) / (NetRows.ONE * NetRows.ONE);
        for (int i = options.least() * UNITS; i < (options.most() + 1) * UNITS; i++) {
            first[i] = (short) Math.clamp(Math.round(biases[i] * NetRows.ONE), -NeuralNet.MOST_BIAS,
                NeuralNet.MOST_BIAS);
            last[i] = Math.clamp(Math.round(weights[i] * unit), -NetRows.MOST_WEIGHT, NetRows.MOST_WEIGHT);
        }
        short[] added = new short[EMPTIES];
        for (int empties = options.least(); empties <= options.most(); empties++) {
            added[empties] =
                (short) (Math.round(outputs[empties] * GameSamples.PER_DISC) + options.constant());
        }
        return NeuralNet.of(bytes, options.least(), options.most(), first, last, added);
    }

    /// Whether a sample has moved the row that begins there.
    private boolean isSeen(int row) {
        for (int i = row; i < row + UNITS; i++) {
            if (rowSquares[i] != (float) options.inertia()) {
                return true;
            }
        }
        return false;
    }
}
