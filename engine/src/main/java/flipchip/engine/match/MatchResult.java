package flipchip.engine.match;

import java.util.List;

/// The games of a match so far, seen by the first player. Immutable.
public record MatchResult(String first, String second, List<MatchGame> games) {

    public MatchResult {
        games = List.copyOf(games);
    }

    public int wins() {
        return (int) games.stream().filter(g -> g.discs() > 0).count();
    }

    public int draws() {
        return (int) games.stream().filter(g -> g.discs() == 0).count();
    }

    public int losses() {
        return games.size() - wins() - draws();
    }

    /// Points of the first player, 0..1; a draw is half a point. 0.5 before the first game.
    public double score() {
        return games.isEmpty() ? 0.5 : (wins() + draws() / 2.0) / games.size();
    }

    /// Mean result in discs for the first player; 0 before the first game.
    public double meanDiscs() {
        return games.stream().mapToInt(MatchGame::discs).average().orElse(0);
    }

    /// Elo difference that would give this score; infinite if one side won everything.
    public double elo() {
        return elo(score());
    }

    /// Elo difference at the lower end of the 95 % interval of the score (normal approximation over the
    /// games).
    public double eloLow() {
        return elo(Math.max(0, score() - margin()));
    }

    /// Elo difference at the upper end of the 95 % interval of the score.
    public double eloHigh() {
        return elo(Math.min(1, score() + margin()));
    }

    private double margin() {
        double mean = score();
        double variance = games.stream()
            .mapToDouble(g -> Math.pow((Integer.signum(g.discs()) + 1) / 2.0 - mean, 2)).average().orElse(0);
        return 1.96 * Math.sqrt(variance / Math.max(1, games.size()));
    }

    private static double elo(double score) {
        return -400 * Math.log10(1 / score - 1);
    }
}
