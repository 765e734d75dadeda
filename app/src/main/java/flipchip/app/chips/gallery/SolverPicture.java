package flipchip.app.chips.gallery;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import flipchip.app.kit.draw.ArcType;
import flipchip.app.kit.draw.CanvasColor;
import flipchip.engine.board.Color;
import flipchip.engine.board.Square;
import flipchip.hwsim.circuit.solver.HostMemory;
import flipchip.hwsim.circuit.solver.NodeCounts;
import flipchip.hwsim.circuit.solver.NodeType;
import flipchip.hwsim.circuit.solver.SolverFilm;

/// A picture of the solver: left the board registers and the window as a bar; right the stack, the pies of
/// node types and the host memory.
final class SolverPicture {
    private static final double LINE = 17;
    private static final double NARROW_LINE = 14;
    private static final double LEFT = 0.44;
    private static final double WORD = 12.5;
    /// Scores are drawn from -64 to 64; the initial window goes beyond.
    private static final int REACH = 64;
    /// Quoted from the endgame-chip paper, of one position with 15 empty squares: per cent of the iterations.
    private static final List<Double> PAPER = List.of(42.0, 12.0, 34.0, 4.0, 8.0);
    /// The states of the sequencer, those of the two rows of its picture.
    private static final List<List<String>> STATES =
        List.of(List.of("IDLE", "INIT", "COMPARE", "END", "PUBLISH"),
            List.of("TREE", "PASS", "CUTOFF", "LEAF", "ENDED"));
    private static final double MACHINE = 92;
    private static final List<String> LETTERS =
        Stream.of(NodeType.values()).map(type -> type.name().substring(0, 1)).toList();
    private static final List<CanvasColor> COLOURS = List.of(CanvasColor.REMOTE, CanvasColor.LEGAL,
        CanvasColor.REMOTE_OR_LOCAL, CanvasColor.SELECT, CanvasColor.FLIP);

    private SolverPicture() {}

    static void draw(Area area, Step<SolverFilm.Frame> step) {
        SolverFilm.Frame frame = step.now();
        Area left = area.left(area.width() * LEFT);
        double size = Math.min(left.width(), area.height() - 90);
        new BoardBlock(left.at(0, 0, size, size), frame.node().position()).diamonds(frame.node().moves());
        window(left.inset(18, size + 14, 6, 0), frame);
        Area right = area.inset(left.width() + 8, 0, 0, 0);
        Area memory = right.bottom(12 + 11 * WORD);
        Area above = right.top(right.height() - memory.height());
        Area pies = above.bottom(Math.min(112, area.height() * 0.26));
        Area middle = above.inset(0, 0, 0, pies.height() + 8);
        boolean roomy = middle.height() > MACHINE + 10 * LINE;
        stack(roomy ? middle.top(middle.height() - MACHINE) : middle, frame);
        if (roomy) {
            machine(middle.bottom(MACHINE), frame.state());
        }
        List<String> counts =
            Stream.of(NodeType.values()).map(type -> String.valueOf(frame.counts().of(type))).toList();
        pie(pies.column(0, 2), "solver.here", shares(frame.counts()), counts);
        pie(pies.column(1, 2), "solver.paper", PAPER,
            PAPER.stream().map(share -> Math.round(share) + " %").toList());
        memory(memory, frame.hostWords(), step.before().hostWords());
    }

    /// The window as a bar between its ends, and the state of the sequencer with the clock.
    private static void window(Area area, SolverFilm.Frame frame) {
        double half = area.width() / 2;
        int alpha = frame.node().alpha();
        int beta = frame.node().beta();
        double from = half + Math.clamp(alpha, -REACH, REACH) * half / REACH;
        double to = half + Math.clamp(beta, -REACH, REACH) * half / REACH;
        area.top(12).box(CanvasColor.CELL, CanvasColor.CELL_BORDER, false);
        if (beta > alpha) {
            area.at(from, 1, Math.max(2, to - from), 10).fill(CanvasColor.REMOTE);
        }
        area.line(from, -3, from, 15, CanvasColor.GOOD_BLACK, 3);
        area.line(to, -3, to, 15, CanvasColor.GOOD_WHITE, 3);
        area.small("α " + SquareLabels.signed(alpha), 0, 25, CanvasColor.TEXT);
        area.small("β " + SquareLabels.signed(beta), half, 25, CanvasColor.TEXT);
        area.heading(Exhibit.common("solver.state." + frame.state()), 0, 46);
        area.small(Exhibit.common("solver.clock", frame.clock()), half, 46, CanvasColor.TEXT);
    }

