package flipchip.hwsim.verify.catalogue;

import flipchip.hwsim.circuit.checker.LegalChecker;
import flipchip.hwsim.circuit.flipper.DiscFlipper;
import flipchip.hwsim.gates.logic.Words;
import flipchip.hwsim.gates.netlist.Bus;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.netlist.NetlistBuilder;
import flipchip.hwsim.referee.array.ArrayNets;
import flipchip.hwsim.referee.array.RailBus;
import flipchip.hwsim.referee.array.Rails;

/// A pair of circuits for one move behind the same pins, so that a tool can prove them equal for all boards:
/// the cellular-referee lecture's cell array, and the endgame-chip paper's legal checker and disc flipper.
///
/// In: `black`, `white` (a square with both counts as black), `color` (low is Black), `square`. Out: `legal`,
/// and the board after a disc is placed on the square, if it is empty, and turns what it outflanks.
final class MoveCircuits {
    private final NetlistBuilder n;
    private final Bus black;
    private final Bus white;
    private final Net color;
    private final Bus empty;
    private final Bus placed;

    private MoveCircuits(String name) {
        n = new NetlistBuilder(name);
        black = n.input("black", 64);
        white = Words.and(n, n.input("white", 64), Words.not(n, black));
        color = n.input("color");
        empty = Words.not(n, Words.or(n, black, white));
        placed = Words.and(n, empty, Words.decode(n, n.input("square", 6)));
    }

    static Netlist byArray() {
        return new MoveCircuits("move_by_array").array();
    }

    static Netlist byProducts() {
        return new MoveCircuits("move_by_products").products();
    }

    private Netlist array() {
        ArrayNets array =
            ArrayNets.build(n, new Rails(n.not(color), color), new RailBus(black, white), empty, placed);
        Bus toBlack = array.to().black();
        Bus toWhite = array.to().white();
        n.output("legal", array.legal());
        n.output("black_after", Words.or(n, toBlack, Words.and(n, black, Words.not(n, toWhite))));
        n.output("white_after", Words.or(n, toWhite, Words.and(n, white, Words.not(n, toBlack))));
        return n.build();
    }

    private Netlist products() {
        Bus own = Words.mux(n, color, black, white);
        Bus opponent = Words.mux(n, color, white, black);
        Bus legal = LegalChecker.part(n, "checker", own, opponent, LegalChecker.Form.FLAT, true);
        Bus flips = DiscFlipper.build(n, own, opponent, placed);
        Bus ownAfter = Words.or(n, Words.or(n, own, flips), placed);
        Bus opponentAfter = Words.and(n, opponent, Words.not(n, flips));
        n.output("legal", legal);
        n.output("black_after", Words.mux(n, color, ownAfter, opponentAfter));
        n.output("white_after", Words.mux(n, color, opponentAfter, ownAfter));
        return n.build();
    }
}
