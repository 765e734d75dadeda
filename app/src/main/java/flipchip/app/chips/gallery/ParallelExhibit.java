package flipchip.app.chips.gallery;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import flipchip.app.chips.gallery.Figure.Origin;
import flipchip.engine.board.Game;
import flipchip.hwsim.circuit.score.ParallelSearchModel;
import flipchip.hwsim.circuit.score.ParallelSearchModel.Algorithm;

/// Document 003's parallel search as a model: which processor searches which move of the root, and what
/// waits.
final class ParallelExhibit extends Exhibit<ParallelExhibit.Shot> {
    private static final int DEPTH = 4;
    private static final int PLY = 12;

    /// @param time at which jobs begin or end, in nodes
    record Shot(ParallelSearchModel.Run run, long time) {
        List<ParallelSearchModel.Job> running() {
            return run.jobs().stream().filter(job -> job.start() <= time && time < job.start() + job.nodes())
                .toList();
        }

        List<ParallelSearchModel.Job> done() {
            return run.jobs().stream().filter(job -> job.start() + job.nodes() <= time).toList();
        }
    }

    ParallelExhibit() {
        super("parallel", ParallelPicture::new, "alpha-beta-4", "alpha-beta-1", "alpha-beta-8", "minimax-4",
            "minimax-1");
    }

    @Override
    Recording<Shot> record(String choice, BooleanSupplier cancelled) {
        Algorithm algorithm = choice.startsWith("alpha-beta") ? Algorithm.ALPHA_BETA : Algorithm.MINIMAX;
        int processors = Integer.parseInt(choice.substring(choice.lastIndexOf('-') + 1));
        Game game = SamplePositions.middleGame();
        ParallelSearchModel.Run run =
            ParallelSearchModel.search(game.positionAt(PLY), DEPTH, algorithm, processors);
        ParallelSearchModel.Run one = ParallelSearchModel.search(game.positionAt(PLY), DEPTH, algorithm, 1);
        TreeSet<Long> times = new TreeSet<>(List.of(0L));
        run.jobs().forEach(job -> times.addAll(List.of(job.start(), job.start() + job.nodes())));
        Origin model = new Origin.Modelled();
        return new Recording<>(times.stream().map(time -> new Shot(run, time)).toList(), this::say, model,
            List.of(figure("nodes", run.nodes(), model), figure("elapsed", run.elapsed(), model),
                figure("idle", run.idle(), model),
                figure("speedup", MateExhibit.number("%.2f", run.speedUp(one)), model),
                figure("one", one.nodes(), model),
                figure("minimal", ParallelSearchModel.minimalTree(game.positionAt(PLY), DEPTH), model)),
            text("result", ScoreExhibit.hex(run.score()), run.nodes()));
    }

    private String say(Shot shot) {
        if (shot.time == 0) {
            return text("say.start", shot.run.jobs().size(), shot.run.processors());
        }
        List<ParallelSearchModel.Job> running = shot.running();
        if (running.isEmpty()) {
            return text("say.end", shot.time, ScoreExhibit.hex(shot.run.score()), shot.run.nodes());
        }
        List<String> ended = new ArrayList<>();
        shot.run.jobs().stream().filter(job -> job.start() + job.nodes() == shot.time).forEach(job -> ended
            .add(text("say.ended", job.move().toString(), ScoreExhibit.hex(job.score()), job.nodes())));
        String busy = running.stream().map(job -> text("say.job", job.processor() + 1, job.move().toString()))
            .collect(Collectors.joining(", "));
        return text("say", shot.time, String.join(", ", ended), busy, shot.done().size(), ended.size());
    }
}
