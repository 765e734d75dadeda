package flipchip.hwsim.referee.run;

import java.util.List;
import java.util.Optional;
import flipchip.engine.board.Color;
import flipchip.engine.board.Square;
import flipchip.hwsim.gates.sim.SimulatorState;

/// The clocks of one move, from the click into the mailbox until the next move may be played; or, as number
/// 0, those from power-up until the first move.
/// Thread: any
public final class MoveRun {
    private final int number;
    private final Optional<Square> square;
    private final Color mover;
    private final List<ClockRun> clocks;
    private final int longestRun;
    private final long[] before;
    private final SimulatorState after;

    /// @param before net image before the first clock's edge
    MoveRun(int number, Optional<Square> square, Color mover, List<ClockRun> clocks, int longestRun,
            long[] before, SimulatorState after) {
        this.number = number;
        this.square = square;
        this.mover = mover;
        this.clocks = List.copyOf(clocks);
        this.longestRun = longestRun;
        this.before = before;
        this.after = after;
    }

    public int number() {
        return number;
    }

    /// The square played; empty for number 0.
    public Optional<Square> square() {
        return square;
    }

    /// Who played; for number 0 who begins.
    public Color mover() {
        return mover;
    }

    public List<ClockRun> clocks() {
        return clocks;
    }

    /// Changes of all nets in all clocks.
    public int totalToggles() {
        return clocks.stream().mapToInt(ClockRun::toggles).sum();
    }

    /// Longest chain of discs turned in one direction, read from the circuit's flip nets at the end of
    /// UPDATE; 0 for number 0.
    public int longestRun() {
        return longestRun;
    }

    /// Net image before the first clock's edge. A new array.
    long[] before() {
        return before.clone();
    }

    SimulatorState after() {
        return after;
    }
}
