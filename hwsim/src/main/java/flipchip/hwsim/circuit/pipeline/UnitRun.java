package flipchip.hwsim.circuit.pipeline;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import flipchip.engine.board.Board;
import flipchip.hwsim.gates.netlist.Bus;
import flipchip.hwsim.gates.sim.BitParallelSimulator;

/// A run of positions through the evaluation unit, clock by clock, read from the circuit's registers.
/// Thread: any
///
/// @param weights 4 or 5 of them, 8 bits signed each
/// @param clocks  one for each clock edge; n positions take n + 3
public record UnitRun(List<Board> boards, List<Integer> weights, List<Clock> clocks) {

    /// What the registers hold after an edge.
    ///
    /// @param number   from 1
    /// @param stages   for E, M, A1 and A2 the position in it, counted from 0; empty before and after
    /// @param values   of the evaluators, stage E
    /// @param products with the weights, stage M
    /// @param sums     in pairs, stage A1
    /// @param score    stage A2
    public record Clock(int number, List<OptionalInt> stages, List<Integer> values, List<Integer> products,
            List<Integer> sums, int score) {
        public Clock {
            stages = List.copyOf(stages);
            values = List.copyOf(values);
            products = List.copyOf(products);
            sums = List.copyOf(sums);
        }
    }

    public UnitRun {
        boards = List.copyOf(boards);
        weights = List.copyOf(weights);
        clocks = List.copyOf(clocks);
    }

    /// @throws IllegalArgumentException unless there are 4 or 5 weights of 8 bits
    public static UnitRun record(List<Board> boards, List<Integer> weights) {
        if (weights.size() < 4 || weights.size() > 5 || weights.stream().anyMatch(w -> w != w.byteValue())) {
            throw new IllegalArgumentException("weights " + weights + ": 4 or 5 in -128..127");
        }
        BitParallelSimulator sim = new BitParallelSimulator(EvaluationUnit.netlist(weights.size() == 5));
        for (int i = 0; i < weights.size(); i++) {
            sim.set(sim.netlist().port("weight" + (i + 1)).bus(), weights.get(i) & 0xFF);
        }
        List<Clock> clocks = new ArrayList<>();
        for (int clock = 1; clock < boards.size() + EvaluationUnit.LATENCY; clock++) {
            Board board = clock <= boards.size() ? boards.get(clock - 1) : new Board(0, 0);
            sim.set("player", board.player());
            sim.set("opponent", board.opponent());
            sim.clock();
            clocks.add(clock(sim, clock, boards.size(), weights.size()));
        }
        return new UnitRun(boards, weights, clocks);
    }

    private static Clock clock(BitParallelSimulator sim, int number, int boards, int evaluators) {
        List<OptionalInt> stages = new ArrayList<>();
        for (int stage = 0; stage < EvaluationUnit.LATENCY; stage++) {
            int board = number - 1 - stage;
            stages.add(board >= 0 && board < boards ? OptionalInt.of(board) : OptionalInt.empty());
        }
        List<Integer> values = new ArrayList<>();
        List<Integer> products = new ArrayList<>();
        for (String name : EvaluationUnit.NAMES.subList(0, evaluators)) {
            values.add(register(sim, "E_" + name));
            products.add(register(sim, "M_" + name));
        }
        List<Integer> sums = new ArrayList<>();
        for (int i = 0; i < (evaluators == 5 ? 3 : 2); i++) {
            sums.add(register(sim, "A1_" + i));
        }
        return new Clock(number, stages, values, products, sums, register(sim, "A2_score"));
    }

    /// A signed number on the nets `name[0]`, `name[1]`, ...
    static int register(BitParallelSimulator sim, String name) {
        Bus nets = sim.netlist().numbered(name);
        int unused = Integer.SIZE - nets.width();
        return (int) sim.value(nets) << unused >> unused;
    }
}
