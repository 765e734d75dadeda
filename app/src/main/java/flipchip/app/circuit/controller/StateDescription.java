package flipchip.app.circuit.controller;

import java.util.Optional;
import flipchip.app.circuit.timeline.Moment;
import flipchip.app.kit.text.Texts;
import flipchip.engine.board.Color;
import flipchip.engine.board.Flips;
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
        MachineState end = end(moment);          // a queue says only in the clock what waits
        String who = name(state.current());
        if (end.dirty()) {
            boolean taken = end.high(moment.run().machine().circuit().accept());
            return TEXTS.get(taken ? "says.ready.mailbox" : "says.ready.dropped", who, end.mailbox());
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
        boolean black = mover == Color.BLACK;
        MachineState end = end(moment);
        long turned = (black ? state.toBlack() : state.toWhite()) & ~square.bit();
        long all = (black ? end.toBlack() : end.toWhite()) & ~square.bit();
        long late = Flips.flips(square.index(), black ? state.black() : state.white(),
            black ? state.white() : state.black()) & ~all;
        int missing = Long.bitCount(all & ~turned);
        if (turned == 0 && (all | late) != 0) {
            return TEXTS.get("says.update.waits", name(mover), square, after(moment),
                Long.bitCount(all | late));
        }
        String which =
            turned == 0 ? TEXTS.get("says.update.none") : TEXTS.get("says.update.turned", list(turned));
        return missing == 0 && late != 0
            ? TEXTS.get("says.update.late", name(mover), square, after(moment), which, list(late))
            : TEXTS.get(missing != 0 ? "says.update.more" : "says.update.all", name(mover), square,
                after(moment), which, missing);
    }

    /// What the clock leaves to the next one.
    private static MachineState end(Moment moment) {
        return moment.run()
            .stateAt(new Instant(moment.at().move(), moment.at().clock(), moment.clock().steps()));
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
