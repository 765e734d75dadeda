package flipchip.hwsim.circuit.shogi;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import flipchip.hwsim.gates.logic.Registers;
import flipchip.hwsim.gates.logic.SignedNumbers;
import flipchip.hwsim.gates.logic.Words;
import flipchip.hwsim.gates.netlist.Bus;
import flipchip.hwsim.gates.netlist.Gate;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.netlist.NetlistBuilder;

/// A piece-cover circuit after the shogi-processor paper: which of the 40 pieces can move to which of the 81
/// squares, in 46 clocks.
///
/// Board memory of 9 x 90 bits, two scanners and a rook rank scan behind an 8-stage pipeline, table memory of
/// 27 x 360 bits with one read and one write port, a 6-stage OR. [CoverSchedule] has the schedule of the
/// words; the circuit counts the clocks of a run from 1, and 0 is rest.
public final class CoverCircuit {
    static final int RANK_BITS = ShogiBoard.SIZE * Piece.BITS;
    static final int COVER_BITS = ShogiBoard.SIZE * Kind.PIECES;
    private static final CoverSchedule SCHEDULE = CoverSchedule.of(ShogiBoard.SIZE);
    private static final int LAST = SCHEDULE.clocks();
    private static final int ROOKS = Kind.ROOK.firstPiece();

    private final NetlistBuilder n = new NetlistBuilder("piece_cover");
    private final Bus clock = n.declare("clock", 6);
    private final Bus at = Words.decode(n, clock);

    private CoverCircuit() {}

    /// Host pins: `load`, `load_rank` (4), `load_data` (90) fill the board; `start`; at rest `table_address`
    /// (5, result ranks from 18) shows `table_data` (360) a clock later; `clock` (6).
    public static Netlist netlist() {
        return new CoverCircuit().build();
    }

    private Netlist build() {
        count();
        RankPieces rank = RankPieces.build(n, boardWord());
        Bus scanned = scans(rank);
        Bus tableOut = n.declare("table_data", COVER_BITS);
        Bus joined = joined(tableOut, rooks(rank));
        Net scanning = any(IntStream.rangeClosed(0, SCHEDULE.scanClocks()).boxed().toList());
        Bus writing = Registers.register(n, "stage7", Words.mux(n, scanning, joined, scanned), Net.ONE);
        table(writing, tableOut);
        n.output("clock", clock);
        n.output("table_data", tableOut);
        return n.build();
    }

    private void count() {
        Net rest = at.get(0);
        Net start = n.input("start");
        Bus next = Words.gate(n, n.not(n.or(at.get(LAST), n.and(rest, n.not(start)))),
            SignedNumbers.increment(n, clock));
        Registers.drive(n, clock, next, Net.ONE, Net.ZERO, 0);
    }

    private Net any(List<Integer> clocks) {
        return Words.orTree(n, clocks.stream().map(at::get).toList());
    }

    /// A number that depends on the clock alone.
    private Bus scheduled(Map<Integer, Integer> byClock, int width) {
        List<Net> bits = new ArrayList<>();
        for (int bit = 0; bit < width; bit++) {
            int b = bit;
            List<Integer> clocks = byClock.entrySet().stream().filter(e -> (e.getValue() >>> b & 1) != 0)
                .map(Map.Entry::getKey).toList();
            bits.add(clocks.isEmpty() ? Net.ZERO : any(clocks));
        }
        return new Bus(bits);
    }

    private static Map<Integer, Integer> byClock(int from, int count, ToIntFunction<Integer> value) {
        return IntStream.range(0, count).boxed().collect(Collectors.toMap(i -> from + i, value::applyAsInt));
    }

    /// Stages 1 and 2: the rank's word comes out of the board memory and into a register.
    private Bus boardWord() {
        int ranks = ShogiBoard.SIZE;
        Bus address = scheduled(byClock(1, 2 * ranks, i -> i < ranks ? i : 2 * ranks - 1 - i), 4);
        Bus out = n.declare("board_data", RANK_BITS);
        n.add(new Gate.Ram("board", ranks, RANK_BITS, List.of(new Gate.ReadPort(Net.ONE, address, out)),
            List.of(new Gate.WritePort(n.input("load"), n.input("load_rank", 4),
                n.input("load_data", RANK_BITS)))));
        return Registers.register(n, "stage2", out, Net.ONE);
    }

    /// Stage 6, whose results stage 7 chooses from.
    private Bus scans(RankPieces rank) {
        int ranks = ShogiBoard.SIZE;
        Net firstDown = at.get(SCHEDULE.scanClock(1, 6));
        Net firstUp = at.get(SCHEDULE.scanClock(ranks + 1, 6));
        Bus down = stage6("down", CoverScanner.build(n, "down", rank, rank.ahead(), firstDown, 1));
        Bus up = stage6("up", CoverScanner.build(n, "up", rank, rank.back(), firstUp, -1));
        Net topDown =
            any(IntStream.rangeClosed(1, ranks).map(i -> SCHEDULE.scanClock(i, 7)).boxed().toList());
        return Words.mux(n, topDown, up, down);
    }

