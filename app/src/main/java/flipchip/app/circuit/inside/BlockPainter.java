package flipchip.app.circuit.inside;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import flipchip.app.circuit.inside.CellLayout.Point;
import flipchip.app.circuit.inside.CellWiring.Part;
import flipchip.app.circuit.inside.GroupPlan.Block;
import flipchip.app.kit.draw.ArcType;
import flipchip.app.kit.draw.CanvasColor;
import flipchip.app.kit.draw.Fonts;
import flipchip.app.kit.draw.Pen;
import flipchip.app.kit.draw.TextAlignment;
import flipchip.app.kit.draw.TextBaseline;
import flipchip.app.kit.text.Texts;
import flipchip.engine.board.Square;
import flipchip.hwsim.referee.array.CellGroup;
import flipchip.hwsim.referee.run.MachineState;

/// A painter of a cell's ten blocks: their names, what they are for, what goes from one to the next, and the
/// two latches.
final class BlockPainter {
    /// What one block's gates or latch read from another.
    ///
    /// @param signal the name of a net whose colour the arrow has
    record Way(Block from, Block to, String signal) {}

    static final List<Way> WAYS = List.of(new Way(Block.REMOTE, Block.REMOTE_OR_LOCAL, "rem"),
        new Way(Block.REMOTE, Block.FLIP, "rem"), new Way(Block.WOULD_TURN, Block.LEGAL, "leaf"),
        new Way(Block.LEGAL, Block.LATCH, "legal"), new Way(Block.MOVE, Block.NEXT, "mv"),
        new Way(Block.MOVE, Block.FLIP_OUT, "mv"), new Way(Block.FLIP, Block.FLIP_OUT, "fl"),
        new Way(Block.FLIP, Block.NEXT, "fl"), new Way(Block.NEXT, Block.DISC, "to"));

    private static final Texts TEXTS = Texts.of("schematic");
    private static final double WORDS_FROM = 450;
    private static final double LINE = 13;
    private static final double HEAD = 5;

    private final Pen g;
    private final Scene scene;
    private final Parts parts;
    private final MachineState now;

    BlockPainter(Pen g, Scene scene, Parts parts, MachineState now) {
        this.g = g;
        this.scene = scene;
        this.parts = parts;
        this.now = now;
    }

    void draw(Square square) {
        WAYS.forEach(way -> way(square, way));
        for (Block block : Block.values()) {
            box(square, block);
        }
        disc(square, GroupPlan.middle(Block.DISC));
        latch(square, GroupPlan.middle(Block.LATCH));
        trees(square);
    }

    private void box(Square square, Block block) {
        Point corner = scene.on(square, GroupPlan.corner(block));
        double width = GroupPlan.WIDTH * scene.width();
        double height = GroupPlan.HEIGHT * scene.side();
        g.setFill(scene.ink(CanvasColor.DIE));
        g.fillRoundRect(corner.x(), corner.y(), width, height, 10, 10);
        g.setStroke(scene.ink(CanvasColor.CELL_BORDER), 1);
        g.strokeRoundRect(corner.x(), corner.y(), width, height, 10, 10);
        double x = corner.x() + width / 2;
        if (scene.side() >= Scene.NAMES_FROM) {
            text(TEXTS.get("block." + block.name().toLowerCase(Locale.ROOT)), x, corner.y() + 12, width - 8,
                CanvasColor.TEXT);
        }
        if (scene.side() >= WORDS_FROM) {
            lines(words(square, block), x, corner.y() + height, width - 8);
        }
        for (boolean white : new boolean[] {false, true}) {
            GroupPlan.sign(block, white).ifPresent(at -> sign(scene.below(square, at), white));
        }
    }

    /// What a block is for; of the disc, what is stored now.
    private String words(Square square, Block block) {
        if (block != Block.DISC) {
            return TEXTS.get("block." + block.name().toLowerCase(Locale.ROOT) + ".words");
        }
        boolean black = isBlack(square);
        if (!black && !isWhite(square)) {
            return TEXTS.get("disc.none");
        }
        boolean turns = turns(square);
        return TEXTS.get(turns ? "disc.turning" : "disc.stored",
            TEXTS.get(black == turns ? "color.white" : "color.black"));
    }

