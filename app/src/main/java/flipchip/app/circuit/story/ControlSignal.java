package flipchip.app.circuit.story;

import java.util.Locale;
import flipchip.app.kit.text.Texts;
import flipchip.hwsim.referee.control.ControllerState;

/// A signal that the user raises in place of the controller, each a net of the machine.
enum ControlSignal {
    LOAD(ControllerState.INIT),
    SWAP(ControllerState.SWAP1),
    LATCH(ControllerState.LATCH1),
    TEST(ControllerState.TEST1),
    ENABLE(ControllerState.READY),
    UPDATE(ControllerState.UPDATE),
    OVER(ControllerState.OVER);

    private static final Texts TEXTS = Texts.of("story");

    private final ControllerState state;

    ControlSignal(ControllerState state) {
        this.state = state;
    }

    /// The state whose net is raised; the second swap, latch and test of a turn use the nets of the first.
    ControllerState state() {
        return state;
    }

    /// What the controller raises in `state`.
    static ControlSignal of(ControllerState state) {
        return switch (state) {
            case INIT -> LOAD;
            case SWAP1, SWAP2 -> SWAP;
            case LATCH1, LATCH2 -> LATCH;
            case TEST1, TEST2 -> TEST;
            case READY -> ENABLE;
            case UPDATE -> UPDATE;
            case OVER -> OVER;
        };
    }

    /// Lower case, for ids and texts.
    String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    String title() {
        return TEXTS.get("signal." + id());
    }
}
