package flipchip.lab.train;

/// A mixer of a search result with the results at the following moves of the same game, which looked further:
/// label(t) = (1 - share) * score(t) + share * label(t + 1), from the end of a game backward.
///
/// Idea: temporal differences (Sutton 1988, TD(lambda)). Only positions that follow each other in shards of
/// [SearchedGames] are joined; solved ones stay as they are.
public final class Traces {
    private Traces() {}

    /// Changes the scores in place.
    ///
    /// @param share of the later searches, 0..1
    /// @throws IllegalArgumentException if it is outside its range
    public static void blend(TrainingSamples samples, double share) {
        if (share < 0 || share > 1) {
            throw new IllegalArgumentException("share of later searches " + share + " is not in 0..1");
        }
        for (int i = samples.size() - 2; i >= 0; i--) {
            int sign = isSearched(samples, i) && isSearched(samples, i + 1)
                    && samples.group(i) == samples.group(i + 1) && samples.label(i) != Label.EXACT
                        ? follows(samples, i)
                        : 0;
            if (sign != 0) {
                double mixed = (1 - share) * samples.score(i) + share * sign * samples.score(i + 1);
                samples.relabel(i, (int) Math.round(mixed), samples.label(i));
            }
        }
    }

    private static boolean isSearched(TrainingSamples samples, int i) {
        return samples.isSelfPlay(i) && samples.label(i) != Label.RESULT && samples.label(i) != Label.PLAYED;
    }

    /// -1 if sample i + 1 is the other side's position one move after sample i, 1 if it is the same side's
    /// because the other passed, else 0.
    private static int follows(TrainingSamples samples, int i) {
        if (samples.empties(i + 1) != samples.empties(i) - 1) {
            return 0;
        }
        long player = samples.player(i);
        long opponent = samples.opponent(i);
        long nextPlayer = samples.player(i + 1);
        long nextOpponent = samples.opponent(i + 1);
        if (((player | opponent) & ~(nextPlayer | nextOpponent)) != 0) {
            return 0;                            // a sibling: another square was taken
        }
        if ((player & ~nextOpponent) == 0 && (nextPlayer & ~opponent) == 0) {
            return -1;
        }
        return (player & ~nextPlayer) == 0 && (nextOpponent & ~opponent) == 0 ? 1 : 0;
    }
}