    private void lines(String words, double x, double bottom, double width) {
        String[] lines = words.split("\\|");
        for (int i = 0; i < lines.length; i++) {
            text(lines[i], x, bottom - 8 - LINE * (lines.length - 1 - i), width, CanvasColor.QUIET);
        }
    }

    /// Whose gates stand here.
    private void sign(Point at, boolean white) {
        double radius = Math.max(1.5, scene.side() * 0.009);
        g.setFill(scene.ink(white ? CanvasColor.WHITE : CanvasColor.BLACK));
        g.fillOval(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius);
        g.setStroke(scene.ink(CanvasColor.RING), 1);
        g.strokeOval(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius);
    }

    /// An arrow from block to block, in the colour of its signal while one of the wires is high.
    private void way(Square square, Way way) {
        boolean high =
            parts.wiring().parts().stream().filter(part -> Block.of(CellGroup.of(part.name())) == way.from())
                .filter(part -> way.from() != Block.LEGAL || part.name().equals("legal"))
                .filter(part -> way.from() != Block.NEXT || part.name().startsWith("to"))
                .anyMatch(part -> now.high(parts.wiring().net(square, part.name())));
        g.setStroke(scene.ink(high ? Signals.ink(way.signal()) : CanvasColor.RING), high ? 2 : 1);
        Point[] way2 = corners(way.from(), way.to());
        double[] x = new double[way2.length];
        double[] y = new double[way2.length];
        for (int i = 0; i < way2.length; i++) {
            Point at = scene.on(square, way2[i]);
            x[i] = at.x();
            y[i] = at.y();
        }
        int last = x.length - 1;
        g.strokePolyline(x, y, x.length);
        double ahead = Math.signum(x[last] - x[last - 1]) * HEAD;
        double down = Math.signum(y[last] - y[last - 1]) * HEAD;
        g.strokePolyline(new double[] {x[last] - ahead - down, x[last], x[last] - ahead + down},
            new double[] {y[last] - down - ahead, y[last], y[last] - down + ahead}, 3);
    }

    /// From edge to edge of neighbours; above the others where they are further apart.
    private static Point[] corners(Block from, Block to) {
        Point a = GroupPlan.middle(from);
        Point b = GroupPlan.middle(to);
        double halfX = GroupPlan.WIDTH / 2;
        double halfY = GroupPlan.HEIGHT / 2;
        if (from.column() == to.column()) {
            double down = Math.signum(b.y() - a.y()) * halfY;
            return new Point[] {new Point(a.x(), a.y() + down), new Point(b.x(), b.y() - down)};
        }
        if (Math.abs(from.column() - to.column()) == 1) {
            double on = Math.signum(b.x() - a.x()) * halfX;
            return new Point[] {new Point(a.x() + on, a.y()), new Point(b.x() - on, b.y())};
        }
        double above = a.y() - halfY - GroupPlan.OVER;
        return new Point[] {new Point(a.x() + halfX * 0.6, a.y() - halfY),
            new Point(a.x() + halfX * 0.6, above), new Point(b.x() - halfX * 0.6, above),
            new Point(b.x() - halfX * 0.6, b.y() - halfY)};
    }

    /// The wires inside the trees of OR gates.
    private void trees(Square square) {
        for (Part part : parts.wiring().parts()) {
            CellGroup group = CellGroup.of(part.name());
            Block block = Block.of(group);
            if (block != Block.LEGAL && block != Block.NEXT) {
                continue;
            }
            Point to = scene.place(square, part.name());
            for (String input : part.inputs()) {
                if (CellGroup.find(input).map(Block::of).filter(block::equals).isPresent()) {
                    Point from = scene.place(square, input);
                    boolean high = now.high(parts.wiring().net(square, input));
                    g.setStroke(scene.ink(high ? Signals.ink(input) : CanvasColor.RING), high ? 2 : 0.8);
                    g.strokeLine(from.x(), from.y(), to.x(), to.y());
                }
            }
        }
    }

    private boolean isBlack(Square square) {
        return (now.black() & square.bit()) != 0;
    }

    private boolean isWhite(Square square) {
        return (now.white() & square.bit()) != 0;
    }

    /// Whether the stored disc is told to turn.
    private boolean turns(Square square) {
        return ((isBlack(square) ? now.toWhite() : now.toBlack()) & square.bit()) != 0;
    }

