package flipchip.app.chips.gallery;

import java.math.BigInteger;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import flipchip.app.kit.draw.CanvasColor;
import flipchip.app.kit.draw.Fonts;
import flipchip.engine.board.Square;

/// A picture of a block diagram at one moment. Wires that are not 0 are thick, what has changed since the
/// step before is drawn in the colour of a change. One drawing; thread: FX.
final class PlanPicture {
    private static final double LINE = 16;
    private static final double SMALLEST_LINE = 12;
    /// Where there is room for it.
    private static final double LARGEST_LINE = 22;
    private static final double LETTER = 6.7;
    private static final double SMALLEST_BOARD = 24;
    private static final double HEAD = 9;

    private final Area area;
    private final PlanRun run;
    private final Step<PlanRun.Moment> step;
    private final double unitX;
    private final double unitY;

    PlanPicture(Area area, PlanRun run, Step<PlanRun.Moment> step) {
        this.area = area;
        this.run = run;
        this.step = step;
        unitX = area.width() / Plan.WIDTH;
        unitY = area.height() / Plan.HEIGHT;
    }

    void draw() {
        run.plan().wires().forEach(this::wire);
        run.plan().blocks().forEach(this::block);
        labels().forEach(this::value);
    }

    private boolean isChanged(PlanNets nets) {
        return !step.now().of(nets).equals(step.before().of(nets));
    }

    private void wire(Plan.Wire wire) {
        boolean high = step.now().of(wire.nets()).signum() > 0;
        boolean changed = isChanged(wire.nets());
        CanvasColor ink = changed ? CanvasColor.FLIP : high ? CanvasColor.REMOTE : CanvasColor.RING;
        double thick = high || changed ? 2.2 : 1.2;
        double[][] way = way(wire);
        double[] end = way[way.length - 1];
        double[] last = way[way.length - 2];
        double headX = end[0] - HEAD * Math.signum(end[0] - last[0]);
        double headY = end[1] - HEAD * Math.signum(end[1] - last[1]);
        for (int i = 1; i < way.length; i++) {
            boolean ends = i == way.length - 1;
            area.line(way[i - 1][0], way[i - 1][1], ends ? headX : way[i][0], ends ? headY : way[i][1], ink,
                thick);
        }
        area.arrow(headX, headY, end[0], end[1], ink, true);
    }

    private void value(Plan.Wire wire, Area label) {
        label.fill(CanvasColor.DIE).label(run.text(wire.nets(), step.now()),
            isChanged(wire.nets()) ? CanvasColor.FLIP : CanvasColor.TEXT, Area.SMALL);
    }

    /// The corners of a wire, both ends included: it leaves and reaches its blocks at a right angle.
    double[][] way(Plan.Wire wire) {
        double x1 = wire.from().x() * unitX;
        double y1 = wire.from().y() * unitY;
        double x2 = wire.to().x() * unitX;
        double y2 = wire.to().y() * unitY;
        boolean up = wire.from().isUpright();
        if (up ? Math.abs(x1 - x2) < 1 : Math.abs(y1 - y2) < 1) {
            return new double[][] {{x1, y1}, up ? new double[] {x1, y2} : new double[] {x2, y1}};
        }
        if (up != wire.to().isUpright()) {
            return new double[][] {{x1, y1}, up ? new double[] {x1, y2} : new double[] {x2, y1}, {x2, y2}};
        }
        if (up) {
            double turn = wire.turn().map(y -> y * unitY).orElse((y1 + y2) / 2);
            return new double[][] {{x1, y1}, {x1, turn}, {x2, turn}, {x2, y2}};
        }
        double turn = wire.turn().map(x -> x * unitX).orElse((x1 + x2) / 2);
        return new double[][] {{x1, y1}, {turn, y1}, {turn, y2}, {x2, y2}};
    }

    /// Where name and value of each wire stand, without those that would cover a block or another value.
    Map<Plan.Wire, Area> labels() {
        Map<Plan.Wire, Area> labels = new LinkedHashMap<>();
        for (Plan.Wire wire : run.plan().wires()) {
            rooms(wire)
                .filter(label -> Stream
                    .concat(run.plan().blocks().stream().map(this::box), labels.values().stream())
                    .noneMatch(other -> meet(label, other)))
                .findFirst().ifPresent(label -> labels.put(wire, label));
        }
        return labels;
    }

    /// Where name and value of a wire have room: over a part of it, or on it where that is upright; the
    /// longest part first.
    private Stream<Area> rooms(Plan.Wire wire) {
        double[][] way = way(wire);
        double width = run.text(wire.nets(), step.now()).length() * LETTER + 4;
        return IntStream.range(1, way.length).boxed()
            .sorted(Comparator.comparingDouble(i -> -across(way, i) - 0.4 * down(way, i)))
            .filter(i -> down(way, i) > 0 ? down(way, i) >= LINE : across(way, i) >= width)
            .map(i -> area.at(
                Math.clamp((way[i][0] + way[i - 1][0] - width) / 2, 0, Math.max(0, area.width() - width)),
                (way[i][1] + way[i - 1][1]) / 2 - (down(way, i) > 0 ? LINE / 2 : LINE + 1), width, LINE));
    }

