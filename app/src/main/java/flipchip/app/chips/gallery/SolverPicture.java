package flipchip.app.chips.gallery;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import flipchip.app.kit.draw.Brush;
import flipchip.app.kit.draw.CanvasColor;
import flipchip.app.kit.draw.Grid;
import flipchip.engine.board.Color;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.hwsim.circuit.solver.HostMemory;
import flipchip.hwsim.circuit.solver.NodeCounts;
import flipchip.hwsim.circuit.solver.NodeType;
import flipchip.hwsim.circuit.solver.SolverFilm;

/// Left the board registers and the window as a bar; right the stack, the pies of node types and the host
/// memory.
final class SolverPicture extends Picture<SolverExhibit.Shot> {
    private static final double LINE = 17;
    private static final double NARROW_LINE = 14;
    private static final double LEFT = 0.44;
    /// Scores are drawn from -64 to 64; the initial window lies beyond.
    private static final int REACH = 64;
    private static final List<CanvasColor> COLOURS = List.of(CanvasColor.REMOTE, CanvasColor.LEGAL,
        CanvasColor.REMOTE_OR_LOCAL, CanvasColor.SELECT, CanvasColor.FLIP);

    @Override
    void draw(Brush brush, Recording<SolverExhibit.Shot> run, int index) {
        SolverFilm.Frame frame = run.steps().get(index).frame();
        double size = Math.min(brush.width() * LEFT, brush.height() - 90);
        board(brush, frame, size);
        window(brush, frame, size + 14, brush.width() * LEFT - 24);
        double x = brush.width() * LEFT + 8;
        double pies = Math.min(112, brush.height() * 0.26);
        double memory = 12 + 11 * 12.5;
        stack(brush, frame, x, brush.height() - pies - memory - 8);
        pies(brush, frame.counts(), x, brush.height() - pies - memory, pies);
        memory(brush, run.steps().get(index), x, brush.height() - memory);
    }

    private static void board(Brush brush, SolverFilm.Frame frame, double size) {
        Position position = frame.node().position();
        Grid grid = Brush.grid(0, 0, size);
        brush.board(grid, position.black(), position.white());
        brush.diamonds(grid, frame.node().moves(), CanvasColor.LEGAL);
    }

    /// The window as a bar between its ends, and the state of the sequencer with the clock.
    private static void window(Brush brush, SolverFilm.Frame frame, double y, double width) {
        double left = 18;
        double middle = left + width / 2;
        int alpha = frame.node().alpha();
        int beta = frame.node().beta();
        double from = middle + Math.clamp(alpha, -REACH, REACH) * width / (2.0 * REACH);
        double to = middle + Math.clamp(beta, -REACH, REACH) * width / (2.0 * REACH);
        brush.box(left, y, width, 12, CanvasColor.CELL, CanvasColor.CELL_BORDER, false);
        if (beta > alpha) {
            brush.fill(from, y + 1, Math.max(2, to - from), 10, CanvasColor.REMOTE);
        }
        brush.line(from, y - 3, from, y + 15, CanvasColor.GOOD_BLACK, 3);
        brush.line(to, y - 3, to, y + 15, CanvasColor.GOOD_WHITE, 3);
        brush.small("α " + SolverExhibit.signed(alpha), left, y + 25, CanvasColor.TEXT);
        brush.small("β " + SolverExhibit.signed(beta), left + width / 2, y + 25, CanvasColor.TEXT);
        String state = Exhibit.common("solver.state." + frame.state());
        brush.heading(state, left, y + 46);
        brush.small(Exhibit.common("solver.clock", frame.clock()), left + width / 2, y + 46,
            CanvasColor.TEXT);
    }

    private static void stack(Brush brush, SolverFilm.Frame frame, double x, double room) {
        brush.heading(Exhibit.common("solver.stack"), x, 7);
        List<String> rows = new ArrayList<>();
        for (int i = 0; i < frame.stack().size(); i++) {
            SolverFilm.Entry entry = frame.stack().get(i);
            rows.add(row(i, entry.toMove(), entry.move().map(Square::toString).orElse(Exhibit.common("pass")),
                entry.alpha(), entry.beta()));
        }
        SolverFilm.Node node = frame.node();
        rows.add(row(rows.size(), node.position().toMove(), "–", node.alpha(), node.beta()));
        double line = room < 5 * LINE ? NARROW_LINE : LINE;
        int fit = Math.max(1, (int) ((room - 14) / line));
        int first = Math.max(0, rows.size() - fit);
        for (int i = first; i < rows.size(); i++) {
            boolean top = i == rows.size() - 1;
            double y = 14 + (i - first) * line;
            brush.box(x, y + 1, brush.width() - x, line - 1, top ? CanvasColor.RAISED : CanvasColor.CELL,
                top ? CanvasColor.ACCENT : CanvasColor.CELL_BORDER, top);
            brush.mono(rows.get(i), x + 5, y + line / 2 + 0.5, CanvasColor.TEXT);
        }
    }

    private static String row(int sp, Color toMove, String move, int alpha, int beta) {
        return String.format(Locale.ROOT, "%2d %s %-4s %4d %4d", sp, toMove == Color.BLACK ? "B" : "W", move,
            alpha, beta);
    }

    private static void pies(Brush brush, NodeCounts counts, double x, double y, double height) {
        double radius = (height - 32) / 2;
        double half = (brush.width() - x) / 2;
        List<Double> ours = new ArrayList<>();
        List<String> letters = new ArrayList<>();
        for (NodeType type : NodeType.values()) {
            ours.add((double) counts.of(type));
            letters.add(type.name().substring(0, 1));
        }
        brush.small(Exhibit.common("solver.here"), x, y + 6, CanvasColor.TEXT);
        brush.pie(x + radius + 4, y + 15 + radius, radius, ours, letters, COLOURS);
        brush.small(Exhibit.common("solver.paper"), x + half, y + 6, CanvasColor.TEXT);
        brush.pie(x + half + radius + 4, y + 15 + radius, radius, SolverExhibit.PAPER, letters, COLOURS);
        if (half > 2 * radius + 60) {
            for (int i = 0; i < NodeType.values().length; i++) {
                double at = y + 20 + i * (2 * radius) / 5;
                brush.small(letters.get(i) + " " + counts.of(NodeType.values()[i]), x + 2 * radius + 14, at,
                    CanvasColor.QUIET);
                brush.small(letters.get(i) + " " + Math.round(SolverExhibit.PAPER.get(i)) + " %",
                    x + half + 2 * radius + 14, at, CanvasColor.QUIET);
            }
        }
    }

    private static void memory(Brush brush, SolverExhibit.Shot shot, double x, double y) {
        brush.heading(Exhibit.common("solver.memory"), x, y + 7);
        String[] names = Exhibit.common("solver.words").split("; *");
        for (int word = 0; word <= HostMemory.CLOCKS; word++) {
            long value = shot.frame().hostWords().get(word);
            boolean changed = value != shot.before().hostWords().get(word);
            double at = y + 20 + word * 12.5;
            if (changed) {
                brush.fill(x, at - 6, brush.width() - x, 12, CanvasColor.RAISED);
                brush.fill(x, at - 6, 3, 12, CanvasColor.ACCENT);
            }
            brush.small(word + " " + names[word], x + 6, at, CanvasColor.QUIET);
            brush.rightMono(word < HostMemory.COUNTERS && word != HostMemory.CONTROL
                ? String.format(Locale.ROOT, "%016X", value)
                : String.valueOf(value), brush.width() - 4, at);
        }
    }
}
