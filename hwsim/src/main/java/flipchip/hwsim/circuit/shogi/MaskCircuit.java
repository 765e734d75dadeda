package flipchip.hwsim.circuit.shogi;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import flipchip.hwsim.gates.logic.Registers;
import flipchip.hwsim.gates.logic.SignedNumbers;
import flipchip.hwsim.gates.logic.Words;
import flipchip.hwsim.gates.netlist.Bus;
import flipchip.hwsim.gates.netlist.Gate;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.netlist.NetlistBuilder;

/// A circuit for the check mask and the defence mask of the shogi-processor paper's mate search, each by a
/// top-down and a bottom-up scan.
///
/// The king's rays run along the scan, and so do the rays of the pieces that slide; what the first scan found
/// waits in a memory of nine words. A square is in the check mask of a way to move if such a piece standing
/// there would attack the king; it is in the defence mask if a piece there gives check, or if it is between
/// such a piece and the king. 18 clocks, the ranks 1 to 9 and back again. The masks' definitions are ours;
/// the paper shows one picture.
public final class MaskCircuit {
    static final int CLOCKS = 18;
    private static final int SIZE = ShogiBoard.SIZE;
    private static final int WAYS = Checker.values().length;
    private static final int TURN = SIZE;

    private final NetlistBuilder n = new NetlistBuilder("mate_masks");
    private final Bus clock = n.declare("clock", 5);
    private final Bus at = Words.decode(n, clock);
    private final Bus king = n.input("king", SIZE);
    private final Bus occupied = n.input("occupied", SIZE);
    private final Bus attackers = n.input("attackers", WAYS * SIZE);
    private final Bus empty = Words.not(n, occupied);
    private final Net goesOn = n.not(n.or(at.get(0), at.get(TURN)));
    private final Net down;

    private MaskCircuit() {
        Registers.drive(n, clock, Words.gate(n, n.not(at.get(CLOCKS - 1)), SignedNumbers.increment(n, clock)),
            Net.ONE, Net.ZERO, 0);
        down = Words.orTree(n, at.slice(0, TURN).nets());
    }

    /// Each clock one rank: `king` (9) of the defender, `occupied` (9), `attackers` (9 bits for each
    /// [Checker]), `attacker_black`. In clocks 9 to 17 (counted from 0) out come `check` (9 bits for each
    /// [Checker]) and `defence` (9) of ranks 9 to 1; after the last of them `single` means that at most one
    /// piece gives check: with two, only the king can move.
    public static Netlist netlist() {
        return new MaskCircuit().build();
    }

    private Netlist build() {
        Net facing = n.not(n.xor(down, n.input("attacker_black")));
        Rays kings = rays("king", king, king, king);
        Bus straight = Words.or(n, attackers(Checker.ROOK), attackers(Checker.DRAGON));
        Bus diagonal = Words.or(n, attackers(Checker.BISHOP), attackers(Checker.HORSE));
        Bus along = Words.or(n, straight, Words.gate(n, n.not(facing), attackers(Checker.LANCE)));
        Rays sliders = rays("slider", along, diagonal, diagonal);
        Row row;
        try (NetlistBuilder.OpenScope _ = n.scope("row", "row_scan")) {
            row = new Row(ripple(king, 1), ripple(king, -1), ripple(straight, 1), ripple(straight, -1));
        }
        Bus mask;
        try (NetlistBuilder.OpenScope _ = n.scope("checks", "check_mask")) {
            mask = checks(kings, Words.or(n, row.kingFromLeft, row.kingFromRight), facing);
        }
        Bus before;
        try (NetlistBuilder.OpenScope _ = n.scope("memory", "rank_memory")) {
            before = remembered(Words.concat(mask, kings.all(), sliders.all()));
        }
        Bus check = Words.or(n, mask, before.slice(0, WAYS * SIZE));
        try (NetlistBuilder.OpenScope _ = n.scope("defences", "defence_mask")) {
            Bus between = Words.or(n, between(kings, sliders, before),
                Words.or(n, Words.and(n, row.kingFromLeft, row.sliderFromRight),
                    Words.and(n, row.kingFromRight, row.sliderFromLeft)));
            Bus giving = giving(check);
            n.output("defence", Words.or(n, giving, Words.and(n, empty, between)));
            n.output("single", single(giving));
        }
        n.output("check", check);
        n.output("clock_number", clock);
        return n.build();
    }

