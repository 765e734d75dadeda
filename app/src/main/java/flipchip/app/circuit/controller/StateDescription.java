package flipchip.app.circuit.controller;

import java.util.Optional;
import flipchip.app.circuit.timeline.Moment;
import flipchip.app.kit.text.Texts;
import flipchip.engine.board.Color;
import flipchip.engine.board.Square;
import flipchip.hwsim.referee.control.ControllerState;
import flipchip.hwsim.referee.run.Instant;
import flipchip.hwsim.referee.run.MachineState;

/// A formatter of a moment of the machine as one sentence, for the status line and screen readers.
public final class StateDescription {
    private static final Texts TEXTS = Texts.of("controller");

    private StateDescription() {}

    public static String of(Moment moment) {
        return moment.controller().map(state -> of(state, moment))
            .orElseGet(() -> TEXTS.get("controller.none"));
    }

    private static String of(ControllerState state, Moment moment) {
        return switch (state) {
            case INIT -> TEXTS.get("says.init");
            case SWAP1, SWAP2 -> TEXTS.get("says.swap", name(moment.state().current()), after(moment));
            case LATCH1, LATCH2 -> latch(moment);
            case TEST1, TEST2 -> test(moment);
            case READY -> ready(moment);
            case UPDATE -> update(moment);
            case OVER -> TEXTS.get("says.over", moment.state().blackCount(), moment.state().whiteCount());
        };
    }

    private static String latch(Moment moment) {
        long legal = moment.state().legalNow();
        String found = legal == 0
            ? TEXTS.get("says.latch.none")
            : TEXTS.count("says.latch.found", Long.bitCount(legal), list(legal));
        return TEXTS.get(moment.isSettled() ? "says.latch.settled" : "says.latch.travel",
            name(moment.state().current()), after(moment), found);
    }

    private static String test(Moment moment) {
        MachineState state = moment.state();
        String who = name(state.current());
        if (state.legalLatched() != 0) {
            return TEXTS.get("says.test.can", who, Square.list(state.legalLatched()));
        }
        return TEXTS.get(moment.isIn(ControllerState.TEST1) ? "says.test.pass" : "says.test.end", who);
    }

    private static String ready(Moment moment) {
        MachineState state = moment.state();
        String who = name(state.current());
        if (state.dirty()) {
            return TEXTS.get("says.ready.mailbox", who, state.mailbox());
        }
        return state.legalLatched() == 0
            ? TEXTS.get("says.ready.stuck", who)
            : TEXTS.get("says.ready.waits", who, Square.list(state.legalLatched()));
    }

    private static String update(Moment moment) {
        MachineState state = moment.state();
        if (moment.move().square().isEmpty()) {
            return TEXTS.get("says.update.unruled", name(state.current()), state.mailbox());
        }
        Square square = state.mailbox();
        Color mover = state.current();
        long turned = (mover == Color.BLACK ? state.toBlack() : state.toWhite()) & ~square.bit();
        MachineState end = moment.run()
            .stateAt(new Instant(moment.at().move(), moment.at().clock(), moment.clock().steps()));
        long all = (mover == Color.BLACK ? end.toBlack() : end.toWhite()) & ~square.bit();
        int missing = Long.bitCount(all & ~turned);
        if (turned == 0 && missing != 0) {
            return TEXTS.get("says.update.waits", name(mover), square, after(moment), missing);
        }
        String which =
            turned == 0 ? TEXTS.get("says.update.none") : TEXTS.get("says.update.turned", list(turned));
        return TEXTS.get(missing != 0 ? "says.update.more" : "says.update.all", name(mover), square,
            after(moment), which, missing);
    }

    private static String after(Moment moment) {
        int step = moment.at().step();
        return step == 0 ? TEXTS.get("says.edge") : TEXTS.count("says.after", step);
    }

    private static String list(long squares) {
        return Square.list(squares).replace(" ", ", ");
    }

    private static String name(Color color) {
        return TEXTS.get(color == Color.BLACK ? "color.black" : "color.white");
    }
}
