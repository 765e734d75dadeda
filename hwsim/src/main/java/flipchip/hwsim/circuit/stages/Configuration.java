package flipchip.hwsim.circuit.stages;

import java.time.Duration;

/// A configuration of the chip area: the shogi-processor paper loads another circuit for each stage of the
/// game.
public enum Configuration {
    /// A memory of known positions, all compared at once.
    OPENING,
    /// The middle-game circuit with the square and pattern values of a [Strategy], for or against an opening.
    STRATEGY,
    /// Evaluators in parallel, legal move checker, flipper, plausible moves.
    MIDDLE_GAME,
    /// The alpha-beta sequencer of the endgame-chip paper.
    ENDGAME;

    /// Quoted from the shogi-processor paper: the time that loading another circuit takes.
    public static final Duration RECONFIGURATION = Duration.ofMillis(100);
    /// From this many empty squares on the solver is worth loading; ours.
    public static final int ENDGAME_EMPTIES = 16;

    /// How many clocks pass while the area is loaded.
    ///
    /// @param megahertz rate of the clock that is meant
    public static long clocksLost(double megahertz) {
        return Math.round(RECONFIGURATION.toNanos() * 1e-3 * megahertz);
    }
}