    private static double across(double[][] way, int part) {
        return Math.abs(way[part][0] - way[part - 1][0]);
    }

    private static double down(double[][] way, int part) {
        return Math.abs(way[part][1] - way[part - 1][1]);
    }

    /// By more than the margins around a text.
    private static boolean meet(Area a, Area b) {
        return Math.min(a.x() + a.width(), b.x() + b.width()) - Math.max(a.x(), b.x()) > 4
                && Math.min(a.y() + a.height(), b.y() + b.height()) - Math.max(a.y(), b.y()) > 2;
    }

    /// The rectangle of a block.
    Area box(Plan.Block block) {
        return area.at(block.x() * unitX, block.y() * unitY, block.width() * unitX, block.height() * unitY);
    }

    private void block(Plan.Block block) {
        Area box = box(block);
        boolean changed = Stream.of(block.discs(), block.squares(), block.values()).flatMap(List::stream)
            .anyMatch(this::isChanged);
        box.box(CanvasColor.PANEL, changed ? CanvasColor.FLIP : CanvasColor.CELL_BORDER, changed);
        Area inside = box.inset(8, 5, 8, 5);
        ListBlock list = new ListBlock(inside);
        double line = line(block, inside);
        list.line(line).fitted(block.title(), line / 2, CanvasColor.TEXT, Fonts.bold(Area.NORMAL));
        if (!block.scope().isEmpty()) {
            list.line(line).fitted(Exhibit.common("plan.gates", run.gates().get(block.scope())), line / 2,
                CanvasColor.QUIET, Fonts.text(Area.SMALL));
        }
        for (PlanNets nets : block.values().subList(0, listed(block))) {
            list.line(line).fitted(run.text(nets, step.now()), line / 2,
                isChanged(nets) ? CanvasColor.FLIP : CanvasColor.TEXT, Fonts.code(Area.NORMAL));
        }
        if (hasBoard(block)) {
            board(block, list.rest().inset(0, 3, 0, 0));
        }
    }

    /// How many of a block's values have room in it.
    int listed(Plan.Block block) {
        Area inside = box(block).inset(8, 5, 8, 5);
        int rows = (int) (inside.height() / line(block, inside) + 1e-6) - heads(block);
        return Math.clamp(rows, 0, block.values().size());
    }

    private static boolean hasBoard(Plan.Block block) {
        return !block.discs().isEmpty() || !block.squares().isEmpty();
    }

    private static int heads(Plan.Block block) {
        return block.scope().isEmpty() ? 1 : 2;
    }

    /// How high a line of a block is, in pixels.
    private static double line(Plan.Block block, Area inside) {
        return Math.clamp(inside.height() / (heads(block) + block.values().size()), SMALLEST_LINE,
            hasBoard(block) ? LINE : LARGEST_LINE);
    }

    private void board(Plan.Block block, Area room) {
        double size = Math.floor(Math.min(room.width(), room.height()) / 8) * 8;
        if (size < SMALLEST_BOARD) {
            return;
        }
        Area board = room.middle(size, size);
        for (Square square : Square.values()) {
            board.cell(square.index(), 8, 8).fill(CanvasColor.CELL).inset(0.5).box(CanvasColor.CELL,
                CanvasColor.CELL_BORDER, false);
        }
        for (int i = 0; i < block.discs().size(); i++) {
            CanvasColor ink = i == 0 ? CanvasColor.BLACK : CanvasColor.WHITE;
            Square.all(now(block.discs().get(i))).forEach(square -> disc(board, square, ink));
        }
        for (PlanNets nets : block.squares()) {
            long before = step.before().of(nets).longValue();
            for (Square square : Square.all(now(nets))) {
                Area cell = board.cell(square.index(), 8, 8);
                boolean isNew = (before & square.bit()) == 0;
                cell.lamp(cell.width() / 2, cell.height() / 2,
                    cell.width() * (block.discs().isEmpty() ? 0.36 : 0.2), true,
                    isNew ? CanvasColor.FLIP : CanvasColor.LEGAL);
            }
        }
    }

    private long now(PlanNets nets) {
        BigInteger value = step.now().of(nets);
        return value.longValue();
    }

    private static void disc(Area board, Square square, CanvasColor ink) {
        Area cell = board.cell(square.index(), 8, 8);
        cell.lamp(cell.width() / 2, cell.height() / 2, cell.width() * 0.4, true, ink);
        cell.stroke(CanvasColor.RING, 0.8);
        double r = cell.width() * 0.4;
        cell.pen().strokeOval(cell.centerX() - r, cell.centerY() - r, 2 * r, 2 * r);
    }
}
