package flipchip.app.circuit.inside;

import flipchip.app.circuit.inside.CellLayout.Point;
import flipchip.app.circuit.inside.CellWiring.Part;
import flipchip.app.circuit.timeline.Moment;
import flipchip.app.kit.draw.CanvasColor;
import flipchip.app.kit.draw.Fonts;
import flipchip.app.kit.draw.Pen;
import flipchip.app.kit.draw.TextAlignment;
import flipchip.app.kit.draw.TextBaseline;
import flipchip.engine.board.Color;
import flipchip.engine.board.Direction;
import flipchip.engine.board.Square;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.referee.array.CellGroup;
import flipchip.hwsim.referee.run.MachineState;

/// A painter of cells as blocks of gates: a gate has the shape of its kind, an outline while its output is
/// low and full in the colour of its signal while it is high; one that changed at this very step has a frame.
final class CellLevelPainter {
    /// A smaller gate has no room for its shape, for its name below, for its value inside.
    private static final double SHAPES_FROM = 3.4;
    private static final double LABELS_FROM = 12;
    private static final double GATE = 0.015;
    private static final double WIDE = 2.7;
    private static final double TALL = 2.3;
    private static final double CROWDED = 0.62;
    private static final double TREES = 0.85;

    private final Pen g;
    private final Scene scene;
    private final Parts parts;
    private final MachineState now;
    private final MachineState before;
    private final boolean fadeDead;
    private final BlockPainter blocks;

    CellLevelPainter(Pen g, Scene scene, Moment moment, boolean fadeDead) {
        this.g = g;
        this.scene = scene;
        this.fadeDead = fadeDead;
        parts = scene.parts().orElseThrow();
        now = moment.state();
        before = moment.before();
        blocks = new BlockPainter(g, scene, parts, now);
    }

    void draw() {
        for (Square square : Square.values()) {
            if (scene.sees(square)) {
                cell(square);
            }
        }
        if (parts.plan().isGrouped()) {
            blocks.legend();
        }
    }

    private void cell(Square square) {
        double side = scene.side();
        g.setFill(scene.ink(CanvasColor.CELL));
        g.fillRoundRect(scene.left(square) + 2, scene.top(square) + 2, scene.width() - 4, side - 4, 20, 20);
        if (parts.plan().isGrouped()) {
            blocks.draw(square);
        } else {
            blocks.disc(square, new Point(0.5, 0.5));
        }
        for (Direction direction : Direction.values()) {
            port(square, direction);
        }
        double radius = radius(scene);
        parts.wiring().parts().forEach(part -> {
            Point at = scene.place(square, part.name());
            Net net = parts.wiring().net(square, part.name());
            double fitting = radius * share(parts, part.name());
            if (!scene.sees(at.x(), at.y(), 3 * radius)) {
                return;
            }
            if (fitting < SHAPES_FROM) {
                lamp(at, net, part.name(), Math.max(1.6, fitting * 0.8));
            } else {
                gate(at, net, part, fitting);
            }
        });
    }

    private static double radius(Scene scene) {
        return Math.max(2, scene.side() * GATE);
    }

    /// Width and height of the gate of this name.
    static Point size(Scene scene, String name) {
        double radius = radius(scene) * share(scene.parts().orElseThrow(), name);
        return new Point(WIDE * radius, TALL * radius);
    }

    /// How large a gate is beside its neighbours: three roses below each other, two trees, and a user's cell
    /// leave less room.
    private static double share(Parts parts, String name) {
        return switch (CellGroup.find(name).orElse(CellGroup.LEAF)) {
            case LEAF -> CROWDED;
            case NEXT -> TREES;
            default -> parts.plan().isGrouped() ? 1 : CROWDED;
        };
    }

