package flipchip.hwsim.circuit.scanner;

import java.util.ArrayList;
import java.util.List;
import flipchip.engine.board.Board;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.sim.BitParallelSimulator;

/// A run of positions through the scanning generator, clock by clock.
///
/// @param boards the positions in the order in which they enter
/// @param clocks one entry per clock: 8 for each position and 8 more
/// @param legal  the moves found, per position
public record ScanRun(List<Board> boards, List<Clock> clocks, List<Long> legal) {

    /// One scanner in one clock; a rank's bits are files, bit 0 file a.
    ///
    /// @param rank  1 to 8, by the circuit's own counter
    /// @param own   discs of the side to move on that rank
    /// @param hit   runs from the ranks before end here
    /// @param rem   runs remembered at the end of the clock: straight, from the lower file, from the higher
    ///     file
    /// @param rol   the same or an own disc
    public record Scanner(int rank, int own, int opponent, int hit, List<Integer> rem, List<Integer> rol) {
        public Scanner {
            rem = List.copyOf(rem);
            rol = List.copyOf(rol);
        }
    }

    /// @param number  from 1
    /// @param top     the scanner of the position that enters
    /// @param bottom  the scanner of the position before; its ranks count down
    /// @param row     hits of the row scan on the rank that enters
    /// @param partial what is stored for that rank
    /// @param legal   the finished rank of the position before, meaningful from clock 9 on
    public record Clock(int number, Scanner top, Scanner bottom, int row, int partial, int legal) {}

    public ScanRun {
        boards = List.copyOf(boards);
        clocks = List.copyOf(clocks);
        legal = List.copyOf(legal);
    }

    public static ScanRun record(List<Board> boards) {
        BitParallelSimulator sim = new BitParallelSimulator(ScanGenerator.netlist());
        List<Clock> clocks = new ArrayList<>();
        List<Long> legal = new ArrayList<>();
        long moves = 0;
        for (int clock = 0; clock < 8 * boards.size() + 8; clock++) {
            Board in = clock / 8 < boards.size() ? boards.get(clock / 8) : new Board(0, 0);
            Board back = clock < 8 ? new Board(0, 0) : boards.get(clock / 8 - 1);
            int rank = clock % 8;
            sim.set("own", in.player() >>> 8 * rank & 0xFF);
            sim.set("opp", in.opponent() >>> 8 * rank & 0xFF);
            sim.settle();
            int found = (int) sim.value("legal");
            int partial = (int) sim.value("partial");
            int row = files(sim, "row.", "hit");
            int entering = 7 - (int) sim.value("rank");
            int topHit = files(sim, "top.", "hit");
            int bottomHit = files(sim, "bottom.", "hit");
            moves |= (long) found << 8 * (7 - rank);
            sim.edge();
            sim.settle();
            clocks.add(new Clock(clock + 1, scanner(sim, "top.", entering, in, topHit),
                scanner(sim, "bottom.", 7 - entering, back, bottomHit), row, partial, found));
            if (rank == 7) {
                if (clock >= 8) {
                    legal.add(moves);
                }
                moves = 0;
            }
        }
        return new ScanRun(boards, clocks, legal);
    }

    private static Scanner scanner(BitParallelSimulator sim, String scope, int rank, Board board, int hit) {
        return new Scanner(rank + 1, (int) (board.player() >>> 8 * rank & 0xFF),
            (int) (board.opponent() >>> 8 * rank & 0xFF), hit,
            List.of(files(sim, scope, "remS"), files(sim, scope, "remL"), files(sim, scope, "remR")),
            List.of(files(sim, scope, "rolS"), files(sim, scope, "rolL"), files(sim, scope, "rolR")));
    }

    /// The nets `scope` + `name[0..7]` as bits; those that were left out are low.
    private static int files(BitParallelSimulator sim, String scope, String name) {
        Netlist netlist = sim.netlist();
        int bits = 0;
        for (int c = 0; c < 8; c++) {
            Net net = netlist.find(scope + name + "[" + c + "]").orElse(Net.ZERO);
            bits |= (sim.high(net) ? 1 : 0) << c;
        }
        return bits;
    }
}
