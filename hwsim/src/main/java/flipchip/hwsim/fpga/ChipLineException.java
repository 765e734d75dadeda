package flipchip.hwsim.fpga;

import java.io.IOException;

/// The chip cannot be talked to. The message is a sentence for people; [#reason] is for programs.
public final class ChipLineException extends IOException {
    private static final long serialVersionUID = 1L;

    /// What is the matter.
    public enum Reason {
        /// The line is gone: the plug was pulled.
        UNPLUGGED,
        /// Nothing answers.
        SILENT,
        /// Answers come damaged, again and again.
        GARBLED,
        /// Another chip than the one asked for, or none of ours.
        STRANGER,
        /// The chip understood and said no.
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
