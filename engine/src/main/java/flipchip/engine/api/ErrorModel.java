package flipchip.engine.api;

/// How far a shallow search's score lies from a deep one's, as a mean and a standard deviation: what
/// Multi-ProbCut prunes by.
///
/// The logarithm is a polynomial, so that it can be fitted by least squares and is always positive:
/// `ln sigma = constant + shallow * s + deep * d + empties * e + emptiesSquared * e * e
/// + own * (m - 11) + opponent * (n - 11)`, where s and d are the depths in plies (s = 0 is the evaluation
/// itself), e the empty squares, m and n the legal moves of the side to move and of the other one, and sigma
/// is in centidiscs. Where both have many moves the score changes less.
///
/// @param constant       ln centidiscs
/// @param shallow        per ply of the shallow search
/// @param deep           per ply of the deep search
/// @param empties        per empty square
/// @param emptiesSquared per empty square squared
/// @param own            per legal move of the side to move
/// @param opponent       per legal move of the other side
/// @param mean           of deep score less shallow score, for the side to move, centidiscs
public record ErrorModel(double constant, double shallow, double deep, double empties, double emptiesSquared,
        double own, double opponent, double mean) {
    /// Legal moves at which the mobility makes no difference: about the mean of a search's nodes.
    public static final int USUAL_MOVES = 11;
    /// The model of the classic evaluation for the midgame: a safe choice for an evaluation without its own.
    public static final ErrorModel CLASSIC_MIDGAME = new ErrorModel(6.3, -0.08, 0.03, 0, 0);
    /// The same for the endgame.
    public static final ErrorModel CLASSIC_ENDGAME = new ErrorModel(6.8, -0.06, 0, 0, 0);

    /// A model that does not ask for mobility, with a mean of 0.
    public ErrorModel(double constant, double shallow, double deep, double empties, double emptiesSquared) {
        this(constant, shallow, deep, empties, emptiesSquared, 0, 0, 0);
    }

    /// This model with the mobility's share and the mean.
    public ErrorModel with(double ownMoves, double opponentMoves, double meanError) {
        return new ErrorModel(constant, shallow, deep, empties, emptiesSquared, ownMoves, opponentMoves,
            meanError);
    }

    /// A model whose errors are `share` times as large.
    public ErrorModel times(double share) {
        return new ErrorModel(constant + Math.log(share), shallow, deep, empties, emptiesSquared, own,
            opponent, mean);
    }

    /// Standard deviation of deep score less shallow score with [#USUAL_MOVES] for either side, centidiscs,
    /// at least 1.
    public double sigma(int shallowDepth, int deepDepth, int emptySquares) {
        double logarithm = constant + shallow * shallowDepth + deep * deepDepth
            + (empties + emptiesSquared * emptySquares) * emptySquares;
        return Math.max(1, Math.exp(logarithm));
    }

    /// What [#sigma] is multiplied by with this many legal moves of the side to move and of the other one.
    public double spread(int ownMoves, int opponentMoves) {
        return Math.exp(own * (ownMoves - USUAL_MOVES) + opponent * (opponentMoves - USUAL_MOVES));
    }
}
