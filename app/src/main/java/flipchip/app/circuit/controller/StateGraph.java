package flipchip.app.circuit.controller;

import java.util.Collection;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import flipchip.app.kit.control.Controls;
import flipchip.app.kit.control.Tip;
import flipchip.app.kit.draw.CanvasColor;
import flipchip.app.kit.draw.Fonts;
import flipchip.app.kit.draw.PaintedRegion;
import flipchip.app.kit.draw.Pen;
import flipchip.app.kit.draw.TextAlignment;
import flipchip.app.kit.draw.TextBaseline;
import flipchip.app.kit.text.Texts;
import flipchip.hwsim.referee.control.ControllerState;
import javafx.css.PseudoClass;
import javafx.geometry.Point2D;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;
import javafx.scene.input.ContextMenuEvent;
import javafx.scene.input.MouseButton;

/// A graph of the game controller. The current state is filled, the transition that led there is drawn thick,
/// the one that comes next is dashed, those that were taken at some time have a larger arrow head.
///
/// Ids: the prefix and the name of the state, each a label with `:current`. Look: controller.css, style class
/// `state`.
public final class StateGraph extends PaintedRegion {
    private static final PseudoClass CURRENT = PseudoClass.getPseudoClass("current");
    private static final Texts TEXTS = Texts.of("controller");
    private static final Map<Transition, String> CONDITIONS =
        Map.of(new Transition(ControllerState.TEST1, ControllerState.SWAP2), "controller.if.none",
            new Transition(ControllerState.TEST1, ControllerState.READY), "controller.if.move",
            new Transition(ControllerState.TEST2, ControllerState.READY), "controller.if.move",
            new Transition(ControllerState.TEST2, ControllerState.OVER), "controller.if.none",
            new Transition(ControllerState.READY, ControllerState.UPDATE), "controller.if.played");
    private static final double LEFT = 0.30;
    private static final double RIGHT = 0.76;
    private static final double TALLEST = 24;
    private static final double LOWEST = 15;
    /// Least height of a state, in pixels, at which the arrows' conditions fit.
    private static final double ROOMY = 20;

    /// What is drawn.
    ///
    /// @param current     the state now
    /// @param latest      the transition that led there
    /// @param next        the transition at the next clock edge
    /// @param taken       transitions that were taken at some time
    /// @param latchStates whether the controller has the states LATCH1 and LATCH2
    public record Picture(Optional<ControllerState> current, Optional<Transition> latest,
            Optional<Transition> next, Collection<Transition> taken, boolean latchStates) {
        static final Picture EMPTY =
            new Picture(Optional.empty(), Optional.empty(), Optional.empty(), List.of(), true);
    }

    /// How an arrow is drawn.
    private enum Weight { PLAIN, TAKEN, NEXT, LATEST }

    private final Map<ControllerState, Label> states = new EnumMap<>(ControllerState.class);
    private Picture picture = Picture.EMPTY;

    /// @param prefix of the ids of the states
    public StateGraph(String prefix) {
        setAccessibleRole(AccessibleRole.PARENT);
        for (ControllerState state : ControllerState.values()) {
            Label label = Controls.withId(new Label(state.name()), prefix + state.name(), "state");
            label.setAlignment(Pos.CENTER);
            label.setTooltip(new Tip(TEXTS.get("controller.state." + state)));
            states.put(state, label);
            getChildren().add(label);
        }
        setMinSize(180, 110);
        setPrefHeight(200);
    }

    /// Asks about a state that is pressed, and where a menu over it is asked for.
    void whenAsked(Consumer<ControllerState> pressed, BiConsumer<ControllerState, ContextMenuEvent> menu) {
        states.forEach((state, label) -> {
            label.setOnMouseClicked(event -> {
                if (event.getButton() == MouseButton.PRIMARY) {
                    pressed.accept(state);
                }
            });
            label.setOnContextMenuRequested(event -> menu.accept(state, event));
        });
    }

    public void show(Picture now) {
        if (now.equals(picture)) {
            return;
        }
        picture = now;
        states.forEach((state, label) -> {
            label.pseudoClassStateChanged(CURRENT, now.current().equals(Optional.of(state)));
            label.setVisible(now.latchStates() || !state.latchesLegal());
        });
        repaint();
    }

    private static int row(ControllerState state) {
        return switch (state) {
            case INIT -> 0;
            case SWAP1, SWAP2 -> 1;
            case LATCH1, LATCH2 -> 2;
            case TEST1, TEST2 -> 3;
            case READY, OVER -> 4;
            case UPDATE -> 5;
        };
    }

    private static boolean isLeft(ControllerState state) {
        return switch (state) {
            case SWAP2, LATCH2, TEST2, OVER -> false;
            default -> true;
        };
    }

    /// Lower where there is little room, so that the arrows stay visible.
    private double stateHeight() {
        return Math.clamp(Math.round(getHeight() / 8.5), LOWEST, TALLEST);
    }

    private double stateWidth() {
        return Math.min(76, getWidth() * 0.36);
    }

    private Point2D center(ControllerState state) {
        double rows = (getHeight() - stateHeight() - 8) / 5;
        return new Point2D(Math.round(getWidth() * (isLeft(state) ? LEFT : RIGHT)),
            Math.round(4 + stateHeight() / 2 + row(state) * rows));
    }

