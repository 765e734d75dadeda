package flipchip.app.circuit.controller;

import java.util.Map;
import java.util.function.Function;
import flipchip.app.kit.draw.CanvasColor;
import flipchip.app.kit.draw.Fonts;
import flipchip.app.kit.draw.Ink;
import flipchip.app.kit.draw.Pen;
import flipchip.app.kit.draw.TextAlignment;
import flipchip.app.kit.draw.TextBaseline;
import flipchip.hwsim.referee.control.ControllerState;

/// A painter of the controller's graph. The transition that led to the current state is
/// drawn thick, the one that comes next is dashed, those that were taken at some time have a larger head.
///
/// @param words the texts of the area `controller`, by their keys
public record GraphPainter(Pen g, GraphLayout layout, Function<CanvasColor, Ink> inks,
        Function<String, String> words) {
    private static final Map<Transition, String> CONDITIONS =
        Map.of(new Transition(ControllerState.TEST1, ControllerState.SWAP2), "controller.if.none",
            new Transition(ControllerState.TEST1, ControllerState.READY), "controller.if.move",
            new Transition(ControllerState.TEST2, ControllerState.READY), "controller.if.move",
            new Transition(ControllerState.TEST2, ControllerState.OVER), "controller.if.none",
            new Transition(ControllerState.READY, ControllerState.UPDATE), "controller.if.played");

    /// How far the arrow of a state to itself reaches.
    private static final double LOOP = 10;

    /// How an arrow is drawn.
    private enum Weight { PLAIN, TAKEN, NEXT, LATEST }

    /// The arrows and what they depend on.
    public void arrows(GraphPicture picture) {
        for (Transition arrow : Transition.ALL) {
            if (picture.latchStates() || !arrow.from().latchesLegal() && !arrow.to().latchesLegal()) {
                draw(arrow, picture.taken().contains(arrow) ? Weight.TAKEN : Weight.PLAIN);
            }
        }
        if (!picture.latchStates()) {
            draw(new Transition(ControllerState.SWAP1, ControllerState.TEST1), Weight.PLAIN);
            draw(new Transition(ControllerState.SWAP2, ControllerState.TEST2), Weight.PLAIN);
        }
        g.setFont(Fonts.text(11));
        g.setFill(inks.apply(CanvasColor.QUIET));
        if (layout.hasRoomForWords()) {
            CONDITIONS.forEach((arrow, key) -> label(arrow, words.apply(key)));
        }
        picture.next().ifPresent(arrow -> draw(arrow, Weight.NEXT));
        picture.latest().ifPresent(arrow -> draw(arrow, Weight.LATEST));
    }

    /// The states, the current one filled; for a room in which they are no parts of their own.
    public void states(GraphPicture picture) {
        g.setText(Fonts.code(11), TextAlignment.CENTER, TextBaseline.CENTER);
        g.setLineWidth(1);
        double round = layout.stateHeight();
        for (ControllerState state : ControllerState.values()) {
            if (picture.latchStates() || !state.latchesLegal()) {
                boolean now = picture.current().filter(state::equals).isPresent();
                double x = layout.center(state).x() - layout.stateWidth() / 2;
                double y = layout.center(state).y() - layout.stateHeight() / 2;
                g.setFill(inks.apply(now ? CanvasColor.ACCENT : CanvasColor.CELL));
                g.fillRoundRect(x, y, layout.stateWidth(), layout.stateHeight(), round, round);
                g.setStroke(inks.apply(now ? CanvasColor.ACCENT : CanvasColor.CELL_BORDER));
                g.strokeRoundRect(x + 0.5, y + 0.5, layout.stateWidth() - 1, layout.stateHeight() - 1, round,
                    round);
                g.setFill(inks.apply(now ? CanvasColor.ON_ACCENT : CanvasColor.TEXT));
                g.fillText(state.name(), layout.center(state).x(), layout.center(state).y());
            }
        }
    }

    /// The condition of an arrow, where no other arrow is.
    private void label(Transition arrow, String words) {
        GraphLayout.Spot from = layout.center(arrow.from());
        GraphLayout.Spot to = layout.center(arrow.to());
        g.setTextBaseline(TextBaseline.CENTER);
        if (arrow.to() == ControllerState.SWAP2) {
            double begin = from.x() + layout.stateWidth() / 2;
            g.setTextAlign(TextAlignment.CENTER);
            g.fillText(words, (begin + bend()) / 2, from.y() - 8, bend() - begin - 4);
        } else if (arrow.from() == ControllerState.TEST2 && arrow.to() == ControllerState.READY) {
            g.setTextAlign(TextAlignment.CENTER);
            g.fillText(words, (from.x() + to.x() + LOOP) / 2 + 1, to.y() - 1,
                from.x() - to.x() - layout.stateWidth() - LOOP - 6);
        } else if (arrow.from() == ControllerState.TEST1) {
            g.setTextAlign(TextAlignment.RIGHT);
            g.fillText(words, from.x() - 7, (from.y() + to.y()) / 2);
        } else {
            g.setTextAlign(TextAlignment.LEFT);
            g.fillText(words, from.x() + 7, (from.y() + to.y()) / 2);
        }
    }

    private void draw(Transition arrow, Weight weight) {
        boolean strong = weight == Weight.LATEST || weight == Weight.NEXT;
        g.setStroke(inks.apply(strong ? CanvasColor.ACCENT
            : weight == Weight.TAKEN ? CanvasColor.TEXT
            : CanvasColor.CELL_BORDER));
        g.setLineWidth(weight == Weight.LATEST ? 2.2 : weight == Weight.PLAIN ? 1.2 : 1.6);
        double[][] points = points(arrow);
        if (weight == Weight.NEXT) {
            g.setLineDashes(4, 4);
        }
        g.strokePolyline(points[0], points[1], points[0].length);
        g.setLineDashes();
        head(points[0], points[1], weight == Weight.PLAIN ? 4 : 5.5);
    }

    /// Where the arrow to SWAP2 goes up, close to the states beside it: left of it stands its condition.
    private double bend() {
        return Math.round(layout.center(ControllerState.SWAP2).x() - layout.stateWidth() / 2 - 11);
    }

    private double[][] points(Transition arrow) {
        GraphLayout.Spot from = layout.center(arrow.from());
        GraphLayout.Spot to = layout.center(arrow.to());
        double half = layout.stateWidth() / 2;
        double tall = layout.stateHeight() / 2;
        if (arrow.from() == arrow.to()) {
            double right = from.x() + half;
            return new double[][] {{right, right + LOOP, right + LOOP, right},
                {from.y() - 5, from.y() - 5, from.y() + 5, from.y() + 5}};
        }
        if (arrow.from() == ControllerState.UPDATE) {
            double bend = from.x() - half - 14;
            return new double[][] {{from.x() - half, bend, bend, to.x() - half},
                {from.y(), from.y(), to.y(), to.y()}};
        }
        if (arrow.to() == ControllerState.SWAP2) {
            return new double[][] {{from.x() + half, bend(), bend(), to.x() - half},
                {from.y(), from.y(), to.y(), to.y()}};
        }
        if (arrow.from() == ControllerState.TEST2 && arrow.to() == ControllerState.READY) {
            double middle = (from.y() + to.y()) / 2;
            return new double[][] {
                {from.x() - half / 2, from.x() - half / 2, to.x() + half / 2, to.x() + half / 2},
                {from.y() + tall, middle, middle, to.y() - tall}};
        }
        return new double[][] {{from.x(), to.x()}, {from.y() + tall, to.y() - tall}};
    }

    private void head(double[] xs, double[] ys, double size) {
        int last = xs.length - 1;
        double length = Math.max(1, Math.hypot(xs[last] - xs[last - 1], ys[last] - ys[last - 1]));
        double ux = (xs[last] - xs[last - 1]) / length;
        double uy = (ys[last] - ys[last - 1]) / length;
        g.strokePolyline(new double[] {xs[last] - (ux + uy) * size, xs[last], xs[last] - (ux - uy) * size},
            new double[] {ys[last] - (uy - ux) * size, ys[last], ys[last] - (uy + ux) * size}, 3);
    }
}
