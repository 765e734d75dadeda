package flipchip.lab.train;

/// A set of parameters of a fit.
///
/// @param epochs     most passes over the training samples
/// @param patience   passes without a smaller validation error after which a stage is finished
/// @param step       first step of AdaGrad, in discs
/// @param inertia    squared error, in discs^2, that each weight starts with: more makes rare contents move
///     less
/// @param neighbours plies on either side of a stage whose samples are used for it too
/// @param resultShare importance of a game result beside a searched score of 1
/// @param playedShare importance of the result of a game that searches played out ([Label#PLAYED])
/// @param largeScore discs at which the start's judgement makes a searched score count half: what is decided
///     matters less
/// @param most       tables of more empty squares keep the weights of the start
/// @param seed       of the order of the samples
public record FitOptions(int epochs, int patience, double step, float inertia, int neighbours,
        double resultShare, double playedShare, double largeScore, int most, long seed) {
    private static final int ALL = 60;
    public static final FitOptions DEFAULT = new FitOptions(12, 2, 0.6, 800, 2, 0.15, 0.2, 18, ALL, 1);
    /// For one step of [WeightsLadder], whose labels are better and whose start is near.
    public static final FitOptions CLIMB = new FitOptions(12, 2, 0.6, 300, 1, 0.05, 0.2, 30, ALL, 1);

    /// @throws IllegalArgumentException if a number is outside its range
    public FitOptions {
        if (epochs < 1 || patience < 1 || step <= 0 || inertia <= 0 || neighbours < 0 || resultShare < 0
                || playedShare < 0 || largeScore <= 0) {
            throw new IllegalArgumentException(
                "epochs, patience, step, inertia and large score must be positive, "
                    + "neighbours and shares of results not negative");
        }
        if (most < 0 || most > ALL) {
            throw new IllegalArgumentException(
                "most empty squares of a table that is fitted: 0 to " + ALL + ", not " + most);
        }
    }

    public FitOptions withSeed(long number) {
        return new FitOptions(epochs, patience, step, inertia, neighbours, resultShare, playedShare,
            largeScore, most, number);
    }
}
