package flipchip.hwsim.circuit.checker;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import flipchip.engine.board.Direction;
import flipchip.engine.board.Square;
import flipchip.hwsim.gates.logic.Words;
import flipchip.hwsim.gates.netlist.Bus;
import flipchip.hwsim.gates.netlist.Gate;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.netlist.NetlistBuilder;

/// A combinational checker of all legal moves: the endgame-chip paper, section 3.1.
///
/// One scope per square, `legal_flat_A` to `..._J`; all squares of a type are built alike, with pins named
/// after the directions of the type's sample square. Flat form: one product per possible run, 3404 gates on
/// the 60 playable squares. Factored form `o1(w2+o2(w3+...))`: a chain, 1920 gates, and deeper.
public final class LegalChecker {
    /// How the products of one direction are computed.
    public enum Form {
        FLAT, FACTORED
    }

    private LegalChecker() {}

    /// The whole checker: board and colour in, 64 legal moves out. Colour low is Black.
    ///
    /// @param centre whether the four centre squares get a checker too (they are never empty in a game)
    public static Netlist netlist(Form form, boolean centre) {
        NetlistBuilder n = new NetlistBuilder("legal_checker_" + form.name().toLowerCase(Locale.ROOT));
        Bus black = n.input("black", 64);
        Bus white = n.input("white", 64);
        Net color = n.input("color");
        Bus own = Words.mux(n, color, black, white);
        Bus opponent = Words.mux(n, color, white, black);
        n.output("legal", build(n, own, opponent, form, centre));
        return n.build();
    }

    /// Adds the checkers to a larger circuit as a part of their own, called `instance` there.
    public static Bus part(NetlistBuilder n, String instance, Bus own, Bus opponent, Form form,
            boolean centre) {
        try (NetlistBuilder.OpenScope scope = n.scope(instance, "legal_checker")) {
            scope.input("own", own);
            scope.input("opp", opponent);
            return scope.output("legal", build(n, own, opponent, form, centre));
        }
    }

    /// Adds the checkers to a larger circuit.
    ///
    /// @param own      discs of the side to move
    /// @param opponent discs of the other side
    /// @return bit s: playing square s is legal
    public static Bus build(NetlistBuilder n, Bus own, Bus opponent, Form form, boolean centre) {
        List<Net> legal = new ArrayList<>();
        for (Square square : Square.values()) {
            boolean built = centre || SquareType.of(square).isPlayable();
            legal.add(built ? square(n, square, own, opponent, form) : Net.ZERO);
        }
        return new Bus(legal);
    }

    private static Net square(NetlistBuilder n, Square square, Bus own, Bus opponent, Form form) {
        Net occupied = n.or(own.get(square.index()), opponent.get(square.index()));
        Net empty = n.not(occupied);
        SquareType type = SquareType.of(square);
        String module = "legal_" + form.name().toLowerCase(Locale.ROOT) + "_" + type;
        try (NetlistBuilder.OpenScope scope = n.scope(square.toString(), module)) {
            scope.input("empty", empty);
            List<Net> sums = new ArrayList<>();
            for (Direction column : SquareType.COLUMNS) {
                List<Square> ray = ray(square, SquareType.turned(square, column));
                if (ray.size() < 2) {
                    continue;
                }
                List<Net> o = new ArrayList<>();
                List<Net> w = new ArrayList<>();
                for (int i = 0; i + 1 < ray.size(); i++) {
                    o.add(scope.input("opp" + column + (i + 1), opponent.get(ray.get(i).index())));
                    w.add(scope.input("own" + column + (i + 2), own.get(ray.get(i + 1).index())));
                }
                sums.addAll(form == Form.FLAT ? products(n, o, w) : List.of(chain(n, o, w)));
            }
            return scope.output("legal", n.name("legal", n.and(empty, Words.orTree(n, sums))));
        }
    }

    /// The outputs of the products of a square, in the order of [ProductTerm#of(Square)].
    ///
    /// @param netlist made by [#netlist(Form, boolean)] with [Form#FLAT]
    /// @throws IllegalArgumentException if the netlist has no checker for the square
    public static List<Net> productNets(Netlist netlist, Square square) {
        Net legal = netlist.net(square + ".legal");
        List<Net> products = new ArrayList<>();
        addSummands(netlist, driver(netlist, legal).inputs().get(1), products);
        return List.copyOf(products);
    }

    /// Product terms of some squares, counted in a checker built flat: what the OR of each square adds up.
    ///
    /// @param netlist made by [#netlist(Form, boolean)] with [Form#FLAT]
    /// @param squares bit s: count those of square s
    public static int products(Netlist netlist, long squares) {
        return Square.all(squares).stream().mapToInt(square -> productNets(netlist, square).size()).sum();
    }

    private static void addSummands(Netlist netlist, Net net, List<Net> summands) {
        if (driver(netlist, net) instanceof Gate.Or(Net a, Net b, _)) {
            addSummands(netlist, a, summands);
            addSummands(netlist, b, summands);
        } else {
            summands.add(net);
        }
    }

    private static Gate driver(Netlist netlist, Net net) {
        return netlist.gates().get(netlist.driverOf(net).orElseThrow());
    }

    private static List<Square> ray(Square square, Direction direction) {
        List<Square> ray = new ArrayList<>();
        for (var next = direction.from(square); next.isPresent(); next = direction.from(next.get())) {
            ray.add(next.get());
        }
        return ray;
    }

    /// One product per length of run: opp(1) ... opp(k) own(k+1).
    private static List<Net> products(NetlistBuilder n, List<Net> o, List<Net> w) {
        List<Net> terms = new ArrayList<>();
        for (int k = 1; k <= o.size(); k++) {
            List<Net> factors = new ArrayList<>(o.subList(0, k));
            factors.add(w.get(k - 1));
            terms.add(Words.andTree(n, factors));
        }
        return terms;
    }

    private static Net chain(NetlistBuilder n, List<Net> o, List<Net> w) {
        Net inner = n.and(o.getLast(), w.getLast());
        for (int k = o.size() - 2; k >= 0; k--) {
            inner = n.and(o.get(k), n.or(w.get(k), inner));
        }
        return inner;
    }
}
