package flipchip.app.circuit.inside;

import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import flipchip.app.circuit.array.ChipPlace;
import flipchip.app.circuit.inside.CellLayout.Point;
import flipchip.app.circuit.inside.Why.End;
import flipchip.app.circuit.inside.Why.Ray;
import flipchip.app.kit.draw.CanvasColor;
import flipchip.app.kit.draw.Fonts;
import flipchip.app.kit.draw.Pen;
import flipchip.app.kit.draw.TextAlignment;
import flipchip.app.kit.draw.TextBaseline;
import flipchip.engine.board.Square;
import flipchip.hwsim.gates.cause.CauseChain;
import flipchip.hwsim.gates.cause.CauseLink;
import flipchip.hwsim.gates.netlist.Net;

/// A painter of the marks over the cells.
record MarkPainter(Pen g, Scene scene) {
    private static final double HEAT_LOW = 0.06;
    private static final double HEAT_RANGE = 0.44;
    private static final double CAUSE_HALO = 0.35;

    /// A bar in each cell as high as its share of the largest figure, and the figure itself.
    void heat(int[] figures) {
        int most = Math.max(1, IntStream.of(figures).max().orElse(1));
        double side = scene.side();
        g.setText(Fonts.text(11), TextAlignment.CENTER, TextBaseline.BOTTOM);
        for (Square square : Square.values()) {
            if (!scene.sees(square)) {
                continue;
            }
            double share = (double) figures[square.index()] / most;
            double height = side * share;
            g.setFill(scene.ink(CanvasColor.ACCENT));
            g.setGlobalAlpha(HEAT_LOW + HEAT_RANGE * share);
            g.fillRect(scene.left(square) + 1, scene.top(square) + side - height, side - 2, height);
            g.setGlobalAlpha(1);
            String text = String.valueOf(figures[square.index()]);
            double width = 7.0 * text.length() + 4;
            double x = scene.geometry().x(square);
            double bottom = scene.top(square) + side;
            g.setFill(scene.ink(CanvasColor.PANEL));
            g.fillRect(x - width / 2, bottom - 14, width, 14);
            g.setFill(scene.ink(CanvasColor.TEXT));
            g.fillText(text, x, bottom - 1);
        }
    }

    /// The chain from gate to gate, each with its number.
    ///
    /// @param first the number of the first
    void path(List<Net> path, int first) {
        List<Point> points = path.stream().flatMap(net -> scene.place(net).stream()).toList();
        double[] x = points.stream().mapToDouble(Point::x).toArray();
        double[] y = points.stream().mapToDouble(Point::y).toArray();
        g.setStroke(scene.ink(CanvasColor.TIP), 3);
        g.setLineDashes(9, 4);
        g.strokePolyline(x, y, x.length);
        g.setLineDashes();
        if (x.length > 0) {
            ring(new Point(x[0], y[0]), 5);
            ring(new Point(x[x.length - 1], y[x.length - 1]), 9);
        }
        if (scene.level() != ChipPlace.Level.ARRAY) {
            g.setText(Fonts.text(11), TextAlignment.LEFT, TextBaseline.BOTTOM);
            g.setFill(scene.ink(CanvasColor.TEXT));
            for (int i = 0; i < x.length; i++) {
                g.fillText(String.valueOf(first + i + path.size() - x.length), x[i] + 6, y[i] - 5);
            }
        }
    }

    /// The links of a chain of causes from place to place, and a ring around the outcome.
    void causes(CauseChain chain) {
        for (double wide : new double[] {8, 2.5}) {
            g.setGlobalAlpha(wide > 3 ? CAUSE_HALO : 1);
            g.setStroke(scene.ink(CanvasColor.TIP), wide);
            for (CauseLink link : chain.links()) {
                for (int row : link.causes()) {
                    scene.place(link.net()).ifPresent(to -> scene.place(chain.links().get(row).net())
                        .ifPresent(from -> g.strokeLine(from.x(), from.y(), to.x(), to.y())));
                }
            }
        }
        g.setGlobalAlpha(1);
        boolean far = scene.level() == ChipPlace.Level.ARRAY;
        scene.place(chain.outcome().net()).ifPresent(at -> ring(at, far ? scene.side() * 0.44 : 12));
    }

