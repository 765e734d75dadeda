package flipchip.lab.train;

/// A record of the errors of an evaluation without search over a set of samples, in discs.
///
/// @param samples     how many
/// @param meanError   mean absolute error
/// @param rootError   root mean square error
/// @param correlation of score and judgement
/// @param slope       of the regression of score on judgement: 1 if a judgement of x discs means x discs
public record Judgement(int samples, double meanError, double rootError, double correlation, double slope) {

    /// Sums up pairs of score and judgement.
    static final class Sum {
        private int samples;
        private double absolute;
        private double square;
        private double scores;
        private double scoresSquared;
        private double judged;
        private double judgedSquared;
        private double products;

        void add(double score, double judgement) {
            samples++;
            absolute += Math.abs(score - judgement);
            square += (score - judgement) * (score - judgement);
            scores += score;
            scoresSquared += score * score;
            judged += judgement;
            judgedSquared += judgement * judgement;
            products += score * judgement;
        }

        int samples() {
            return samples;
        }

        Judgement result() {
            double covariance = products - scores * judged / samples;
            double variance = judgedSquared - judged * judged / samples;
            double scoreVariance = scoresSquared - scores * scores / samples;
            return new Judgement(samples, absolute / samples, Math.sqrt(square / samples),
                covariance / Math.sqrt(variance * scoreVariance), covariance / variance);
        }
    }
}
