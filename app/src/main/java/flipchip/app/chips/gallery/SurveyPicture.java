package flipchip.app.chips.gallery;

import java.util.List;
import java.util.OptionalInt;
import java.util.function.ToDoubleFunction;
import flipchip.app.kit.draw.Brush;
import flipchip.app.kit.draw.CanvasColor;
import flipchip.app.kit.draw.Grid;
import flipchip.engine.board.Position;
import flipchip.hwsim.verify.referee.ClockSurvey;

/// Two curves of wrong moves over the length of the clock; below or beside them the board that the machine
/// stored in the first game that went wrong, with crosses where the rules say otherwise. Pressing or dragging
/// in the curves chooses a length.
final class SurveyPicture extends Picture<SurveyExhibit.Shot> {
    private static final double LEFT = 44;
    private static final double BOTTOM = 34;
    private static final double TOP = 22;

    private static double chart(double width, double height) {
        return Math.max(width * 0.4, width - height * 0.8 - 20);
    }

    private static double x(double chart, int count, int index) {
        return LEFT + (chart - LEFT - 12) * index / Math.max(1, count - 1);
    }

    @Override
    OptionalInt stepAt(Recording<SurveyExhibit.Shot> run, double x, double y) {
        double chart = chart(getWidth(), getHeight());
        int count = run.steps().size();
        double step = (chart - LEFT - 12) / Math.max(1, count - 1);
        int index = (int) Math.round((x - LEFT) / step);
        return x < chart && index >= 0 && index < count ? OptionalInt.of(index) : OptionalInt.empty();
    }

    @Override
    void draw(Brush brush, Recording<SurveyExhibit.Shot> run, int index) {
        List<SurveyExhibit.Shot> shots = run.steps();
        double chart = chart(brush.width(), brush.height());
        double low = brush.height() - BOTTOM;
        brush.fill(x(chart, shots.size(), index) - 8, TOP, 16, low - TOP, CanvasColor.FUNNEL);
        for (int quarter = 0; quarter <= 4; quarter++) {
            double y = low - (low - TOP) * quarter / 4;
            brush.line(LEFT, y, chart, y, CanvasColor.LINE, 1);
            brush.rightMono(quarter * 25 + "%", LEFT - 6, y);
        }
        curve(brush, shots, chart, low, SurveyExhibit.Shot::legal, CanvasColor.LEGAL);
        curve(brush, shots, chart, low, SurveyExhibit.Shot::flips, CanvasColor.FLIP);
        for (int i = 0; i < shots.size(); i++) {
            brush.monoCenter(String.valueOf(shots.get(i).row().period()), x(chart, shots.size(), i), low + 10,
                i == index ? CanvasColor.TEXT : CanvasColor.QUIET, 11);
        }
        brush.small(Exhibit.common("survey.axis"), LEFT, low + 25, CanvasColor.QUIET);
        brush.small("● " + Exhibit.common("survey.flips"), LEFT, 8, CanvasColor.FLIP);
        brush.small("● " + Exhibit.common("survey.legal"), LEFT + (chart - LEFT) / 2, 8, CanvasColor.LEGAL);
        shots.get(index).row().failure().ifPresent(failure -> board(brush, failure, chart + 16));
    }

    private static void curve(Brush brush, List<SurveyExhibit.Shot> shots, double chart, double low,
            ToDoubleFunction<SurveyExhibit.Shot> rate, CanvasColor ink) {
        double beforeX = 0;
        double beforeY = 0;
        for (int i = 0; i < shots.size(); i++) {
            double x = x(chart, shots.size(), i);
            double y = low - (low - TOP) * rate.applyAsDouble(shots.get(i));
            if (i > 0) {
                brush.line(beforeX, beforeY, x, y, ink, 2);
            }
            brush.lamp(x, y, 4, true, ink);
            beforeX = x;
            beforeY = y;
        }
    }

    private static void board(Brush brush, ClockSurvey.Failure failure, double x) {
        brush.heading(Exhibit.common("survey.board", failure.move().toString()), x, 8);
        Grid grid = Brush.grid(x, TOP, Math.min(brush.width() - x, brush.height() - TOP));
        long both = failure.black() & failure.white();
        brush.board(grid, failure.black() & ~both, failure.white() & ~both);
        Position asked = failure.before().play(failure.move());
        brush.brackets(grid, failure.move());
        brush.crosses(grid, failure.black() ^ asked.black() | failure.white() ^ asked.white(),
            CanvasColor.DIFFER);
    }
}
