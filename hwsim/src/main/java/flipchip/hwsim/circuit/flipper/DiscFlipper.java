package flipchip.hwsim.circuit.flipper;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
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

    /// What is read, one wire per square.
    private record Discs(Bus own, Bus opponent, Bus placed) {
        Discs on(List<Square> squares) {
            return new Discs(on(squares, own), on(squares, opponent), on(squares, placed));
        }

        private static Bus on(List<Square> squares, Bus board) {
            return new Bus(squares.stream().map(square -> board.get(square.index())).toList());
        }

        Discs into(NetlistBuilder.OpenScope scope) {
            scope.input("own", own);
            scope.input("opp", opponent);
            scope.input("disc", placed);
            return this;
        }
    }

    /// Adds the flipper to a larger circuit as a part of its own.
    ///
    /// @param instance its name there
    /// @param disc     one-hot: the square played
    /// @return bit s: the disc on square s flips
    public static Bus part(NetlistBuilder n, String instance, Bus own, Bus opponent, Bus disc) {
        try (NetlistBuilder.OpenScope scope = n.scope(instance, "disc_flipper")) {
            new Discs(own, opponent, disc).into(scope);
            return scope.output("flip", build(n, own, opponent, disc));
        }
    }

    /// Adds the lines of all directions to a larger circuit, and for each square the OR of its directions.
    ///
    /// @param disc one-hot: the square played
    /// @return bit s: the disc on square s flips
    public static Bus build(NetlistBuilder n, Bus own, Bus opponent, Bus disc) {
        Map<Direction, Bus> flips = new EnumMap<>(Direction.class);
        for (Direction d : Direction.values()) {
            try (NetlistBuilder.OpenScope scope = n.scope(d.toString(), "flipper_" + d)) {
                new Discs(own, opponent, disc).into(scope);
                flips.put(d, scope.output("flip", direction(n, d, own, opponent, disc)));
            }
        }
        List<Net> any = new ArrayList<>();
        for (Square square : Square.values()) {
            try (NetlistBuilder.OpenScope scope = n.scope(square.toString(), "flipper_or")) {
                List<Net> ways = new ArrayList<>();
                flips.forEach((d, flip) -> ways.add(scope.input("flip_" + d, flip.get(square.index()))));
                any.add(scope.output("flip", any(n, ways)));
            }
        }
        return new Bus(any);
    }

    /// Adds the lines of one direction: five gates a square.
    ///
    /// @return bit s: the disc on square s flips by a run in direction `d`
    public static Bus direction(NetlistBuilder n, Direction d, Bus own, Bus opponent, Bus disc) {
        Map<Square, Net> flips = new EnumMap<>(Square.class);
        for (Square square : Square.values()) {
            if (d.opposite().from(square).isEmpty()) {
                List<Square> line = toBorder(d, square);
                try (NetlistBuilder.OpenScope scope = n.scope(name(line), "flipper_line_" + line.size())) {
                    Discs discs = new Discs(own, opponent, disc).on(line).into(scope);
                    Bus flip = scope.output("flip", line(n, line, discs));
                    line.forEach(on -> flips.put(on, flip.get(line.indexOf(on))));
                }
            }
        }
        return new Bus(List.copyOf(flips.values()));
    }

    /// From the border back, so that no gate stands behind one that waits for it.
    private static Bus line(NetlistBuilder n, List<Square> squares, Discs discs) {
        Bus forward = new Bus(squares.stream().map(square -> n.declare(square + ".fwdOut")).toList());
        Net backward = Net.ZERO;
        Deque<Net> flips = new ArrayDeque<>();
        for (int i = squares.size() - 1; i >= 0; i--) {
            try (NetlistBuilder.OpenScope scope = n.scope(squares.get(i).toString(), "flipper_square")) {
                Net own = scope.input("own", discs.own.get(i));
                Net opponent = scope.input("opp", discs.opponent.get(i));
                Net disc = scope.input("disc", discs.placed.get(i));
                Net in = scope.input("fwdIn", i > 0 ? forward.get(i - 1) : Net.ZERO);
                Net answer = scope.input("bwdIn", backward);
                Net end = n.name("endchain", n.and(in, own));
                Net onward = n.name("fwdOpp", n.and(in, opponent));
                scope.output("fwdOut", n.driveOr(forward.get(i), disc, onward));
                flips.push(scope.output("flip", n.name("flipDir", n.and(onward, answer))));
                backward = scope.output("bwdOut", n.name("bwdOut", n.or(end, flips.peek())));
            }
        }
        return new Bus(List.copyOf(flips));
    }

    /// The squares from this one to the border.
    private static List<Square> toBorder(Direction d, Square first) {
        return Stream.iterate(Optional.of(first), Optional::isPresent, square -> square.flatMap(d::from))
            .flatMap(Optional::stream).toList();
    }

    private static String name(List<Square> line) {
        return line.getFirst() + "_" + line.getLast();
    }

    /// The block of a square in one direction, in the circuit of [#chains()].
    static String block(Direction d, Square square) {
        return d + "." + name(toBorder(d, toBorder(d.opposite(), square).getLast())) + "." + square;
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
