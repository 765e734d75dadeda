package flipchip.engine.match;

/// How a match stands, seen by the first player. Immutable; holds no games, so that a match may go on for
/// ever.
///
/// @param discs sum of the results, for the first player
public record MatchResult(String first, String second, int wins, int draws, int losses, long discs) {

    /// Before the first game.
    public static MatchResult of(String first, String second) {
        return new MatchResult(first, second, 0, 0, 0, 0);
    }

    /// After one game more.
    public MatchResult with(MatchGame game) {
        int sign = Integer.signum(game.discs());
        return new MatchResult(first, second, wins + (sign > 0 ? 1 : 0), draws + (sign == 0 ? 1 : 0),
            losses + (sign < 0 ? 1 : 0), discs + game.discs());
    }

    /// Number of games.
    public int games() {
        return wins + draws + losses;
    }

    /// Points of the first player, 0..1; a draw is half a point. 0.5 before the first game.
    public double score() {
        return games() == 0 ? 0.5 : (wins + draws / 2.0) / games();
    }

    /// Mean result in discs for the first player; 0 before the first game.
    public double meanDiscs() {
        return (double) discs / Math.max(1, games());
    }

    /// Elo difference that would give this score; infinite if one side won everything.
    public double elo() {
        return elo(score());
    }

    /// Elo difference at the lower end of the 95 % interval of the score: by the normal approximation over
    /// the games, or exactly where all of them ended alike.
    public double eloLow() {
        return elo(isUniform() ? score() * (1 - chanceOfOther()) : Math.max(0, score() - margin()));
    }

    /// Elo difference at the upper end of the 95 % interval of the score.
    public double eloHigh() {
        return elo(isUniform() ? score() + chanceOfOther() * (1 - score()) : Math.min(1, score() + margin()));
    }

    private boolean isUniform() {
        return Math.max(Math.max(wins, draws), losses) == games();
    }

    /// The greatest probability of another result at which 2.5 % of all matches have none.
    private double chanceOfOther() {
        return games() == 0 ? 1 : 1 - Math.pow(0.025, 1.0 / games());
    }

    private double margin() {
        double mean = score();
        double variance =
            (wins * Math.pow(1 - mean, 2) + draws * Math.pow(0.5 - mean, 2) + losses * Math.pow(mean, 2))
                / games();
        return 1.96 * Math.sqrt(variance / games());
    }

    private static double elo(double score) {
        return 400 * Math.log10(score / (1 - score));
    }
}
