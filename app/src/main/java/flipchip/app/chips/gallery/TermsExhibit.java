package flipchip.app.chips.gallery;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import flipchip.app.chips.gallery.Figure.Origin;
import flipchip.engine.board.Color;
import flipchip.engine.board.Game;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.hwsim.circuit.checker.LegalChecker;
import flipchip.hwsim.circuit.checker.ProductTerm;
import flipchip.hwsim.circuit.checker.SquareType;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.netlist.NetlistStats;
import flipchip.hwsim.gates.netlist.Scope;
import flipchip.hwsim.gates.sim.BitParallelSimulator;

/// Document 000's legal move checker: the product terms of each square, those that hold, and what the gates
/// say.
final class TermsExhibit extends Exhibit<TermsExhibit.Shot> {

    /// One square of the board.
    ///
    /// @param holding the terms that hold: by the outputs of their gates, or by the rules where the form has
    ///     no gate for each
    /// @param legal what the simulated checker shows for the square
    /// @param gates of the square's checker
    /// @param found moves among the squares so far
    /// @param flat  whether each term has a gate
    record Shot(Position position, Square square, List<ProductTerm> terms, Set<ProductTerm> holding,
            boolean legal, int gates, long found, boolean flat) {
        boolean isEmpty() {
            return (position.board().occupied() & square.bit()) == 0;
        }

        boolean holds(ProductTerm term) {
            return holding.contains(term);
        }
    }

    private final Supplier<Game> game;

    TermsExhibit(Supplier<Game> game) {
        super("terms", TermsPicture::new, "opening-flat", "opening-factored", "middle-flat",
            "middle-factored", OWN_GAME);
        this.game = game;
    }

    @Override
    Recording<Shot> record(String choice, BooleanSupplier cancelled) {
        Position position = choice.startsWith("middle") ? SamplePositions.middleGame().position()
            : choice.equals(OWN_GAME) ? game.get().position()
            : Position.INITIAL;
        LegalChecker.Form form =
            choice.endsWith("factored") ? LegalChecker.Form.FACTORED : LegalChecker.Form.FLAT;
        Netlist netlist = LegalChecker.netlist(form, true);
        BitParallelSimulator sim = new BitParallelSimulator(netlist);
        sim.set(netlist.port("black").bus(), position.black());
        sim.set(netlist.port("white").bus(), position.white());
        sim.set(netlist.port("color").bus(), position.toMove() == Color.WHITE ? 1 : 0);
        sim.settle();
        long legal = sim.value(netlist.port("legal").bus());
        List<Shot> shots = new ArrayList<>();
        for (Square square : Square.values()) {
            long upTo = square.bit() | square.bit() - 1;
            List<ProductTerm> terms = ProductTerm.of(square);
            boolean flat = form == LegalChecker.Form.FLAT;
            Set<ProductTerm> holding = flat ? holding(sim, terms, square) : holding(position, terms);
            shots.add(new Shot(position, square, terms, holding, (legal & square.bit()) != 0,
                gates(netlist, square), legal & upTo, flat));
        }
        Netlist flat = LegalChecker.netlist(LegalChecker.Form.FLAT, true);
        Origin in = new Origin.Counted(flat);
        long types = flat.scopes().stream().skip(1).map(Scope::type).distinct().count();
        return new Recording<>(shots, this::say, new Origin.Counted(netlist),
            List.of(figure("terms", LegalChecker.products(flat, SquareType.PLAYABLE), in),
                figure("all", LegalChecker.products(flat, -1L), in), checkers("flat", LegalChecker.Form.FLAT),
                checkers("factored", LegalChecker.Form.FACTORED),
                figure("depth", NetlistStats.of(netlist).depth(), new Origin.Counted(netlist)),
                same("types", types, in, "000")),
            text("result", SquareLabels.squares(legal)));
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
        int gates = 0;
        for (int gate = 0; gate < netlist.gates().size(); gate++) {
            gates += netlist.scopeOf(gate).name().isEmpty() ? 0 : 1;
        }
        return figure(figure, gates, new Origin.Counted(netlist));
    }

    private static int gates(Netlist netlist, Square square) {
        int gates = 0;
        for (int gate = 0; gate < netlist.gates().size(); gate++) {
            gates += netlist.scopeOf(gate).name().equals(square.toString()) ? 1 : 0;
        }
        return gates;
    }

    private String say(Shot shot) {
        String square = shot.square.toString();
        if (!shot.isEmpty()) {
            return text("say.taken", square, shot.terms.size(), SquareLabels.squares(shot.found));
        }
        boolean black = shot.position.toMove() == Color.BLACK;
        String terms = shot.terms.stream().filter(shot::holds)
            .map(term -> term.text(black ? "B" : "W", black ? "W" : "B")).collect(Collectors.joining("; "));
        return text(shot.legal ? "say.legal" : "say.no", square, shot.terms.size(), shot.gates, terms,
            SquareLabels.squares(shot.found));
    }

    @Override
    int telling(Recording<Shot> run) {
        return last(run, Shot::legal);
    }
}
