package flipchip.app.shell;

/// What is to be seen beside a tab in a window that has no room for both the board and the chip.
///
/// @param board the board; otherwise the chip
/// @param since what asks for it: what the user puts there instead stays until something else asks
public record CompanionView(boolean board, String since) {
    /// For a tab that is about the chip alone.
    static final CompanionView CHIP = new CompanionView(false, "");
}
