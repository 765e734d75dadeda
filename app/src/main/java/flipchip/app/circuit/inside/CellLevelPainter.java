package flipchip.app.circuit.inside;

import java.util.Locale;
import flipchip.app.circuit.inside.CellLayout.Point;
import flipchip.app.circuit.inside.CellWiring.Part;
import flipchip.app.circuit.inside.Inspection.Parts;
import flipchip.app.circuit.timeline.Moment;
import flipchip.app.kit.draw.ArcType;
import flipchip.app.kit.draw.CanvasColor;
import flipchip.app.kit.draw.Fonts;
import flipchip.app.kit.draw.Pen;
import flipchip.app.kit.draw.TextAlignment;
import flipchip.app.kit.draw.TextBaseline;
import flipchip.app.kit.text.Texts;
import flipchip.engine.board.Color;
import flipchip.engine.board.Direction;
import flipchip.engine.board.Square;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.referee.array.CellGroup;
import flipchip.hwsim.referee.run.MachineState;

/// A painter of cells as groups of gates: a gate has the shape of its kind, an outline while its output is
/// low and full in the colour of its signal while it is high; one that changed at this very step has a frame.
final class CellLevelPainter {
    private static final Texts TEXTS = Texts.of("schematic");
    private static final double TITLES_FROM = 260;
    /// Smaller cells lack room for words around the disc, and for names between boxes and ports aside.
    private static final double LATCHES_FROM = 330;
    private static final double SIDE_NAMES_FROM = 404;
    private static final double LETTER = 5.8;
    /// A smaller gate has no room for its shape.
    private static final double SHAPES_FROM = 3.4;

    private final Pen g;
    private final Scene scene;
    private final Parts parts;
    private final MachineState now;
    private final MachineState before;
    private final boolean fadeDead;

    CellLevelPainter(Pen g, Scene scene, Moment moment, boolean fadeDead) {
        this.g = g;
        this.scene = scene;
        this.fadeDead = fadeDead;
        parts = scene.parts().orElseThrow();
        now = moment.state();
        before = moment.before();
    }

    void draw() {
        for (Square square : Square.values()) {
            if (scene.sees(square)) {
                cell(square);
            }
        }
    }

    private void cell(Square square) {
        double side = scene.side();
        g.setFill(scene.ink(CanvasColor.CELL));
        g.fillRoundRect(scene.left(square) + 2, scene.top(square) + 2, side - 4, side - 4, 20, 20);
        if (parts.plan().isGrouped()) {
            ways(square);
            GroupPlan.groups().forEach(group -> box(square, group));
        }
        middle(square);
        for (Direction direction : Direction.values()) {
            port(square, direction);
        }
        double radius = Math.max(2, side * 0.0105);
        parts.wiring().parts().forEach(part -> {
            Point at = scene.place(square, part.name());
            Net net = parts.wiring().net(square, part.name());
            if (radius < SHAPES_FROM) {
                lamp(at, net, part.name(), radius);
            } else {
                gate(at, net, part, isCrowded(part) ? radius * 0.74 : radius);
            }
        });
    }

    private void box(Square square, CellGroup group) {
        Point corner = GroupPlan.corner(group);
        double x = scene.left(square) + corner.x() * scene.side();
        double y = scene.top(square) + corner.y() * scene.side();
        double size = GroupPlan.BOX * scene.side();
        g.setFill(scene.ink(CanvasColor.DIE));
        g.fillRoundRect(x, y, size, size, 10, 10);
        g.setStroke(scene.ink(CanvasColor.CELL_BORDER));
        g.setLineWidth(1);
        g.strokeRoundRect(x, y, size, size, 10, 10);
        if (scene.side() >= TITLES_FROM) {
            text(title(group, size - 6), x + size / 2, y + 11, size - 6);
            letters(square, group);
        }
    }

    /// What the group is called and how many gates it has, which is left out in a narrow box.
    private String title(CellGroup group, double width) {
        String name = TEXTS.get("group." + group.name().toLowerCase(Locale.ROOT), parts.plan().gates(group));
        return name.length() * LETTER <= width ? name : name.replaceFirst(" · .*$", "");
    }

    /// B and W in the middle of the roses.
    private void letters(Square square, CellGroup group) {
        String[] samples = switch (group) {
            case REMOTE -> new String[] {"rem"};
            case REMOTE_OR_LOCAL -> new String[] {"rol"};
            case FLIP -> new String[] {"fl"};
            case FLIP_OUT -> new String[] {"flipOut"};
            default -> new String[] {};
        };
        for (String signal : samples) {
            for (String color : new String[] {"B", "W"}) {
                Point north = scene.place(square, signal + color + "[N]");
                Point south = scene.place(square, signal + color + "[S]");
                text(color, north.x(), (north.y() + south.y()) / 2, 20);
            }
        }
    }

