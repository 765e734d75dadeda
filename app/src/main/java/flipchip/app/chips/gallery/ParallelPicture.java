package flipchip.app.chips.gallery;

import java.util.List;
import java.util.OptionalInt;
import flipchip.app.kit.draw.Brush;
import flipchip.app.kit.draw.CanvasColor;
import flipchip.hwsim.circuit.score.ParallelSearchModel;

/// A row for each processor with its jobs as bars over time; a job that still runs is outlined to its end.
/// Pressing or dragging goes to the nearest moment before.
final class ParallelPicture extends Picture<ParallelExhibit.Shot> {
    private static final double LABEL = 34;
    private static final double AXIS = 24;
    private static final double HIGHEST = 140;

    @Override
    OptionalInt stepAt(Recording<ParallelExhibit.Shot> run, double x, double y) {
        double time = (x - LABEL) / (getWidth() - LABEL) * run.steps().getFirst().run().elapsed();
        int step = 0;
        while (step + 1 < run.steps().size() && run.steps().get(step + 1).time() <= time) {
            step++;
        }
        return OptionalInt.of(step);
    }

    @Override
    void draw(Brush brush, Recording<ParallelExhibit.Shot> run, int index) {
        ParallelExhibit.Shot shot = run.steps().get(index);
        ParallelSearchModel.Run search = shot.run();
        double row = Math.min(HIGHEST, (brush.height() - AXIS) / search.processors());
        double scale = (brush.width() - LABEL) / search.elapsed();
        for (int p = 0; p < search.processors(); p++) {
            brush.mono("P" + (p + 1), 4, (p + 0.5) * row, CanvasColor.TEXT);
            brush.line(LABEL, (p + 1) * row - 0.5, brush.width(), (p + 1) * row - 0.5, CanvasColor.LINE, 1);
        }
        List<ParallelSearchModel.Job> done = shot.done();
        for (ParallelSearchModel.Job job : search.jobs()) {
            boolean ended = done.contains(job);
            boolean begun = job.start() <= shot.time() && shot.time() > 0;
            double x = LABEL + job.start() * scale;
            double width = Math.max(1, job.nodes() * scale - 1);
            double y = job.processor() * row + 4;
            brush.box(x, y, width, row - 9, ended ? CanvasColor.RAISED : CanvasColor.DIE,
                begun ? CanvasColor.ACCENT : CanvasColor.LINE, begun && !ended);
            if (begun && !ended) {
                brush.fill(x + 2, y + 2, Math.max(0, (shot.time() - job.start()) * scale - 4), row - 13,
                    CanvasColor.FUNNEL);
            }
            if (begun && width > 18) {
                brush.monoCenter(job.move().toString(), x + width / 2, y + row / 2 - 5, CanvasColor.TEXT,
                    Brush.SMALL);
            }
        }
        double now = LABEL + shot.time() * scale;
        brush.line(now, 0, now, row * search.processors(), CanvasColor.TIP, 2);
        double y = row * search.processors() + AXIS / 2;
        brush.small(Exhibit.common("parallel.time", shot.time(), search.elapsed()), LABEL, y,
            CanvasColor.QUIET);
    }
}