    /// The direction and the neighbour behind a port, between six wires in, on the outer side, and six out.
    private void port(Square square, Direction side) {
        Point middle = scene.on(square, GroupPlan.port(side));
        double halfX = GroupPlan.PORT_LENGTH * scene.width();
        double halfY = GroupPlan.PORT_HEIGHT * scene.side();
        double radius = Math.max(1.5, scene.side() * 0.0055);
        boolean flips = false;
        for (Color color : Color.values()) {
            flips |= now.high(net(square, side, "flip", color, true))
                    || now.high(net(square, side, "flip", color, false));
        }
        g.setFill(scene.ink(CanvasColor.DIE));
        g.fillRoundRect(middle.x() - halfX, middle.y() - halfY, 2 * halfX, 2 * halfY, halfY, halfY);
        g.setStroke(scene.ink(flips ? CanvasColor.FLIP : CanvasColor.CELL_BORDER), flips ? 1.8 : 1);
        g.strokeRoundRect(middle.x() - halfX, middle.y() - halfY, 2 * halfX, 2 * halfY, halfY, halfY);
        if (scene.side() >= Scene.NAMES_FROM) {
            g.setFill(scene.ink(CanvasColor.TEXT));
            g.setText(Fonts.code(11), TextAlignment.CENTER, TextBaseline.CENTER);
            g.fillText(side + " " + side.from(square).map(Square::toString).orElse("–"), middle.x(),
                middle.y(), 2 * halfX - 6);
        }
        for (Color color : Color.values()) {
            for (String signal : new String[] {"rem", "rol", "flip"}) {
                for (boolean in : new boolean[] {true, false}) {
                    lamp(scene.on(square, GroupPlan.portLamp(side, signal, color == Color.WHITE, in)),
                        net(square, side, signal, color, in), signal, radius);
                }
            }
        }
    }

    /// The net of a port's wire: flips are called after the way they travel, the others after the side that
    /// they tell of.
    private Net net(Square square, Direction side, String signal, Color color, boolean in) {
        String letter = color == Color.WHITE ? "W" : "B";
        boolean flip = signal.equals("flip");
        Direction named = flip == in ? side.opposite() : side;
        String name = in ? signal + letter + "_in" : (flip ? "flipOut" : signal) + letter;
        return parts.wiring().net(square, name + "[" + named + "]");
    }

    private void lamp(Point at, Net net, String name, double radius) {
        boolean high = now.high(net);
        boolean dead = fadeDead && (net.isConstant() || !parts.isLive(net));
        g.setGlobalAlpha(dead ? 0.35 : 1);
        if (high) {
            g.setFill(scene.ink(Signals.ink(name)));
            g.fillOval(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius);
        } else {
            g.setStroke(scene.ink(CanvasColor.RING), 1);
            g.strokeOval(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius);
        }
        if (dead) {
            g.strokeLine(at.x() - radius, at.y() + radius, at.x() + radius, at.y() - radius);
        }
        if (high != before.high(net)) {
            g.setStroke(scene.ink(CanvasColor.TIP), 1.2);
            g.strokeOval(at.x() - radius - 2.5, at.y() - radius - 2.5, 2 * radius + 5, 2 * radius + 5);
        }
        g.setGlobalAlpha(1);
    }

    /// A gate by its kind: an outline while its output is low, filled while it is high; its name below where
    /// there is room.
    private void gate(Point at, Net net, Part part, double radius) {
        boolean high = now.high(net);
        boolean dead = fadeDead && !parts.isLive(net);
        double wide = WIDE * radius;
        double tall = TALL * radius;
        g.setGlobalAlpha(dead ? 0.35 : 1);
        GateLevelPainter.shape(part.kind()).trace(g, at.x() - wide / 2, at.y() - tall / 2, wide, tall);
        g.setFill(scene.ink(high ? Signals.ink(part.name()) : CanvasColor.DIE));
        g.fill();
        g.setStroke(scene.ink(high ? Signals.ink(part.name()) : CanvasColor.RING), 1);
        g.stroke();
        if (dead) {
            g.strokeLine(at.x() - radius, at.y() + radius, at.x() + radius, at.y() - radius);
        }
        if (high != before.high(net)) {
            g.setStroke(scene.ink(CanvasColor.TIP), 1.4);
            g.strokeRoundRect(at.x() - wide / 2 - 3, at.y() - tall / 2 - 3, wide + 6, tall + 6, 6, 6);
        }
        if (radius >= LABELS_FROM) {
            g.setText(Fonts.text(11), TextAlignment.CENTER, TextBaseline.TOP);
            g.setFill(scene.ink(high ? CanvasColor.TEXT : CanvasColor.QUIET));
            g.fillText(part.name(), at.x(), at.y() + tall / 2 + 1, wide * 1.5);
        }
        g.setGlobalAlpha(1);
    }
}
