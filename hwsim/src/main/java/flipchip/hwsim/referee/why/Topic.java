package flipchip.hwsim.referee.why;

/// What an [Explanation] is about.
public enum Topic {
    /// Why a disc turned to the mover's colour, or is going to.
    TURNS,
    /// Why a disc did not turn.
    STAYS,
    /// Why the square of the move has a disc now.
    PLACED,
    /// Why a square may be played.
    LEGAL,
    /// Why a square may not be played.
    NOT_LEGAL,
    /// Why the machine waits for a move.
    WAITS,
    /// Why a side had to pass.
    PASSES,
    /// Why the game is over.
    OVER,
    /// Why a net has its value.
    NET
}