    /// What reaches a square along its rank, before and behind it.
    private record Row(Bus kingFromLeft, Bus kingFromRight, Bus sliderFromLeft, Bus sliderFromRight) {}

    /// What reaches this rank: straight, from the lower file, from the higher file.
    private record Rays(Bus straight, Bus fromLow, Bus fromHigh) {
        Bus all() {
            return Words.concat(straight, fromLow, fromHigh);
        }
    }

    private Bus attackers(Checker way) {
        return attackers.slice(way.ordinal() * SIZE, (way.ordinal() + 1) * SIZE);
    }

    private Rays rays(String name, Bus startStraight, Bus startLow, Bus startHigh) {
        try (NetlistBuilder.OpenScope _ = n.scope(name, "rays")) {
            return new Rays(ray(name + "_S", 0, startStraight), ray(name + "_L", -1, startLow),
                ray(name + "_R", 1, startHigh));
        }
    }

    /// The register keeps what leaves the last rank: a start, or a ray that met an empty square.
    private Bus ray(String name, int from, Bus start) {
        Bus leaving = n.declare(name, SIZE);
        List<Net> here = new ArrayList<>();
        for (int file = 0; file < SIZE; file++) {
            here.add(n.and(goesOn, at(leaving, file + from)));
        }
        Bus reaching = new Bus(here);
        Registers.drive(n, leaving, Words.or(n, start, Words.and(n, reaching, empty)), Net.ONE, Net.ZERO, 0);
        return reaching;
    }

    private static Net at(Bus bus, int file) {
        return file < 0 || file >= SIZE ? Net.ZERO : bus.get(file);
    }

    /// Along the rank, from the files before (`step` 1) or behind (-1).
    private Bus ripple(Bus start, int step) {
        Net[] reaching = new Net[SIZE];
        Net ray = Net.ZERO;
        for (int i = 0, file = step > 0 ? 0 : SIZE - 1; i < SIZE; i++, file += step) {
            reaching[file] = ray;
            ray = n.or(start.get(file), n.and(ray, empty.get(file)));
        }
        return new Bus(List.of(reaching));
    }

    /// A wire per way to give check and file; `facing` means that the king is ahead of the attacker.
    private Bus checks(Rays rays, Bus row, Net facing) {
        Bus last = Registers.register(n, "king_before", king, Net.ONE);
        Bus landing = Registers.register(n, "king_two_before", Words.gate(n, goesOn, last), Net.ONE);
        List<List<Net>> ways = new ArrayList<>();
        for (int way = 0; way < WAYS; way++) {
            ways.add(new ArrayList<>());
        }
        for (int f = 0; f < SIZE; f++) {
            Net line = n.or(rays.straight.get(f), row.get(f));
            Net diagonals = n.or(rays.fromLow.get(f), rays.fromHigh.get(f));
            Net ahead = n.and(goesOn, last.get(f));
            Net corner = n.and(goesOn, n.or(at(last, f - 1), at(last, f + 1)));
            Net side = n.or(at(king, f - 1), at(king, f + 1));
            Net jump = n.and(goesOn, n.or(at(landing, f - 1), at(landing, f + 1)));
            ways.get(Checker.ROOK.ordinal()).add(line);
            ways.get(Checker.BISHOP.ordinal()).add(diagonals);
            ways.get(Checker.GOLD.ordinal()).add(n.or(n.or(ahead, side), n.and(corner, facing)));
            ways.get(Checker.SILVER.ordinal()).add(n.or(n.and(ahead, facing), corner));
            ways.get(Checker.KNIGHT.ordinal()).add(n.and(jump, facing));
            ways.get(Checker.LANCE.ordinal()).add(n.and(rays.straight.get(f), facing));
            ways.get(Checker.PAWN.ordinal()).add(n.and(ahead, facing));
            ways.get(Checker.DRAGON.ordinal()).add(n.or(line, corner));
            ways.get(Checker.HORSE.ordinal()).add(n.or(diagonals, n.or(ahead, side)));
        }
        return new Bus(ways.stream().flatMap(List::stream).toList());
    }

