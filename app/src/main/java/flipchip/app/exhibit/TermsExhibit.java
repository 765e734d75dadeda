package flipchip.app.exhibit;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import flipchip.engine.board.Color;
import flipchip.engine.board.Game;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.hwsim.checker.LegalChecker;
import flipchip.hwsim.checker.ProductTerm;
import flipchip.hwsim.checker.SquareType;
import flipchip.hwsim.netlist.Netlist;
import flipchip.hwsim.netlist.NetlistStats;
import flipchip.hwsim.sim.BitParallelSimulator;

/// Document 000's legal move checker: the product terms of each square, those that hold, and what the gates say.
final class TermsExhibit extends Exhibit<TermsExhibit.Shot> {

    /// One square of the board.
    ///
    /// @param legal what the simulated checker shows for the square
    /// @param gates of the square's checker
    /// @param found moves among the squares so far
    record Shot(Position position, Square square, List<ProductTerm> terms, boolean legal, int gates, long found) {
        boolean isEmpty() {
            return (position.board().occupied() & square.bit()) == 0;
        }

        boolean holds(ProductTerm term) {
            return term.isSatisfied(position.board().player(), position.board().opponent());
        }
    }

    private final Supplier<Game> game;

    TermsExhibit(Supplier<Game> game) {
        super("terms", "opening-flat", "opening-factored", "middle-flat", "middle-factored", OWN_GAME);
        this.game = game;
    }

    @Override
    Recording<Shot> record(String choice, BooleanSupplier cancelled) {
        Position position = choice.startsWith("middle") ? Samples.middleGame().position()
            : choice.equals(OWN_GAME) ? game.get().position() : Position.INITIAL;
        LegalChecker.Form form = choice.endsWith("factored") ? LegalChecker.Form.FACTORED : LegalChecker.Form.FLAT;
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
            shots.add(new Shot(position, square, ProductTerm.of(square), (legal & square.bit()) != 0,
                gates(netlist, square), legal & upTo));
        }
        int all = 0;
        int playable = 0;
        for (Square square : Square.values()) {
            int terms = ProductTerm.of(square).size();
            all += terms;
            playable += SquareType.of(square).isPlayable() ? terms : 0;
        }
        return new Recording<>(shots, this::say, List.of(figure("terms", playable), figure("all", all),
            figure("flat", checkers(LegalChecker.Form.FLAT)),
            figure("factored", checkers(LegalChecker.Form.FACTORED)),
            figure("depth", NetlistStats.of(netlist).depth()), same("types", SquareType.values().length, "000")),
            text("result", Shown.squares(position.legalMoves())));
    }

    /// Gates of the checkers of the 60 playable squares in a form.
    private static int checkers(LegalChecker.Form form) {
        Netlist netlist = LegalChecker.netlist(form, false);
        int gates = 0;
        for (int gate = 0; gate < netlist.gates().size(); gate++) {
            gates += netlist.scopeOf(gate).name().isEmpty() ? 0 : 1;
        }
        return gates;
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
            return text("say.taken", square, shot.terms.size(), Shown.squares(shot.found));
        }
        boolean black = shot.position.toMove() == Color.BLACK;
        String terms = shot.terms.stream().filter(shot::holds).map(term -> term.text(black ? "B" : "W", black ? "W" : "B"))
            .collect(Collectors.joining("; "));
        return text(shot.legal ? "say.legal" : "say.no", square, shot.terms.size(), shot.gates, terms,
            Shown.squares(shot.found));
    }

    @Override
    Picture<Shot> picture() {
        return new TermsPicture();
    }
}
