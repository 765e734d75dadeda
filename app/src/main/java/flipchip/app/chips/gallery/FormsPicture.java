package flipchip.app.chips.gallery;

import java.util.List;
import java.util.OptionalInt;
import flipchip.app.kit.draw.Brush;
import flipchip.app.kit.draw.CanvasColor;
import flipchip.app.kit.text.NumberText;
import flipchip.hwsim.circuit.solver.SolverVariant;

/// A bar of clocks for each form, each ten times as many one mark further, and the costs of the chosen form's
/// states below.
final class FormsPicture extends Picture<FormsExhibit.Shot> {
    private static final double NAME = 112;
    private static final double NUMBER = 150;
    private static final double MOST_ROW = 24;
    private static final double LEAST_ROW = 15;
    /// Room for the costs below the bars, and for one of them.
    private static final double COSTS = 76;
    private static final double COST = 150;
    private static final double LINE = 15;

    private static double row(double height, int forms) {
        return Math.clamp((height - COSTS) / (forms + 1), LEAST_ROW, MOST_ROW);
    }

    @Override
    OptionalInt stepAt(Recording<FormsExhibit.Shot> run, double x, double y) {
        double row = row(getHeight(), run.steps().size());
        int index = (int) Math.floor((y - row) / row);
        return index >= 0 && index < run.steps().size() ? OptionalInt.of(index) : OptionalInt.empty();
    }

    @Override
    void draw(Brush brush, Recording<FormsExhibit.Shot> run, int index) {
        List<FormsExhibit.Shot> shots = run.steps();
        double most = shots.stream().mapToDouble(shot -> Math.log10(shot.run().clocks())).max().orElse(1);
        double bar = Math.max(40, brush.width() - NAME - NUMBER);
        double row = row(brush.height(), shots.size());
        brush.heading(Exhibit.common("forms.head"), 0, 8);
        for (int power = 1; power <= most; power++) {
            double x = NAME + bar * power / most;
            brush.line(x, row, x, row * (1 + shots.size()), CanvasColor.LINE, 1);
        }
        for (int i = 0; i < shots.size(); i++) {
            FormsExhibit.Shot shot = shots.get(i);
            double y = row * (i + 1);
            if (i == index) {
                brush.fill(0, y, brush.width(), row, CanvasColor.FUNNEL);
            }
            brush.small(shot.form().name(), 2, y + row / 2, CanvasColor.TEXT);
            brush.fill(NAME, y + 5, bar * Math.log10(shot.run().clocks()) / most, row - 10,
                i == index ? CanvasColor.ACCENT : CanvasColor.REMOTE);
            brush.rightMono(NumberText.of("%,d  %.2f×", shot.run().clocks(), shot.speed()), brush.width() - 4,
                y + row / 2);
        }
        costs(brush, shots.get(index).form(), row * (shots.size() + 1) + 16);
    }

    private static void costs(Brush brush, SolverVariant form, double y) {
        int columns = Math.max(1, (int) (brush.width() / COST));
        List<SolverVariant.ClockRow> rows = form.table();
        brush.small(Exhibit.common("forms.costs"), 2, y, CanvasColor.QUIET);
        double first = y + LINE;
        for (int i = 0; i < rows.size(); i++) {
            double x = i % columns * COST;
            brush.mono(rows.get(i).state(), x + 2, first + i / columns * LINE, CanvasColor.TEXT);
            brush.rightMono(String.valueOf(rows.get(i).clocks()), x + NAME - 8, first + i / columns * LINE);
        }
    }
}
