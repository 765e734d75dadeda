package flipchip.hwsim.gates.sim;

import java.math.BigInteger;
import flipchip.hwsim.gates.sim.Waveform.Transition;

/// Reads waveforms instant by instant.
public final class Waveforms {
    private Waveforms() {}

    /// What `signal` shows at `time`; after the end its last value.
    public static BigInteger value(Waveform waveform, int signal, int time) {
        return waveform.transitions(signal).stream().filter(transition -> transition.time() <= time)
            .map(Transition::value).reduce(BigInteger.ZERO, (_, later) -> later);
    }
}
