package flipchip.hwsim.referee.control;

/// A variant of the machine: the sound one, or one with a design error that the lecture warns of.
///
/// @param latchStates LATCH1 and LATCH2 exist; without them the legal moves are latched at the end of TEST,
///                    too late for the decision made there (read before write)
/// @param presetLegal power up and INIT latch the legal moves of the start position in advance, so that a
///                    machine without LATCH states gets through the opening
/// @param mailbox     how moves that come too early are kept
public record MachineVariant(boolean latchStates, boolean presetLegal, MailboxKind mailbox) {
    /// A mailbox between the outside and the controller.
    public enum MailboxKind {
        /// One box and a dirty bit: a second write is refused and reported.
        DIRTY_BIT,
        /// One box that any write fills: a move not taken yet is lost (write before read).
        UNGUARDED,
        /// Four boxes in a row: see [FifoMailbox].
        FIFO
    }

    public static final MachineVariant SOUND = new MachineVariant(true, false, MailboxKind.DIRTY_BIT);
    public static final MachineVariant WITHOUT_LATCH =
        new MachineVariant(false, false, MailboxKind.DIRTY_BIT);
    public static final MachineVariant WITHOUT_LATCH_PRESET =
        new MachineVariant(false, true, MailboxKind.DIRTY_BIT);
    public static final MachineVariant UNGUARDED = new MachineVariant(true, false, MailboxKind.UNGUARDED);
    public static final MachineVariant FIFO = new MachineVariant(true, false, MailboxKind.FIFO);
}
