package flipchip.app.circuit.waves;

import java.util.function.Function;
import flipchip.app.kit.draw.CanvasColor;
import flipchip.app.kit.draw.Fonts;
import flipchip.app.kit.draw.Ink;
import flipchip.app.kit.draw.Pen;
import flipchip.app.kit.draw.TextBaseline;
import flipchip.app.kit.draw.Typeface;
import flipchip.hwsim.referee.run.ClockRun;
import flipchip.hwsim.referee.run.GameRun;
import flipchip.hwsim.referee.run.Instant;

/// A painter of traces and their ruler, as in waveform viewers: a bit as a level, a bus as hexagons with its
/// value inside, more changes than pixels as a filled block. Only what lies in the window is looked at.
public record WavePainter(Pen pen, Function<CanvasColor, Ink> ink, TimeWindow window) {
    /// Shorter pieces, in pixels, run together in a block.
    private static final double NARROW = 2;
    private static final double SLOPE = 3;
    private static final double INSET = 4;
    private static final double LETTER = 6.7;
    private static final Typeface VALUES = Fonts.code(11);

    /// The part of `trace` that the window shows, in a strip of this height.
    public void trace(Trace trace, int width, Radix radix, double height) {
        pen.setFont(VALUES);
        pen.setTextBaseline(TextBaseline.CENTER);
        int index = trace.indexAt(window.from());
        double right = Math.min(window.width(), window.x(window.end()));
        while (index < trace.size() && window.x(trace.time(index)) < right) {
            double from = Math.max(0, window.x(trace.time(index)));
            double to = index + 1 < trace.size() ? Math.min(right, window.x(trace.time(index + 1))) : right;
            if (to - from < NARROW) {
                index = block(trace, index, from, height);
            } else if (width == 1) {
                level(trace, index, from, to, height);
                index++;
            } else {
                hexagon(radix.write(trace.value(index), width), from, to, height);
                index++;
            }
        }
    }

    /// Draws changes that fall together and says where to go on.
    private int block(Trace trace, int index, double from, double height) {
        int next = index;
        double to = from;
        while (next < trace.size()
                && window.x(next + 1 < trace.size() ? trace.time(next + 1) : window.end()) - to < NARROW
                && to < window.width()) {
            to = Math.max(0, window.x(trace.time(next))) + NARROW;
            next = Math.max(next + 1, trace.indexAt(window.from() + to / window.scale()));
        }
        pen.setFill(ink.apply(CanvasColor.REMOTE));
        pen.fillRect(from, INSET, Math.max(NARROW, to - from), height - 2 * INSET);
        return Math.max(index + 1, next);
    }

    private void level(Trace trace, int index, double from, double to, double height) {
        boolean high = trace.value(index) != 0;
        double y = high ? INSET : height - INSET;
        if (high) {
            pen.setFill(ink.apply(CanvasColor.FUNNEL));
            pen.fillRect(from, INSET, to - from, height - 2 * INSET);
        }
        pen.setStroke(ink.apply(high ? CanvasColor.LEGAL : CanvasColor.QUIET), high ? 1.8 : 1.2);
        pen.strokeLine(from, y, to, y);
        if (index > 0 && from > 0) {
            pen.setStroke(ink.apply(CanvasColor.LEGAL));
            pen.strokeLine(from, INSET, from, height - INSET);
        }
    }

    private void hexagon(String value, double from, double to, double height) {
        double slope = Math.min(SLOPE, (to - from) / 2);
        double middle = height / 2;
        double[] xs = {from, from + slope, to - slope, to, to - slope, from + slope, from};
        double[] ys = {middle, INSET, INSET, middle, height - INSET, height - INSET, middle};
        pen.setStroke(ink.apply(CanvasColor.REMOTE), 1.2);
        pen.strokePolyline(xs, ys, xs.length);
        int room = (int) ((to - from - 2 * slope - 4) / LETTER);
        if (room >= 1) {
            pen.setFill(ink.apply(CanvasColor.TEXT));
            pen.fillText(
                value.length() <= room ? value : room == 1 ? "…" : value.substring(0, room - 1) + "…",
                from + slope + 3, middle);
        }
    }

    /// Clock edges as thin lines through a strip of this height, where there is room for them.
    void edges(GameRun run, double height) {
        int period = run.machine().options().period();
        if (period * window.scale() < 12) {
            return;
        }
        pen.setStroke(ink.apply(CanvasColor.LINE), 1);
        for (long time = Math.ceilDiv((long) window.from(), period) * (long) period; time <= window.until();
                time += period) {
            double x = Math.floor(window.x(time)) + 0.5;
            pen.strokeLine(x, 0, x, height);
        }
    }

    /// Moves and clocks by name, with the time in gate delays.
    void ruler(GameRun run, double height) {
        pen.setFont(Fonts.text(11));
        pen.setTextBaseline(TextBaseline.CENTER);
        Instant at = run.at((long) window.from());
        Instant clock = new Instant(at.move(), at.clock(), 0);
        double taken = -1;
        while (true) {
            ClockRun now = run.clock(clock);
            double from = window.x(run.timeOf(clock));
            if (from > window.width()) {
                return;
            }
            taken = label(run, clock, now, from, taken, height);
            Instant next = window.scale() * now.steps() < 3 ? nextMove(run, clock) : run.nextClock(clock);
            if (next.compareTo(clock) <= 0 || next.step() != 0) {
                return;
            }
            clock = next;
        }
    }

    private static Instant nextMove(GameRun run, Instant clock) {
        return clock.move() + 1 < run.moves().size() ? new Instant(clock.move() + 1, 0, 0) : run.last();
    }

    /// Writes the name of a clock, if there is room behind what is written already; says how far it reaches.
    private double label(GameRun run, Instant clock, ClockRun now, double from, double taken, double height) {
        boolean begins = clock.clock() == 0;
        double x = Math.max(2, from + 3);
        String state = run.stateAt(clock).findState().map(Enum::name).orElse("?");
        String square = run.moves().get(clock.move()).square().map(Object::toString).orElse("");
        String text = begins ? (clock.move() + " " + square).strip() : state;
        boolean room = window.scale() * now.steps() > 44;
        if (begins) {
            pen.setStroke(ink.apply(CanvasColor.QUIET), 1);
            pen.strokeLine(from, 0, from, height);
        }
        double reach = x + text.length() * LETTER + 6;
        if (x > taken && (begins || room)) {
            pen.setFill(ink.apply(begins ? CanvasColor.TEXT : CanvasColor.QUIET));
            pen.fillText(text, x, height * 0.28);
            if (room) {
                pen.setFill(ink.apply(CanvasColor.QUIET));
                pen.fillText((begins ? state + " " : "") + run.timeOf(clock), x, height * 0.74);
            }
            return reach;
        }
        return taken;
    }
}
