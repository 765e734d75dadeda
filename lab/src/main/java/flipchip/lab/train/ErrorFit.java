package flipchip.lab.train;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import flipchip.engine.Engine;
import flipchip.engine.EngineOptions;
import flipchip.engine.api.Bound;
import flipchip.engine.api.ErrorModel;
import flipchip.engine.api.Evaluation;
import flipchip.engine.api.Evaluator;
import flipchip.engine.api.SearchLimits;
import flipchip.engine.board.Board;
import flipchip.engine.board.Color;
import flipchip.engine.board.Position;
import flipchip.engine.eval.ErrorModels;

/// A fit of the margins of Multi-ProbCut from the engine's own searches.
///
/// Each position is searched to a depth by iterative deepening without selective pruning.
///
/// Every pair of a shallower and a deeper iteration of the same parity, which the search compares, goes into
/// the midgame model: normal errors with a mean and a deviation whose logarithm is a polynomial of both
/// depths, the empties and the legal moves of either side, by maximum likelihood (Fisher scoring).
///
/// Every pair of an iteration and the result of the game gives one squared difference for the endgame model.
/// Mean squares per depth and number of empties are what its logarithm is fitted to, by least squares
/// weighted with their counts.
///
/// Method: Buro, "Experiments with Multi-ProbCut and a new high-quality evaluation function for Othello"
/// (1997); the polynomial instead of one number per pair is Edax's idea.
public final class ErrorFit {
    private static final int LEAST_COUNT = 20;
    private static final int MIDGAME_TERMS = 7;
    private static final int SCORING_STEPS = 40;
    /// Five deviations: a single blunder of the shallow search says no more.
    private static final double MOST_SQUARED = 25;
    /// Without the square of the empties: endgames are only seen up to some number of empties, and a parabola
    /// beyond would go anywhere.
    private static final int ENDGAME_TERMS = 4;
    /// Boards that are won by more say nothing about the windows a search has.
    private static final int DECIDED = 3_000;
    private static final int TABLE_MEGABYTES = 32;

    private final int deepest;
    private final int endgameEmpties;
    private final List<Pair> pairs = new ArrayList<>();
    /// Of the result of the game, `[shallow][empties]`.
    private final double[][] squares = new double[61][61];
    private final int[][] counts = new int[61][61];

    /// Two searches of a board.
    ///
    /// @param terms      what the logarithm of the deviation is a polynomial of, in the order of [ErrorModel]
    /// @param difference deep score less shallow score, centidiscs
    private record Pair(double[] terms, int difference) {
        double logarithm(double[] factors) {
            double sum = 0;
            for (int i = 0; i < terms.length; i++) {
                sum += factors[i] * terms[i];
            }
            return sum;
        }
    }

    /// @param deepest        plies to search
    /// @param endgameEmpties at or below this many empties the game is searched to its end
    public ErrorFit(int deepest, int endgameEmpties) {
        this.deepest = deepest;
        this.endgameEmpties = endgameEmpties;
    }

    /// Searches up to `perEmpties` random samples of each number of empties in `empties`.
    ///
    /// @param progress receives the number of empties just finished
    public void observe(TrainingSamples samples, int[] empties, int perEmpties, Evaluation evaluation,
            long seed, IntConsumer progress) {
        SplittableRandom random = new SplittableRandom(seed);
        EngineOptions options =
            EngineOptions.DEFAULT.withEvaluation(evaluation).withTableMegabytes(TABLE_MEGABYTES);
        for (int number : empties) {
            int[] candidates = IntStream.range(0, samples.size())
                .filter(i -> samples.empties(i) == number && Split.DEFAULT.isTraining(samples.group(i)))
                .toArray();
            try (Engine engine = new Engine(options)) {
                for (int n = 0; n < perEmpties && candidates.length > 0; n++) {
                    int i = candidates[random.nextInt(candidates.length)];
                    observe(new Board(samples.player(i), samples.opponent(i)), engine, evaluation);
                }
            }
            progress.accept(number);
        }
    }

    /// The models that fit what was observed.
    ///
    /// @throws IllegalStateException if too little was observed
    public ErrorModels models() {
        return new ErrorModels(midgame(), endgame());
    }

