package flipchip.app.circuit.timeline;

import java.util.Optional;
import flipchip.app.kit.draw.CanvasColor;
import flipchip.app.kit.draw.Fonts;
import flipchip.app.kit.draw.PaintedRegion;
import flipchip.app.kit.draw.Pen;
import flipchip.app.kit.draw.TextAlignment;
import flipchip.app.kit.draw.TextBaseline;
import flipchip.app.kit.text.Texts;
import flipchip.hwsim.referee.run.ClockRun;
import flipchip.hwsim.referee.run.Instant;
import javafx.scene.AccessibleRole;
import javafx.scene.input.MouseEvent;

/// A small picture of the clock in which the discs of a move turn: how much changes in each gate delay. Press
/// or drag to go there.
final class FlipBars extends PaintedRegion {
    private static final Texts TEXTS = Texts.of("lanes");
    private static final double FLOOR = 20;

    private final TimeLine time;

    FlipBars(TimeLine time) {
        this.time = time;
        setMinSize(120, 44);
        setPrefHeight(48);
        setAccessibleRole(AccessibleRole.IMAGE_VIEW);
        setAccessibleText(TEXTS.get("replay.bars"));
        time.momentProperty().subscribe(this::repaint);
        addEventHandler(MouseEvent.MOUSE_PRESSED, this::go);
        addEventHandler(MouseEvent.MOUSE_DRAGGED, this::go);
    }

    private Optional<Moment> now() {
        return time.momentProperty().get().filter(now -> now.move().square().isPresent());
    }

    private void go(MouseEvent event) {
        now().ifPresent(now -> {
            Instant update = TimeLine.updateOf(now.run(), now.at().move());
            int steps = now.run().moves().get(update.move()).clocks().get(update.clock()).steps();
            time.jump(new Instant(update.move(), update.clock(),
                Math.clamp((long) (event.getX() / getWidth() * (steps + 1)), 0, steps)));
        });
    }

    @Override
    protected void paint(Pen g, double width, double height) {
        now().ifPresent(now -> {
            Instant update = TimeLine.updateOf(now.run(), now.at().move());
            ClockRun clock = now.move().clocks().get(update.clock());
            boolean inside = now.at().clock() == update.clock() && !now.isEndOfMove();
            int reached = now.at().clock() < update.clock() ? -1 : inside ? now.at().step() : clock.steps();
            bars(g, clock, reached, width, height - FLOOR);
            double slot = width / (clock.steps() + 1);
            words(g, inside ? (now.at().step() + 0.5) * slot : -1, clock, now, width, height);
        });
    }

    private void bars(Pen g, ClockRun clock, int reached, double width, double floor) {
        double slot = width / (clock.steps() + 1);
        int most = 1;
        for (int step = 0; step <= clock.steps(); step++) {
            most = Math.max(most, clock.togglesAt(step));
        }
        for (int step = 0; step <= clock.steps(); step++) {
            int toggles = clock.togglesAt(step);
            double tall = toggles == 0 ? 2 : Math.max(4, Math.sqrt((double) toggles / most) * (floor - 6));
            g.setFill(ink(toggles == 0 || step > reached ? CanvasColor.IDLE : CanvasColor.FLIP));
            g.fillRect(Math.round(step * slot + slot * 0.22), floor - tall, Math.round(slot * 0.56), tall);
        }
        g.setStroke(ink(CanvasColor.LINE), 1);
        g.strokeLine(0, floor + 0.5, width, floor + 0.5);
    }

    /// @param cursor where it stands; negative where it is not inside this clock
    private void words(Pen g, double cursor, ClockRun clock, Moment now, double width, double height) {
        g.setFont(Fonts.text(11));
        g.setTextBaseline(TextBaseline.BOTTOM);
        g.setFill(ink(CanvasColor.QUIET));
        g.setTextAlign(TextAlignment.LEFT);
        boolean ends = width >= 420;
        if (ends) {
            g.fillText(TEXTS.get("replay.begins"), 0, height);
            g.setTextAlign(TextAlignment.RIGHT);
            g.fillText(TEXTS.get("replay.ends"), width, height);
        }
        g.setTextAlign(TextAlignment.CENTER);
        if (cursor < 0) {
            g.fillText(TEXTS.get("replay.delays", clock.steps()), width / 2, height);
            return;
        }
        g.setFill(ink(CanvasColor.TEXT));
        double room = ends ? 150 : 60;
        g.fillText(TEXTS.get("replay.at", now.at().step(), clock.steps()),
            Math.clamp(cursor, room, Math.max(room, width - room)), height);
        g.setStroke(ink(CanvasColor.TIP));
        g.setFill(ink(CanvasColor.TIP));
        g.setLineWidth(1.5);
        g.strokeLine(cursor, 4, cursor, height - FLOOR);
        g.fillOval(cursor - 4, 0, 8, 8);
    }
}