    /// The first scan's findings for the rank that the second scan is at.
    private Bus remembered(Bus found) {
        Bus out = n.declare("memory_out", found.width());
        Bus held = Registers.register(n, "held", found, Net.ONE);
        Map<Integer, Integer> writes = new TreeMap<>();
        Map<Integer, Integer> reads = new TreeMap<>();
        for (int rank = 0; rank < SIZE; rank++) {
            writes.put(rank, rank);
            reads.put(CLOCKS - 2 - rank, rank);
        }
        reads.remove(CLOCKS - 2 - (SIZE - 1));
        n.add(new Gate.Ram("found_above", SIZE, found.width(),
            List.of(new Gate.ReadPort(Net.ONE, scheduled(reads), out)),
            List.of(new Gate.WritePort(down, scheduled(writes), found))));
        return Words.mux(n, at.get(TURN), out, held);
    }

    private Bus scheduled(Map<Integer, Integer> byClock) {
        List<Net> bits = new ArrayList<>();
        for (int bit = 0; bit < 4; bit++) {
            int b = bit;
            List<Net> clocks = byClock.entrySet().stream().filter(e -> (e.getValue() >>> b & 1) != 0)
                .map(e -> at.get(e.getKey())).toList();
            bits.add(clocks.isEmpty() ? Net.ZERO : Words.orTree(n, clocks));
        }
        return new Bus(bits);
    }

    /// Empty squares that the king's ray reaches from one side and a slider's from the other.
    private Bus between(Rays kings, Rays sliders, Bus before) {
        int from = WAYS * SIZE;
        Rays kingsAbove =
            new Rays(part(before, from), part(before, from + SIZE), part(before, from + 2 * SIZE));
        int next = from + 3 * SIZE;
        Rays slidersAbove =
            new Rays(part(before, next), part(before, next + SIZE), part(before, next + 2 * SIZE));
        return Words.or(n, meeting(kings, slidersAbove), meeting(kingsAbove, sliders));
    }

    private static Bus part(Bus bus, int from) {
        return bus.slice(from, from + SIZE);
    }

    /// A ray from the lower file runs against one that comes from the higher file in the other scan.
    private Bus meeting(Rays some, Rays others) {
        return Words.or(n, Words.and(n, some.straight, others.straight), Words.or(n,
            Words.and(n, some.fromLow, others.fromHigh), Words.and(n, some.fromHigh, others.fromLow)));
    }

    private Bus giving(Bus check) {
        Bus hits = Words.and(n, check, attackers);
        List<Net> giving = new ArrayList<>();
        for (int f = 0; f < SIZE; f++) {
            List<Net> ways = new ArrayList<>();
            for (int way = 0; way < WAYS; way++) {
                ways.add(hits.get(way * SIZE + f));
            }
            giving.add(Words.orTree(n, ways));
        }
        return new Bus(giving);
    }

    /// Low once a second piece that gives check has been met in the second scan.
    private Net single(Bus giving) {
        Net seen = n.declare("one_seen");
        Net more = n.declare("two_seen");
        Net one = seen;
        Net two = more;
        for (Net piece : giving.nets()) {
            two = n.or(two, n.and(one, piece));
            one = n.or(one, piece);
        }
        Net counting = n.not(down);
        n.driveFlipFlop(seen, n.and(counting, one), Net.ONE);
        n.driveFlipFlop(more, n.and(counting, two), Net.ONE);
        return n.not(two);
    }
}
