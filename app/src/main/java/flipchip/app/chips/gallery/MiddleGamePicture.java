package flipchip.app.chips.gallery;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import flipchip.app.kit.draw.Brush;
import flipchip.app.kit.draw.CanvasColor;
import flipchip.hwsim.circuit.stages.MiddleGameFilm;
import flipchip.hwsim.circuit.stages.MiddleGameRun.Stage;

/// Above the stages of the pipeline by clocks, each span with its node's address; below the tree's memory, as
/// far as it is written. Pressing or dragging in the chart goes to a clock.
final class MiddleGamePicture extends Picture<MiddleGameExhibit.Shot> {
    private static final double LABEL = 104;
    private static final double CHART = 0.5;

    @Override
    OptionalInt stepAt(Recording<MiddleGameExhibit.Shot> run, double x, double y) {
        int step = (int) Math.floor((x - LABEL) / ((getWidth() - LABEL) / run.steps().size()));
        return y < getHeight() * CHART && step >= 0 && step < run.steps().size()
            ? OptionalInt.of(step)
            : OptionalInt.empty();
    }

    @Override
    void draw(Brush brush, Recording<MiddleGameExhibit.Shot> run, int index) {
        MiddleGameExhibit.Shot shot = run.steps().get(index);
        double row = brush.height() * CHART / Stage.values().length;
        double slot = (brush.width() - LABEL) / run.steps().size();
        brush.fill(LABEL + index * slot, 0, Math.max(2, slot), row * Stage.values().length,
            CanvasColor.FUNNEL);
        for (Stage stage : Stage.values()) {
            double y = stage.ordinal() * row;
            brush.small(Exhibit.common("middle." + stage), 0, y + row / 2, CanvasColor.TEXT);
            brush.line(LABEL, y + row - 0.5, brush.width(), y + row - 0.5, CanvasColor.LINE, 1);
            spans(shot.film(), stage).forEach(span -> draw(brush, span, shot.clock(), y, row, slot));
        }
        memory(brush, shot, row * Stage.values().length + 12);
    }

    /// Clocks in which a stage holds a node.
    private record Span(int address, int first, int last) {}

    private static List<Span> spans(MiddleGameFilm film, Stage stage) {
        List<Span> spans = new ArrayList<>();
        for (MiddleGameFilm.Clock clock : film.clocks()) {
            clock.at(stage).ifPresent(address -> {
                boolean goesOn = !spans.isEmpty() && spans.getLast().address == address;
                int first = goesOn ? spans.removeLast().first : clock.number();
                spans.add(new Span(address, first, clock.number()));
            });
        }
        return spans;
    }

    private static void draw(Brush brush, Span span, int clock, double y, double row, double slot) {
        boolean begun = span.first() <= clock;
        double x = LABEL + (span.first() - 1) * slot;
        double width = (span.last() - span.first() + 1) * slot;
        boolean now = begun && clock <= span.last();
        brush.box(x, y + 2, Math.max(2, width - 0.5), row - 4,
            now ? CanvasColor.ACCENT : begun ? CanvasColor.RAISED : CanvasColor.DIE,
            begun ? CanvasColor.CELL_BORDER : CanvasColor.LINE, false);
        if (width > 12 && begun) {
            brush.monoCenter(String.valueOf(span.address()), x + width / 2, y + row / 2,
                now ? CanvasColor.ON_ACCENT : CanvasColor.TEXT, 9);
        }
    }

    private static void memory(Brush brush, MiddleGameExhibit.Shot shot, double top) {
        brush.heading(Exhibit.common("middle.memory"), 0, top);
        double line = 14;
        int rows = Math.max(1, (int) ((brush.height() - top - 10) / line));
        double width = Math.max(84, brush.width() / Math.ceil((double) shot.film().memory().size() / rows));
        for (int address = 0; address < shot.written(); address++) {
            brush.mono(MiddleGameExhibit.word(shot.film(), address), address / rows * width,
                top + 16 + address % rows * line, CanvasColor.TEXT);
        }
    }
}
