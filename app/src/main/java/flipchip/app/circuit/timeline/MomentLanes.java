package flipchip.app.circuit.timeline;

import java.util.List;
import java.util.function.Supplier;
import flipchip.app.circuit.timeline.LanePlan.Lane;
import flipchip.app.kit.draw.CanvasColor;
import flipchip.app.kit.draw.Fonts;
import flipchip.app.kit.draw.PaintedRegion;
import flipchip.app.kit.draw.Pen;
import flipchip.app.kit.draw.TextAlignment;
import flipchip.app.kit.text.Texts;
import flipchip.hwsim.referee.control.ControllerState;
import flipchip.hwsim.referee.run.ClockRun;

/// A painter of the lanes of the moment: the clocks of the move and the gate delays of the clock with the
/// number of nets that change, each a magnification of the marked piece above it.
final class MomentLanes extends PaintedRegion {
    private static final Texts TEXTS = Texts.of("lanes");

    private final Supplier<LanePlan> plans;

    MomentLanes(TimeLine time, Supplier<LanePlan> plans) {
        this.plans = plans;
        time.momentProperty().subscribe(this::repaint);
    }

    @Override
    protected void paint(Pen g, double width, double height) {
        LanePlan plan = plans.get();
        if (plan.lanes().contains(Unit.CLOCK)) {
            LanePainting.label(g, this, TEXTS.get("lane.clock"), plan.lane(Unit.CLOCK).from(plan.border()));
        }
        if (plan.lanes().contains(Unit.GATE)) {
            LanePainting.label(g, this, TEXTS.get("lane.gate"), plan.lane(Unit.GATE).from(plan.border()));
        }
        plan.now().ifPresent(now -> {
            if (plan.lanes().size() > 1) {
                funnel(g, plan, now);
            }
            if (plan.lanes().contains(Unit.CLOCK)) {
                paintClocks(g, plan, now);
            }
            if (plan.lanes().contains(Unit.GATE)) {
                paintGates(g, plan, now);
            }
        });
    }

    private void funnel(Pen g, LanePlan plan, Moment now) {
        g.setFill(ink(CanvasColor.FUNNEL));
        double right = getWidth() - LanePlan.END;
        Lane clock = plan.lane(Unit.CLOCK).from(plan.border());
        Lane gate = plan.lane(Unit.GATE).from(plan.border());
        widen(g, LanePlan.LABEL + now.at().move() * plan.slot(Unit.MOVE), plan.slot(Unit.MOVE), right, 0,
            clock.top());
        widen(g, LanePlan.LABEL + now.at().clock() * plan.slot(Unit.CLOCK), plan.slot(Unit.CLOCK), right,
            clock.bottom(), gate.top());
    }

    private static void widen(Pen g, double x, double slot, double right, double top, double bottom) {
        g.fillPolygon(new double[] {x, x + slot, right, LanePlan.LABEL},
            new double[] {top, top, bottom, bottom}, 4);
    }

    private void paintClocks(Pen g, LanePlan plan, Moment now) {
        List<ClockRun> clocks = now.move().clocks();
        double slot = plan.slot(Unit.CLOCK);
        Lane lane = plan.lane(Unit.CLOCK).from(plan.border());
        g.setFont(Fonts.code(11));
        g.setTextAlign(TextAlignment.CENTER);
        g.setLineWidth(1);
        for (int i = 0; i < clocks.size(); i++) {
            boolean current = i == now.at().clock();
            double x = LanePlan.LABEL + i * slot + 1;
            if (current) {
                g.setFill(ink(CanvasColor.ACCENT));
                g.fillRoundRect(x, lane.top(), slot - 2, lane.height(), 8, 8);
            } else {
                g.setStroke(ink(CanvasColor.LINE));
                g.strokeRoundRect(x + 0.5, lane.top() + 0.5, slot - 3, lane.height() - 1, 8, 8);
            }
            g.setFill(ink(current ? CanvasColor.ON_ACCENT : CanvasColor.QUIET));
            g.fillText(clocks.get(i).findState().map(Enum::name).orElse("?"), x + slot / 2, lane.middle(),
                slot - 6);
        }
    }

    private void paintGates(Pen g, LanePlan plan, Moment now) {
        ClockRun clock = now.clock();
        double slot = plan.slot(Unit.GATE);
        Lane lane = plan.lane(Unit.GATE).from(plan.border());
        g.setFill(ink(CanvasColor.RAISED));
        g.fillRect(LanePlan.LABEL, lane.top(), getWidth() - LanePlan.LABEL - LanePlan.END, lane.height());
        g.setStroke(ink(CanvasColor.LINE), 1);
        g.strokeRect(LanePlan.LABEL + 0.5, lane.top() + 0.5, getWidth() - LanePlan.LABEL - LanePlan.END - 1,
            lane.height() - 1);
        g.setFill(ink(CanvasColor.LINE));
        g.fillRect(LanePlan.LABEL + now.at().step() * slot, lane.top(), slot, lane.height());
        int most = 1;
        for (int step = 0; step <= clock.steps(); step++) {
            most = Math.max(most, clock.togglesAt(step));
        }
        boolean numbers = lane.height() >= 40;
        double reach = lane.height() - (numbers ? 20 : 6);
        g.setFont(Fonts.code(11));
        g.setTextAlign(TextAlignment.LEFT);
        for (int step = 0; step <= clock.steps(); step++) {
            double x = LanePlan.LABEL + step * slot;
            int toggles = clock.togglesAt(step);
            if (toggles > 0) {
                double tall = Math.max(2, Math.sqrt((double) toggles / most) * reach);
                g.setFill(ink(step > now.at().step() ? CanvasColor.CELL_BORDER
                    : now.isIn(ControllerState.UPDATE) ? CanvasColor.FLIP
                    : CanvasColor.REMOTE));
                g.fillRoundRect(x + slot * 0.28, lane.bottom() - tall - 2, slot * 0.44, tall, 3, 3);
            }
            if (numbers && slot > 18) {
                g.setFill(ink(step == now.at().step() ? CanvasColor.TEXT : CanvasColor.QUIET));
                g.fillText(String.valueOf(step), x + 4, lane.top() + 9);
            }
        }
        LanePainting.cursor(g, this, LanePlan.LABEL + (now.at().step() + 0.5) * slot, lane);
    }
}
