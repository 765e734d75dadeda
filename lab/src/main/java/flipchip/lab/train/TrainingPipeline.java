package flipchip.lab.train;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import flipchip.engine.api.Evaluation;
import flipchip.engine.eval.ClassicEvaluation;
import flipchip.engine.eval.PatternEvaluation;
import flipchip.engine.eval.Stage;
import flipchip.engine.eval.Weights;
import flipchip.engine.eval.WeightsFile;
import flipchip.engine.notation.wthor.WthorGame;
import flipchip.engine.notation.wthor.WthorReader;

/// A pipeline from games to weights. Every step reads files of a folder and writes one more; a file that
/// exists is kept, so that a run that was cut off goes on where it was.
///
/// | file | made of |
/// |---|---|
/// | `results.shard` | games of the WTHOR archive, labelled with their results |
/// | `selfplay-NNN.shard` | 100 games of the engine with itself |
/// | `first.bin` | a fit to all of these |
/// | `labels-EE.shard` | deviations with EE empties, labelled by searches with `first.bin` or given weights |
/// | `games-NNNN.shard` | 100 games of the engine's real search with given weights ([SearchedGames]) |
/// | `nodes-NNNN.shard` | boards that searches of ten games judged ([SearchedNodes]) |
/// | `leaves-EE-NNN.shard` | 10,000 leaves of searches from these games' positions ([TreeLeaves]) |
public record TrainingPipeline(TrainingPlan plan, Progress progress) {
    /// Games in one shard of self-play.
    public static final int GAMES_PER_SHARD = 100;
    /// Games in one shard of nodes of searches.
    public static final int GAMES_PER_NODES = 10;
    /// Leaves in one shard.
    public static final int LEAVES_PER_SHARD = 10_000;
    private static final int FEWEST_EMPTIES = 4;
    private static final int MOST_EMPTIES = 58;

    /// Receives the progress of a step; called on threads of the step.
    @FunctionalInterface
    public interface Progress {
        /// @param step file being made
        /// @param done parts finished
        /// @param all  parts of the step
        void heard(String step, int done, int all);
    }

    /// Makes all shards.
    ///
    /// @param given weights to label with; `null` for a fit to the results, made here
    /// @throws IllegalArgumentException if there are neither games nor an archive
    public void makeData(Weights given) throws IOException, InterruptedException {
        Files.createDirectories(plan.folder());
        if (plan.wthor().isPresent()) {
            makeResults(plan.wthor().get());
        }
        makeSelfPlay(given == null ? ClassicEvaluation.DEFAULT : new PatternEvaluation("given", given));
        TrainingSamples games = games();
        if (games.size() == 0) {
            throw new IllegalArgumentException(
                "no games to learn from: name a WTHOR folder or a number of games");
        }
        Weights labelling = given == null ? firstFit(games) : given;
        for (int empties = plan.fewest(); empties <= plan.most(); empties++) {
            makeLabels(games, empties, new PatternEvaluation("labelling", labelling));
        }
    }

    /// Makes shards of games of the real search with `weights`, several at a time; the plan's depth is that
    /// of the moves.
    ///
    /// @throws InterruptedException if the thread is interrupted while it waits
    public void makeSearchedGames(Weights weights) throws IOException, InterruptedException {
        Files.createDirectories(plan.folder());
        PatternEvaluation evaluation = new PatternEvaluation("playing", weights);
        int shards = (plan.games() + GAMES_PER_SHARD - 1) / GAMES_PER_SHARD;
        List<Task> tasks = new ArrayList<>();
        for (int shard = 0; shard < shards; shard++) {
            int number = shard;
            tasks.add(() -> makeSearchedGames(number, evaluation));
        }
        run("games", tasks);
    }

