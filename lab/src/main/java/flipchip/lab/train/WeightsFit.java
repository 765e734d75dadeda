package flipchip.lab.train;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import flipchip.engine.eval.PatternSet;
import flipchip.engine.eval.Stage;
import flipchip.engine.eval.Weights;

/// A fit of all stages of [Weights] to samples, each stage on its own.
///
/// Besides the inputs of the pattern set each sample has one for an even or odd number of empties, because a
/// stage holds one ply of either kind and who moves last matters.
public record WeightsFit(TrainingSamples samples, Weights start, FitOptions options, Split split) {
    private static final PatternSet SET = PatternSet.STANDARD;
    static final int PER_SAMPLE = SET.inputs() + 1;
    static final int CLASSES = SET.classCount() + 2;
    private static final int LEAST_SAMPLES = 200;

    /// How one stage went.
    ///
    /// @param error root mean square error on the stopping samples in discs, large scores weighted down
    public record StageReport(int stage, int training, int stopping, int epochs, double error) {}

    /// Fits every stage that has samples; the others keep the weights of the start.
    ///
    /// @param progress receives each stage when it is done, on a thread of the fit
    /// @throws InterruptedException if the thread is interrupted while it waits
    public Weights run(int threads, Consumer<StageReport> progress) throws InterruptedException {
        short[][] classWeights = new short[Stage.COUNT][];
        short[] constants = new short[61];
        for (int empties = 0; empties <= 60; empties++) {
            constants[empties] = (short) start.constant(empties);
        }
        int[][] byStage = IntStream.range(0, Stage.COUNT).mapToObj(this::samplesOf).toArray(int[][]::new);
        try (ExecutorService executor = Executors.newFixedThreadPool(threads)) {
            List<Future<?>> stages = new ArrayList<>();
            for (int stage = 0; stage < Stage.COUNT; stage++) {
                int number = stage;
                stages.add(executor
                    .submit(() -> fitStage(number, byStage[number], classWeights, constants, progress)));
            }
            for (Future<?> stage : stages) {
                stage.get();
            }
        } catch (ExecutionException e) {
            throw new IllegalStateException(e.getCause());
        }
        return Weights.of(classWeights, constants, start.errors());
    }

    /// Samples with the stage's numbers of empties or up to `neighbours` more or fewer.
    private int[] samplesOf(int stage) {
        return IntStream.range(0, stage > Stage.of(options.most()) ? 0 : samples.size()).filter(i -> {
            int empties = samples.empties(i);
            return stage >= Stage.of(empties - options.neighbours())
                    && stage <= Stage.of(empties + options.neighbours());
        }).toArray();
    }

    private void fitStage(int stage, int[] candidates, short[][] classWeights, short[] constants,
            Consumer<StageReport> progress) {
        StageSamples chosen = stage(stage, candidates);
        if (chosen.training().size() < LEAST_SAMPLES || chosen.stopping().size() == 0) {
            classWeights[stage] = start.classWeights(stage);
            return;
        }
        StageFit fit = new StageFit(options, CLASSES, PER_SAMPLE);
        StageFit.Outcome outcome =
            fit.fit(chosen.training(), chosen.stopping(), chosen.start(), options.seed() + stage);
        classWeights[stage] = new short[SET.classCount()];
        for (int i = 0; i < SET.classCount(); i++) {
            classWeights[stage][i] = centidiscs(outcome.weights()[i]);
        }
        for (int empties = 0; empties <= 60; empties++) {
            if (Stage.of(empties) == stage) {
                constants[empties] = centidiscs(
                    outcome.weights()[SET.classCount() + (empties & 1)] + outcome.weights()[CLASSES]);
            }
        }
        progress.accept(new StageReport(stage, chosen.training().size(), chosen.stopping().size(),
            outcome.epochs(), outcome.error()));
    }

    /// What one stage is fitted to.
    ///
    /// @param start weights in discs, the constant last
    record StageSamples(StageFit.Matrix training, StageFit.Matrix stopping, float[] start) {}

    private StageSamples stage(int stage, int[] candidates) {
        int[] training = IntStream.of(candidates).filter(i -> split.isTraining(samples.group(i))).toArray();
        int[] stopping = IntStream.of(candidates)
            .filter(i -> split.stopping().contains(samples.group(i)) && Stage.of(samples.empties(i)) == stage)
            .toArray();
        float[] before = startOf(stage);
        return new StageSamples(matrix(training, before), matrix(stopping, before), before);
    }

    private float[] startOf(int stage) {
        float[] weights = new float[CLASSES + 1];
        short[] before = start.classWeights(stage);
        for (int i = 0; i < before.length; i++) {
            weights[i] = StageFit.discs(before[i]);
        }
        for (int parity = 0; parity < 2; parity++) {
            weights[before.length + parity] =
                StageFit.discs(start.constant(2 * stage + Stage.LAST_EMPTIES + parity));
        }
        return weights;
    }

    private StageFit.Matrix matrix(int[] chosen, float[] before) {
        int[] features = new int[chosen.length * PER_SAMPLE];
        float[] scores = new float[chosen.length];
        float[] importance = new float[chosen.length];
        for (int k = 0; k < chosen.length; k++) {
            int i = chosen[k];
            SET.classes(samples.player(i), samples.opponent(i), features, k * PER_SAMPLE);
            features[k * PER_SAMPLE + PER_SAMPLE - 1] = SET.classCount() + (samples.empties(i) & 1);
            scores[k] = StageFit.discs(samples.score(i));
            importance[k] = importance(i, StageFit.predict(features, k * PER_SAMPLE, PER_SAMPLE, before));
        }
        return new StageFit.Matrix(features, scores, importance);
    }

    /// By what the start says, never by the score itself: to count large scores less would make all
    /// judgements too small.
    private float importance(int sample, float discs) {
        if (samples.label(sample) == Label.RESULT) {
            return (float) options.resultShare();
        }
        double relative = discs / options.largeScore();
        double share = samples.label(sample) == Label.PLAYED ? options.playedShare() : 1;
        return (float) (share / (1 + relative * relative));
    }

    private static short centidiscs(float discs) {
        return (short) Math.clamp(Math.round(discs * GameSamples.PER_DISC), -32000, 32000);
    }
}
