package flipchip.hwsim.circuit.flipper;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import flipchip.engine.board.Direction;
import flipchip.engine.board.Square;
import flipchip.hwsim.gates.logic.Words;
import flipchip.hwsim.gates.netlist.Bus;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.netlist.NetlistBuilder;

/// A circuit that turns the discs outflanked by a new one: the endgame-chip paper, section 3.2.
///
/// The new disc sends a forward signal each way; opponent discs pass it on; an own disc returns a backward
/// signal (`endchain`); a disc with both signals flips. A run of n discs settles 4n + 5 gate delays after the
/// disc is placed. An own disc next to the new one returns it too, with nothing between to flip.
public final class DiscFlipper {
    /// Gates of one square, decoder and final update not counted.
    public static final int GATES_PER_SQUARE = 47;

    private DiscFlipper() {}

    /// The gates of one square and direction that others read.
    private record Links(Map<Direction, Net> forward, Map<Direction, Net> backward) {}

    /// Board, colour and 6-bit square in; board with the move played out. Colour low is Black.
    public static Netlist netlist() {
        NetlistBuilder n = new NetlistBuilder("disc_flipper");
        Bus black = n.input("black", 64);
        Bus white = n.input("white", 64);
        Net color = n.input("color");
        Bus disc = Words.decode(n, n.input("square", 6));
        Bus own = Words.mux(n, color, black, white);
        Bus opponent = Words.mux(n, color, white, black);
        Bus flip = build(n, own, opponent, disc);
        Bus ownAfter = Words.or(n, Words.or(n, own, flip), disc);
        Bus opponentAfter = Words.and(n, opponent, Words.not(n, flip));
        n.output("flip", flip);
        n.output("black_after", Words.mux(n, color, ownAfter, opponentAfter));
        n.output("white_after", Words.mux(n, color, opponentAfter, ownAfter));
        return n.build();
    }

    /// Only the 3008 gates: own and opponent discs and the new disc, one wire per square, in; flips out.
    public static Netlist chains() {
        NetlistBuilder n = new NetlistBuilder("flipper_chains");
        n.output("flip", build(n, n.input("own", 64), n.input("opp", 64), n.input("disc", 64)));
        return n.build();
    }

    /// Adds the flipper to a larger circuit as a part of its own.
    ///
    /// @param instance its name there
    /// @param disc     one-hot: the square played
    /// @return bit s: the disc on square s flips
    public static Bus part(NetlistBuilder n, String instance, Bus own, Bus opponent, Bus disc) {
        try (NetlistBuilder.OpenScope scope = n.scope(instance, "disc_flipper")) {
            scope.input("own", own);
            scope.input("opp", opponent);
            scope.input("disc", disc);
            return scope.output("flip", build(n, own, opponent, disc));
        }
    }

    /// Adds the 64 squares to a larger circuit.
    ///
    /// @param disc one-hot: the square played
    /// @return bit s: the disc on square s flips
    public static Bus build(NetlistBuilder n, Bus own, Bus opponent, Bus disc) {
        List<Links> links = new ArrayList<>();
        for (Square square : Square.values()) {
            Links cell = new Links(new EnumMap<>(Direction.class), new EnumMap<>(Direction.class));
            for (Direction d : Direction.values()) {
                cell.forward.put(d, n.declare(square + ".fwdOut[" + d + "]"));
                cell.backward.put(d, n.declare(square + ".bwdOut[" + d + "]"));
            }
            links.add(cell);
        }
        List<Net> flips = new ArrayList<>();
        for (Square square : Square.values()) {
            flips.add(cell(n, square, own, opponent, disc, links));
        }
        return new Bus(flips);
    }

    /// Adds the chains of one direction alone: five gates a square, as in [#build(NetlistBuilder, Bus, Bus,
    /// Bus)].
    ///
    /// @return bit s: the disc on square s flips by a run in direction `d`
    public static Bus direction(NetlistBuilder n, Direction d, Bus own, Bus opponent, Bus disc) {
        Bus forward = n.declare("fwdOut", 64);
        Bus backward = n.declare("bwdOut", 64);
        List<Net> flips = new ArrayList<>();
        for (Square square : Square.values()) {
            int s = square.index();
            Net forwardIn = d.opposite().from(square).map(from -> forward.get(from.index())).orElse(Net.ZERO);
            Net backwardIn = d.from(square).map(from -> backward.get(from.index())).orElse(Net.ZERO);
            Net onward = n.and(forwardIn, opponent.get(s));
            n.driveOr(forward.get(s), disc.get(s), onward);
            Net flip = n.and(onward, backwardIn);
            n.driveOr(backward.get(s), n.and(forwardIn, own.get(s)), flip);
            flips.add(flip);
        }
        return new Bus(flips);
    }

    private static Net cell(NetlistBuilder n, Square square, Bus own, Bus opponent, Bus disc,
            List<Links> links) {
        Links me = links.get(square.index());
        try (NetlistBuilder.OpenScope scope = n.scope(square.toString(), "flipper_cell")) {
            Net isOwn = scope.input("own", own.get(square.index()));
            Net isOpponent = scope.input("opp", opponent.get(square.index()));
            Net isDisc = scope.input("disc", disc.get(square.index()));
            List<Net> flips = new ArrayList<>();
            for (Direction d : Direction.values()) {
                Net forward = scope.input("fwdIn_" + d,
                    d.opposite().from(square).map(s -> links.get(s.index()).forward.get(d)).orElse(Net.ZERO));
                Net backward = scope.input("bwdIn_" + d,
                    d.from(square).map(s -> links.get(s.index()).backward.get(d)).orElse(Net.ZERO));
                Net onward = n.name("fwdOpp[" + d + "]", n.and(forward, isOpponent));
                scope.output("fwdOut_" + d, n.driveOr(me.forward.get(d), isDisc, onward));
                Net end = n.name("endchain[" + d + "]", n.and(forward, isOwn));
                Net flip = n.name("flipDir[" + d + "]", n.and(onward, backward));
                scope.output("bwdOut_" + d, n.driveOr(me.backward.get(d), end, flip));
                flips.add(flip);
            }
            return scope.output("flip", any(n, flips));
        }
    }

    /// Balanced OR with names: neighbours in the order of the directions first.
    private static Net any(NetlistBuilder n, List<Net> flips) {
        List<Net> pairs = new ArrayList<>();
        for (int i = 0; i < 8; i += 2) {
            pairs.add(n.name("ft1" + "abcd".charAt(i / 2), n.or(flips.get(i), flips.get(i + 1))));
        }
        Net low = n.name("ft2a", n.or(pairs.get(0), pairs.get(1)));
        Net high = n.name("ft2b", n.or(pairs.get(2), pairs.get(3)));
        return n.name("flip", n.or(low, high));
    }
}
