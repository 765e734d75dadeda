package flipchip.app.chips.gallery;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import flipchip.app.kit.draw.CanvasColor;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.hwsim.circuit.selector.MoveSelector;
import flipchip.hwsim.circuit.selector.SelectorOrder;
import flipchip.hwsim.circuit.selector.SelectorRun;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.sim.BitParallelSimulator;

/// An exhibit of the move selector of the endgame-chip paper, gate delay by gate delay, choice after choice:
/// above the tree of selectors, best rank on the left; below the board with the moves, and the output.
final class SelectorExhibit extends Exhibit {
    /// A node of this width has room for the name of its square above it.
    private static final double NAMED = 12;

    SelectorExhibit() {
        super("selector", "opening", "middle", OWN_GAME);
    }

    @Override
    Recording<?> record(Request request) {
        Position position = switch (request.choice()) {
            case "middle" -> SamplePositions.middleGame().position();
            case OWN_GAME -> request.own().position();
            default -> Position.INITIAL;
        };
        if (position.legalMoves() == 0) {
            throw new Refused(common("over"));
        }
        SelectorRun run = SelectorRun.record(position.legalMoves());
        Origin.Counted in = new Origin.Counted(MoveSelector.netlist());
        return new Recording<>(run.steps(), step -> sentence(step.now()),
            (area, step) -> draw(area, position, step.now()), in,
            List.of(figure("fours", parts(in, "sel4"), in), figure("muxes", parts(in, "mux4"), in), gates(in),
                differs("table", classG(in.circuit()), in, "000")),
            text("result", order(run)));
    }

    private static long parts(Origin.Counted in, String type) {
        return in.circuit().scopes().stream().filter(scope -> scope.type().equals(type)).count();
    }

    /// The moves in the order in which they were chosen.
    private static String order(SelectorRun run) {
        return run.steps().stream().filter(SelectorRun.Step::settled).map(step -> step.square().toString())
            .collect(Collectors.joining(" "));
    }

    /// Numbers of the squares of class G, the ones on which the paper's table and figure disagree.
    private static String classG(Netlist netlist) {
        BitParallelSimulator simulator = new BitParallelSimulator(netlist);
        // One square alone is legal in each lane: its code is its rank.
        for (Square square : Square.values()) {
            simulator.setLanes(netlist.port("legal").bus().get(square.index()), square.bit());
        }
        simulator.settle();
        int first = SelectorOrder.rankOf(SelectorOrder.squares('G').getFirst());
        int last = SelectorOrder.rankOf(SelectorOrder.squares('G').getLast());
        return Stream.of(Square.values()).filter(square -> {
            long code = simulator.value(netlist.port("code").bus(), square.index());
            return first <= code && code <= last;
        }).map(square -> String.valueOf(square.index())).collect(Collectors.joining(" "));
    }

    private String sentence(SelectorRun.Step step) {
        if (step.delay() == 0) {
            return text("say.start", step.choice(), Square.list(step.legal()), Long.bitCount(step.legal()));
        }
        if (step.settled()) {
            return text("say.end", step.choice(), step.delay(), bits(step.all().code(), 6), step.all().code(),
                step.square().toString(), SquareLabels.squares(step.remaining()));
        }
        String shown = step.all().enable() ? text("say.code", bits(step.all().code(), 6)) : text("say.none");
        String groups = step.sixteens().reversed().stream().map(part -> part.enable() ? "1" : "0")
            .collect(Collectors.joining());
        return text("say", step.choice(), step.delay(), step.changes(), groups, shown);
    }

    private static String bits(int code, int count) {
        return String.format(Locale.ROOT, "%" + count + "s", Integer.toBinaryString(code)).replace(' ', '0');
    }

    private static void draw(Area area, Position position, SelectorRun.Step step) {
        double above = Math.max(130, area.height() * 0.42);
        TreeBlock tree = new TreeBlock(area.top(above), 4);
        List<Square> squares = SelectorOrder.byRank();
        tree.wires(0, 64, 4, rank -> (step.legal() & squares.get(rank).bit()) != 0);
        for (int rank = 0; rank < 64; rank++) {
            boolean high = (step.legal() & squares.get(rank).bit()) != 0;
            Area node = tree.node(0, rank, 64, 0.84, 64);
            node.box(high ? CanvasColor.LEGAL : CanvasColor.CELL, CanvasColor.CELL_BORDER, high);
            if (high && node.width() > NAMED) {
                node.at(0, -15, node.width(), 16).label(squares.get(rank).toString(), CanvasColor.TEXT,
                    Area.SMALL);
            }
        }
        parts(tree, 1, step.fours(), 2);
        parts(tree, 2, step.sixteens(), 4);
        parts(tree, 3, List.of(step.all()), 6);
        board(area.inset(0, above + 4, 0, 0), position, step);
    }

    /// One row of the tree; inputs of high number, which are ranks of low number, are on the left.
    private static void parts(TreeBlock tree, int level, List<SelectorRun.Part> row, int bits) {
        List<SelectorRun.Part> parts = row.reversed();
        if (parts.size() > 1) {
            tree.wires(level, parts.size(), 4, i -> parts.get(i).enable());
        }
        for (int i = 0; i < parts.size(); i++) {
            boolean high = parts.get(i).enable();
            Area node = tree.node(level, i, parts.size(), 0.9, 64);
            node.box(CanvasColor.CELL, high ? CanvasColor.LEGAL : CanvasColor.CELL_BORDER, high).label(
                high ? bits(parts.get(i).code(), bits) : "·", high ? CanvasColor.TEXT : CanvasColor.QUIET,
                Math.min(Area.NORMAL, node.width() * 0.5));
        }
    }

    private static void board(Area area, Position position, SelectorRun.Step step) {
        double size = Math.min(area.height(), area.width() * 0.55);
        BoardBlock board = new BoardBlock(area.left(size), position).diamonds(step.legal());
        step.chosen().ifPresent(square -> board.brackets(square.bit()));
        ListBlock list = new ListBlock(area.inset(size + 12, 16, 0, 0)).heading(common("selector.output"));
        Area bits = list.line(22).left(6 * 18);
        if (step.all().enable()) {
            bits.bits(step.all().code(), 6, 2, CanvasColor.REMOTE_OR_LOCAL);
        }
        list.gap(2)
            .text(common("selector.square", step.chosen().map(Square::toString).orElse("–")),
                CanvasColor.TEXT)
            .gap(5).text(common("selector.remaining"), CanvasColor.QUIET)
            .squares(Square.all(step.remaining()), 3);
    }
}
