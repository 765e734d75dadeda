package flipchip.engine.eval;

/// How far a shallow search's score lies from a deep one's, as a standard deviation: what Multi-ProbCut
/// prunes by.
///
/// The logarithm is a polynomial, so that it can be fitted by least squares and is always positive:
/// `ln sigma = constant + shallow * s + deep * d + empties * e + emptiesSquared * e * e`, where s and d are
/// the depths in plies (s = 0 is the evaluation itself), e the empty squares, and sigma is in centidiscs.
///
/// @param constant       ln centidiscs
/// @param shallow        per ply of the shallow search
/// @param deep           per ply of the deep search
/// @param empties        per empty square
/// @param emptiesSquared per empty square squared
public record ErrorModel(double constant, double shallow, double deep, double empties,
        double emptiesSquared) {

    /// Standard deviation of deep score less shallow score, centidiscs, at least 1.
    public double sigma(int shallowDepth, int deepDepth, int emptySquares) {
        double logarithm = constant + shallow * shallowDepth + deep * deepDepth
            + (empties + emptiesSquared * emptySquares) * emptySquares;
        return Math.max(1, Math.exp(logarithm));
    }
}