    /// The cells of a trace, each with its number of gates: a whole frame where they act on the chosen gate,
    /// a dashed one where it acts on them.
    void cells(NetTrace trace) {
        CellWiring wiring = scene.parts().orElseThrow().wiring();
        g.setStroke(scene.ink(CanvasColor.ACCENT), 2);
        count(trace.fanIn().keySet(), wiring, 3);
        g.setLineDashes(5, 4);
        count(trace.fanOut().keySet(), wiring, 6);
        g.setLineDashes();
        scene.place(trace.root()).ifPresent(at -> ring(at, scene.side() * 0.3));
    }

    private void count(Set<Net> nets, CellWiring wiring, double outside) {
        int[] gates = new int[Square.values().length];
        nets.stream().mapToInt(net -> wiring.squareOf(net.id())).filter(square -> square >= 0)
            .forEach(square -> gates[square]++);
        double half = scene.side() / 2 + outside;
        g.setText(Fonts.text(11), TextAlignment.RIGHT, outside > 4 ? TextBaseline.BOTTOM : TextBaseline.TOP);
        g.setFill(scene.ink(CanvasColor.TEXT));
        for (Square square : Square.values()) {
            if (gates[square.index()] > 0) {
                Point at = center(square);
                g.strokeRoundRect(at.x() - half, at.y() - half, 2 * half, 2 * half, 14, 14);
                g.fillText(String.valueOf(gates[square.index()]), at.x() + half - 6,
                    outside > 4 ? at.y() + half - 7 : at.y() - half + 4);
            }
        }
    }

    /// Eight rays: a whole line to the disc that closes it, a dashed one to the cell that says no, which gets
    /// a cross. Inside a cell, where they would lie over the gates, only the gates that decide.
    void rays(Why why) {
        Point from = center(why.square());
        boolean inside = scene.level() != ChipPlace.Level.ARRAY;
        for (Ray ray : why.rays()) {
            if (inside) {
                scene.place(ray.decides()).ifPresent(at -> decided(at, ray.end() == End.CLOSED));
            } else if (ray.end() == End.CLOSED) {
                ray.last().ifPresent(last -> success(from, center(last)));
            } else if (ray.last().isPresent()) {
                failure(from, center(ray.last().get()));
            } else {
                double reach = scene.geometry().pitch() * 0.42;
                cross(new Point(from.x() + ray.direction().files() * reach,
                    from.y() + ray.direction().rows() * reach));
            }
        }
        g.setStroke(scene.ink(why.legal() ? CanvasColor.LEGAL : CanvasColor.TEXT), 3);
        double half = scene.side() / 2 + 3;
        double halfX = scene.width() / 2 + 3;
        g.strokeRoundRect(from.x() - halfX, from.y() - half, 2 * halfX, 2 * half, 16, 16);
    }

    private Point center(Square square) {
        return new Point(scene.geometry().x(square), scene.geometry().y(square));
    }

    private void success(Point from, Point to) {
        g.setStroke(scene.ink(CanvasColor.LEGAL), 5);
        g.setGlobalAlpha(0.75);
        g.strokeLine(from.x(), from.y(), to.x(), to.y());
        g.setGlobalAlpha(1);
        g.setLineWidth(2.5);
        ring(to, scene.side() * 0.36);
    }

    private void failure(Point from, Point to) {
        g.setStroke(scene.ink(CanvasColor.TEXT), 1.6);
        g.setLineDashes(4, 4);
        g.strokeLine(from.x(), from.y(), to.x(), to.y());
        g.setLineDashes();
        cross(to);
    }

    private void cross(Point at) {
        double arm = Math.clamp(scene.geometry().pitch() * 0.09, 4, 12);
        g.setStroke(scene.ink(CanvasColor.DIFFER), 3);
        g.strokeLine(at.x() - arm, at.y() - arm, at.x() + arm, at.y() + arm);
        g.strokeLine(at.x() - arm, at.y() + arm, at.x() + arm, at.y() - arm);
    }

    /// The gate that decides: a ring where it says yes, a cross where it says no.
    private void decided(Point at, boolean yes) {
        if (yes) {
            g.setStroke(scene.ink(CanvasColor.LEGAL), 3);
            ring(at, 12);
        } else {
            cross(at);
        }
    }

    private void ring(Point at, double radius) {
        g.strokeOval(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius);
    }
}
