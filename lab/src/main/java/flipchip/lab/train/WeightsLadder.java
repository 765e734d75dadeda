package flipchip.lab.train;

import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import flipchip.engine.api.Evaluator;
import flipchip.engine.eval.PatternEvaluation;
import flipchip.engine.eval.Stage;
import flipchip.engine.eval.Weights;
import flipchip.engine.people.ShallowSearch;

/// A bootstrap of weights from the end of the game upward: each search that labels positions ends in
/// evaluations trained just before, and in the end in solved positions.
///
/// Shallow searches with old weights pass their errors on: judgements get smaller with each step away from
/// the end. [#climb] labels and fits four numbers of empties at a time; [#scale] only corrects the size of
/// the judgements of the stages above, which needs a hundredth of the searches. One thread calls; the labels
/// are made by several.
public final class WeightsLadder {
    /// At or below this many empties, positions are solved.
    public static final int SOLVED = 11;
    /// Numbers of empties that are labelled before the next fit.
    public static final int RUNG = 4;
    private static final int FEWEST = 4;
    private static final int MOST = 53;
    /// No stage grows by more than this at once.
    private static final double MOST_SCALE = 1.25;

    private final TrainingSamples games;
    private final TrainingSamples deviations;
    private final TrainingPlan plan;
    private final FitOptions options;
    private final TrainingPipeline.Progress progress;

    /// @param games      positions labelled with results
    /// @param deviations positions labelled by searches or not at all; their labels are computed again
    /// @param plan       its depth is that of the labels; a depth of [#RUNG] ends in judgements learnt just
    ///     before
    /// @param options    of each fit
    /// @throws IllegalArgumentException if the depth is below [#RUNG]
    public WeightsLadder(TrainingSamples games, TrainingSamples deviations, TrainingPlan plan,
            FitOptions options, TrainingPipeline.Progress progress) {
        if (plan.depth() < RUNG) {
            throw new IllegalArgumentException(
                "labels of depth " + plan.depth() + " do not reach below a step of " + RUNG + " empties");
        }
        this.games = games;
        this.deviations = deviations;
        this.plan = plan;
        this.options = options;
        this.progress = progress;
    }

    /// Fits the stages of `bottom` to `top` empties one rung after the other; the others stay as they are.
    ///
    /// @param bottom     rungs that end below it are left out
    /// @param perEmpties positions of games for each number of empties beside all deviations
    /// @throws InterruptedException if the thread is interrupted while it waits
    public Weights climb(Weights start, int bottom, int top, int perEmpties) throws InterruptedException {
        Weights weights = start;
        int rungs = 1 + Math.max(0, top - SOLVED) / RUNG;
        for (int rung = 0; rung < rungs; rung++) {
            int least = rung == 0 ? FEWEST : SOLVED + 1 + RUNG * (rung - 1);
            int most = SOLVED + RUNG * rung;
            if (most < bottom) {
                continue;
            }
            TrainingSamples samples = labelled(least, most, perEmpties, weights);
            samples.addAll(between(games, least, most));
            weights = fit(samples, weights, least, most);
            progress.heard("climb to " + most + " empties", rung + 1, rungs);
        }
        return weights;
    }

    /// Multiplies the weights of each stage from `least` empties on, in order, by the slope of searched
    /// scores on judgements, if that is above 1.
    ///
    /// @param perStage positions of games and as many deviations for each stage
    public Weights scale(Weights start, int least, int perStage) {
        Weights weights = start;
        SplittableRandom random = new SplittableRandom(plan.seed());
        for (int stage = Stage.of(least); stage <= Stage.of(MOST); stage++) {
            Judgement.Sum sum = new Judgement.Sum();
            add(games, stage, perStage, weights, random, sum);
            add(deviations, stage, perStage, weights, random, sum);
            if (sum.samples() > 1) {
                weights = scaled(weights, stage, Math.clamp(sum.result().slope(), 1, MOST_SCALE));
            }
            progress.heard("scale", stage - Stage.of(least) + 1, Stage.of(MOST) - Stage.of(least) + 1);
        }
        return weights;
    }

    private TrainingSamples labelled(int least, int most, int perEmpties, Weights weights)
            throws InterruptedException {
        TrainingSamples samples = between(deviations, least, most);
        SplittableRandom random = new SplittableRandom(plan.seed() * 1000 + most);
        for (int empties = least; empties <= most; empties++) {
            samples.addAll(drawn(games, empties, perEmpties, random));
        }
        new Labeller(new PatternEvaluation("climbing", weights), most <= SOLVED ? SOLVED : plan.depth())
            .label(samples, plan.threads(),
                done -> progress.heard("labels to " + most + " empties", done, samples.size()));
        return samples;
    }

    /// The fit's weights for the stages between, those of before for the others.
    private Weights fit(TrainingSamples samples, Weights before, int least, int most)
            throws InterruptedException {
        Weights fitted = new WeightsFit(samples, before, options, Split.DEFAULT).run(plan.threads(), _ -> {});
        short[][] classes = new short[Stage.COUNT][];
        short[] constants = new short[61];
        for (int stage = 0; stage < Stage.COUNT; stage++) {
            classes[stage] = (isBetween(stage, least, most) ? fitted : before).classWeights(stage);
        }
        for (int empties = 0; empties < constants.length; empties++) {
            constants[empties] =
                (short) (isBetween(Stage.of(empties), least, most) ? fitted : before).constant(empties);
        }
        return Weights.of(classes, constants, before.errors());
    }

    private static boolean isBetween(int stage, int least, int most) {
        return stage >= Stage.of(least) && stage <= Stage.of(most);
    }

    private static Weights scaled(Weights weights, int stage, double factor) {
        double[] factors = new double[Stage.COUNT];
        Arrays.setAll(factors, s -> s == stage ? factor : 1);
        return Slopes.times(weights, factors);
    }

    private void add(TrainingSamples from, int stage, int count, Weights weights, SplittableRandom random,
            Judgement.Sum sum) {
        PatternEvaluation evaluation = new PatternEvaluation("scaling", weights);
        Evaluator evaluator = evaluation.newEvaluator();
        ShallowSearch search = new ShallowSearch(evaluation.newEvaluator());
        int[] candidates = IntStream.range(0, from.size()).filter(i -> Stage.of(from.empties(i)) == stage
                && from.empties(i) <= MOST && Split.DEFAULT.isTraining(from.group(i)))
            .toArray();
        for (int n = 0; n < count && candidates.length > 0; n++) {
            int i = candidates[random.nextInt(candidates.length)];
            evaluator.start(from.player(i), from.opponent(i));
            double judged = StageFit.discs(evaluator.evaluate(from.player(i), from.opponent(i)));
            sum.add(StageFit.discs(search.score(from.player(i), from.opponent(i), plan.depth())), judged);
        }
    }

    private static TrainingSamples between(TrainingSamples from, int least, int most) {
        return from.where(i -> from.empties(i) >= least && from.empties(i) <= most);
    }

    private static TrainingSamples drawn(TrainingSamples from, int empties, int count,
            SplittableRandom random) {
        int[] candidates = IntStream.range(0, from.size()).filter(i -> from.empties(i) == empties).toArray();
        TrainingSamples some = new TrainingSamples(count);
        for (int n = 0; n < count && candidates.length > 0; n++) {
            int i = candidates[random.nextInt(candidates.length)];
            some.add(from.player(i), from.opponent(i), from.score(i), from.label(i), from.group(i));
        }
        return some;
    }
}
