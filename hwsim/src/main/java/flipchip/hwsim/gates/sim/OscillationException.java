package flipchip.hwsim.gates.sim;

/// A circuit that does not come to rest; the message names nets that keep changing.
public final class OscillationException extends IllegalStateException {
    private static final long serialVersionUID = 1;

    OscillationException(String message) {
        super(message);
    }
}
