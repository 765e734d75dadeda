package flipchip.app.chips.gallery;

import java.util.List;
import java.util.TreeSet;
import java.util.stream.Collectors;
import flipchip.app.kit.draw.CanvasColor;
import flipchip.app.kit.text.NumberText;
import flipchip.engine.board.Position;
import flipchip.hwsim.circuit.score.ParallelSearchModel;
import flipchip.hwsim.circuit.score.ParallelSearchModel.Algorithm;
import flipchip.hwsim.circuit.score.ParallelSearchModel.Job;
import flipchip.hwsim.circuit.score.ParallelSearchModel.Run;

/// An exhibit of the parallel-search essay's search as a model: which processor searches which move of the
/// root, and what waits. A row for each processor with its jobs as bars over time; a job that still runs is
/// outlined to its end. Each step is a time at which jobs begin or end, in nodes.
final class ParallelExhibit extends Exhibit {
    private static final int DEPTH = 4;
    private static final int PLY = 12;
    private static final double LABEL = 34;
    private static final double AXIS = 24;
    private static final double HIGHEST = 140;

    ParallelExhibit() {
        super("parallel", "alpha-beta-4", "alpha-beta-1", "alpha-beta-8", "minimax-4", "minimax-1");
    }

    @Override
    Recording<?> record(Request request) {
        String choice = request.choice();
        Algorithm algorithm = choice.startsWith("alpha-beta") ? Algorithm.ALPHA_BETA : Algorithm.MINIMAX;
        int processors = Integer.parseInt(choice.substring(choice.lastIndexOf('-') + 1));
        Position root = SamplePositions.middleGame().positionAt(PLY);
        Run run = ParallelSearchModel.search(root, DEPTH, algorithm, processors);
        Run one = ParallelSearchModel.search(root, DEPTH, algorithm, 1);
        TreeSet<Long> times = new TreeSet<>(List.of(0L));
        run.jobs().forEach(job -> times.addAll(List.of(job.start(), end(job))));
        Origin model = new Origin.Modelled();
        return new Recording<>(List.copyOf(times), step -> sentence(run, step.now()),
            (area, step) -> draw(area, run, step), model,
            List.of(figure("nodes", run.nodes(), model), figure("elapsed", run.elapsed(), model),
                figure("idle", run.idle(), model),
                figure("speedup", NumberText.of("%.2f", run.speedUp(one)), model),
                figure("one", one.nodes(), model),
                figure("minimal", ParallelSearchModel.minimalTree(root, DEPTH), model)),
            text("result", ScoreExhibit.hex(run.score()), run.nodes()));
    }

    private static long end(Job job) {
        return job.start() + job.nodes();
    }

    private String sentence(Run run, long time) {
        if (time == 0) {
            return text("say.start", run.jobs().size(), run.processors());
        }
        String busy = run.jobs().stream().filter(job -> job.start() <= time && time < end(job))
            .map(job -> text("say.job", job.processor() + 1, job.move().toString()))
            .collect(Collectors.joining(", "));
        if (busy.isEmpty()) {
            return text("say.end", time, ScoreExhibit.hex(run.score()), run.nodes());
        }
        List<String> ended = run.jobs().stream().filter(job -> end(job) == time)
            .map(job -> text("say.ended", job.move().toString(), ScoreExhibit.hex(job.score()), job.nodes()))
            .toList();
        long done = run.jobs().stream().filter(job -> end(job) <= time).count();
        return text("say", time, String.join(", ", ended), busy, done, ended.size());
    }

    private static void draw(Area area, Run run, Step<Long> step) {
        double height = Math.min(HIGHEST, (area.height() - AXIS) / run.processors()) * run.processors();
        Area chart = area.top(height).inset(LABEL, 0, 0, 0);
        double scale = chart.width() / run.elapsed();
        lead(area, scale, step.all());
        for (int p = 0; p < run.processors(); p++) {
            Area row = chart.row(p, run.processors());
            row.mono("P" + (p + 1), 4 - LABEL, row.height() / 2, CanvasColor.TEXT);
            row.line(0, row.height() - 0.5, row.width(), row.height() - 0.5, CanvasColor.LINE, 1);
        }
        for (Job job : run.jobs()) {
            Area row = chart.row(job.processor(), run.processors());
            draw(row.at(job.start() * scale, 4, Math.max(1, job.nodes() * scale - 1), row.height() - 9), job,
                step.now(), scale);
        }
        chart.line(step.now() * scale, 0, step.now() * scale, height, CanvasColor.TIP, 2);
        chart.small(common("parallel.time", step.now(), run.elapsed()), 0, height + AXIS / 2,
            CanvasColor.QUIET);
    }

    /// A press leads to the last moment before.
    private static void lead(Area area, double scale, List<Long> times) {
        for (int i = times.size() - 1; i > 0; i--) {
            area.inset(LABEL + times.get(i) * scale, 0, 0, 0).leadsTo(i);
        }
        area.leadsTo(0);
    }

    private static void draw(Area bar, Job job, long time, double scale) {
        boolean ended = end(job) <= time;
        boolean begun = job.start() <= time && time > 0;
        bar.box(ended ? CanvasColor.RAISED : CanvasColor.DIE, begun ? CanvasColor.ACCENT : CanvasColor.LINE,
            begun && !ended);
        if (begun && !ended) {
            bar.inset(2).left(Math.max(0, (time - job.start()) * scale - 4)).fill(CanvasColor.FUNNEL);
        }
        if (begun && bar.width() > 18) {
            bar.label(job.move().toString(), CanvasColor.TEXT, Area.SMALL);
        }
    }
}
