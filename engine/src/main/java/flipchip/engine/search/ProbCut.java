package flipchip.engine.search;

import flipchip.engine.api.ErrorModel;
import flipchip.engine.api.Evaluation;

/// Margins of Multi-ProbCut: how far above or below the window a shallow search must end for the deep one to
/// be left out. Immutable and shared.
///
/// Buro, "ProbCut: an effective selective extension of the alpha-beta algorithm" (ICCA Journal 18, 1995) and
/// "Experiments with Multi-ProbCut" (1997). The margin is the error's standard deviation times the quantile
/// of the confidence: with 73 % the error stays inside 1.1 deviations in 73 of 100 nodes. The deviation is
/// that of the depths and the empties times [#spread], and the window is moved by [#mean].
final class ProbCut {
    /// Shallower searches cost less than the check.
    static final int MIN_DEPTH = 3;
    /// From this depth on the best judgement of the board tells whether the check is worth its time.
    static final int JUDGED_DEPTH = 6;
    private static final int SIZE = 63;
    /// More legal moves are seen too seldom to say more.
    private static final int MOST_MOVES = 22;

    private final short[] midgame;
    private final short[] endgame;
    private final short[] midgameSpread;
    private final short[] endgameSpread;
    private final int midgameMean;
    private final int endgameMean;

    ProbCut(Evaluation evaluation) {
        midgame = tabulate(evaluation.midgameErrors());
        endgame = tabulate(evaluation.endgameErrors());
        midgameSpread = tabulateSpread(evaluation.midgameErrors());
        endgameSpread = tabulateSpread(evaluation.endgameErrors());
        midgameMean = (int) Math.round(evaluation.midgameErrors().mean());
        endgameMean = (int) Math.round(evaluation.endgameErrors().mean());
    }

    /// Depth of the search that stands for one of `depth` plies; of the same parity, so that the same side
    /// moves last.
    static int shallowDepth(int depth) {
        return Math.min(2 * (depth >> 2) + (depth & 1), depth - 2);
    }

    /// Standard deviation of the shallow search's error in centidiscs, with the usual number of legal moves
    /// for either side; a deep search of all empties ends with
    /// the game.
    int sigma(int shallow, int deep, int empties) {
        return (deep >= empties ? endgame : midgame)[(shallow * SIZE + Math.min(deep, SIZE - 1)) * SIZE
            + empties];
    }

    /// Times how much, in 256ths, [#sigma] is taken with this many legal moves of the side to move and of the
    /// other one.
    int spread(int deep, int empties, int own, int opponent) {
        return (deep >= empties ? endgameSpread : midgameSpread)[Math.min(own, MOST_MOVES) * (MOST_MOVES + 1)
            + Math.min(opponent, MOST_MOVES)];
    }

    /// How much higher the deep search's score is in the mean, for the side to move, centidiscs.
    int mean(int deep, int empties) {
        return deep >= empties ? endgameMean : midgameMean;
    }

    /// Deviations within which `percent` of a normal distribution lie, times 256.
    static int quantile(int percent) {
        double low = 0;
        double high = 4;
        for (int i = 0; i < 40; i++) {
            double middle = (low + high) / 2;
            if (100 * centralShare(middle) < percent) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return (int) Math.round(256 * low);
    }

    /// Share of a normal distribution within `t` deviations: the power series of the error function.
    private static double centralShare(double t) {
        double term = t;
        double sum = t;
        for (int n = 1; n < 60; n++) {
            term *= -t * t / (2 * n);
            sum += term / (2 * n + 1);
        }
        return sum * Math.sqrt(2 / Math.PI);
    }

    private static short[] tabulate(ErrorModel model) {
        short[] table = new short[SIZE * SIZE * SIZE / 2];
        for (int shallow = 0; shallow < SIZE / 2; shallow++) {
            for (int deep = 0; deep < SIZE; deep++) {
                for (int empties = 0; empties < SIZE; empties++) {
                    double sigma = model.sigma(shallow, deep, empties);
                    table[(shallow * SIZE + deep) * SIZE + empties] =
                        (short) Math.min(6400, Math.round(sigma));
                }
            }
        }
        return table;
    }

    private static short[] tabulateSpread(ErrorModel model) {
        short[] table = new short[(MOST_MOVES + 1) * (MOST_MOVES + 1)];
        for (int own = 0; own <= MOST_MOVES; own++) {
            for (int opponent = 0; opponent <= MOST_MOVES; opponent++) {
                table[own * (MOST_MOVES + 1) + opponent] =
                    (short) Math.min(1 << 12, Math.round(256 * model.spread(own, opponent)));
            }
        }
        return table;
    }
}
