package flipchip.hwsim.referee.why;

import java.util.List;
import java.util.Optional;
import flipchip.engine.board.Color;
import flipchip.engine.board.Square;
import flipchip.hwsim.gates.cause.CauseChain;
import flipchip.hwsim.gates.cause.NetHistory;
import flipchip.hwsim.referee.run.Instant;

/// An answer to a question about the machine, in the order of time.
/// Thread: any
///
/// @param square  the square asked about; empty for questions about the machine
/// @param color   the colour that it is about: the mover, or the one to move
/// @param at      the moment asked about
/// @param settled the answer holds at that moment; otherwise it will once the signals have settled
/// @param late    the clock ends before the answer can hold
/// @param steps   what made it so
/// @param chain   the same net by net
/// @param history the run in which the chain holds
public record Explanation(Topic topic, Optional<Square> square, Color color, Instant at, boolean settled,
        boolean late, List<ExplainedStep> steps, CauseChain chain, NetHistory history) {
    public Explanation {
        steps = List.copyOf(steps);
    }

    /// Whether it says why a square may be played or not.
    public boolean isOfLegality() {
        return topic == Topic.LEGAL || topic == Topic.NOT_LEGAL;
    }
}
