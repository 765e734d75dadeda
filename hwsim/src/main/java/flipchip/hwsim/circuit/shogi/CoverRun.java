package flipchip.hwsim.circuit.shogi;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import flipchip.hwsim.gates.netlist.Bus;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.sim.BitParallelSimulator;

/// A run of one board through the piece-cover circuit, clock by clock.
///
/// @param clocks one entry per clock from the start to the last word
/// @param cover  bit p of element s: piece number p covers square s, read from the circuit's table
public record CoverRun(ShogiBoard board, List<Clock> clocks, List<Long> cover) {

    /// @param number  from 1
    /// @param stages  for each of the 8 scan stages the rank in it, 1 to 9 top-down and 10 to 18 bottom-up;
    ///                empty before and after; by the number of the clock
    /// @param written row of the table memory written in this clock
    /// @param read    row whose word is requested in this clock, by [CoverSchedule]
    /// @param word    what is written in this clock, by file as in `cover`; empty if nothing is
    public record Clock(int number, List<OptionalInt> stages, OptionalInt written, OptionalInt read,
            List<Long> word) {
        public Clock {
            stages = List.copyOf(stages);
            word = List.copyOf(word);
        }
    }

    public CoverRun {
        clocks = List.copyOf(clocks);
        cover = List.copyOf(cover);
    }

    public static CoverRun record(ShogiBoard board) {
        BitParallelSimulator sim = new BitParallelSimulator(CoverCircuit.netlist());
        Netlist netlist = sim.netlist();
        for (int rank = 0; rank < ShogiBoard.SIZE; rank++) {
            Bus data = netlist.port("load_data").bus();
            for (int file = 0; file < ShogiBoard.SIZE; file++) {
                sim.set(data.slice(Piece.BITS * file, Piece.BITS * (file + 1)),
                    board.word(ShogiBoard.SIZE * rank + file));
            }
            sim.set("load_rank", rank);
            sim.set("load", 1);
            sim.clock();
        }
        sim.set("load", 0);
        sim.set("start", 1);
        sim.clock();
        sim.set("start", 0);
        List<Clock> clocks = new ArrayList<>();
        while (sim.value("clock") != 0) {
            clocks.add(clock(sim, (int) sim.value("clock")));
            sim.clock();
        }
        return new CoverRun(board, clocks, cover(sim));
    }

    private static Clock clock(BitParallelSimulator sim, int number) {
        Netlist netlist = sim.netlist();
        CoverSchedule schedule = CoverSchedule.of(ShogiBoard.SIZE);
        List<OptionalInt> stages = new ArrayList<>();
        for (int stage = 1; stage <= CoverSchedule.SCAN_STAGES; stage++) {
            int rank = number - stage + 1;
            stages.add(rank >= 1 && rank <= 2 * ShogiBoard.SIZE ? OptionalInt.of(rank) : OptionalInt.empty());
        }
        boolean writes = sim.high(netlist.net("write_enable"));
        boolean reads = schedule.reads().containsKey(number);
        return new Clock(number, stages,
            writes ? OptionalInt.of((int) sim.value(netlist.numbered("write_address"))) : OptionalInt.empty(),
            reads ? OptionalInt.of((int) sim.value(netlist.numbered("read_address"))) : OptionalInt.empty(),
            writes ? word(sim) : List.of());
    }

    /// The register in front of the table's write port.
    private static List<Long> word(BitParallelSimulator sim) {
        List<Long> word = new ArrayList<>();
        for (int file = 0; file < ShogiBoard.SIZE; file++) {
            long cover = 0;
            for (int piece = 0; piece < Kind.PIECES; piece++) {
                Net bit = sim.netlist().find("stage7[" + (Kind.PIECES * file + piece) + "]").orElse(Net.ZERO);
                cover |= (sim.high(bit) ? 1L : 0L) << piece;
            }
            word.add(cover);
        }
        return word;
    }

    private static List<Long> cover(BitParallelSimulator sim) {
        Netlist netlist = sim.netlist();
        Bus data = netlist.port("table_data").bus();
        List<Long> cover = new ArrayList<>();
        for (int rank = 0; rank < ShogiBoard.SIZE; rank++) {
            sim.set("table_address", 2 * ShogiBoard.SIZE + rank);
            sim.clock();
            for (int file = 0; file < ShogiBoard.SIZE; file++) {
                cover.add(sim.value(data.slice(Kind.PIECES * file, Kind.PIECES * (file + 1))));
            }
        }
        return cover;
    }
}
