package flipchip.app.circuit.timeline;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import flipchip.engine.board.Square;
import flipchip.hwsim.referee.run.ClockRun;
import flipchip.hwsim.referee.run.GameRun;
import flipchip.hwsim.referee.run.MoveRun;

/// A record of the circuit activity of each move of a recorded game. Everything is counted from the
/// recording. Immutable.
///
/// @param moves power-up first, then the moves of the game: one more than the game has
public record HardwareTrack(List<Cost> moves) {
    /// Of nothing.
    public static final HardwareTrack EMPTY = new HardwareTrack(List.of());

    /// One move.
    ///
    /// @param number     of the move, 0 for power-up
    /// @param square     the square played; empty for power-up
    /// @param clocks     clocks from the click into the mailbox until the next move may be played
    /// @param toggles    changes of all nets in these clocks
    /// @param longestRun discs turned in the longest direction; 0 for power-up
    /// @param settled    gate delays that the slowest of these clocks takes until the array is at rest
    public record Cost(int number, Optional<Square> square, int clocks, int toggles, int longestRun,
            int settled) {
        static Cost of(MoveRun move) {
            return new Cost(move.number(), move.square(), move.clocks().size(), move.totalToggles(),
                move.longestRun(), move.clocks().stream().mapToInt(ClockRun::settledAt).max().orElse(0));
        }
    }

    public HardwareTrack {
        moves = List.copyOf(moves);
    }

    public static HardwareTrack of(GameRun run) {
        return new HardwareTrack(run.moves().stream().map(Cost::of).toList());
    }

    /// The cost of move `number`; empty for one that is not recorded.
    public Optional<Cost> of(int number) {
        return number < moves.size() ? Optional.of(moves.get(number)) : Optional.empty();
    }

    /// The largest of each figure, at least 1: what a drawing is scaled to.
    public Cost most() {
        return new Cost(0, Optional.empty(), most(moves.stream().mapToInt(Cost::clocks)),
            most(moves.stream().mapToInt(Cost::toggles)), most(moves.stream().mapToInt(Cost::longestRun)),
            most(moves.stream().mapToInt(Cost::settled)));
    }

    private static int most(IntStream values) {
        return Math.max(1, values.max().orElse(1));
    }
}