    @Override
    protected void layoutChildren() {
        super.layoutChildren();
        states.forEach((state, label) -> {
            Point2D center = center(state);
            label.resizeRelocate(center.getX() - stateWidth() / 2, center.getY() - stateHeight() / 2,
                stateWidth(), stateHeight());
        });
    }

    @Override
    protected void paint(Pen g, double width, double height) {
        for (Transition arrow : Transition.ALL) {
            if (picture.latchStates() || !arrow.from().latchesLegal() && !arrow.to().latchesLegal()) {
                draw(g, arrow, picture.taken().contains(arrow) ? Weight.TAKEN : Weight.PLAIN);
            }
        }
        if (!picture.latchStates()) {
            draw(g, new Transition(ControllerState.SWAP1, ControllerState.TEST1), Weight.PLAIN);
            draw(g, new Transition(ControllerState.SWAP2, ControllerState.TEST2), Weight.PLAIN);
        }
        g.setFont(Fonts.text(11));
        g.setFill(ink(CanvasColor.QUIET));
        if (stateHeight() >= ROOMY) {
            CONDITIONS.forEach((arrow, key) -> label(g, arrow, TEXTS.get(key)));
        }
        picture.next().ifPresent(arrow -> draw(g, arrow, Weight.NEXT));
        picture.latest().ifPresent(arrow -> draw(g, arrow, Weight.LATEST));
    }

    /// The condition of an arrow, where no other arrow is.
    private void label(Pen g, Transition arrow, String words) {
        Point2D from = center(arrow.from());
        Point2D to = center(arrow.to());
        g.setTextBaseline(TextBaseline.CENTER);
        double row = center(ControllerState.LATCH1).getY() - center(ControllerState.SWAP1).getY();
        if (arrow.to() == ControllerState.SWAP2) {
            g.setTextAlign(TextAlignment.RIGHT);
            g.fillText(words, (from.getX() + to.getX()) / 2 - 4, from.getY() - row / 2);
        } else if (arrow.from() == ControllerState.TEST2 && arrow.to() == ControllerState.READY) {
            g.setTextAlign(TextAlignment.CENTER);
            g.fillText(words, (from.getX() + to.getX()) / 2 + 5, to.getY() - 1);
        } else if (arrow.from() == ControllerState.TEST1) {
            g.setTextAlign(TextAlignment.RIGHT);
            g.fillText(words, from.getX() - 7, (from.getY() + to.getY()) / 2);
        } else {
            g.setTextAlign(TextAlignment.LEFT);
            g.fillText(words, from.getX() + 7, (from.getY() + to.getY()) / 2);
        }
    }

    private void draw(Pen g, Transition arrow, Weight weight) {
        boolean strong = weight == Weight.LATEST || weight == Weight.NEXT;
        g.setStroke(ink(strong ? CanvasColor.ACCENT
            : weight == Weight.TAKEN ? CanvasColor.TEXT
            : CanvasColor.CELL_BORDER));
        g.setLineWidth(weight == Weight.LATEST ? 2.2 : weight == Weight.PLAIN ? 1.2 : 1.6);
        double[][] points = points(arrow);
        if (weight == Weight.NEXT) {
            g.setLineDashes(4, 4);
        }
        g.strokePolyline(points[0], points[1], points[0].length);
        g.setLineDashes();
        head(g, points[0], points[1], weight == Weight.PLAIN ? 4 : 5.5);
    }

    private double[][] points(Transition arrow) {
        Point2D from = center(arrow.from());
        Point2D to = center(arrow.to());
        double half = stateWidth() / 2;
        double tall = stateHeight() / 2;
        if (arrow.from() == arrow.to()) {
            double right = from.getX() + half;
            return new double[][] {{right, right + 10, right + 10, right},
                {from.getY() - 5, from.getY() - 5, from.getY() + 5, from.getY() + 5}};
        }
        if (arrow.from() == ControllerState.UPDATE) {
            double bend = from.getX() - half - 14;
            return new double[][] {{from.getX() - half, bend, bend, to.getX() - half},
                {from.getY(), from.getY(), to.getY(), to.getY()}};
        }
        if (arrow.to() == ControllerState.SWAP2) {
            double bend = (from.getX() + to.getX()) / 2;
            return new double[][] {{from.getX() + half, bend, bend, to.getX() - half},
                {from.getY(), from.getY(), to.getY(), to.getY()}};
        }
        if (arrow.from() == ControllerState.TEST2 && arrow.to() == ControllerState.READY) {
            double middle = (from.getY() + to.getY()) / 2;
            return new double[][] {
                {from.getX() - half / 2, from.getX() - half / 2, to.getX() + half / 2, to.getX() + half / 2},
                {from.getY() + tall, middle, middle, to.getY() - tall}};
        }
        return new double[][] {{from.getX(), to.getX()}, {from.getY() + tall, to.getY() - tall}};
    }

    private static void head(Pen g, double[] xs, double[] ys, double size) {
        int last = xs.length - 1;
        double length = Math.max(1, Math.hypot(xs[last] - xs[last - 1], ys[last] - ys[last - 1]));
        double ux = (xs[last] - xs[last - 1]) / length;
        double uy = (ys[last] - ys[last - 1]) / length;
        g.strokePolyline(new double[] {xs[last] - (ux + uy) * size, xs[last], xs[last] - (ux - uy) * size},
            new double[] {ys[last] - (uy - ux) * size, ys[last], ys[last] - (uy + ux) * size}, 3);
    }
}
