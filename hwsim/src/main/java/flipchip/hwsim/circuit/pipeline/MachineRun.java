package flipchip.hwsim.circuit.pipeline;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import flipchip.engine.board.Color;
import flipchip.engine.board.Direction;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.hwsim.gates.sim.BitParallelSimulator;

/// A run of typed squares through the machine of the C++/SystemVerilog Othello, clock by clock.
///
/// @param clocks what the machine shows during each clock, from power-up to the last move's result
public record MachineRun(List<Clock> clocks) {

    /// @param state    what the machine does in this clock
    /// @param position board and colour registers
    /// @param legal    output register of the move generator; belongs to the position from TEST on
    /// @param score    of the side to move, likewise
    /// @param typed    the square offered in this clock
    /// @param illegal  the last square was refused
    /// @param verdict  outputs of the validator for the square register; they count in CHECK
    /// @param unit     registers of the evaluation unit
    public record Clock(PipelineMachine.State state, Position position, long legal, int score,
            Optional<Square> typed, boolean illegal, Verdict verdict, Unit unit) {}

    /// What the validator shows.
    ///
    /// @param square  in the square register
    /// @param lengths discs outflanked in each direction, in the order of [Direction]
    public record Verdict(Square square, boolean valid, long flips, List<Integer> lengths) {
        public Verdict {
            lengths = List.copyOf(lengths);
        }
    }

    /// What the stages of the evaluation unit hold.
    ///
    /// @param values   stage E: discs, mobility, corners, edges, and potential mobility where the unit has it
    /// @param products stage M
    /// @param sums     stage A1; the fifth product passes through it alone
    public record Unit(List<Integer> values, List<Integer> products, List<Integer> sums) {
        public Unit {
            values = List.copyOf(values);
            products = List.copyOf(products);
            sums = List.copyOf(sums);
        }
    }

    public MachineRun {
        clocks = List.copyOf(clocks);
    }

    /// Types each of `squares` as soon as the machine waits; stops when it waits again, or the game is over.
    public static MachineRun record(List<Square> squares) {
        return record(squares, EvaluationUnit.DEFAULT_WEIGHTS.subList(0, 4));
    }

    /// The same on a machine with these 4 or 5 weights built in.
    public static MachineRun record(List<Square> squares, List<Integer> weights) {
        BitParallelSimulator sim = new BitParallelSimulator(PipelineMachine.netlist(weights));
        List<Clock> clocks = new ArrayList<>();
        int next = 0;
        while (true) {
            PipelineMachine.State state = PipelineMachine.stateOf(sim.netlist(), sim::high);
            boolean waiting = state == PipelineMachine.State.WAIT;
            boolean typing = waiting && next < squares.size();
            Optional<Square> typed = typing ? Optional.of(squares.get(next++)) : Optional.empty();
            clocks.add(clock(sim, state, typed));
            if (waiting && !typing || state == PipelineMachine.State.OVER) {
                return new MachineRun(clocks);
            }
            sim.set("strobe", typing ? 1 : 0);
            sim.set("typed", typed.map(Square::index).orElse(0));
            sim.clock();
        }
    }

    private static Clock clock(BitParallelSimulator sim, PipelineMachine.State state,
            Optional<Square> typed) {
        Color toMove = sim.value("color_out") != 0 ? Color.WHITE : Color.BLACK;
        int unused = Integer.SIZE - EvaluationUnit.SCORE_BITS;
        int score = (int) sim.value("score_out") << unused >> unused;
        return new Clock(state, Position.of(sim.value("black_out"), sim.value("white_out"), toMove),
            sim.value("legal_out"), score, typed, sim.value("illegal_out") != 0, verdict(sim), unit(sim));
    }

    private static Verdict verdict(BitParallelSimulator sim) {
        List<Integer> lengths = new ArrayList<>();
        for (Direction d : Direction.values()) {
            lengths.add((int) value(sim, "validator_" + d, "length"));
        }
        return new Verdict(Square.of((int) sim.value("square_out")), value(sim, "validator", "valid") != 0,
            value(sim, "validator", "flips"), lengths);
    }

    private static Unit unit(BitParallelSimulator sim) {
        return new Unit(registers(sim, "E_", EvaluationUnit.NAMES),
            registers(sim, "M_", EvaluationUnit.NAMES), registers(sim, "A1_", List.of("0", "1", "2")));
    }

    /// Signed numbers in those registers of the evaluation unit that it has.
    private static List<Integer> registers(BitParallelSimulator sim, String stage, List<String> names) {
        return names.stream().map(name -> "score." + stage + name)
            .filter(name -> sim.netlist().find(name + "[0]").isPresent())
            .map(name -> UnitRun.register(sim, name)).toList();
    }

    private static long value(BitParallelSimulator sim, String scope, String pin) {
        return sim.value(sim.netlist().scopes().stream().filter(s -> s.name().equals(scope)).findFirst()
            .orElseThrow().bus(pin));
    }

    /// The last clock.
    public Clock last() {
        return clocks.getLast();
    }
}
