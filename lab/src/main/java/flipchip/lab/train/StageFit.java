package flipchip.lab.train;

import java.util.Arrays;
import java.util.SplittableRandom;

/// A fit of the weights of one stage by stochastic gradient descent with a step per weight (AdaGrad).
///
/// The model is linear: the score is a constant plus one weight per instance. Weights start from given
/// ones, a weight's step shrinks with the squared errors it has seen, so that contents seen seldom move
/// little; the epoch with the least error on the validation samples wins (early stopping).
///
/// Source: Duchi, Hazan, Singer 2011 (AdaGrad); the linear pattern model is Buro's (1997, 2002).
///
/// @param classes   number of weights; one more is the constant
/// @param perSample class numbers of a sample
record StageFit(FitOptions options, int classes, int perSample) {
    private static final double STEP_DECAY = 0.25;

    /// Samples of one stage in the form the fit reads: class numbers, score in discs, importance.
    record Matrix(int[] features, float[] scores, float[] importance) {
        int size() {
            return scores.length;
        }
    }

    /// What a fit ended with.
    ///
    /// @param weights in discs, the constant last
    /// @param error   root mean square error on the validation samples, in discs
    record Outcome(float[] weights, double error, int epochs) {}

    Outcome fit(Matrix training, Matrix validation, float[] start, long seed) {
        float[] weights = start.clone();
        float[] squares = new float[classes + 1];
        Arrays.fill(squares, options.inertia());
        SplittableRandom random = new SplittableRandom(seed);
        int[] order = new int[training.size()];
        Arrays.setAll(order, i -> i);
        Outcome best = new Outcome(weights.clone(), error(validation, weights), 0);
        int sinceBest = 0;
        for (int epoch = 1; epoch <= options.epochs() && sinceBest < options.patience(); epoch++) {
            shuffle(order, random);
            float step = (float) (options.step() / (1 + STEP_DECAY * (epoch - 1)));
            for (int sample : order) {
                descend(training, sample, weights, squares, step);
            }
            double error = error(validation, weights);
            if (error < best.error) {
                best = new Outcome(weights.clone(), error, epoch);
                sinceBest = 0;
            } else {
                sinceBest++;
            }
        }
        return best;
    }

    /// Importance-weighted root mean square error in discs.
    double error(Matrix samples, float[] weights) {
        double sum = 0;
        double importance = 0;
        for (int i = 0; i < samples.size(); i++) {
            double error = samples.scores[i] - predict(samples, i, weights);
            sum += samples.importance[i] * error * error;
            importance += samples.importance[i];
        }
        return Math.sqrt(sum / Math.max(1e-9, importance));
    }

    private float predict(Matrix samples, int sample, float[] weights) {
        return predict(samples.features, sample * perSample, perSample, weights);
    }

    /// What the weights say of the sample whose class numbers begin at `at`, in discs.
    static float predict(int[] features, int at, int perSample, float[] weights) {
        float sum = weights[weights.length - 1];
        for (int i = at; i < at + perSample; i++) {
            sum += weights[features[i]];
        }
        return sum;
    }

    private void descend(Matrix samples, int sample, float[] weights, float[] squares, float step) {
        int[] features = samples.features;
        int at = sample * perSample;
        float error =
            (samples.scores[sample] - predict(samples, sample, weights)) * samples.importance[sample];
        float square = error * error;
        for (int i = at; i < at + perSample; i++) {
            int weight = features[i];
            squares[weight] += square;
            weights[weight] += step * error / (float) Math.sqrt(squares[weight]);
        }
        squares[classes] += square;
        weights[classes] += step * error / (float) Math.sqrt(squares[classes]);
    }

    static void shuffle(int[] order, SplittableRandom random) {
        for (int i = order.length - 1; i > 0; i--) {
            int j = random.nextInt(i + 1);
            int swap = order[i];
            order[i] = order[j];
            order[j] = swap;
        }
    }

    /// The score of a sample as the fit sees it.
    static float discs(int score) {
        return score / (float) GameSamples.PER_DISC;
    }
}
