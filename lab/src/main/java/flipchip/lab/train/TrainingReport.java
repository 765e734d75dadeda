package flipchip.lab.train;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import flipchip.engine.api.Evaluation;
import flipchip.engine.api.Evaluator;

/// A report that compares evaluations with held-out scores, per stage of four plies.
public final class TrainingReport {
    private static final int PLIES = 4;
    private static final int STAGES = 15;
    private static final int LEAST = 25;

    private TrainingReport() {}

    /// One line of a report.
    ///
    /// @param against   what the judgement is compared with, for people
    /// @param firstPly  discs on the board less 4 of the earliest positions
    /// @param lastPly   and of the latest
    /// @param evaluation name
    public record Row(String against, int firstPly, int lastPly, String evaluation, Judgement judgement) {}

    /// One row per evaluation and stage that has at least 25 held-out samples.
    public static List<Row> byStage(String against, TrainingSamples samples, Split split,
            List<Evaluation> evaluations) {
        List<Row> rows = new ArrayList<>();
        for (int stage = 0; stage < STAGES; stage++) {
            int first = PLIES * stage;
            for (Evaluation evaluation : evaluations) {
                add(against, first, first + PLIES - 1, samples, split, evaluation, rows);
            }
        }
        return rows;
    }

    /// One row per evaluation over all held-out samples.
    public static List<Row> total(String against, TrainingSamples samples, Split split,
            List<Evaluation> evaluations) {
        List<Row> rows = new ArrayList<>();
        evaluations.forEach(evaluation -> add(against, 0, 60, samples, split, evaluation, rows));
        return rows;
    }

    /// The samples of games of the engine with itself, or the others.
    public static TrainingSamples played(TrainingSamples samples, boolean bySelf) {
        return samples.where(i -> samples.isSelfPlay(i) == bySelf);
    }

    /// The samples whose score is at most this many discs, for either side: games that are not decided.
    public static TrainingSamples within(int discs, TrainingSamples samples) {
        return samples.where(i -> Math.abs(StageFit.discs(samples.score(i))) <= discs);
    }

    /// The samples whose group is held out and whose number of empties is wanted.
    public static TrainingSamples heldOut(TrainingSamples samples, Split split, IntPredicate empties) {
        return samples
            .where(i -> split.heldOut().contains(samples.group(i)) && empties.test(samples.empties(i)));
    }

    private static void add(String against, int first, int last, TrainingSamples samples, Split split,
            Evaluation evaluation, List<Row> rows) {
        Judgement.Sum sum = new Judgement.Sum();
        Evaluator evaluator = evaluation.newEvaluator();
        for (int i = 0; i < samples.size(); i++) {
            int ply = 60 - samples.empties(i);
            if (ply >= first && ply <= last && split.heldOut().contains(samples.group(i))) {
                evaluator.start(samples.player(i), samples.opponent(i));
                int judged = evaluator.judge(samples.player(i), samples.opponent(i));
                sum.add(StageFit.discs(samples.score(i)), StageFit.discs(judged));
            }
        }
        if (sum.samples() >= LEAST) {
            rows.add(new Row(against, first, last, evaluation.name(), sum.result()));
        }
    }
}