    /// What goes from group to group.
    private void ways(Square square) {
        g.setStroke(scene.ink(CanvasColor.CELL_BORDER));
        g.setLineWidth(1.4);
        way(square, CellGroup.REMOTE, CellGroup.REMOTE_OR_LOCAL);
        way(square, CellGroup.LEAF, CellGroup.LEGAL_TREE);
        way(square, CellGroup.FLIP, CellGroup.FLIP_OUT);
        way(square, CellGroup.REMOTE, CellGroup.FLIP);
        way(square, CellGroup.MOVE, CellGroup.FLIP_OUT);
        way(square, CellGroup.FLIP_OUT, CellGroup.NEXT);
    }

    private void way(Square square, CellGroup from, CellGroup to) {
        double half = GroupPlan.BOX / 2;
        Point a = GroupPlan.corner(from);
        Point b = GroupPlan.corner(to);
        g.strokeLine(scene.left(square) + (a.x() + half) * scene.side(),
            scene.top(square) + (a.y() + half) * scene.side(),
            scene.left(square) + (b.x() + half) * scene.side(),
            scene.top(square) + (b.y() + half) * scene.side());
    }

    /// The latches: the disc, or the diamond of a legal move.
    private void middle(Square square) {
        double x = scene.left(square) + scene.side() / 2;
        double y = scene.top(square) + scene.side() / 2;
        double radius = scene.side() * 0.085;
        boolean black = (now.black() & square.bit()) != 0;
        boolean white = (now.white() & square.bit()) != 0;
        g.setStroke(scene.ink(CanvasColor.RING));
        g.setLineWidth(1.6);
        if (black || white) {
            g.setFill(scene.ink(black ? CanvasColor.BLACK : CanvasColor.WHITE));
            g.fillOval(x - radius, y - radius, 2 * radius, 2 * radius);
            turning(square, black, x, y, radius);
            g.strokeOval(x - radius, y - radius, 2 * radius, 2 * radius);
        } else if (((now.legalLatched() | now.legalNow()) & square.bit()) != 0) {
            g.setStroke(scene.ink(CanvasColor.LEGAL));
            g.strokePolygon(new double[] {x, x + radius, x, x - radius},
                new double[] {y - radius, y, y + radius, y}, 4);
        }
        if (scene.side() >= LATCHES_FROM) {
            double beside = radius + 14;
            String latches = TEXTS.get("latches", black ? 1 : 0, white ? 1 : 0,
                (now.legalLatched() & square.bit()) != 0 ? 1 : 0);
            text(latches, x, y + beside, scene.side() * 0.25);
            g.setFill(scene.ink(CanvasColor.TEXT));
            g.fillText(square.toString(), x, y - beside);
        }
    }

    /// A disc that is told to turn shows its other side by half until the clock's end.
    private void turning(Square square, boolean black, double x, double y, double radius) {
        if (((black ? now.toWhite() : now.toBlack()) & square.bit()) != 0) {
            g.setFill(scene.ink(black ? CanvasColor.WHITE : CanvasColor.BLACK));
            g.fillArc(x - radius, y - radius, 2 * radius, 2 * radius, 270, 180, ArcType.CHORD);
            g.setStroke(scene.ink(CanvasColor.FLIP));
            g.setLineDashes(6, 4);
            g.strokeOval(x - radius - 5, y - radius - 5, 2 * radius + 10, 2 * radius + 10);
            g.setLineDashes();
            g.setStroke(scene.ink(CanvasColor.RING));
        }
    }

    /// The direction and the neighbour behind a port, beside it.
    private void portName(Square square, Direction side, double x, double y, double halfX, double halfY) {
        String name = side + " " + side.from(square).map(Square::toString).orElse("–");
        boolean right = side.files() > 0;
        g.setFill(scene.ink(CanvasColor.QUIET));
        g.setFont(Fonts.code(11));
        g.setTextBaseline(TextBaseline.CENTER);
        if (side.rows() == 0) {
            g.setTextAlign(right ? TextAlignment.RIGHT : TextAlignment.LEFT);
            g.fillText(name, right ? x + halfX - 14 : x - halfX + 14, y + halfY + 9);
        } else {
            g.setTextAlign(right ? TextAlignment.RIGHT : TextAlignment.LEFT);
            g.fillText(name, right ? x - halfX - 5 : x + halfX + 5, y);
        }
    }