    private Bus stage6(String name, List<Bus> cover) {
        return Registers.register(n, "stage6_" + name, Words.concat(cover.toArray(Bus[]::new)), Net.ONE);
    }

    /// The rook rank scan, parallel to stage 6, kept per rank until the OR.
    private Bus rooks(RankPieces rank) {
        int ranks = ShogiBoard.SIZE;
        List<Bus> rooks = rank.pieces().stream().map(pieces -> pieces.slice(ROOKS, ROOKS + 2)).toList();
        List<Bus> right = ripple(rooks, rank.empty().nets());
        List<Bus> left = ripple(rooks.reversed(), rank.empty().nets().reversed()).reversed();
        List<Bus> covered =
            IntStream.range(0, ranks).mapToObj(file -> Words.or(n, right.get(file), left.get(file))).toList();
        Bus found = Registers.register(n, "rook_ranks", Words.concat(covered.toArray(Bus[]::new)), Net.ONE);
        Bus out = n.declare("rook_data", 2 * ranks);
        Map<Integer, Integer> writes = byClock(SCHEDULE.scanClock(1, 7), ranks, i -> i);
        Map<Integer, Integer> reads = new TreeMap<>();
        for (int i = 0; i < ranks; i++) {
            reads.put(SCHEDULE.scanClocks() + 2 + 2 * i, ranks - 1 - i);
        }
        n.add(new Gate.Ram("rook_cover", ranks, 2 * ranks,
            List.of(new Gate.ReadPort(Net.ONE, scheduled(reads, 4), out)),
            List.of(new Gate.WritePort(any(List.copyOf(writes.keySet())), scheduled(writes, 4), found))));
        return out;
    }

    /// Element f: the rooks that reach file f from the files before.
    private List<Bus> ripple(List<Bus> rooks, List<Net> empty) {
        List<Bus> reaching = new ArrayList<>();
        reaching.add(Bus.of(Net.ZERO, Net.ZERO));
        for (int file = 1; file < rooks.size(); file++) {
            Bus before = reaching.getLast();
            Bus passing = file == 1 ? before : Words.gate(n, empty.get(file - 1), before);
            reaching.add(file == 1 ? rooks.getFirst() : Words.or(n, rooks.get(file - 1), passing));
        }
        return reaching;
    }

    /// The OR phase: word of the first scan held, word of the second joined to it, then the rook bits.
    private Bus joined(Bus tableOut, Bus rookOut) {
        Bus held = Registers.register(n, "or_held", tableOut, Net.ONE);
        Bus both = Registers.register(n, "or_both", Words.or(n, held, tableOut), Net.ONE);
        List<Bus> squares = new ArrayList<>();
        for (int file = 0; file < ShogiBoard.SIZE; file++) {
            Bus square = both.slice(Kind.PIECES * file, Kind.PIECES * (file + 1));
            Bus withRooks =
                Words.or(n, square.slice(ROOKS, ROOKS + 2), rookOut.slice(2 * file, 2 * file + 2));
            squares
                .add(Words.concat(square.slice(0, ROOKS), withRooks, square.slice(ROOKS + 2, Kind.PIECES)));
        }
        return Registers.register(n, "or_all", Words.concat(squares.toArray(Bus[]::new)), Net.ONE);
    }

    /// 27 words; one read port, one write port. At rest the host reads.
    private void table(Bus writing, Bus out) {
        Net rest = at.get(0);
        Bus write = named("write_address", scheduled(addresses(SCHEDULE.writes()), 5));
        Bus read = named("read_address",
            Words.mux(n, rest, scheduled(addresses(SCHEDULE.reads()), 5), n.input("table_address", 5)));
        Net writes = n.name("write_enable", any(List.copyOf(SCHEDULE.writes().keySet())));
        n.add(new Gate.Ram("cover_table", 3 * ShogiBoard.SIZE, COVER_BITS,
            List.of(new Gate.ReadPort(Net.ONE, read, out)),
            List.of(new Gate.WritePort(writes, write, writing))));
    }

    private Bus named(String name, Bus bus) {
        for (int bit = 0; bit < bus.width(); bit++) {
            n.name(name + "[" + bit + "]", bus.get(bit));
        }
        return bus;
    }

    private static Map<Integer, Integer> addresses(Map<Integer, CoverSchedule.Word> words) {
        return words.entrySet().stream()
            .collect(Collectors.toMap(Map.Entry::getKey, e -> e.getValue().address(ShogiBoard.SIZE)));
    }
}
