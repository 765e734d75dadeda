package flipchip.hwsim.referee.run;

import java.util.Arrays;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import flipchip.hwsim.referee.control.AuditCircuit;
import flipchip.hwsim.referee.control.ControllerState;

/// A record of one clock of the machine: the nets that changed at each gate delay.
///
/// Step 0 is the clock edge that begins the clock: registers and input pins change there, without delay. So
/// the effect of a state's edge (the board stored at the end of UPDATE, the colour at the end of SWAP1) is
/// seen in the clock after it.
/// Thread: any
public final class ClockRun {
    private final long number;
    private final Optional<ControllerState> state;
    private final int[] nets;
    private final int[] stepFrom;
    private final int[] arrayToggles;
    private final Set<AuditCircuit.Rule> alarms;

    /// @param nets         ids of the nets that changed, step after step, ascending inside a step
    /// @param stepFrom     where each step begins in `nets`; one entry more than there are steps
    /// @param arrayToggles how many nets of the cell array changed at each step
    /// @param alarms       rules whose error pins of the audit circuit are high at the end
    ClockRun(long number, Optional<ControllerState> state, int[] nets, int[] stepFrom, int[] arrayToggles,
            Set<AuditCircuit.Rule> alarms) {
        this.number = number;
        this.state = state;
        this.nets = nets;
        this.stepFrom = stepFrom;
        this.arrayToggles = arrayToggles;
        this.alarms = Set.copyOf(alarms);
    }

    /// Clocks since power-up; INIT is clock 0.
    public long number() {
        return number;
    }

    /// The state of the controller in this clock.
    ///
    /// @throws IllegalStateException if not exactly one state net was high, as only a faulty machine has it
    public ControllerState state() {
        return state.orElseThrow(
            () -> new IllegalStateException("clock " + number + ": the controller is in no state"));
    }

    /// The state of the controller in this clock; empty if not exactly one state net was high.
    public Optional<ControllerState> findState() {
        return state;
    }

    /// Rules that the audit circuit has found broken by the end of this clock; empty without audit circuit.
    public Set<AuditCircuit.Rule> alarms() {
        return alarms;
    }

    /// Gate delays until the next edge: the clock period. Steps are numbered 0 to this.
    public int steps() {
        return stepFrom.length - 2;
    }

    /// The last step in which a net of the cell array changed, 0 if none did.
    public int settledAt() {
        int step = steps();
        while (step > 0 && arrayToggles[step] == 0) {
            step--;
        }
        return step;
    }

    /// Ids of the nets that changed at `step`, ascending. A new array.
    ///
    /// @throws IndexOutOfBoundsException unless `step` is 0 to [#steps()]
    public int[] changesAt(int step) {
        return Arrays.copyOfRange(nets, stepFrom[step], stepFrom[step + 1]);
    }

    /// How many nets changed at `step`.
    public int togglesAt(int step) {
        return stepFrom[step + 1] - stepFrom[step];
    }

    /// Changes in the whole clock.
    public int toggles() {
        return nets.length;
    }

    /// Changes of nets driven by the 7296 gates of the cell array.
    public int arrayToggles() {
        return IntStream.of(arrayToggles).sum();
    }

    /// How many of them changed at `step`.
    public int arrayTogglesAt(int step) {
        return arrayToggles[step];
    }

    /// Applies the changes of steps 0 to `step` to a net image (net n is bit n % 64 of word n / 64).
    void apply(long[] image, int step) {
        for (int i = 0; i < stepFrom[step + 1]; i++) {
            image[nets[i] >>> 6] ^= 1L << nets[i];
        }
    }
}
