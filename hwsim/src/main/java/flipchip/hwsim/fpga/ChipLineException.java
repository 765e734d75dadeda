package flipchip.hwsim.fpga;

import java.io.IOException;

/// A failure of the communication with a chip. The message is for people; [#reason] is for programs.
public final class ChipLineException extends IOException {
    private static final long serialVersionUID = 1L;

    /// What is the matter.
    public enum Reason {
        /// The line is gone: the plug was pulled.
        UNPLUGGED,
        /// No response.
        SILENT,
        /// Replies are damaged repeatedly.
        GARBLED,
        /// A chip of another kind, or another device.
        STRANGER,
        /// The chip understood and refused.
        REFUSED
    }

    private final Reason reason;

    ChipLineException(Reason reason, String message) {
        super(message);
        this.reason = reason;
    }

    public Reason reason() {
        return reason;
    }
}
