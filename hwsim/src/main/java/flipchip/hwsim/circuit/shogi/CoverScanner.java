package flipchip.hwsim.circuit.shogi;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import flipchip.hwsim.gates.logic.Registers;
import flipchip.hwsim.gates.logic.Words;
import flipchip.hwsim.gates.netlist.Bus;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.NetlistBuilder;

/// A scanner, stage 6 of the piece-cover pipeline: what the pieces of the ranks before cover on this one.
///
/// It remembers, per file, the last rank's steps and what slides on, and the knights of two ranks. One
/// scanner works top-down, its twin bottom-up; each adds the step to one side, so that both cover four of the
/// eight neighbours.
record CoverScanner(NetlistBuilder n, RankPieces rank, RankPieces.Ways ways, Net goesOn) {
    private static final int SIZE = ShogiBoard.SIZE;
    private static final int ROOKS = Kind.ROOK.firstPiece();
    private static final int BISHOPS = Kind.BISHOP.firstPiece();
    private static final int KNIGHTS = Kind.KNIGHT.firstPiece();
    private static final int LANCES = Kind.LANCE.firstPiece();

    /// @param first high at the first rank of the scan
    /// @param side  file step from which the side step comes: +1 or -1
    /// @return per file the 40 cover bits, not yet in a register
    static List<Bus> build(NetlistBuilder n, String name, RankPieces rank, RankPieces.Ways ways, Net first,
            int side) {
        try (NetlistBuilder.OpenScope scope = n.scope(name, "cover_" + name)) {
            for (int file = 0; file < SIZE; file++) {
                scope.input("pieces" + (file + 1), rank.pieces().get(file));
            }
            scope.input("empty", rank.empty());
            scope.input("straight", ways.straight());
            scope.input("diagonal", ways.diagonal());
            scope.input("slides", ways.slides());
            scope.input("jumps", ways.jumps());
            scope.input("side", rank.side());
            scope.input("first", first);
            List<Bus> cover = new CoverScanner(n, rank, ways, n.not(first)).cover(side);
            for (int file = 0; file < SIZE; file++) {
                scope.output("cover" + (file + 1), cover.get(file));
            }
            return cover;
        }
    }

    private List<Bus> cover(int side) {
        List<Bus> straight = stepped("straight", ways.straight());
        List<Bus> diagonal = stepped("diagonal", ways.diagonal());
        List<Bus> line = sliding("line", 0, lineSliders());
        List<Bus> fromLeft = sliding("fromLeft", -1, bishops());
        List<Bus> fromRight = sliding("fromRight", 1, bishops());
        List<Bus> jumps = jumps();
        List<Bus> cover = new ArrayList<>();
        for (int file = 0; file < SIZE; file++) {
            List<List<Net>> arriving = new ArrayList<>();
            for (int p = 0; p < Kind.PIECES; p++) {
                arriving.add(new ArrayList<>());
            }
            collect(arriving, straight, file, 0);
            collect(arriving, diagonal, file - 1, 0);
            collect(arriving, diagonal, file + 1, 0);
            collect(arriving, line.stream().map(l -> l.slice(0, 2)).toList(), file, ROOKS);
            collect(arriving, line.stream().map(l -> l.slice(2, 6)).toList(), file, LANCES);
            collect(arriving, fromLeft, file - 1, BISHOPS);
            collect(arriving, fromRight, file + 1, BISHOPS);
            collect(arriving, jumps, file - 1, KNIGHTS);
            collect(arriving, jumps, file + 1, KNIGHTS);
            cover.add(merge(arriving, file + side));
        }
        return cover;
    }

    private static void collect(List<List<Net>> arriving, List<Bus> from, int file, int firstPiece) {
        if (file >= 0 && file < SIZE) {
            Bus bits = from.get(file);
            for (int i = 0; i < bits.width(); i++) {
                arriving.get(firstPiece + i).add(bits.get(i));
            }
        }
    }

    /// What arrives from the ranks before, where there are any, and from the next file on this rank.
    private Bus merge(List<List<Net>> arriving, int sideFile) {
        List<Net> cover = new ArrayList<>();
        boolean beside = sideFile >= 0 && sideFile < SIZE;
        for (int p = 0; p < Kind.PIECES; p++) {
            Net before = n.and(goesOn, Words.orTree(n, arriving.get(p)));
            cover.add(beside
                ? n.or(before, n.and(rank.side().get(sideFile), rank.pieces().get(sideFile).get(p)))
                : before);
        }
        return new Bus(cover);
    }

    /// The pieces of this rank that step so, remembered for the next.
    private List<Bus> stepped(String name, Bus way) {
        List<Bus> remembered = new ArrayList<>();
        for (int file = 0; file < SIZE; file++) {
            remembered.add(Registers.register(n, name + (file + 1),
                Words.gate(n, way.get(file), rank.pieces().get(file)), Net.ONE));
        }
        return remembered;
    }

    private List<Bus> lineSliders() {
        List<Bus> sliders = new ArrayList<>();
        for (int file = 0; file < SIZE; file++) {
            Bus pieces = rank.pieces().get(file);
            sliders.add(Words.gate(n, ways.slides().get(file),
                Words.concat(pieces.slice(ROOKS, ROOKS + 2), pieces.slice(LANCES, LANCES + 4))));
        }
        return sliders;
    }

    private List<Bus> bishops() {
        return rank.pieces().stream().map(pieces -> pieces.slice(BISHOPS, BISHOPS + 2)).toList();
    }

    /// Sliders of this rank, and those that came from `step` files away over an empty square.
    private List<Bus> sliding(String name, int step, List<Bus> starting) {
        List<Bus> remembered = new ArrayList<>();
        for (int file = 0; file < SIZE; file++) {
            remembered.add(n.declare(name + (file + 1), starting.get(file).width()));
        }
        for (int file = 0; file < SIZE; file++) {
            int from = file + step;
            Bus next = starting.get(file);
            if (from >= 0 && from < SIZE) {
                Net open = n.and(goesOn, rank.empty().get(file));
                next = Words.or(n, next, Words.gate(n, open, remembered.get(from)));
            }
            Registers.drive(n, remembered.get(file), next, Net.ONE, Net.ZERO, 0);
        }
        return Collections.unmodifiableList(remembered);
    }

    /// Knights two ranks back.
    private List<Bus> jumps() {
        List<Bus> remembered = new ArrayList<>();
        for (int file = 0; file < SIZE; file++) {
            Bus now =
                Words.gate(n, ways.jumps().get(file), rank.pieces().get(file).slice(KNIGHTS, KNIGHTS + 4));
            Bus last = Registers.register(n, "jump" + (file + 1), now, Net.ONE);
            remembered
                .add(Registers.register(n, "landing" + (file + 1), Words.gate(n, goesOn, last), Net.ONE));
        }
        return remembered;
    }
}
