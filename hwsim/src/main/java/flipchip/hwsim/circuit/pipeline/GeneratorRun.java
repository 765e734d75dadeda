package flipchip.hwsim.circuit.pipeline;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import flipchip.engine.board.Board;
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
        List<Clock> clocks = new ArrayList<>();
        for (int clock = 1; clock <= boards.size() + 2; clock++) {
            boolean entering = clock <= boards.size();
            Board board = entering ? boards.get(clock - 1) : new Board(0, 0);
            sim.set("player", board.player());
            sim.set("opponent", board.opponent());
            sim.set("tag", clock - 1);
            sim.set("valid", entering ? 1 : 0);
            sim.clock();
            List<OptionalInt> stages = new ArrayList<>();
            for (int stage = 1; stage <= 3; stage++) {
                boolean valid = sim.value("stage" + stage + "_valid") != 0;
                stages.add(
                    valid ? OptionalInt.of((int) sim.value("stage" + stage + "_tag")) : OptionalInt.empty());
            }
            clocks.add(new Clock(clock, stages, sim.value("filtered"), sim.value("legal")));
        }
        return new GeneratorRun(boards, clocks);
    }
}
