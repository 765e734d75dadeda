package flipchip.hwsim.referee.control;

/// The next-state function of the game controller as a table: the behavioural twin of [ControllerCircuit].
public final class Controller {
    private Controller() {}

    /// The state after the next clock edge, of the sound machine.
    ///
    /// @param any    a legal move is latched; matters in TEST1 and TEST2
    /// @param accept the mailbox holds a latched legal move; matters in READY
    public static ControllerState next(ControllerState state, boolean any, boolean accept) {
        return next(state, any, accept, true);
    }

    /// The state after the next clock edge.
    ///
    /// @param any         a legal move is latched; matters in TEST1 and TEST2
    /// @param accept      the mailbox holds a latched legal move; matters in READY
    /// @param latchStates see [MachineVariant#latchStates()]
    public static ControllerState next(ControllerState state, boolean any, boolean accept,
            boolean latchStates) {
        return switch (state) {
            case INIT, UPDATE -> ControllerState.SWAP1;
            case SWAP1 -> latchStates ? ControllerState.LATCH1 : ControllerState.TEST1;
            case LATCH1 -> ControllerState.TEST1;
            case TEST1 -> any ? ControllerState.READY : ControllerState.SWAP2;
            case SWAP2 -> latchStates ? ControllerState.LATCH2 : ControllerState.TEST2;
            case LATCH2 -> ControllerState.TEST2;
            case TEST2 -> any ? ControllerState.READY : ControllerState.OVER;
            case READY -> accept ? ControllerState.UPDATE : ControllerState.READY;
            case OVER -> ControllerState.OVER;
        };
    }
}
