package flipchip.hwsim.referee.why;

/// What a step of an [Explanation] says. The order is that of the signals.
public enum StepKind {
    /// Own discs close runs.
    CLOSED,
    /// Discs of the other colour continue runs.
    CONTINUED,
    /// Neighbours are not of the other colour: no run begins with them.
    NO_RUN,
    /// An empty square ends a run that is therefore not closed.
    OPEN_END,
    /// Discs of the other colour whose run is not closed.
    NOT_CLOSED,
    EMPTY,
    TAKEN,
    /// Which colour is to move.
    TO_MOVE,
    /// Runs originate at the square.
    ORIGINATES,
    /// No run originates at the square.
    NO_ORIGIN,
    /// One direction is enough for a legal move.
    ONE_DIRECTION,
    LEGAL,
    NOT_LEGAL,
    /// The latch of a square says legal.
    STORED,
    /// The latches of squares say not legal.
    NOT_STORED,
    SOME_MOVE,
    NO_MOVE,
    /// A move is put on the pins and stored in the mailbox.
    WRITTEN,
    /// The mailbox names a square, by bits that no write of this chain has set.
    NAMED,
    MAILBOX_EMPTY,
    MOVE_WAITS,
    /// The mailbox names a square that is latched legal.
    ACCEPTED,
    /// The mailbox names no square that is latched legal.
    REFUSED,
    /// The controller is in a state.
    STATE,
    NOT_IN_STATE,
    /// The state that the controller takes at the next edge.
    NEXT_STATE,
    /// The square of the move is selected.
    PLAYED,
    NOT_PLAYED,
    /// The placed disc sends the flip.
    SENT,
    /// A disc turns and passes the flip on.
    PASSED_ON,
    /// The flip reaches a disc, which turns.
    REACHED,
    /// No flip arrives, or it is not passed on.
    NO_FLIP,
    /// One direction is enough to turn a disc.
    ONE_FLIP,
    BECOMES,
    KEEPS,
    /// Any other net.
    GATE
}
