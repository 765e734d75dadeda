package flipchip.hwsim.fpga;

/// A status in a reply of the chip.
public enum ChipStatus {
    /// Done.
    OK,
    /// The square is not a legal move; nothing happened.
    ILLEGAL,
    /// The game is over; nothing happened.
    GAME_OVER,
    /// Not a square.
    BAD_ARGUMENT,
    /// The chip keeps no earlier boards.
    NOT_POSSIBLE,
    /// This chip does not know the command.
    UNKNOWN,
    /// The request came damaged; nothing happened.
    BAD_CHECKSUM,
    /// The request stopped in the middle; nothing happened.
    CUT_SHORT,
    /// The chip is working, or a move waits already; nothing happened.
    BUSY,
    /// The clock is stopped: a move waits for the next clocks, a word was not stored.
    STOPPED;

    /// Whether the chip did not understand the request, which can be sent again.
    boolean isLineError() {
        return this == BAD_CHECKSUM || this == CUT_SHORT;
    }
}
