package flipchip.hwsim.circuit.score;

import java.util.ArrayList;
import java.util.List;
import flipchip.engine.board.Direction;
import flipchip.engine.board.Square;
import flipchip.hwsim.gates.logic.Adders;
import flipchip.hwsim.gates.logic.PopulationCount;
import flipchip.hwsim.gates.logic.SignedNumbers;
import flipchip.hwsim.gates.logic.Words;
import flipchip.hwsim.gates.netlist.Bus;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.netlist.NetlistBuilder;

/// A circuit for the packed score: a register of stable discs that grows by all newly stable ones at each
/// clock edge, and the packer.
///
/// `settled` is high when the next edge would add nothing: the fixpoint that the work list finds one square
/// at a time. The circuit is ours.
public final class ScoreCircuit {
    private final NetlistBuilder n = new NetlistBuilder("packed_score");

    private ScoreCircuit() {}

    /// `black`, `white`, `moves_black`, `moves_white` (7 bits), `over` and `clear` in; `stable`, `settled`
    /// and `score` (26 bits) out. `clear` empties the register of stable discs.
    public static Netlist netlist() {
        return new ScoreCircuit().build();
    }

    private Netlist build() {
        Bus black = n.input("black", 64);
        Bus white = n.input("white", 64);
        Bus movesBlack = n.input("moves_black", 7);
        Bus movesWhite = n.input("moves_white", 7);
        Net over = n.input("over");
        Net clear = n.input("clear");
        Bus stable = stable(black, white, clear);
        Bus pieces = difference(count("black", black), count("white", white));
        Bus steady = difference(count("stable_black", Words.and(n, stable, black)),
            count("stable_white", Words.and(n, stable, white)));
        Bus mobility = difference(movesBlack, movesWhite);
        Bus even = Bus.constant(64, 8);
        Bus low = Words.mux(n, over, mobility, even);
        Bus high = Words.mux(n, over, steady, pieces);
        n.output("score", Words.concat(pieces, low, high, outcome(pieces, over)));
        return n.build();
    }

    /// 01 while it is open or drawn, else 00 or 10; the piece field is above or below 64.
    private Bus outcome(Bus pieces, Net over) {
        Net atLeastEven = n.or(pieces.get(6), pieces.get(7));
        Net drawn = Words.equalsConstant(n, pieces, 64);
        Net open = n.or(n.not(over), drawn);
        return Bus.of(open, n.and(n.not(open), atLeastEven));
    }

    private Bus count(String name, Bus discs) {
        try (NetlistBuilder.OpenScope scope = n.scope("count_" + name, "disc_counter")) {
            scope.input("discs", discs);
            return scope.output("count", PopulationCount.build(n, discs));
        }
    }

    /// a - b + 64 in eight bits.
    private Bus difference(Bus a, Bus b) {
        Bus difference = Adders.subtract(n, SignedNumbers.zeroExtend(a, 8), SignedNumbers.zeroExtend(b, 8));
        Net flipped = n.not(difference.get(6));
        Net top = n.xor(difference.get(7), difference.get(6));
        return Words.concat(difference.slice(0, 6), Bus.of(flipped, top));
    }

    private Bus stable(Bus black, Bus white, Net clear) {
        Bus occupied = Words.or(n, black, white);
        Bus stable = n.declare("stable_discs", 64);
        Bus stableBlack = Words.and(n, stable, black);
        Bus stableWhite = Words.and(n, stable, white);
        List<Net> next = new ArrayList<>();
        for (Square square : Square.values()) {
            int s = square.index();
            List<Net> axes = new ArrayList<>();
            for (FlipAxis axis : FlipAxis.values()) {
                axes.add(
                    axis(square, axis, occupied, n.or(n.and(black.get(s), any(square, axis, stableBlack)),
                        n.and(white.get(s), any(square, axis, stableWhite)))));
            }
            axes.removeIf(Net.ONE::equals);
            axes.add(occupied.get(s));
            next.add(n.or(stable.get(s), Words.andTree(n, axes)));
        }
        Bus grown = new Bus(next);
        for (int s = 0; s < 64; s++) {
            n.driveFlipFlop(stable.get(s), grown.get(s), Net.ONE, clear, false, false);
        }
        n.output("stable", stable);
        n.output("settled", n.not(Words.orTree(n, Words.and(n, grown, Words.not(n, stable)).nets())));
        return stable;
    }

    /// Protected along one axis: constant high at the border.
    private Net axis(Square square, FlipAxis axis, Bus occupied, Net neighbour) {
        if (axis.directions().stream().anyMatch(d -> d.from(square).isEmpty())) {
            return Net.ONE;
        }
        long line = axis.line(square);
        List<Net> discs = new ArrayList<>();
        for (int s = 0; s < 64; s++) {
            if ((line >>> s & 1) != 0) {
                discs.add(occupied.get(s));
            }
        }
        return n.or(neighbour, Words.andTree(n, discs));
    }

    private Net any(Square square, FlipAxis axis, Bus discs) {
        List<Net> nets = new ArrayList<>();
        for (Direction d : axis.directions()) {
            d.from(square).ifPresent(s -> nets.add(discs.get(s.index())));
        }
        return nets.isEmpty() ? Net.ZERO : Words.orTree(n, nets);
    }
}