    private void observe(Board board, Engine engine, Evaluation evaluation) {
        if (Long.bitCount(board.legalMoves()) < 2) {
            return;
        }
        int empties = board.empties();
        int[] scores = new int[61];
        boolean[] known = new boolean[61];
        Evaluator evaluator = evaluation.newEvaluator();
        evaluator.start(board.player(), board.opponent());
        scores[0] = evaluator.evaluate(board.player(), board.opponent());
        known[0] = true;
        boolean toTheEnd = empties <= endgameEmpties;
        SearchLimits limits = SearchLimits.depth(toTheEnd ? 60 : deepest);
        int last = engine.start(new Position(board, Color.BLACK), limits, progress -> {
            if (progress.bound() == Bound.EXACT && !progress.exact()) {
                scores[progress.depth()] = progress.centidiscs();
                known[progress.depth()] = true;
            }
        }).result().join().centidiscs();
        for (int shallow = 0; shallow <= deepest; shallow++) {
            for (int deep = shallow + 2; known[shallow] && deep <= deepest && deep < empties; deep += 2) {
                if (known[deep]) {
                    addDeeper(board, shallow, deep, scores[shallow], scores[deep]);
                }
            }
            if (known[shallow] && toTheEnd && shallow < empties) {
                addResult(shallow, empties, scores[shallow], last);
            }
        }
    }

    void addDeeper(Board board, int shallow, int deep, int shallowScore, int deepScore) {
        if (Math.abs(shallowScore) > DECIDED) {
            return;
        }
        int empties = board.empties();
        double[] terms = {1, shallow, deep, empties, (double) empties * empties,
            Long.bitCount(board.legalMoves()) - ErrorModel.USUAL_MOVES,
            Long.bitCount(board.pass().legalMoves()) - ErrorModel.USUAL_MOVES};
        pairs.add(new Pair(terms, deepScore - shallowScore));
    }

    void addResult(int shallow, int empties, int shallowScore, int result) {
        if (Math.abs(shallowScore) > DECIDED) {
            return;
        }
        double difference = result - shallowScore;
        squares[shallow][empties] += difference * difference;
        counts[shallow][empties]++;
    }

    private ErrorModel midgame() {
        if (pairs.size() < LEAST_COUNT * MIDGAME_TERMS) {
            throw new IllegalStateException(
                "too few searches for the midgame model: " + pairs.size() + " pairs of depths");
        }
        double[] c = new double[MIDGAME_TERMS];
        c[0] = Math.log(Math.max(1, Math.sqrt(
            pairs.stream().mapToDouble(p -> (double) p.difference * p.difference).average().orElseThrow())));
        double mean = 0;
        for (int step = 0; step < SCORING_STEPS; step++) {
            mean = mean(c);
            c = scored(c, mean);
        }
        return new ErrorModel(c[0], c[1], c[2], c[3], c[4], c[5], c[6], mean);
    }

    /// Of all differences, those that scatter little with more weight.
    private double mean(double[] factors) {
        double sum = 0;
        double all = 0;
        for (Pair pair : pairs) {
            double weight = Math.exp(-2 * pair.logarithm(factors));
            sum += weight * pair.difference;
            all += weight;
        }
        return sum / all;
    }

    /// One step of Fisher scoring: each pair asks for the logarithm that it has, and half of what its squared
    /// deviation is above 1; few ask for much at once.
    private double[] scored(double[] factors, double mean) {
        List<double[]> rows = new ArrayList<>();
        for (Pair pair : pairs) {
            double logarithm = pair.logarithm(factors);
            double deviation = (pair.difference - mean) * Math.exp(-logarithm);
            double asked = logarithm + (Math.min(deviation * deviation, MOST_SQUARED) - 1) / 2;
            rows.add(row(pair.terms, MIDGAME_TERMS, asked, 1));
        }
        return LeastSquares.solve(rows, MIDGAME_TERMS);
    }

    private ErrorModel endgame() {
        List<double[]> rows = new ArrayList<>();
        for (int shallow = 0; shallow <= deepest; shallow++) {
            for (int empties = 0; empties <= 60; empties++) {
                int count = counts[shallow][empties];
                if (count >= LEAST_COUNT) {
                    double sigma = Math.sqrt(squares[shallow][empties] / count);
                    double[] row = {1, shallow, 0, empties};
                    rows.add(row(row, ENDGAME_TERMS, Math.log(Math.max(1, sigma)), count));
                }
            }
        }
        if (rows.size() < 2 * ENDGAME_TERMS) {
            throw new IllegalStateException("too few searches for the endgame model: " + rows.size()
                + " depths seen " + LEAST_COUNT + " times");
        }
        double[] c = LeastSquares.solve(rows, ENDGAME_TERMS);
        return new ErrorModel(c[0], c[1], c[2], c[3], 0);
    }

    private static double[] row(double[] values, int terms, double target, double weight) {
        double[] row = Arrays.copyOf(values, terms + 2);
        row[terms] = target;
        row[terms + 1] = weight;
        return row;
    }
}
