package flipchip.hwsim.referee.why;

import java.util.List;
import flipchip.engine.board.Color;
import flipchip.engine.board.Direction;
import flipchip.engine.board.Square;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.referee.run.Instant;

/// A step of an [Explanation]: one or more nets that say the same.
///
/// @param at         when the last of them settled; past the end of a clock that was too short, it would have
/// @param high       the value of the nets
/// @param toCome     the step comes after the moment that was asked about
/// @param color      whose network the nets belong to, or the colour to move
/// @param squares    the squares of the nets
/// @param directions of the nets
/// @param state      name of the controller's state, empty for other nets
/// @param nets       the nets, the last to settle last
public record ExplainedStep(StepKind kind, Instant at, boolean high, boolean toCome, Color color,
        List<Square> squares, List<Direction> directions, String state, List<Net> nets) {
    public ExplainedStep {
        squares = List.copyOf(squares);
        directions = List.copyOf(directions);
        nets = List.copyOf(nets);
    }

    /// The net to show: the last to settle.
    public Net net() {
        return nets.getLast();
    }
}
