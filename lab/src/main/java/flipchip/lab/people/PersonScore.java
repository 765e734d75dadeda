package flipchip.lab.people;

import java.util.List;
import java.util.function.DoubleUnaryOperator;
import flipchip.engine.people.MoveFeatures;
import flipchip.engine.people.PersonNet;

/// A score of predicted shares of moves against the played ones.
final class PersonScore {
    private PersonScore() {}

    /// Turns judgements into shares.
    static void softmax(double[] judged, double temperature) {
        double most = Double.NEGATIVE_INFINITY;
        for (double judgement : judged) {
            most = Math.max(most, judgement);
        }
        double sum = 0;
        for (int i = 0; i < judged.length; i++) {
            judged[i] = Math.exp((judged[i] - most) / temperature);
            sum += judged[i];
        }
        for (int i = 0; i < judged.length; i++) {
            judged[i] /= sum;
        }
    }

    /// The model's judgement of each move.
    static double[] judge(PersonNet net, Sample sample) {
        float[] wide = new float[PersonNet.WIDE];
        float[] narrow = new float[PersonNet.NARROW];
        double[] judged = new double[sample.moves()];
        for (int i = 0; i < judged.length; i++) {
            judged[i] = net.judge(sample.rows(), i * MoveFeatures.COUNT, wide, narrow);
        }
        return judged;
    }

    /// Mean log loss in nats.
    static double loss(PersonNet net, double temperature, List<Sample> samples) {
        double sum = 0;
        for (Sample sample : samples) {
            double[] shares = judge(net, sample);
            softmax(shares, temperature);
            sum -= Math.log(Math.max(1e-9, shares[sample.played()]));
        }
        return sum / samples.size();
    }

    /// The temperature of the least loss, by golden section over its logarithm.
    static double temperature(double low, double high, DoubleUnaryOperator lossAt) {
        double a = Math.log(low);
        double b = Math.log(high);
        double ratio = (Math.sqrt(5) - 1) / 2;
        for (int i = 0; i < 25; i++) {
            double x = b - ratio * (b - a);
            double y = a + ratio * (b - a);
            if (lossAt.applyAsDouble(Math.exp(x)) < lossAt.applyAsDouble(Math.exp(y))) {
                b = y;
            } else {
                a = x;
            }
        }
        return Math.exp((a + b) / 2);
    }
}