    /// The states of the machine: the comparison leads to one of five, and each of these back; a root that is
    /// a leaf or has ended leads to the end.
    private static void machine(Area area, String now) {
        area.heading(Exhibit.common("solver.machine"), 0, 7);
        double bus = 47;
        double column = area.width() / STATES.getFirst().size();
        for (int row = 0; row < STATES.size(); row++) {
            for (int i = 0; i < STATES.get(row).size(); i++) {
                String state = STATES.get(row).get(i);
                Area box = area.at(i * column, row == 0 ? 18 : 62, column - 18, 22);
                boolean isNow = state.equals(now);
                box.box(isNow ? CanvasColor.RAISED : CanvasColor.CELL,
                    isNow ? CanvasColor.ACCENT : CanvasColor.CELL_BORDER, isNow);
                box.small(Exhibit.common("solver.state." + state), 6, 11,
                    isNow ? CanvasColor.TEXT : CanvasColor.QUIET);
                double centre = i * column + (column - 18) / 2;
                if (row > 0) {
                    area.line(centre, bus, centre, 62, CanvasColor.CELL_BORDER, 1);
                } else if (i == 2) {
                    area.line(centre, 40, centre, bus, CanvasColor.CELL_BORDER, 1);
                }
                if (row == 0 && i != 2 && i < 4) {
                    area.arrow((i + 1) * column - 18, 29, (i + 1) * column, 29, CanvasColor.CELL_BORDER,
                        true);
                }
            }
        }
        area.line((column - 18) / 2, bus, 4 * column + (column - 18) / 2, bus, CanvasColor.CELL_BORDER, 1);
        double end = 3 * column + (column - 18) / 2 + 12;
        double ended = 4 * column + (column - 18) / 2 - 12;
        area.line(ended, 62, ended, 56, CanvasColor.CELL_BORDER, 1);
        area.line(ended, 56, end, 56, CanvasColor.CELL_BORDER, 1);
        area.arrow(end, 62, end, 40, CanvasColor.CELL_BORDER, false);
    }

    private static void stack(Area area, SolverFilm.Frame frame) {
        ListBlock list = new ListBlock(area);
        list.line(14).heading(Exhibit.common("solver.stack"), 0, 7);
        List<String> rows = new ArrayList<>();
        for (SolverFilm.Entry entry : frame.stack()) {
            rows.add(row(rows.size(), entry.toMove(),
                entry.move().map(Square::toString).orElse(Exhibit.common("pass")), entry.alpha(),
                entry.beta()));
        }
        SolverFilm.Node node = frame.node();
        rows.add(row(rows.size(), node.position().toMove(), "–", node.alpha(), node.beta()));
        double height = area.height() < 5 * LINE ? NARROW_LINE : LINE;
        int fit = Math.max(1, (int) ((area.height() - 14) / height));
        for (int i = Math.max(0, rows.size() - fit); i < rows.size(); i++) {
            boolean top = i == rows.size() - 1;
            list.line(height).inset(0, 1, 0, 0)
                .box(top ? CanvasColor.RAISED : CanvasColor.CELL,
                    top ? CanvasColor.ACCENT : CanvasColor.CELL_BORDER, top)
                .mono(rows.get(i), 5, (height - 1) / 2, CanvasColor.TEXT);
        }
    }

    private static String row(int sp, Color toMove, String move, int alpha, int beta) {
        return String.format(Locale.ROOT, "%2d %s %-4s %4d %4d", sp, toMove == Color.BLACK ? "B" : "W", move,
            alpha, beta);
    }

    private static List<Double> shares(NodeCounts counts) {
        return Stream.of(NodeType.values()).map(type -> (double) counts.of(type)).toList();
    }

    /// Shares of a whole, clockwise from the top, and their values at the side if there is room. A share is
    /// separated from the next one by a gap and named by its letter.
    private static void pie(Area area, String name, List<Double> shares, List<String> values) {
        area.small(Exhibit.common(name), 0, 6, CanvasColor.TEXT);
        double size = area.height() - 32;
        Area pie = area.at(4, 15, size, size);
        double sum = shares.stream().mapToDouble(Double::doubleValue).sum();
        double from = 90;
        for (int i = 0; i < shares.size() && sum > 0; i++) {
            double extent = -360 * shares.get(i) / sum;
            share(pie, i, from, extent);
            from += extent;
        }
        if (sum == 0) {
            pie.lamp(size / 2, size / 2, size / 2, false, CanvasColor.CELL_BORDER);
        }
        String[] names = Exhibit.common("solver.words").split("; *");
        for (int i = 0; i < shares.size() && area.width() > size + 60; i++) {
            String word = area.width() > size + 130 ? names[HostMemory.COUNTERS + i] : LETTERS.get(i);
            area.small(word + " " + values.get(i), size + 14, 20 + i * size / 5, CanvasColor.QUIET);
        }
    }

    private static void share(Area pie, int i, double from, double extent) {
        pie.pen().setFill(pie.paint(COLOURS.get(i)));
        pie.pen().fillArc(pie.x(), pie.y(), pie.width(), pie.height(), from, extent, ArcType.ROUND);
        pie.stroke(CanvasColor.DIE, 2);
        pie.pen().strokeArc(pie.x(), pie.y(), pie.width(), pie.height(), from, extent, ArcType.ROUND);
        if (extent < -20) {
            double middle = Math.toRadians(from + extent / 2);
            double out = 0.31 * pie.width();
            pie.at(out * Math.cos(middle), -out * Math.sin(middle), pie.width(), pie.height())
                .label(LETTERS.get(i), CanvasColor.DIE, Area.NORMAL);
        }
    }

    private static void memory(Area area, List<Long> words, List<Long> before) {
        ListBlock list = new ListBlock(area);
        list.line(14).heading(Exhibit.common("solver.memory"), 0, 7);
        String[] names = Exhibit.common("solver.words").split("; *");
        for (int word = 0; word <= HostMemory.CLOCKS; word++) {
            Area line = list.line(WORD).top(12);
            if (!words.get(word).equals(before.get(word))) {
                line.fill(CanvasColor.RAISED).left(3).fill(CanvasColor.ACCENT);
            }
            line.small(word + " " + names[word], 6, 6, CanvasColor.QUIET);
            line.rightMono(word < HostMemory.COUNTERS && word != HostMemory.CONTROL
                ? String.format(Locale.ROOT, "%016X", words.get(word))
                : String.valueOf(words.get(word)), line.width() - 4, 6);
        }
    }
}
