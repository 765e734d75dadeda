package flipchip.app.hardware;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.geometry.Point2D;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.control.Label;
import flipchip.app.text.Texts;
import flipchip.app.time.Moment;
import flipchip.hwsim.ClockRun;
import flipchip.hwsim.Instant;
import flipchip.hwsim.control.ControllerState;

/// The game controller as a graph: its state now is filled, the transition that led there is drawn thick.
///
/// Ids: `state-INIT` and so on, each a label with `:current`. Look: hardware.css, style classes
/// `controller` and `state`.
public final class ControllerView extends PaintedRegion {
    private static final Texts TEXTS = Texts.of("hardware");
    private static final PseudoClass CURRENT = PseudoClass.getPseudoClass("current");
    private static final double LEFT = 0.30;
    private static final double RIGHT = 0.76;
    private static final double STATE_HEIGHT = 24;

    /// An arrow of the graph: from which state to which the controller can go.
    private record Edge(ControllerState from, ControllerState to) {}

    private static final List<Edge> EDGES = List.of(
        new Edge(ControllerState.INIT, ControllerState.SWAP1), new Edge(ControllerState.SWAP1, ControllerState.LATCH1),
        new Edge(ControllerState.LATCH1, ControllerState.TEST1), new Edge(ControllerState.TEST1, ControllerState.READY),
        new Edge(ControllerState.TEST1, ControllerState.SWAP2), new Edge(ControllerState.SWAP2, ControllerState.LATCH2),
        new Edge(ControllerState.LATCH2, ControllerState.TEST2), new Edge(ControllerState.TEST2, ControllerState.READY),
        new Edge(ControllerState.TEST2, ControllerState.OVER), new Edge(ControllerState.READY, ControllerState.READY),
        new Edge(ControllerState.READY, ControllerState.UPDATE), new Edge(ControllerState.UPDATE, ControllerState.SWAP1));

    private final Map<ControllerState, Label> states = new EnumMap<>(ControllerState.class);
    private Optional<Edge> latest = Optional.empty();

    public ControllerView(HardwareViewModel model) {
        setId("controller");
        getStyleClass().add("controller");
        setAccessibleRole(AccessibleRole.PARENT);
        for (ControllerState state : ControllerState.values()) {
            Label label = new Label(state.name());
            label.setId("state-" + state.name());
            label.getStyleClass().add("state");
            label.setAlignment(Pos.CENTER);
            states.put(state, label);
            getChildren().add(label);
        }
        setMinSize(180, 236);
        setPrefHeight(290);
        model.momentProperty().subscribe(this::show);
    }

    private void show(Optional<Moment> moment) {
        states.forEach((state, label) -> label.pseudoClassStateChanged(CURRENT,
            moment.filter(now -> now.controller() == state).isPresent()));
        latest = moment.flatMap(ControllerView::transition);
        setAccessibleText(moment.map(now -> latest
            .map(edge -> TEXTS.get("controller.came", now.controller(), edge.from()))
            .orElse(TEXTS.get("controller.in", now.controller()))).orElse(TEXTS.get("controller")));
        repaint();
    }

    private static Optional<Edge> transition(Moment now) {
        Instant edge = new Instant(now.at().move(), now.at().clock(), 0);
        Instant earlier = now.run().previousStep(edge);
        if (earlier.equals(edge)) {
            return Optional.empty();
        }
        ClockRun before = now.run().clock(earlier);
        return Optional.of(new Edge(before.state(), now.controller()));
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

    private double stateWidth() {
        return Math.min(84, getWidth() * 0.36);
    }

    private Point2D center(ControllerState state) {
        double rows = Math.max(STATE_HEIGHT + 8, (getHeight() - STATE_HEIGHT - 8) / 5);
        return new Point2D(Math.round(getWidth() * (isLeft(state) ? LEFT : RIGHT)),
            Math.round(4 + STATE_HEIGHT / 2 + row(state) * rows));
    }

    @Override
    protected void layoutChildren() {
        super.layoutChildren();
        states.forEach((state, label) -> {
            Point2D center = center(state);
            label.resizeRelocate(center.getX() - stateWidth() / 2, center.getY() - STATE_HEIGHT / 2, stateWidth(),
                STATE_HEIGHT);
        });
    }

    @Override
    protected void paint(GraphicsContext g, double width, double height) {
        EDGES.stream().filter(edge -> !latest.equals(Optional.of(edge))).forEach(edge -> draw(g, edge, false));
        latest.ifPresent(edge -> draw(g, edge, true));
    }

    private void draw(GraphicsContext g, Edge edge, boolean strong) {
        Point2D from = center(edge.from());
        Point2D to = center(edge.to());
        double half = stateWidth() / 2;
        double tall = STATE_HEIGHT / 2;
        g.setStroke(ink(strong ? Ink.ACCENT : Ink.CELL_BORDER));
        g.setLineWidth(strong ? 2.2 : 1.2);
        double[] xs;
        double[] ys;
        if (edge.from() == edge.to()) {
            double right = from.getX() + half;
            xs = new double[] {right, right + 12, right + 12, right};
            ys = new double[] {from.getY() - 5, from.getY() - 5, from.getY() + 5, from.getY() + 5};
        } else if (edge.from() == ControllerState.UPDATE) {
            double bend = from.getX() - half - 14;
            xs = new double[] {from.getX() - half, bend, bend, to.getX() - half};
            ys = new double[] {from.getY(), from.getY(), to.getY(), to.getY()};
        } else if (edge.to() == ControllerState.SWAP2) {
            double bend = (from.getX() + to.getX()) / 2;
            xs = new double[] {from.getX() + half, bend, bend, to.getX() - half};
            ys = new double[] {from.getY(), from.getY(), to.getY(), to.getY()};
        } else if (edge.from() == ControllerState.TEST2 && edge.to() == ControllerState.READY) {
            double middle = (from.getY() + to.getY()) / 2;
            xs = new double[] {from.getX() - half / 2, from.getX() - half / 2, to.getX() + half / 2, to.getX() + half / 2};
            ys = new double[] {from.getY() + tall, middle, middle, to.getY() - tall};
        } else {
            xs = new double[] {from.getX(), to.getX()};
            ys = new double[] {from.getY() + tall, to.getY() - tall};
        }
        g.strokePolyline(xs, ys, xs.length);
        arrow(g, xs, ys, strong ? 5.5 : 4);
    }

    private static void arrow(GraphicsContext g, double[] xs, double[] ys, double size) {
        int last = xs.length - 1;
        double length = Math.max(1, Math.hypot(xs[last] - xs[last - 1], ys[last] - ys[last - 1]));
        double ux = (xs[last] - xs[last - 1]) / length;
        double uy = (ys[last] - ys[last - 1]) / length;
        g.strokePolyline(new double[] {xs[last] - (ux + uy) * size, xs[last], xs[last] - (ux - uy) * size},
            new double[] {ys[last] - (uy - ux) * size, ys[last], ys[last] - (uy + ux) * size}, 3);
    }
}
