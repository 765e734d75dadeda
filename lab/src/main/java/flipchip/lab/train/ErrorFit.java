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
import flipchip.engine.api.SearchLimits;
import flipchip.engine.board.Board;
import flipchip.engine.board.Color;
import flipchip.engine.board.Position;
import flipchip.engine.eval.ErrorModel;
import flipchip.engine.eval.ErrorModels;
import flipchip.engine.eval.Evaluation;
import flipchip.engine.eval.Evaluator;

/// Fits the margins of Multi-ProbCut from the engine's own searches.
///
/// Each position is searched to a depth by iterative deepening without selective pruning; every pair of a
/// shallower and a deeper iteration gives one squared difference. Mean squares per pair of depths and number
/// of empties are what the model's logarithm is fitted to, by least squares weighted with their counts. A
/// deeper score that is the result of the game goes into the endgame model, the others into the midgame
/// model.
///
/// Method: Buro, "Experiments with Multi-ProbCut and a new high-quality evaluation function for Othello"
/// (1997); the polynomial instead of one number per pair is Edax's idea.
public final class ErrorFit {
    private static final int LEAST_COUNT = 20;
    private static final int MIDGAME_TERMS = 5;
    /// Without the square of the empties: endgames are only seen up to some number of empties, and a parabola
    /// beyond would go anywhere.
    private static final int ENDGAME_TERMS = 4;
    /// Boards that are won by more say nothing about the windows a search has.
    private static final int DECIDED = 3_000;
    private static final int TABLE_MEGABYTES = 32;

    private final int deepest;
    private final int endgameEmpties;
    /// `[shallow][deep][empties]`; a deep index of 0 means the result of the game.
    private final double[][][] squares = new double[61][61][61];
    private final int[][][] counts = new int[61][61][61];

    /// @param deepest        plies to search
    /// @param endgameEmpties with at most so many empties the game is searched to its end
    public ErrorFit(int deepest, int endgameEmpties) {
        this.deepest = deepest;
        this.endgameEmpties = endgameEmpties;
    }

    /// Searches up to `perEmpties` random samples of each number of empties in `empties`.
    ///
    /// @param progress hears the number of empties just finished
    public void observe(Samples samples, int[] empties, int perEmpties, Evaluation evaluation, long seed,
                        IntConsumer progress) {
        SplittableRandom random = new SplittableRandom(seed);
        EngineOptions options = EngineOptions.DEFAULT.withEvaluation(evaluation)
            .withTableMegabytes(TABLE_MEGABYTES);
        for (int number : empties) {
            int[] candidates = IntStream.range(0, samples.size()).filter(i -> samples.empties(i) == number
                && Split.DEFAULT.isTraining(samples.group(i))).toArray();
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
        return new ErrorModels(fit(1, deepest, MIDGAME_TERMS), fit(0, 0, ENDGAME_TERMS));
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
        int last = engine.search(new Position(board, Color.BLACK), limits, progress -> {
            if (progress.bound() == Bound.EXACT && !progress.exact()) {
                scores[progress.depth()] = progress.centidiscs();
                known[progress.depth()] = true;
            }
        }).result().join().centidiscs();
        for (int shallow = 0; shallow <= deepest; shallow++) {
            for (int deep = shallow + 1; known[shallow] && deep <= deepest && deep < empties; deep++) {
                if (known[deep]) {
                    add(shallow, deep, empties, scores[shallow], scores[deep]);
                }
            }
            if (known[shallow] && toTheEnd && shallow < empties) {
                add(shallow, 0, empties, scores[shallow], last);
            }
        }
    }

    private void add(int shallow, int deep, int empties, int shallowScore, int deepScore) {
        if (Math.abs(shallowScore) > DECIDED) {
            return;
        }
        double difference = deepScore - shallowScore;
        squares[shallow][deep][empties] += difference * difference;
        counts[shallow][deep][empties]++;
    }

    private ErrorModel fit(int firstDeep, int lastDeep, int terms) {
        List<double[]> rows = new ArrayList<>();
        for (int shallow = 0; shallow <= deepest; shallow++) {
            for (int deep = firstDeep; deep <= lastDeep; deep++) {
                for (int empties = 0; empties <= 60; empties++) {
                    int count = counts[shallow][deep][empties];
                    if (count >= LEAST_COUNT) {
                        double sigma = Math.sqrt(squares[shallow][deep][empties] / count);
                        double[] row = {1, shallow, deep, empties, (double) empties * empties};
                        rows.add(row(row, terms, Math.log(Math.max(1, sigma)), count));
                    }
                }
            }
        }
        boolean endgame = firstDeep == 0;
        if (rows.size() < 2 * terms) {
            throw new IllegalStateException("too few searches for the " + (endgame ? "endgame" : "midgame")
                + " model: " + rows.size() + " pairs of depths seen " + LEAST_COUNT + " times");
        }
        double[] c = LeastSquares.solve(rows, terms);
        return new ErrorModel(c[0], c[1], c[2], c[3], terms > 4 ? c[4] : 0);
    }

    private static double[] row(double[] values, int terms, double target, double weight) {
        double[] row = Arrays.copyOf(values, terms + 2);
        row[terms] = target;
        row[terms + 1] = weight;
        return row;
    }
}