    /// Makes shards of boards that searches with `weights` judge in the plan's number of games, several at a
    /// time; the plan's depth is that of the searches that label them.
    ///
    /// @param solved boards at or below this many empties get their exact score
    /// @throws IllegalArgumentException if a number is outside its range
    /// @throws InterruptedException     if the thread is interrupted while it waits
    public void makeNodes(Weights weights, int solved) throws IOException, InterruptedException {
        Files.createDirectories(plan.folder());
        SearchedNodes nodes = new SearchedNodes(plan.depth(), solved);
        PatternEvaluation evaluation = new PatternEvaluation("searching", weights);
        List<Task> tasks = new ArrayList<>();
        for (int shard = 0; shard * GAMES_PER_NODES < plan.games(); shard++) {
            Path file = plan.folder().resolve(String.format(Locale.ROOT, "nodes-%04d.shard", shard));
            int first = shard * GAMES_PER_NODES;
            long seed = plan.seed() * 10_000 + shard;
            if (!Files.exists(file)) {
                tasks
                    .add(() -> SampleFile.write(nodes.games(GAMES_PER_NODES, first, evaluation, seed), file));
            }
        }
        run("nodes", tasks);
    }

    /// Makes one file.
    private interface Task {
        void run() throws IOException;
    }

    private void run(String step, List<Task> tasks) throws IOException, InterruptedException {
        AtomicInteger done = new AtomicInteger();
        try (ExecutorService executor = Executors.newFixedThreadPool(plan.threads())) {
            List<Future<?>> parts = new ArrayList<>();
            for (Task task : tasks) {
                parts.add(executor.submit(() -> {
                    task.run();
                    progress.heard(step, done.incrementAndGet(), tasks.size());
                    return null;
                }));
            }
            for (Future<?> part : parts) {
                part.get();
            }
        } catch (ExecutionException e) {
            if (e.getCause() instanceof IOException failed) {
                throw failed;
            }
            throw new IllegalStateException(e.getCause());
        }
    }

    private void makeSearchedGames(int shard, Evaluation evaluation) throws IOException {
        Path file = plan.folder().resolve(String.format(Locale.ROOT, "games-%04d.shard", shard));
        if (!Files.exists(file)) {
            SearchedGames games = SearchedGames.ofDepth(plan.depth());
            SampleFile.write(games.games(GAMES_PER_SHARD, shard * GAMES_PER_SHARD, evaluation,
                plan.seed() * 10_000 + shard), file);
        }
    }

    /// Makes shards of leaves of searches from the positions of the folder's `games-` shards, labelled with
    /// `weights`, several at a time. Numbers of empties for which the games hold no position to start from
    /// are left out.
    ///
    /// @return the numbers left out
    /// @throws IllegalArgumentException if that is every number of the plan
    /// @throws InterruptedException if the thread is interrupted while it waits
    public List<Integer> makeLeaves(Weights weights, int solved) throws IOException, InterruptedException {
        TrainingSamples games = read("games-");
        Map<Boolean, List<Integer>> all = IntStream.rangeClosed(plan.fewest(), plan.most()).boxed()
            .collect(Collectors.partitioningBy(empties -> TreeLeaves.hasRoots(games, empties)));
        if (all.get(true).isEmpty()) {
            throw new IllegalArgumentException(
                "the games in " + plan.folder() + " hold no searched position to start from for "
                    + plan.fewest() + " to " + plan.most() + " empties");
        }
        PatternEvaluation evaluation = new PatternEvaluation("labelling", weights);
        TreeLeaves leaves = new TreeLeaves(plan.depth(), solved);
        int parts = (plan.positions() + LEAVES_PER_SHARD - 1) / LEAVES_PER_SHARD;
        List<Task> tasks = new ArrayList<>();
        for (int empties : all.get(true)) {
            for (int part = 0; part < parts; part++) {
                Path file = plan.folder()
                    .resolve(String.format(Locale.ROOT, "leaves-%02d-%03d.shard", empties, part));
                long seed = (plan.seed() * 100 + empties) * 1000 + part;
                if (!Files.exists(file)) {
                    tasks.add(() -> SampleFile
                        .write(leaves.make(games, empties, LEAVES_PER_SHARD, evaluation, seed), file));
                }
            }
        }
        run("leaves", tasks);
        return all.get(false);
    }

