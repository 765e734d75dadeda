package flipchip.hwsim.circuit.stages;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import flipchip.engine.board.Board;
import flipchip.engine.board.Square;
import flipchip.engine.board.Symmetry;
import flipchip.hwsim.gates.logic.Loads;
import flipchip.hwsim.gates.logic.Muxes;
import flipchip.hwsim.gates.logic.SignedNumbers;
import flipchip.hwsim.gates.logic.Words;
import flipchip.hwsim.gates.netlist.Bus;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.netlist.NetlistBuilder;

/// A circuit of the opening book after the shogi-processor paper: every stored position has a comparator of
/// its own, and all compare at once. In each of eight clocks the board is turned another way.
///
/// [BookMemory] is the same in software. The positions are built in: a comparator is an AND over the 128
/// wires of a board, those that must be low inverted, so that a wire is inverted once for all.
public final class BookCircuit {
    private static final int CLOCK_BITS = 3;

    private final NetlistBuilder n = new NetlistBuilder("book_memory");
    private final Loads registers = new Loads(n);
    private final BookMemory book;

    private BookCircuit(BookMemory memory) {
        book = memory;
    }

    /// In: `start` for a clock, with `player` and `opponent`. In the eight clocks after it, `busy`:
    /// `symmetry`, the number of the clock, and `hits`, a wire for each position stored. Out: `moves` found
    /// so far, a wire a square.
    ///
    /// @throws IllegalArgumentException if the book is empty
    public static Netlist netlist(BookMemory book) {
        if (book.entries().isEmpty()) {
            throw new IllegalArgumentException("an empty book needs no circuit");
        }
        return new BookCircuit(book).build();
    }

    private Netlist build() {
        Net start = n.input("start");
        Bus board = registers.register("board", 128);
        registers.load("board", start, Words.concat(n.input("player", 64), n.input("opponent", 64)));
        Net busy = registers.bit("busy", false);
        Bus clock = registers.register("symmetry", CLOCK_BITS);
        Net last = Words.andTree(n, clock.nets());
        registers.load("busy", start, 1);
        registers.load("busy", n.and(busy, n.and(last, n.not(start))), 0);
        registers.load("symmetry", start, 0);
        registers.load("symmetry", n.and(busy, n.not(start)), SignedNumbers.increment(n, clock));
        Bus image = Muxes.select(n, clock,
            Arrays.stream(Symmetry.values()).map(symmetry -> turned(board, symmetry)).toList());
        Bus hits = comparators(image);
        Bus moves = registers.register("moves", 64);
        registers.load("moves", start, 0);
        registers.load("moves", n.and(busy, n.not(start)), Words.or(n, moves, found(hits, clock)));
        registers.drive();
        n.output("busy", busy);
        n.output("symmetry", clock);
        n.output("hits", Words.gate(n, busy, hits));
        n.output("moves", moves);
        return n.build();
    }

    /// Wires only: where square s of the image comes from.
    private static Bus turned(Bus board, Symmetry symmetry) {
        Symmetry back = symmetry.inverse();
        List<Net> wires = new ArrayList<>();
        for (int side = 0; side < 2; side++) {
            for (Square square : Square.values()) {
                wires.add(board.get(64 * side + back.apply(square).index()));
            }
        }
        return new Bus(wires);
    }

    private Bus comparators(Bus image) {
        Bus low = Words.not(n, image);
        List<Net> hits = new ArrayList<>();
        for (int i = 0; i < book.entries().size(); i++) {
            Board board = book.entries().get(i).board();
            try (NetlistBuilder.OpenScope scope = n.scope("entry" + i, "entry" + i)) {
                scope.input("high", image);
                scope.input("low", low);
                List<Net> wires = IntStream.range(0, 128).mapToObj(wire -> {
                    long discs = wire < 64 ? board.player() : board.opponent();
                    return (discs >>> wire % 64 & 1) != 0 ? image.get(wire) : low.get(wire);
                }).toList();
                hits.add(scope.output("equal", n.name("equal", Words.andTree(n, wires))));
            }
        }
        return new Bus(hits);
    }

    /// The moves of the positions that are equal, turned back to the given board.
    private Bus found(Bus hits, Bus clock) {
        List<List<Net>> sources = new ArrayList<>();
        IntStream.range(0, 64).forEach(_ -> sources.add(new ArrayList<>()));
        Bus turn = Words.decode(n, clock);
        for (Symmetry symmetry : Symmetry.values()) {
            for (int i = 0; i < hits.width(); i++) {
                Square move = symmetry.inverse().apply(book.entries().get(i).move());
                sources.get(move.index()).add(n.and(hits.get(i), turn.get(symmetry.ordinal())));
            }
        }
        return new Bus(
            sources.stream().map(nets -> nets.isEmpty() ? Net.ZERO : Words.orTree(n, nets)).toList());
    }
}
