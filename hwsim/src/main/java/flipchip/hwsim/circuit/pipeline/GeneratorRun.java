package flipchip.hwsim.circuit.pipeline;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import flipchip.engine.board.Board;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.sim.BitParallelSimulator;

/// A stream of positions through the move generator, clock by clock.
///
/// @param boards the positions in the order in which they enter
/// @param clocks one entry per clock; n positions take n + 2
public record GeneratorRun(List<Board> boards, List<Clock> clocks) {

    /// What the stages hold after a clock edge.
    ///
    /// @param number   from 1
    /// @param stages   for each of the three stages the position in it, counted from 0; empty before and
    ///     after
    /// @param filtered squares in the register of stage 2
    /// @param legal    squares in the output register
    public record Clock(int number, List<OptionalInt> stages, long filtered, long legal) {
        public Clock {
            stages = List.copyOf(stages);
        }
    }

    public GeneratorRun {
        boards = List.copyOf(boards);
        clocks = List.copyOf(clocks);
    }

    /// Runs at most 256 positions through the circuit.
    public static GeneratorRun record(List<Board> boards, MoveGenerator.Form form) {
        if (boards.size() > 1 << MoveGenerator.TAG_BITS) {
            throw new IllegalArgumentException(boards.size() + " positions: a tag has 8 bits");
        }
        BitParallelSimulator sim = new BitParallelSimulator(MoveGenerator.netlist(form));
        Netlist netlist = sim.netlist();
        List<Clock> clocks = new ArrayList<>();
        for (int clock = 1; clock <= boards.size() + 2; clock++) {
            boolean entering = clock <= boards.size();
            Board board = entering ? boards.get(clock - 1) : new Board(0, 0);
            sim.set(netlist.port("player").bus(), board.player());
            sim.set(netlist.port("opponent").bus(), board.opponent());
            sim.set(netlist.port("tag").bus(), clock - 1);
            sim.set(netlist.port("valid").bus(), entering ? 1 : 0);
            sim.clock();
            List<OptionalInt> stages = new ArrayList<>();
            for (int stage = 1; stage <= 3; stage++) {
                boolean valid = sim.value(netlist.port("stage" + stage + "_valid").bus()) != 0;
                stages.add(valid
                    ? OptionalInt.of((int) sim.value(netlist.port("stage" + stage + "_tag").bus()))
                    : OptionalInt.empty());
            }
            clocks.add(new Clock(clock, stages, sim.value(netlist.port("filtered").bus()),
                sim.value(netlist.port("legal").bus())));
        }
        return new GeneratorRun(boards, clocks);
    }
}
