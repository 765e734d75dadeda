package flipchip.app.chips.gallery;

import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import flipchip.app.kit.draw.CanvasColor;
import flipchip.app.kit.text.Sentences;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.hwsim.referee.control.MachineCircuit;
import flipchip.hwsim.verify.referee.ClockSurvey;

/// An exhibit of the cellular-referee lecture's question how fast the clock may be: two curves of wrong moves
/// of random games over the length of the clock; next to them the board that the machine stored in the first
/// game that went wrong, with crosses where the rules differ.
final class SurveyExhibit extends Exhibit {
    private static final int FASTEST = 4;
    private static final int SLOWEST = 20;
    private static final long SEED = 1;
    private static final double LEFT = 44;
    private static final double BOTTOM = 34;
    private static final double TOP = 22;

    SurveyExhibit() {
        super("survey", "60", "200");
    }

    @Override
    Recording<?> record(Request request) {
        List<ClockSurvey.Row> rows =
            ClockSurvey.measure(FASTEST, SLOWEST, Integer.parseInt(request.choice()), SEED);
        Origin in = new Origin.Counted(MachineCircuit.build(Position.INITIAL).netlist());
        int safe = rows.stream().filter(row -> flips(row) > 0 || legal(row) > 0)
            .mapToInt(ClockSurvey.Row::period).max().orElse(FASTEST) + 1;
        return new Recording<>(rows, step -> sentence(step.now()), SurveyExhibit::draw, in,
            List.of(figure("moves", request.choice(), new Origin.Chosen()), figure("safe", safe, in),
                figure("worst", percent(flips(rows.getFirst())), in)),
            text("result", safe));
    }

    private static double flips(ClockSurvey.Row row) {
        return row.flipsWrong() / (double) row.samples();
    }

    private static double legal(ClockSurvey.Row row) {
        return row.legalWrong() / (double) row.samples();
    }

    private static String percent(double rate) {
        return common("percent", Math.round(1000 * rate) / 10.0);
    }

    private String sentence(ClockSurvey.Row row) {
        return Sentences.join(text("say", row.period(), percent(legal(row)), percent(flips(row))),
            row.failure().map(this::first).orElseGet(() -> text("say.none")));
    }

    private String first(ClockSurvey.Failure failure) {
        String move = failure.move().toString();
        String wrong = SquareLabels.squares(failure.wrong());
        if (failure.moves().isEmpty()) {
            return text("say.first", move, wrong);
        }
        String before = failure.moves().stream().map(Square::toString).collect(Collectors.joining());
        return text("say.failure", failure.moves().size() + 1, before, move, wrong);
    }

    private static void draw(Area area, Step<ClockSurvey.Row> step) {
        double width = Math.max(area.width() * 0.4, area.width() - area.height() * 0.8 - 20);
        Area chart = area.left(width).inset(LEFT, TOP, 0, BOTTOM);
        double pitch = (chart.width() - 12) / Math.max(1, step.all().size() - 1);
        List<Area> points = IntStream.range(0, step.all().size())
            .mapToObj(i -> chart.at((i - 0.5) * pitch, 0, pitch, chart.height())).toList();
        Step.lead(points.stream().map(point -> point.inset(0, -TOP, 0, -BOTTOM)).toList());
        points.get(step.index()).middle(16, chart.height()).fill(CanvasColor.FUNNEL);
        for (int quarter = 0; quarter <= 4; quarter++) {
            double y = chart.height() * (4 - quarter) / 4;
            chart.line(0, y, chart.width(), y, CanvasColor.LINE, 1);
            chart.rightMono(quarter * 25 + "%", -6, y);
        }
        curve(points, step.all(), SurveyExhibit::legal, CanvasColor.LEGAL);
        curve(points, step.all(), SurveyExhibit::flips, CanvasColor.FLIP);
        for (int i = 0; i < points.size(); i++) {
            points.get(i).at(0, chart.height(), pitch, 20).label(String.valueOf(step.all().get(i).period()),
                i == step.index() ? CanvasColor.TEXT : CanvasColor.QUIET, Area.SMALL);
        }
        chart.small(common("survey.axis"), 0, chart.height() + 25, CanvasColor.QUIET);
        chart.small("● " + common("survey.flips"), 0, 8 - TOP, CanvasColor.FLIP);
        chart.small("● " + common("survey.legal"), chart.width() / 2, 8 - TOP, CanvasColor.LEGAL);
        step.now().failure().ifPresent(failure -> board(area.inset(width + 16, 0, 0, 0), failure));
    }

    private static void curve(List<Area> points, List<ClockSurvey.Row> rows,
            ToDoubleFunction<ClockSurvey.Row> rate, CanvasColor ink) {
        for (int i = 0; i < points.size(); i++) {
            Area point = points.get(i);
            double y = point.height() * (1 - rate.applyAsDouble(rows.get(i)));
            if (i > 0) {
                point.line(-point.width() / 2, point.height() * (1 - rate.applyAsDouble(rows.get(i - 1))),
                    point.width() / 2, y, ink, 2);
            }
            point.lamp(point.width() / 2, y, 4, true, ink);
        }
    }

    private static void board(Area area, ClockSurvey.Failure failure) {
        area.heading(common("survey.board", failure.move().toString()), 0, 8);
        long both = failure.black() & failure.white();
        BoardBlock board =
            new BoardBlock(area.inset(0, TOP, 0, 0), failure.black() & ~both, failure.white() & ~both);
        Position right = failure.before().play(failure.move());
        board.brackets(failure.move().bit());
        board.crosses(failure.black() ^ right.black() | failure.white() ^ right.white(), CanvasColor.DIFFER);
    }
}
