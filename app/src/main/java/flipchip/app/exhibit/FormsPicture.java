package flipchip.app.exhibit;

import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import flipchip.app.draw.Brush;
import flipchip.app.draw.Ink;
import flipchip.hwsim.solver.SolverVariant;

/// A bar of clocks for each form, each ten times as many one mark further, and the costs of the chosen form's
/// states below.
final class FormsPicture extends Picture<FormsExhibit.Shot> {
    private static final double NAME = 112;
    private static final double NUMBER = 150;
    private static final double ROW = 24;

    @Override
    OptionalInt stepAt(Recording<FormsExhibit.Shot> run, double x, double y) {
        int index = (int) Math.floor((y - ROW) / ROW);
        return index >= 0 && index < run.steps().size() ? OptionalInt.of(index) : OptionalInt.empty();
    }

    @Override
    void draw(Brush brush, Recording<FormsExhibit.Shot> run, int index) {
        List<FormsExhibit.Shot> shots = run.steps();
        double most = shots.stream().mapToDouble(shot -> Math.log10(shot.run().clocks())).max().orElse(1);
        double bar = Math.max(40, brush.width() - NAME - NUMBER);
        brush.heading(Exhibit.common("forms.head"), 0, 8);
        for (int power = 1; power <= most; power++) {
            brush.line(NAME + bar * power / most, ROW, NAME + bar * power / most, ROW * (1 + shots.size()),
                Ink.LINE, 1);
        }
        for (int i = 0; i < shots.size(); i++) {
            FormsExhibit.Shot shot = shots.get(i);
            double y = ROW * (i + 1);
            if (i == index) {
                brush.fill(0, y, brush.width(), ROW, Ink.FUNNEL);
            }
            brush.small(shot.form().name(), 2, y + ROW / 2, Ink.TEXT);
            brush.fill(NAME, y + 5, bar * Math.log10(shot.run().clocks()) / most, ROW - 10,
                i == index ? Ink.ACCENT : Ink.REMOTE);
            brush.rightMono(String.format(Locale.ROOT, "%,d  %.2f×", shot.run().clocks(), shot.speed()),
                brush.width() - 4,
                y + ROW / 2);
        }
        costs(brush, shots.get(index).form(), ROW * (shots.size() + 1) + 16);
    }

    private static void costs(Brush brush, SolverVariant form, double y) {
        double below = y;
        for (SolverVariant.ClockRow row : form.table()) {
            brush.mono(row.state(), 2, below, Ink.TEXT);
            brush.rightMono(String.valueOf(row.clocks()), NAME - 8, below);
            below += 15;
        }
    }
}
