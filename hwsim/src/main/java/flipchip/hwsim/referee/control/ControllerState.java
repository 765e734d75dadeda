package flipchip.hwsim.referee.control;

/// The states of the game controller, one clock each except [#READY] and [#OVER], which wait.
public enum ControllerState {
    /// The start position is put on the board; the colour that does not begin counts as the one to move.
    INIT,
    /// The other colour is to move.
    SWAP1,
    /// The legal moves settle and are latched.
    LATCH1,
    /// Is there any legal move?
    TEST1,
    /// There is none: forced pass.
    SWAP2,
    LATCH2,
    /// Has the other colour a move? If not, the game is over.
    TEST2,
    /// Waits for a legal move in the mailbox.
    READY,
    /// The discs flip; the board is stored at the end.
    UPDATE,
    /// The counters show the score.
    OVER;

    /// Whether the legal moves are latched at the end of the clock.
    public boolean latchesLegal() {
        return this == LATCH1 || this == LATCH2;
    }
}
