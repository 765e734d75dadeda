package flipchip.lab.train;

/// A set of parameters of [NetFit].
///
/// @param epochs     passes over the samples; the step falls in a straight line to zero after the last
/// @param step       first step of AdaGrad, where 1 is what a sum is clipped to
/// @param inertia    squared gradient that rows and biases start with: contents seen seldom hardly move
/// @param largeScore discs; a sum of so much makes a sample count half: what is decided matters less
/// @param least      fewest empties of a sample
/// @param most       most empties
/// @param constant   centidiscs added to all judgements of the net after the fit
/// @param seed       of the start and of the order of the samples
public record NetOptions(int epochs, double step, double inertia, double largeScore, int least, int most,
        int constant, long seed) {
    public static final NetOptions DEFAULT = new NetOptions(4, 0.02, 0.01, 18, 5, 32, 0, 1);
    private static final int MOST_EMPTIES = 60;
    private static final int MOST_CONSTANT = 1000;

    /// @throws IllegalArgumentException if a number is outside its range
    public NetOptions {
        if (epochs < 1 || step <= 0 || inertia <= 0 || largeScore <= 0) {
            throw new IllegalArgumentException("epochs, step, inertia and large score must be positive");
        }
        if (least < 0 || least > most || most > MOST_EMPTIES) {
            throw new IllegalArgumentException(
                "empties of a net: from 0 to " + MOST_EMPTIES + ", not " + least + " to " + most);
        }
        if (Math.abs(constant) > MOST_CONSTANT) {
            throw new IllegalArgumentException("constant of a net: " + -MOST_CONSTANT + " to " + MOST_CONSTANT
                + " centidiscs, not " + constant);
        }
    }
}
