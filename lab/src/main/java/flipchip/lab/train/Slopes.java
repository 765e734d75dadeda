package flipchip.lab.train;

import java.util.Arrays;
import flipchip.engine.api.Evaluator;
import flipchip.engine.eval.PatternEvaluation;
import flipchip.engine.eval.Stage;
import flipchip.engine.eval.Weights;

/// A correction of weights that judge too near to zero, stage by stage.
///
/// The slope of a stage is that of the lines, one for each number of empties, from judgements to scores of
/// samples: 1.2 where a judgement of 5 discs means a score of 6. Weighted least squares; judgements that say
/// the game is decided count less.
public final class Slopes {
    /// Discs; a judgement of this many counts half.
    private static final double LARGE = 18;
    private static final int MOST_EMPTIES = 60;
    private static final int LIMIT = 32_000;

    private Slopes() {}

    /// The sums of weighted least squares with one variable.
    private static final class Sum {
        private double weight;
        private double judged;
        private double scores;
        private double judgedSquared;
        private double products;

        private void add(double judgement, double score) {
            double share = 1 / (1 + judgement * judgement / (LARGE * LARGE));
            weight += share;
            judged += share * judgement;
            scores += share * score;
            judgedSquared += share * judgement * judgement;
            products += share * judgement * score;
        }

        private double covariance() {
            return weight == 0 ? 0 : products - judged * scores / weight;
        }

        private double variance() {
            return weight == 0 ? 0 : judgedSquared - judged * judged / weight;
        }
    }

    /// A slope for each [Stage]; a stage without samples has that of the one with fewer empties, the last of
    /// the game 1.
    public static double[] of(TrainingSamples samples, Weights weights) {
        Sum[] sums = new Sum[MOST_EMPTIES + 1];
        Arrays.setAll(sums, _ -> new Sum());
        Evaluator evaluator = new PatternEvaluation("slopes", weights).newEvaluator();
        for (int i = 0; i < samples.size(); i++) {
            if (!Split.DEFAULT.isTraining(samples.group(i))) {
                continue;
            }
            evaluator.start(samples.player(i), samples.opponent(i));
            sums[samples.empties(i)].add(
                StageFit.discs(evaluator.evaluate(samples.player(i), samples.opponent(i))),
                StageFit.discs(samples.score(i)));
        }
        double[] slopes = new double[Stage.COUNT];
        for (int stage = 0; stage < Stage.COUNT; stage++) {
            double covariance = 0;
            double variance = 0;
            for (int empties = 0; empties <= MOST_EMPTIES; empties++) {
                covariance += Stage.of(empties) == stage ? sums[empties].covariance() : 0;
                variance += Stage.of(empties) == stage ? sums[empties].variance() : 0;
            }
            double before = stage == 0 ? 1 : slopes[stage - 1];
            slopes[stage] = variance == 0 ? before : covariance / variance;
        }
        return slopes;
    }

    /// Weights and constants of each stage times its factor, rounded to centidiscs.
    public static Weights times(Weights weights, double[] factors) {
        short[][] classes = new short[Stage.COUNT][];
        short[] constants = new short[MOST_EMPTIES + 1];
        for (int stage = 0; stage < Stage.COUNT; stage++) {
            classes[stage] = weights.classWeights(stage);
            for (int i = 0; i < classes[stage].length; i++) {
                classes[stage][i] = times(classes[stage][i], factors[stage]);
            }
        }
        for (int empties = 0; empties <= MOST_EMPTIES; empties++) {
            constants[empties] = times(weights.constant(empties), factors[Stage.of(empties)]);
        }
        return Weights.of(classes, constants, weights.errors());
    }

    private static short times(int weight, double factor) {
        return (short) Math.clamp(Math.round(weight * factor), -LIMIT, LIMIT);
    }
}
