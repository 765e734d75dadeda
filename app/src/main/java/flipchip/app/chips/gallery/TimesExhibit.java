package flipchip.app.chips.gallery;

import java.util.List;
import java.util.Optional;
import flipchip.app.kit.draw.CanvasColor;
import flipchip.app.kit.text.NumberText;

/// An exhibit of Table 7 of the endgame-chip paper, quoted: what its computer and its chip needed for
/// positions with 16 to 20 empty squares. Two bars for each size, each ten times as many seconds one line
/// higher.
final class TimesExhibit extends Exhibit {
    private static final List<Row> TABLE = List.of(new Row(16, 6, 1), new Row(17, 26, 7), new Row(18, 44, 12),
        new Row(19, 451, 120), new Row(20, 1378, 375));
    private static final double LEFT = 50;
    private static final double MARGIN = 26;
    private static final double DECADES = 3.3;

    /// @param software seconds of the paper's program
    /// @param chip     seconds of its chip
    private record Row(int empties, int software, int chip) {
        double ratio() {
            return (double) software / chip;
        }
    }

    TimesExhibit() {
        super("times", "all");
    }

    @Override
    Recording<?> record(Request request) {
        Origin printed = new Origin.Printed("000");
        double mean = TABLE.stream().skip(1).mapToDouble(Row::ratio).average().orElseThrow();
        return new Recording<>(TABLE, step -> sentence(step.now()), TimesExhibit::draw, printed,
            List.of(
                new Figure("rows", text("figure.rows"), String.valueOf(TABLE.size()), printed,
                    Optional.empty(), Optional.empty()),
                differs("mean", NumberText.of("%.2f", mean), new Origin.Derived(), "000")),
            text("result", TABLE.size()));
    }

    private String sentence(Row row) {
        return text("say", row.empties, row.software, row.chip, NumberText.of("%.2f", row.ratio()));
    }

    private static void draw(Area area, Step<Row> step) {
        Area chart = area.inset(LEFT, MARGIN, 0, MARGIN);
        List<Area> slots = step.slots(area.inset(LEFT, 0, 0, 0));
        chart.column(step.index(), TABLE.size()).fill(CanvasColor.FUNNEL);
        for (int power = 0; power <= DECADES; power++) {
            double y = chart.height() - bar(chart, Math.pow(10, power));
            chart.line(0, y, chart.width(), y, CanvasColor.LINE, 1);
            chart.rightMono(Math.round(Math.pow(10, power)) + " s", -6, y);
        }
        for (int i = 0; i < TABLE.size(); i++) {
            Area slot = chart.column(i, TABLE.size());
            bar(slot.inset(slot.width() * 0.18, 0, slot.width() * 0.54, 0), TABLE.get(i).software,
                CanvasColor.REMOTE_OR_LOCAL);
            bar(slot.inset(slot.width() * 0.54, 0, slot.width() * 0.18, 0), TABLE.get(i).chip,
                CanvasColor.LEGAL);
            slots.get(i).bottom(MARGIN + 2).label(String.valueOf(TABLE.get(i).empties), CanvasColor.TEXT, 12);
        }
        Area head = area.inset(LEFT, 0, 0, 0);
        head.column(0, 2).small("■ " + common("times.software"), 0, 10, CanvasColor.REMOTE_OR_LOCAL);
        head.column(1, 2).small("■ " + common("times.chip"), 0, 10, CanvasColor.LEGAL);
    }

    private static double bar(Area chart, double seconds) {
        return 8 + (chart.height() - 20) * Math.log10(seconds) / DECADES;
    }

    private static void bar(Area room, int seconds, CanvasColor ink) {
        Area bar = room.bottom(Math.max(2, bar(room, seconds))).fill(ink);
        bar.at(0, -18, bar.width(), 18).label(seconds + " s", CanvasColor.TEXT, Area.SMALL);
    }
}
