package flipchip.app.circuit.timeline;

import java.util.function.Supplier;
import flipchip.app.circuit.timeline.LanePlan.Lane;
import flipchip.app.game.session.GameValues;
import flipchip.app.kit.draw.CanvasColor;
import flipchip.app.kit.draw.PaintedRegion;
import flipchip.app.kit.draw.Pen;
import flipchip.app.kit.text.Texts;
import flipchip.engine.board.Game;
import flipchip.engine.board.Position;
import javafx.beans.value.ObservableValue;

/// A painter of the lanes of the whole game: the value of each analysed position, else the disc difference
/// (up for Black, down for White), and below it what each move cost the machine. They change from move to
/// move only.
final class GameLanes extends PaintedRegion {
    private static final Texts TEXTS = Texts.of("lanes");

    private final TimeLine time;
    private final ObservableValue<GameValues> values;
    private final Supplier<LanePlan> plans;

    GameLanes(TimeLine time, ObservableValue<GameValues> values, Supplier<LanePlan> plans) {
        this.time = time;
        this.values = values;
        this.plans = plans;
        time.trackProperty().subscribe(this::repaint);
        values.subscribe(this::repaint);
        time.session().addListener(_ -> repaint());
    }

    @Override
    protected void paint(Pen g, double width, double height) {
        LanePlan plan = plans.get();
        if (!plan.lanes().contains(Unit.MOVE)) {
            return;
        }
        Lane lane = plan.lane(Unit.MOVE);
        LanePainting.label(g, this, TEXTS.get("lane.move"), lane);
        paintGame(g, plan, lane);
        plan.track().ifPresent(below -> {
            LanePainting.label(g, this, TEXTS.get("lane.track"), below);
            new TrackPainter(g, this::ink, below.top(), below.height()).paint(time.trackProperty().get(),
                LanePlan.LABEL, plan.slot(Unit.MOVE), plan.now().orElseThrow().clock().steps(),
                time.session().ply());
        });
    }

    private void paintGame(Pen g, LanePlan plan, Lane lane) {
        Game line = time.session().line();
        double middle = lane.middle();
        double slot = plan.slot(Unit.MOVE);
        g.setFill(ink(CanvasColor.IDLE));
        for (int ply = line.length() + 1; ply < plan.count(Unit.MOVE); ply++) {
            g.fillOval(LanePlan.LABEL + (ply + 0.5) * slot - 1, middle - 1, 2, 2);
        }
        double reach = lane.height() / 2 - 2;
        for (int ply = 0; ply <= line.length(); ply++) {
            double lead = lead(line, ply);
            double tall = Math.max(2, Math.min(reach, Math.sqrt(Math.abs(lead) / 64.0) * reach * 1.4));
            g.setFill(ink(
                lead == 0 ? CanvasColor.IDLE : lead > 0 ? CanvasColor.GOOD_BLACK : CanvasColor.GOOD_WHITE));
            g.setGlobalAlpha(ply > time.session().ply() ? 0.45 : 1);
            g.fillRoundRect(LanePlan.LABEL + ply * slot + 1.5, lead > 0 ? middle - tall : middle,
                Math.max(2, slot - 3), tall, 3, 3);
        }
        g.setGlobalAlpha(1);
        LanePainting.cursor(g, this, LanePlan.LABEL + (time.session().ply() + 0.5) * slot, lane);
    }

    /// For Black: what the position is worth where the game is analysed, else the difference of the discs.
    private double lead(Game line, int ply) {
        Position position = line.positionAt(ply);
        return values.getValue().discsForBlack(line, ply)
            .orElse(Long.bitCount(position.black()) - Long.bitCount(position.white()));
    }
}
