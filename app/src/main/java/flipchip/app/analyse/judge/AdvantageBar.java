package flipchip.app.analyse.judge;

import static flipchip.app.analyse.judge.ValueText.TEXTS;

import java.util.Optional;
import flipchip.app.kit.control.Controls;
import flipchip.engine.board.Color;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;

/// A bar beside the board, filled from below by who sits there: half of it when the game is even. The number
/// stands at the end of the side that is ahead. While the user is to find a move it says nothing.
///
/// Ids: `advantage`, `advantage-value`. Look: analysis.css, style classes `advantage-bar`, `advantage-black`,
/// `advantage-middle`.
final class AdvantageBar extends Region {
    private static final double WIDTH = 8;
    private static final double NUMBER = 18;
    /// Discs of a lead that fills a little more than three quarters of the bar.
    private static final double WIDE_LEAD = 16;

    private final GameReportModel report;
    private final LiveAnalysis live;
    private final Region bar = Controls.styled(new Region(), "advantage-bar");
    private final Region black = Controls.styled(new Region(), "advantage-black");
    private final Region middle = Controls.styled(new Region(), "advantage-middle");
    private final Label value = Controls.withId(Controls.label("", "advantage-number"), "advantage-value");
    private Optional<Integer> lead = Optional.empty();

    AdvantageBar(GameReportModel report, LiveAnalysis live) {
        this.report = report;
        this.live = live;
        setId("advantage");
        setMouseTransparent(true);
        getChildren().addAll(bar, black, middle, value);
        getChildren().forEach(part -> part.setManaged(false));
        report.pointsProperty().subscribe(this::refresh);
        live.valuesProperty().subscribe(this::refresh);
        live.silentProperty().subscribe(this::refresh);
        report.session().addListener(_ -> refresh());
    }

    private void refresh() {
        lead = live.silentProperty().get() ? Optional.empty() : known();
        value
            .setText(lead.map(discs -> ValueText.discs(Math.abs(discs), Math.abs(discs) >= 1000)).orElse(""));
        setAccessibleText(
            lead.map(discs -> TEXTS.get("advantage", ValueText.name(discs < 0 ? Color.WHITE : Color.BLACK),
                ValueText.plain(Math.abs(discs), false))).orElse(""));
        requestLayout();
    }

    /// Centidiscs for Black in the position shown.
    private Optional<Integer> known() {
        boolean whites = report.session().position().toMove() == Color.WHITE;
        return live.valuesProperty().get()
            .filter(values -> values.position().equals(report.session().position())).flatMap(Values::best)
            .map(best -> whites ? -best.centidiscs() : best.centidiscs()).or(() -> report
                .pointAt(report.session().ply()).map(point -> (int) Math.round(100 * point.discs())));
    }

    @Override
    protected void layoutChildren() {
        double x = Math.round((getWidth() - WIDTH) / 2);
        double tall = Math.max(0, getHeight() - 2 * NUMBER);
        boolean blackBelow = report.up() == Color.BLACK;
        double share = (1 + Math.tanh(lead.orElse(0) / 100.0 / WIDE_LEAD)) / 2;
        double part = Math.round(share * tall);
        bar.resizeRelocate(x, NUMBER, WIDTH, tall);
        black.resizeRelocate(x, blackBelow ? NUMBER + tall - part : NUMBER, WIDTH, part);
        middle.resizeRelocate(x - 4, Math.round(NUMBER + tall / 2), WIDTH + 8, 2);
        double wide = Math.ceil(value.prefWidth(-1));
        boolean below = lead.orElse(0) > 0 == blackBelow;
        value.resizeRelocate(Math.round((getWidth() - wide) / 2), below ? NUMBER + tall + 2 : 0, wide,
            NUMBER - 2);
    }
}