    /// The stored disc; one that is told to turn shows its other side by half until the clock's end.
    void disc(Square square, Point middle) {
        Point at = scene.below(square, middle);
        double radius = Math.min(GroupPlan.WIDTH * scene.width(), GroupPlan.HEIGHT * scene.side()) * 0.34;
        boolean black = isBlack(square);
        boolean stored = black || isWhite(square);
        g.setStroke(scene.ink(CanvasColor.RING), 1.6);
        if (stored) {
            g.setFill(scene.ink(black ? CanvasColor.BLACK : CanvasColor.WHITE));
            g.fillOval(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius);
            if (turns(square)) {
                g.setFill(scene.ink(black ? CanvasColor.WHITE : CanvasColor.BLACK));
                g.fillArc(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius, 270, 180, ArcType.CHORD);
                g.setStroke(scene.ink(CanvasColor.FLIP));
                g.setLineDashes(6, 4);
                g.strokeOval(at.x() - radius - 5, at.y() - radius - 5, 2 * radius + 10, 2 * radius + 10);
                g.setLineDashes();
                g.setStroke(scene.ink(CanvasColor.RING));
            }
        } else {
            g.setLineDashes(3, 4);
        }
        g.strokeOval(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius);
        g.setLineDashes();
        if (scene.side() >= WORDS_FROM) {
            text("isB " + (black ? 1 : 0) + "   isW " + (isWhite(square) ? 1 : 0), at.x(),
                at.y() + radius + 18, GroupPlan.WIDTH * scene.width() - 6, CanvasColor.TEXT);
        }
    }

    /// The latch of the legal squares.
    private void latch(Square square, Point middle) {
        Point at = scene.below(square, middle);
        double half = scene.side() * 0.045;
        boolean high = (now.legalLatched() & square.bit()) != 0;
        g.setStroke(scene.ink(high ? CanvasColor.LEGAL : CanvasColor.RING), 1.6);
        g.strokeRoundRect(at.x() - half, at.y() - half, 2 * half, 2 * half, 6, 6);
        g.strokePolyline(new double[] {at.x() - half, at.x() - half * 0.7, at.x() - half},
            new double[] {at.y() + half * 0.35, at.y() + half * 0.55, at.y() + half * 0.75}, 3);
        text(high ? "1" : "0", at.x(), at.y(), 2 * half, CanvasColor.TEXT);
        if (scene.side() >= WORDS_FROM) {
            text("legalL", at.x(), at.y() + half + 12, GroupPlan.WIDTH * scene.width(), CanvasColor.QUIET);
        }
    }

    /// What an outline, a full shape and a frame mean, below a cell that is all in view.
    void legend() {
        double below = (scene.geometry().side() - scene.side()) / 2;
        double x = scene.geometry().middle() - scene.width() * 0.4;
        double y = scene.geometry().side() - below / 2;
        if (below < 2 * LINE || scene.side() < WORDS_FROM) {
            return;
        }
        for (int i = 0; i < 3; i++) {
            g.setStroke(scene.ink(i == 2 ? CanvasColor.TIP : CanvasColor.RING));
            g.setFill(scene.ink(i == 1 ? CanvasColor.FLIP : CanvasColor.DIE));
            g.fillRoundRect(x + i * 40, y - 5, 13, 10, 4, 4);
            g.strokeRoundRect(x + i * 40, y - 5, 13, 10, 4, 4);
        }
        line("0", x + 18, y, TextAlignment.LEFT);
        line("1", x + 58, y, TextAlignment.LEFT);
        line(TEXTS.get("legend.changes"), x + 98, y, TextAlignment.LEFT);
        line(TEXTS.get("legend.colors"), scene.geometry().middle() + scene.width() * 0.44, y,
            TextAlignment.RIGHT);
    }

    private void line(String text, double x, double y, TextAlignment side) {
        g.setFill(scene.ink(CanvasColor.QUIET));
        g.setText(Fonts.text(11), side, TextBaseline.CENTER);
        g.fillText(text, x, y, scene.width() * 0.36);
    }

    private void text(String text, double x, double y, double width, CanvasColor ink) {
        g.setFill(scene.ink(ink));
        g.setText(Fonts.text(11), TextAlignment.CENTER, TextBaseline.CENTER);
        g.fillText(text, x, y, width);
    }
}
