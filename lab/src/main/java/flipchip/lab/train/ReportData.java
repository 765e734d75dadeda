package flipchip.lab.train;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import java.util.zip.CRC32;
import flipchip.engine.board.Board;
import flipchip.engine.eval.PatternEvaluation;
import flipchip.engine.eval.Weights;

/// A set of held-out positions, all different, with searched and exact scores, created once in the folder of
/// the training data.
///
/// @param games      where the positions are drawn from
/// @param frozen     weights that search
/// @param frozenName what tells them from others
public record ReportData(TrainingPlan plan, TrainingSamples games, Weights frozen, String frozenName,
        TrainingPipeline.Progress progress) {
    private static final int PLIES = 4;

    /// Held-out positions for each stage of four plies, `perStage` of people's games and as many of
    /// self-play, scored by a search without selective pruning.
    public TrainingSamples searched(int perStage, int depth) throws IOException, InterruptedException {
        TrainingSamples drawn = new TrainingSamples(0);
        for (boolean bySelf : new boolean[] {false, true}) {
            TrainingSamples played = TrainingReport.played(games, bySelf);
            for (int first = PLIES; first <= 60 - depth - PLIES; first += PLIES) {
                int from = first;
                drawn.addAll(draw(played, perStage,
                    empties -> 60 - empties >= from && 60 - empties < from + PLIES, first));
            }
        }
        return labelled("depth", drawn, depth);
    }

    /// Held-out positions with this number of empties and their exact scores.
    public TrainingSamples exact(int count, int empties) throws IOException, InterruptedException {
        return labelled("exact", draw(games, count, n -> n == empties, empties), empties);
    }

    private TrainingSamples draw(TrainingSamples from, int count, IntPredicate empties, long salt) {
        TrainingSamples candidates = TrainingReport.heldOut(from, Split.DEFAULT, empties);
        SplittableRandom random = new SplittableRandom(plan.seed() * 1000 + salt);
        int[] order = IntStream.range(0, candidates.size()).toArray();
        TrainingSamples drawn = new TrainingSamples(count);
        Set<Board> taken = new HashSet<>();
        for (int n = 0; n < order.length && drawn.size() < count; n++) {
            int other = random.nextInt(n, order.length);
            int i = order[other];
            order[other] = order[n];
            if (taken.add(new Board(candidates.player(i), candidates.opponent(i)))) {
                drawn.add(candidates.player(i), candidates.opponent(i), 0, Label.RESULT, candidates.group(i));
            }
        }
        return drawn;
    }

    /// Kept by what was drawn and what searched it: `report-depth-N-CRC.shard`.
    private TrainingSamples labelled(String kind, TrainingSamples drawn, int depth)
            throws IOException, InterruptedException {
        CRC32 crc = new CRC32();
        crc.update(frozenName.getBytes(StandardCharsets.UTF_8));
        crc.update(SampleFile.format(drawn));
        String name = String.format(Locale.ROOT, "report-%s-%d-%08x.shard", kind, depth, crc.getValue());
        Path file = plan.folder().resolve(name);
        if (Files.exists(file)) {
            return SampleFile.read(file);
        }
        new Labeller(new PatternEvaluation("frozen", frozen), depth).label(drawn, plan.threads(),
            done -> progress.heard(name, done, drawn.size()));
        SampleFile.write(drawn, file);
        return drawn;
    }
}
