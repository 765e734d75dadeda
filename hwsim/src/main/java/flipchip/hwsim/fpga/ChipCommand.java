package flipchip.hwsim.fpga;

/// A command of the host; the code is the low half of the command byte.
public enum ChipCommand {
    /// Who is there?
    HELLO,
    /// A new game; the clock runs again.
    NEW,
    /// Referee: play the square of the argument.
    PLAY,
    /// Referee: take a move back, which the chip cannot.
    BACK,
    /// Referee: the black discs.
    BLACK,
    /// Referee: the white discs.
    WHITE,
    /// Referee: the legal moves as latched.
    LEGAL,
    /// What the chip is doing.
    STATE,
    /// Clocks in which it worked.
    CLOCKS,
    /// Stop the clock, then give the number of clocks in the argument.
    STEP,
    /// Let the clock run.
    RUN,
    /// Endgame chip: shift the argument into the word register from below.
    DATA,
    /// Endgame chip: write the word register to the address of the argument.
    STORE,
    /// Endgame chip: read the address of the argument.
    READ;

    int code() {
        return ordinal();
    }
}
