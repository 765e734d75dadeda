package flipchip.app.chips.gallery;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import flipchip.app.kit.draw.CanvasColor;
import flipchip.engine.board.Color;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.hwsim.circuit.checker.LegalChecker;
import flipchip.hwsim.circuit.checker.ProductTerm;
import flipchip.hwsim.circuit.checker.SquareType;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.netlist.Scope;
import flipchip.hwsim.gates.sim.BitParallelSimulator;

/// An exhibit of the legal move checker of the endgame-chip paper: the board with a square and the discs of
/// its product terms that hold; next to it all terms of the square, each with a lamp.
final class TermsExhibit extends Exhibit {
    private static final double LIST = 0.45;

    /// One square of the board.
    ///
    /// @param holding the terms that hold: by the outputs of their gates, or by the rules where the form has
    ///     no gate for each
    /// @param legal what the simulated checker shows for the square
    /// @param gates of the square's checker
    /// @param found moves among the squares up to this one
    private record State(Square square, List<ProductTerm> terms, Set<ProductTerm> holding, boolean legal,
            int gates, long found) {}

    TermsExhibit() {
        super("terms", "opening-flat", "opening-factored", "middle-flat", "middle-factored", OWN_GAME);
    }

    @Override
    Recording<?> record(Request request) {
        Position position = request.choice().startsWith("middle") ? SamplePositions.middleGame().position()
            : request.isOwn() ? request.own().position()
            : Position.INITIAL;
        boolean isFlat = !request.choice().endsWith("factored");
        Netlist netlist =
            LegalChecker.netlist(isFlat ? LegalChecker.Form.FLAT : LegalChecker.Form.FACTORED, true);
        BitParallelSimulator sim = new BitParallelSimulator(netlist);
        sim.set(netlist.port("black").bus(), position.black());
        sim.set(netlist.port("white").bus(), position.white());
        sim.set(netlist.port("color").bus(), position.toMove() == Color.WHITE ? 1 : 0);
        sim.settle();
        long legal = sim.value(netlist.port("legal").bus());
        List<State> states = new ArrayList<>();
        for (Square square : Square.values()) {
            List<ProductTerm> terms = ProductTerm.of(square);
            boolean isEmpty = (position.board().occupied() & square.bit()) == 0;
            Set<ProductTerm> holding =
                !isEmpty ? Set.of() : isFlat ? holding(sim, terms, square) : holding(position, terms);
            states.add(new State(square, terms, holding, (legal & square.bit()) != 0, gates(netlist, square),
                legal & (square.bit() | square.bit() - 1)));
        }
        return new Recording<>(states, step -> sentence(position, step.now()),
            (area, step) -> draw(area, position, step.now(), isFlat), new Origin.Counted(netlist),
            figures(new Origin.Counted(netlist)), text("result", SquareLabels.squares(legal)))
            .openingAt(step -> step.now().legal);
    }

    private List<Figure> figures(Origin.Counted form) {
        Netlist flat = LegalChecker.netlist(LegalChecker.Form.FLAT, true);
        Origin in = new Origin.Counted(flat);
        long types = flat.scopes().stream().skip(1).map(Scope::type).distinct().count();
        return List.of(figure("terms", LegalChecker.products(flat, SquareType.PLAYABLE), in),
            figure("all", LegalChecker.products(flat, -1L), in), checkers("flat", LegalChecker.Form.FLAT),
            checkers("factored", LegalChecker.Form.FACTORED), depth(form), same("types", types, in, "000"));
    }

    /// The terms whose gates are high.
    private static Set<ProductTerm> holding(BitParallelSimulator sim, List<ProductTerm> terms,
            Square square) {
        List<Net> products = LegalChecker.productNets(sim.netlist(), square);
        return IntStream.range(0, terms.size()).filter(i -> sim.high(products.get(i))).mapToObj(terms::get)
            .collect(Collectors.toSet());
    }

    /// The terms that hold by the rules.
    private static Set<ProductTerm> holding(Position position, List<ProductTerm> terms) {
        return terms.stream()
            .filter(term -> term.isSatisfied(position.board().player(), position.board().opponent()))
            .collect(Collectors.toSet());
    }

    /// Gates of the checkers of the 60 playable squares in a form.
    private Figure checkers(String figure, LegalChecker.Form form) {
        Netlist netlist = LegalChecker.netlist(form, false);
        long gates = IntStream.range(0, netlist.gates().size())
            .filter(gate -> !netlist.scopeOf(gate).name().isEmpty()).count();
        return figure(figure, gates, new Origin.Counted(netlist));
    }

    private static int gates(Netlist netlist, Square square) {
        return (int) IntStream.range(0, netlist.gates().size())
            .filter(gate -> netlist.scopeOf(gate).name().equals(square.toString())).count();
    }

    private String sentence(Position position, State state) {
        String square = state.square.toString();
        if ((position.board().occupied() & state.square.bit()) != 0) {
            return text("say.taken", square, state.terms.size(), SquareLabels.squares(state.found));
        }
        boolean black = position.toMove() == Color.BLACK;
        String terms = state.terms.stream().filter(state.holding::contains)
            .map(term -> term.text(black ? "B" : "W", black ? "W" : "B")).collect(Collectors.joining("; "));
        return text(state.legal ? "say.legal" : "say.no", square, state.terms.size(), state.gates, terms,
            SquareLabels.squares(state.found), state.holding.size());
    }

    private static void draw(Area area, Position position, State state, boolean isFlat) {
        double size = Math.min(area.height(), area.width() * (1 - LIST));
        BoardBlock board = new BoardBlock(area.left(size), position).diamonds(state.found)
            .leadsTo(square -> Optional.of(square.index()));
        board.brackets(state.square.bit());
        ListBlock list =
            new ListBlock(area.inset(board.squares().x() + board.squares().width() + 16, 0, 0, 0))
                .heading(common(isFlat ? "terms.heading" : "terms.heading.rules", state.square.toString(),
                    state.terms.size()));
        double line = Math.min(18, (area.height() - 24) / Math.max(1, state.terms.size()));
        for (ProductTerm term : state.terms) {
            boolean holds = state.holding.contains(term);
            if (holds) {
                board.frames(term.own().bit(), CanvasColor.REMOTE_OR_LOCAL);
                term.opponents().forEach(square -> board.frames(square.bit(), CanvasColor.REMOTE));
                board.arrow(state.square, term.own(), CanvasColor.LEGAL, false);
            }
            Area row = list.line(line);
            row.lamp(5, line / 2, 4, holds, CanvasColor.LEGAL);
            row.small(term.direction() + "  " + run(term), 15, line / 2,
                holds ? CanvasColor.TEXT : CanvasColor.QUIET);
        }
    }

    /// "d4 c4 → b4".
    private static String run(ProductTerm term) {
        return SquareLabels.squares(term.opponents()) + " → " + term.own();
    }
}
