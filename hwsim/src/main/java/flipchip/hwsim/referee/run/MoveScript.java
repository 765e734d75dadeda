package flipchip.hwsim.referee.run;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import flipchip.engine.board.Square;

/// A script of the writes into the machine, and the length of the recording.
/// Thread: any
///
/// @param early     squares written in a certain clock, whatever the machine does then; by the clock's
///                  number, INIT is 0
/// @param whenReady squares written one after another, each in the first clock in which the machine waits for
///                  a move and the mailbox is empty
/// @param clocks    how many clocks are recorded, at least 1
public record MoveScript(Map<Long, Square> early, List<Square> whenReady, int clocks) {

    /// @throws IllegalArgumentException if there are no clocks, or a write comes after them
    public MoveScript {
        if (clocks < 1) {
            throw new IllegalArgumentException("a run of " + clocks + " clocks");
        }
        early.keySet().stream().filter(clock -> clock < 0 || clock >= clocks).findAny().ifPresent(clock -> {
            throw new IllegalArgumentException("a write in clock " + clock + " of 0 to " + (clocks - 1));
        });
        early = Map.copyOf(early);
        whenReady = List.copyOf(whenReady);
    }

    /// Moves by a patient player.
    public static MoveScript patient(List<Square> moves, int clocks) {
        return new MoveScript(Map.of(), moves, clocks);
    }

    /// Moves at certain clocks.
    public static MoveScript at(Map<Long, Square> writes, int clocks) {
        return new MoveScript(writes, List.of(), clocks);
    }

    /// What is written in clock `number`.
    ///
    /// @param waits   the machine waits for a move and the mailbox is empty
    /// @param written how many of `whenReady` have been written
    Optional<Square> write(long number, boolean waits, int written) {
        Optional<Square> early = Optional.ofNullable(this.early.get(number));
        return early.isPresent() || !waits || written >= whenReady.size()
            ? early
            : Optional.of(whenReady.get(written));
    }
}
