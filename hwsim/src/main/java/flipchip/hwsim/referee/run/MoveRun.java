package flipchip.hwsim.referee.run;

import java.util.List;
import java.util.Optional;
import flipchip.engine.board.Color;
import flipchip.engine.board.Square;
import flipchip.hwsim.gates.sim.SimulatorState;

/// The clocks of one move, from the click into the mailbox until the next move may be played; or, as number
/// 0, those from power-up until the first move.
/// Thread: any
///
/// @param square     the square played; empty for number 0
/// @param mover      who played; for number 0 who begins
/// @param longestRun longest chain of discs turned in one direction, read from the circuit's flip nets at the
///     end of UPDATE; 0 for number 0
/// @param before     net image before the first clock's edge
/// @param after      what the last clock leaves
public record MoveRun(int number, Optional<Square> square, Color mover, List<ClockRun> clocks, int longestRun,
        long[] before, SimulatorState after) {
    public MoveRun {
        clocks = List.copyOf(clocks);
    }

    /// Changes of all nets in all clocks.
    public int totalToggles() {
        return clocks.stream().mapToInt(ClockRun::toggles).sum();
    }

    /// A new array.
    @Override
    public long[] before() {
        return before.clone();
    }
}
