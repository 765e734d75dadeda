package flipchip.hwsim.circuit.scanner;

import java.util.ArrayList;
import java.util.List;
import flipchip.hwsim.gates.logic.Registers;
import flipchip.hwsim.gates.logic.SignedNumbers;
import flipchip.hwsim.gates.logic.Words;
import flipchip.hwsim.gates.netlist.Bus;
import flipchip.hwsim.gates.netlist.Gate;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.netlist.NetlistBuilder;

/// A move generator by two scans of the board, a rank per clock, as the shogi-processor paper finds the
/// squares covered by its pieces.
///
/// Ranks come in from rank 1; the top-down scanner and the row scan work on them at once and leave a partial
/// result; eight clocks later the bottom-up scanner meets the same ranks backwards from a double buffer while
/// the next position comes in. n positions take 8n + 8 clocks. The data path has 224 gates and 80 flip-flops.
public final class ScanGenerator {
    private static final int RANKS = 8;

    /// The combinational wires of the data path.
    ///
    /// @param partial hits of the top-down scan and of the row scan
    /// @param legal   the finished rank of the bottom-up scan
    record DataPath(Bus partial, Bus legal) {}

    private ScanGenerator() {}

    /// The data path alone: one rank for each scanner in, partial and finished rank out.
    public static Netlist dataPath() {
        NetlistBuilder n = new NetlistBuilder("scan_datapath");
        DataPath path = build(n, new Bus[] {n.input("top_own", 8), n.input("top_opp", 8)},
            new Bus[] {n.input("bottom_own", 8), n.input("bottom_opp", 8)}, n.input("partial_in", 8),
            n.input("first"));
        n.output("partial", path.partial);
        n.output("legal", path.legal);
        return n.build();
    }

    /// The whole generator: rank after rank of `own` and `opp` in from power-up on, without a gap; from clock
    /// 9 on the ranks of `legal` from rank 8 to rank 1 of each position, with `rank` (0 to 7).
    public static Netlist netlist() {
        NetlistBuilder n = new NetlistBuilder("scan_generator");
        Bus own = n.input("own", 8);
        Bus opponent = n.input("opp", 8);
        Bus count = n.declare("count", 4);
        Registers.drive(n, count, SignedNumbers.increment(n, count), Net.ONE, Net.ZERO, 0);
        Bus rank = count.slice(0, 3);
        Net first = n.not(Words.orTree(n, rank.nets()));
        Bus word = n.declare("buffer_out", 24);
        Bus held = n.declare("held", 24);
        Bus back = Words.mux(n, first, word, held);
        DataPath path = build(n, new Bus[] {own, opponent}, new Bus[] {back.slice(0, 8), back.slice(8, 16)},
            back.slice(16, 24), first);
        Bus arriving = Words.concat(own, opponent, path.partial);
        Registers.drive(n, held, arriving, Net.ONE, Net.ZERO, 0);
        Net bank = count.get(3);
        Bus writeAt = Words.concat(rank, Bus.of(bank));
        n.add(new Gate.Ram("rank_buffer", 2 * RANKS, 24,
            List.of(new Gate.ReadPort(Net.ONE, readAddress(n, count), word)),
            List.of(new Gate.WritePort(Net.ONE, writeAt, arriving))));
        n.output("partial", path.partial);
        n.output("legal", path.legal);
        n.output("rank", Words.not(n, rank));
        return n.build();
    }

    /// The rank that the bottom-up scanner meets in the next clock, in the bank that is not being written
    /// then: with k ranks of this position written, rank 7 - (k + 1) counted from 0; rank 7 itself is held
    /// outside the buffer.
    private static Bus readAddress(NetlistBuilder n, Bus count) {
        Bus next = SignedNumbers.increment(n, count);
        return Words.concat(Words.not(n, next.slice(0, 3)), Bus.of(n.not(next.get(3))));
    }

    private static DataPath build(NetlistBuilder n, Bus[] top, Bus[] bottom, Bus partialIn, Net first) {
        Bus hitTop = RankScanner.build(n, "top", top[0], top[1], first);
        Bus hitBottom = RankScanner.build(n, "bottom", bottom[0], bottom[1], first);
        Bus partial = Words.or(n, hitTop, rowScan(n, top[0], top[1]));
        Bus empty = Words.not(n, Words.or(n, bottom[0], bottom[1]));
        return new DataPath(partial, Words.and(n, empty, Words.or(n, partialIn, hitBottom)));
    }

    /// The rook part: two ripples over the rank, 26 gates, 11 deep.
    private static Bus rowScan(NetlistBuilder n, Bus own, Bus opponent) {
        try (NetlistBuilder.OpenScope scope = n.scope("row", "row_scan")) {
            scope.input("own", own);
            scope.input("opp", opponent);
            Net[] fromLeft = ripple(n, own.nets(), opponent.nets());
            Net[] fromRight = ripple(n, own.nets().reversed(), opponent.nets().reversed());
            List<Net> hits = new ArrayList<>();
            for (int c = 0; c < 8; c++) {
                List<Net> runs = new ArrayList<>();
                if (c >= 2) {
                    runs.add(fromLeft[c - 1]);
                }
                if (c <= 5) {
                    runs.add(fromRight[7 - (c + 1)]);
                }
                hits.add(n.name("hit[" + c + "]", Words.orTree(n, runs)));
            }
            return scope.output("hit", new Bus(hits));
        }
    }

    /// Element c: a run of opponent discs that an own disc began ends on wire c; 1 to 6 are made.
    private static Net[] ripple(NetlistBuilder n, List<Net> own, List<Net> opponent) {
        Net[] rem = new Net[8];
        Net rol = own.getFirst();
        for (int c = 1; c <= 6; c++) {
            rem[c] = n.and(opponent.get(c), rol);
            if (c < 6) {
                rol = n.or(own.get(c), rem[c]);
            }
        }
        return rem;
    }
}
