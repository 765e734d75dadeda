package flipchip.lab.train;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import flipchip.engine.eval.PatternEvaluation;
import flipchip.engine.eval.Weights;

/// Held-out positions, none twice, with searched and exact scores, made once and kept in the folder of the
/// training data.
public final class ReportData {
    private static final int PLIES = 4;

    private final TrainingPlan plan;
    private final Samples games;
    private final Weights frozen;
    private final TrainingPipeline.Progress progress;

    /// @param games  where the positions are drawn from
    /// @param frozen weights that search
    public ReportData(TrainingPlan plan, Samples games, Weights frozen, TrainingPipeline.Progress progress) {
        this.plan = plan;
        this.games = games;
        this.frozen = frozen;
        this.progress = progress;
    }

    /// Held-out positions for each stage of four plies, `perStage` of people's games and as many of
    /// self-play, scored by a search without selective pruning.
    public Samples searched(int perStage, int depth) throws IOException, InterruptedException {
        String name = String.format(Locale.ROOT, "report-depth-%d.shard", depth);
        Samples drawn = new Samples(0);
        for (boolean bySelf : new boolean[] {false, true}) {
            Samples played = TrainingReport.played(games, bySelf);
            for (int first = PLIES; first <= 60 - depth - PLIES; first += PLIES) {
                int from = first;
                drawn.addAll(draw(played, perStage,
                    empties -> 60 - empties >= from && 60 - empties < from + PLIES,
                    first));
            }
        }
        return labelled(name, drawn, depth);
    }

    /// Held-out positions with this number of empties and their exact scores.
    public Samples exact(int count, int empties) throws IOException, InterruptedException {
        return labelled(String.format(Locale.ROOT, "report-exact-%d.shard", empties), draw(games, count,
            n -> n == empties, empties), empties);
    }

    private Samples draw(Samples from, int count, IntPredicate empties, long salt) {
        Samples candidates = TrainingReport.heldOut(from, Split.DEFAULT, empties);
        SplittableRandom random = new SplittableRandom(plan.seed() * 1000 + salt);
        int[] order = IntStream.range(0, candidates.size()).toArray();
        Samples drawn = new Samples(count);
        for (int n = 0; n < Math.min(count, order.length); n++) {
            int other = random.nextInt(n, order.length);
            int i = order[other];
            order[other] = order[n];
            drawn.add(candidates.player(i), candidates.opponent(i), 0, Label.RESULT, candidates.group(i));
        }
        return drawn;
    }

    private Samples labelled(String name, Samples drawn, int depth) throws IOException, InterruptedException {
        Path file = plan.folder().resolve(name);
        if (Files.exists(file)) {
            return Shard.read(file);
        }
        new Labeller(new PatternEvaluation("frozen", frozen), depth).label(drawn, plan.threads(),
            done -> progress.heard(name, done, drawn.size()));
        Shard.write(drawn, file);
        return drawn;
    }
}
