package flipchip.hwsim.pipeline;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import flipchip.engine.board.Color;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.hwsim.netlist.Bus;
import flipchip.hwsim.netlist.Netlist;
import flipchip.hwsim.sim.BitParallelSimulator;

/// Typed squares through the machine of document 002, clock by clock.
///
/// @param clocks what the machine shows during each clock, from power-up to the last move's answer
public record MachineRun(List<Clock> clocks) {

    /// @param state    what the machine does in this clock
    /// @param position board and colour registers
    /// @param legal    output register of the move generator; belongs to the position from TEST on
    /// @param score    of the side to move, likewise
    /// @param typed    the square offered in this clock
    /// @param illegal  the last square was refused
    public record Clock(PipelineMachine.State state, Position position, long legal, int score,
            Optional<Square> typed, boolean illegal) {}

    public MachineRun {
        clocks = List.copyOf(clocks);
    }

    /// Types each of `squares` as soon as the machine waits; stops when it waits again, or the game is over.
    public static MachineRun record(List<Square> squares) {
        BitParallelSimulator sim = new BitParallelSimulator(PipelineMachine.netlist());
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
            sim.set(bus(sim, "strobe"), typing ? 1 : 0);
            sim.set(bus(sim, "typed"), typed.map(Square::index).orElse(0));
            sim.clock();
        }
    }

    private static Clock clock(BitParallelSimulator sim, PipelineMachine.State state, Optional<Square> typed) {
        Color toMove = sim.value(bus(sim, "color_out")) != 0 ? Color.WHITE : Color.BLACK;
        int unused = Integer.SIZE - EvaluationUnit.SCORE_BITS;
        int score = (int) sim.value(bus(sim, "score_out")) << unused >> unused;
        return new Clock(state, Position.of(sim.value(bus(sim, "black_out")), sim.value(bus(sim, "white_out")), toMove),
            sim.value(bus(sim, "legal_out")), score, typed, sim.value(bus(sim, "illegal_out")) != 0);
    }

    private static Bus bus(BitParallelSimulator sim, String port) {
        Netlist netlist = sim.netlist();
        return netlist.port(port).bus();
    }

    /// The last clock: where the machine stands.
    public Clock last() {
        return clocks.getLast();
    }
}
