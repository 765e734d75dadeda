package flipchip.engine.search;

import flipchip.engine.eval.ErrorModel;
import flipchip.engine.eval.Evaluation;

/// Margins of Multi-ProbCut: how far above or below the window a shallow search must end for the deep one to
/// be left out. Immutable and shared.
///
/// Buro, "ProbCut: an effective selective extension of the alpha-beta algorithm" (ICCA Journal 18, 1995) and
/// "Experiments with Multi-ProbCut" (1997). The margin is the error's standard deviation times the quantile
/// of the confidence: with 73 % the error stays inside 1.1 deviations in 73 of 100 nodes.
final class ProbCut {
    /// Shallower searches cost less than the check.
    static final int MIN_DEPTH = 3;
    private static final int SIZE = 61;

    private final short[] midgame;
    private final short[] endgame;

    ProbCut(Evaluation evaluation) {
        midgame = tabulate(evaluation.midgameErrors());
        endgame = tabulate(evaluation.endgameErrors());
    }

    /// Depth of the search that stands for one of `depth` plies; of the same parity, so that the same side
    /// moves last.
    static int shallowDepth(int depth) {
        return Math.min(2 * (depth >> 2) + (depth & 1), depth - 2);
    }

    /// Standard deviation of the shallow search's error in centidiscs; a deep search of all empties ends with
    /// the game.
    int sigma(int shallow, int deep, int empties) {
        return (deep >= empties ? endgame : midgame)[(shallow * SIZE + Math.min(deep, 60)) * SIZE + empties];
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
}
