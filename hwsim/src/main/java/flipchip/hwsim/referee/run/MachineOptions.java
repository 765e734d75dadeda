package flipchip.hwsim.referee.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import flipchip.engine.board.Position;
import flipchip.hwsim.referee.array.ForeignCell;
import flipchip.hwsim.referee.control.MachineVariant;
import flipchip.hwsim.referee.control.StuckNet;

/// A set of options of the machine and its clock.
///
/// @param start   the position that INIT puts on the board
/// @param variant the sound machine, or one with a design error
/// @param period  gate delays from one clock edge to the next, 1 to 1000; from 18 on every signal of the
///                array settles in time
/// @param audited the audit circuit is built in, and its error pins are recorded
/// @param held    nets that do not follow what drives them
/// @param cell    the cell of the array, if it is not ours
public record MachineOptions(Position start, MachineVariant variant, int period, boolean audited,
        List<StuckNet> held, Optional<ForeignCell> cell) {
    /// What the machine's slowest clock, UPDATE, needs: one gate for the select and 17 for the longest run.
    public static final int SAFE_PERIOD = 18;
    public static final MachineOptions DEFAULT = new MachineOptions(Position.INITIAL, MachineVariant.SOUND,
        SAFE_PERIOD, false, List.of(), Optional.empty());

    private static final int LONGEST_PERIOD = 1000;

    /// @throws IllegalArgumentException if `period` is out of range
    public MachineOptions {
        held = List.copyOf(held);
        if (period < 1 || period > LONGEST_PERIOD) {
            throw new IllegalArgumentException("clock period " + period + " is not 1 to " + LONGEST_PERIOD);
        }
    }

    public MachineOptions withStart(Position position) {
        return new MachineOptions(position, variant, period, audited, held, cell);
    }

    public MachineOptions withVariant(MachineVariant other) {
        return new MachineOptions(start, other, period, audited, held, cell);
    }

    public MachineOptions withPeriod(int gateDelays) {
        return new MachineOptions(start, variant, gateDelays, audited, held, cell);
    }

    public MachineOptions withAudit() {
        return new MachineOptions(start, variant, period, true, held, cell);
    }

    /// With one net more that does not follow what drives it.
    public MachineOptions withStuck(StuckNet net) {
        List<StuckNet> all = new ArrayList<>(held);
        all.add(net);
        return withHeld(all);
    }

    public MachineOptions withHeld(List<StuckNet> nets) {
        return new MachineOptions(start, variant, period, audited, nets, cell);
    }

    public MachineOptions withCell(ForeignCell foreign) {
        return new MachineOptions(start, variant, period, audited, held, Optional.of(foreign));
    }
}
