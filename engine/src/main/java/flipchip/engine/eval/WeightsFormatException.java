package flipchip.engine.eval;

import java.io.IOException;

/// A weights file that is damaged, foreign or of another version; the message says which.
public final class WeightsFormatException extends IOException {
    private static final long serialVersionUID = 1;

    public WeightsFormatException(String message) {
        super(message);
    }
}