    /// The six wires in, in the outer row, and the six out.
    private void port(Square square, Direction side) {
        Point middle = GroupPlan.port(side);
        boolean upright = side == Direction.E || side == Direction.W;
        double halfX = (upright ? GroupPlan.PORT_WIDTH : GroupPlan.PORT_LENGTH) * scene.side();
        double halfY = (upright ? GroupPlan.PORT_LENGTH : GroupPlan.PORT_WIDTH) * scene.side();
        double x = scene.left(square) + middle.x() * scene.side();
        double y = scene.top(square) + middle.y() * scene.side();
        g.setFill(scene.ink(CanvasColor.DIE));
        g.fillRect(x - halfX, y - halfY, 2 * halfX, 2 * halfY);
        g.setStroke(scene.ink(CanvasColor.CELL_BORDER));
        g.setLineWidth(1);
        g.strokeRect(x - halfX, y - halfY, 2 * halfX, 2 * halfY);
        if (scene.side() >= (side.rows() == 0 ? SIDE_NAMES_FROM : TITLES_FROM)) {
            portName(square, side, x, y, halfX, halfY);
        }
        double radius = Math.max(1.5, scene.side() * 0.0062);
        for (Color color : Color.values()) {
            boolean white = color == Color.WHITE;
            String letter = white ? "W" : "B";
            for (String signal : new String[] {"rem", "rol", "flip"}) {
                boolean flip = signal.equals("flip");
                Direction in = flip ? side.opposite() : side;
                Direction out = in.opposite();
                String inName = signal + letter + "_in[" + in + "]";
                String outName = (flip ? "flipOut" : signal) + letter + "[" + out + "]";
                lamp(on(square, GroupPlan.portLamp(side, signal, white, true)),
                    parts.wiring().net(square, inName), inName, radius);
                lamp(on(square, GroupPlan.portLamp(side, signal, white, false)),
                    parts.wiring().net(square, outName), outName, radius);
            }
        }
    }

    private Point on(Square square, Point share) {
        return new Point(scene.left(square) + share.x() * scene.side(),
            scene.top(square) + share.y() * scene.side());
    }

    private void lamp(Point at, Net net, String name, double radius) {
        boolean high = now.high(net);
        boolean dead = fadeDead && (net.isConstant() || !parts.isLive(net));
        g.setGlobalAlpha(dead ? 0.35 : 1);
        if (high) {
            g.setFill(scene.ink(Signals.ink(name)));
            g.fillOval(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius);
        } else {
            g.setStroke(scene.ink(CanvasColor.RING));
            g.setLineWidth(1);
            g.strokeOval(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius);
        }
        if (dead) {
            g.strokeLine(at.x() - radius, at.y() + radius, at.x() + radius, at.y() - radius);
        }
        if (high != before.high(net)) {
            g.setStroke(scene.ink(CanvasColor.TIP));
            g.setLineWidth(1.2);
            g.strokeOval(at.x() - radius - 2.5, at.y() - radius - 2.5, 2 * radius + 5, 2 * radius + 5);
        }
        g.setGlobalAlpha(1);
    }

    /// Whether it is one of three roses side by side.
    private static boolean isCrowded(Part part) {
        return CellGroup.find(part.name()).filter(CellGroup.LEAF::equals).isPresent();
    }

    /// A gate by its kind: an outline while its output is low, filled while it is high.
    private void gate(Point at, Net net, Part part, double radius) {
        boolean high = now.high(net);
        boolean dead = fadeDead && !parts.isLive(net);
        double wide = 2.7 * radius;
        double tall = 2.3 * radius;
        g.setGlobalAlpha(dead ? 0.35 : 1);
        GateLevelPainter.shape(part.kind()).trace(g, at.x() - wide / 2, at.y() - tall / 2, wide, tall);
        g.setFill(scene.ink(high ? Signals.ink(part.name()) : CanvasColor.DIE));
        g.fill();
        g.setStroke(scene.ink(high ? Signals.ink(part.name()) : CanvasColor.RING));
        g.setLineWidth(1);
        g.stroke();
        if (dead) {
            g.strokeLine(at.x() - radius, at.y() + radius, at.x() + radius, at.y() - radius);
        }
        if (high != before.high(net)) {
            g.setStroke(scene.ink(CanvasColor.TIP));
            g.setLineWidth(1.4);
            g.strokeRoundRect(at.x() - wide / 2 - 3, at.y() - tall / 2 - 3, wide + 6, tall + 6, 6, 6);
        }
        g.setGlobalAlpha(1);
    }

    private void text(String text, double x, double y, double width) {
        g.setFill(scene.ink(CanvasColor.QUIET));
        g.setFont(Fonts.text(11));
        g.setTextAlign(TextAlignment.CENTER);
        g.setTextBaseline(TextBaseline.CENTER);
        g.fillText(text, x, y, width);
    }
}
