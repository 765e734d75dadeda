package flipchip.app.chips.opened;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Function;
import flipchip.app.chips.opened.Level.Inner;
import flipchip.app.chips.opened.LevelLayout.Box;
import flipchip.app.chips.opened.LevelLayout.Point;
import flipchip.app.circuit.array.PartShot;
import flipchip.app.circuit.timeline.Moment;
import flipchip.app.kit.draw.CanvasColor;
import flipchip.app.kit.draw.Ink;
import flipchip.app.kit.draw.Pen;
import flipchip.app.kit.text.Texts;
import flipchip.hwsim.gates.netlist.Netlist;

/// A picture of the gates of a block beside the array, as the window shows it when it is entered. In the
/// window's package for its painters. It is laid out when the page is built, by a library that no page has.
///
/// Thread: owner
public final class BlockPicture {
    private static final Texts TEXTS = Texts.of("opened");

    private final Netlist netlist;
    private final Level level;
    private final LevelLayout layout;
    private final double beside;

    /// @param block  its name in the machine
    /// @param layout as [#layOut] writes it
    public BlockPicture(Netlist netlist, String block, String layout) {
        this.netlist = netlist;
        level = level(netlist, block);
        this.layout = read(layout);
        beside = BusValues.beside(level, this.layout);
    }

    private static Level level(Netlist netlist, String block) {
        PartTree tree = new PartTree(netlist);
        return Level.of(tree, tree.way(List.of(block)).getLast());
    }

    /// Where the gates of a block stand: a line with width and height, one for each box, `b X Y W H`,
    /// and one for each wire, `w X Y X Y ...`.
    public static String layOut(Netlist netlist, String block) {
        LevelLayout layout = LevelLayouter.laidOut(level(netlist, block));
        StringBuilder out = new StringBuilder().append(layout.width()).append(' ').append(layout.height());
        for (Box box : layout.boxes()) {
            out.append("\nb ").append(box.x()).append(' ').append(box.y()).append(' ').append(box.width())
                .append(' ').append(box.height());
        }
        for (List<Point> route : layout.routes()) {
            out.append("\nw");
            route.forEach(at -> out.append(' ').append(at.x()).append(' ').append(at.y()));
        }
        return out.toString();
    }

    private static LevelLayout read(String text) {
        List<Box> boxes = new ArrayList<>();
        List<List<Point>> routes = new ArrayList<>();
        String[] lines = text.split("\n");
        for (String line : List.of(lines).subList(1, lines.length)) {
            double[] at = numbers(line.substring(1).strip());
            if (line.startsWith("b")) {
                boxes.add(new Box(at[0], at[1], at[2], at[3]));
            } else {
                List<Point> route = new ArrayList<>();
                for (int i = 0; i < at.length; i += 2) {
                    route.add(new Point(at[i], at[i + 1]));
                }
                routes.add(route);
            }
        }
        double[] size = numbers(lines[0]);
        return new LevelLayout(size[0], size[1], boxes, routes);
    }

    private static double[] numbers(String words) {
        return words.isEmpty()
            ? new double[0]
            : Arrays.stream(words.split(" ")).mapToDouble(Double::parseDouble).toArray();
    }

    private LevelShot seen(double width, double height) {
        return LevelShot.of(layout, beside, PartShot.WHOLE, width, height);
    }

    /// @param chosen row of a node, or -1
    public void paint(Pen pen, Function<CanvasColor, Ink> inks, Moment moment, int chosen, double width,
            double height) {
        new LevelPainter(pen, inks, netlist, level, seen(width, height), Live.of(moment),
            chosen < 0 ? OptionalInt.empty() : OptionalInt.of(chosen)).draw(width, height);
    }

    /// Gates and pins.
    public int nodes() {
        return level.nodes().size();
    }

    /// The row of the node at a point of the view, or -1.
    public int at(double width, double height, double x, double y) {
        return seen(width, height).nodeAt(x, y).orElse(-1);
    }

    /// The name of what a gate makes; empty for a pin, and for none.
    public String net(int row) {
        return row >= 0 && level.nodes().get(row) instanceof Inner(Part part)
            ? netlist.nameOf(netlist.gates().get(part.gate()).outputs().getFirst())
            : "";
    }

    /// What the chosen node is; else how many gates the block has.
    public String words(Moment moment, int chosen) {
        return chosen < 0
            ? TEXTS.get("gates", level.part().gates().length)
            : NodeWords.head(netlist, level, chosen, Live.of(moment));
    }
}
