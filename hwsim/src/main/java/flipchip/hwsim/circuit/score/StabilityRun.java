package flipchip.hwsim.circuit.score;

import java.util.List;
import java.util.Map;
import flipchip.engine.board.Square;

/// A record of the stability algorithm: every square examined, in order.
///
/// @param stable   the stable discs of both sides in the end
/// @param examined the squares looked at
/// @param open     the work list that is left: stable squares with a neighbour that is not stable
public record StabilityRun(long stable, List<Step> examined, List<Square> open) {

    /// Why a square was looked at.
    public enum Reason {
        /// The first pass over all discs.
        SEED,
        /// The last move filled a line through it.
        LINE,
        /// The last move placed or flipped it.
        MOVE,
        /// A neighbour is on the work list.
        NEIGHBOUR
    }

    /// @param lamps what protects the disc, per axis; dark somewhere means not stable
    public record Step(Square square, Reason reason, Map<FlipAxis, FlipAxis.Lamp> lamps) {
        public Step {
            lamps = Map.copyOf(lamps);
        }

        public boolean isStable() {
            return !lamps.containsValue(FlipAxis.Lamp.DARK);
        }
    }

    public StabilityRun {
        examined = List.copyOf(examined);
        open = List.copyOf(open);
    }
}