    /// All samples of the folder: results, self-play, labels, games of the real search and leaves.
    public TrainingSamples allSamples() throws IOException {
        return TrainingSamples.concat(List.of(games(), read("labels-"), read("games-"), leaves()));
    }

    /// What [#makeLeaves] has left in the folder; none if it has not run.
    public TrainingSamples leaves() throws IOException {
        return read("leaves-");
    }

    /// Samples labelled with results of games.
    public TrainingSamples games() throws IOException {
        return TrainingSamples.concat(List.of(read("results"), read("selfplay-")));
    }

    /// Samples of all shards whose names begin so, in the order of their names.
    public TrainingSamples read(String prefix) throws IOException {
        List<Path> files;
        try (Stream<Path> entries = Files.list(plan.folder())) {
            files = entries.filter(path -> path.getFileName().toString().startsWith(prefix)
                    && path.getFileName().toString().endsWith(".shard"))
                .sorted().toList();
        }
        List<TrainingSamples> parts = new ArrayList<>();
        for (Path file : files) {
            parts.add(SampleFile.read(file));
        }
        return TrainingSamples.concat(parts);
    }

    private void makeResults(Path wthor) throws IOException {
        Path file = plan.folder().resolve("results.shard");
        if (Files.exists(file)) {
            return;
        }
        List<WthorGame> games = WthorReader.allGames(wthor);
        TrainingSamples samples = new TrainingSamples(60 * games.size());
        int done = 0;
        for (WthorGame game : games) {
            GameSamples.add(game, FEWEST_EMPTIES, MOST_EMPTIES, samples);
            progress.heard(file.getFileName().toString(), ++done, games.size());
        }
        SampleFile.write(samples, file);
    }

    private void makeSelfPlay(Evaluation evaluation) throws IOException {
        int shards = (plan.games() + GAMES_PER_SHARD - 1) / GAMES_PER_SHARD;
        for (int shard = 0; shard < shards; shard++) {
            Path file = plan.folder().resolve(String.format(Locale.ROOT, "selfplay-%03d.shard", shard));
            if (!Files.exists(file)) {
                SampleFile.write(SelfPlay.DEFAULT.games(GAMES_PER_SHARD, shard * GAMES_PER_SHARD, evaluation,
                    plan.seed() + shard), file);
            }
            progress.heard("selfplay", shard + 1, shards);
        }
    }

    private Weights firstFit(TrainingSamples games) throws IOException, InterruptedException {
        Path file = plan.folder().resolve("first.bin");
        if (!Files.exists(file)) {
            FitOptions options = FitOptions.DEFAULT.withSeed(plan.seed());
            List<Integer> done = new ArrayList<>();
            Weights weights =
                new WeightsFit(games, Weights.zero(), options, Split.DEFAULT).run(plan.threads(), report -> {
                    synchronized (done) {
                        done.add(report.stage());
                        progress.heard("first.bin", done.size(), Stage.COUNT);
                    }
                });
            WeightsFile.write(weights, file);
        }
        return WeightsFile.read(file);
    }

    private void makeLabels(TrainingSamples games, int empties, Evaluation evaluation)
            throws IOException, InterruptedException {
        Path file = plan.folder().resolve(String.format(Locale.ROOT, "labels-%02d.shard", empties));
        if (Files.exists(file) || plan.positions() == 0) {
            return;
        }
        TrainingSamples samples =
            Deviations.make(games, empties, plan.positions(), evaluation, plan.seed() * 100 + empties);
        boolean solved = empties <= plan.depth() + plan.depth() / 2;
        new Labeller(evaluation, solved ? empties : plan.depth()).label(samples, plan.threads(),
            done -> progress.heard(file.getFileName().toString(), done, samples.size()));
        SampleFile.write(samples, file);
    }
}
