package flipchip.web;

import flipchip.engine.board.Color;
import flipchip.engine.board.Square;
import flipchip.hwsim.referee.control.ControllerState;
import flipchip.hwsim.referee.run.GameRun;
import flipchip.hwsim.referee.run.Instant;
import flipchip.hwsim.referee.run.MachineState;

/// A formatter of a moment of the machine as one sentence.
///
/// @param state the nets at `at`
record MachineSentence(PageWords words, GameRun run, Instant at, MachineState state) {
    String text() {
        return switch (state.state()) {
            case INIT -> words.get("says.init");
            case SWAP1, SWAP2 -> words.get("says.swap", name(state.current()), after());
            case LATCH1, LATCH2 -> latch();
            case TEST1, TEST2 -> test();
            case READY -> ready();
            case UPDATE -> update();
            case OVER -> words.get("says.over", state.blackCount(), state.whiteCount());
        };
    }

    private String latch() {
        long legal = state.legalNow();
        String found = legal == 0
            ? words.get("says.latch.none")
            : words.count("says.latch.found", Long.bitCount(legal), list(legal));
        return words.get(at.step() >= run.clock(at).settledAt() ? "says.latch.settled" : "says.latch.travel",
            name(state.current()), after(), found);
    }

    private String test() {
        String who = name(state.current());
        return state.legalLatched() != 0
            ? words.get("says.test.can", who, Square.list(state.legalLatched()))
            : words.get(state.state() == ControllerState.TEST1 ? "says.test.pass" : "says.test.end", who);
    }

    private String ready() {
        String who = name(state.current());
        return state.dirty()
            ? words.get("says.ready.mailbox", who, state.mailbox().toString())
            : words.get("says.ready.waits", who, Square.list(state.legalLatched()));
    }

    private String update() {
        Square square = state.mailbox();
        Color mover = state.current();
        long turned = turned(state, mover, square);
        MachineState end = run.stateAt(new Instant(at.move(), at.clock(), run.clock(at).steps()));
        int missing = Long.bitCount(turned(end, mover, square) & ~turned);
        if (turned == 0) {
            return words.get("says.update.waits", name(mover), square.toString(), after(), missing);
        }
        return words.get(missing != 0 ? "says.update.more" : "says.update.all", name(mover),
            square.toString(), after(), words.get("says.update.turned", list(turned)), missing);
    }

    private static long turned(MachineState state, Color mover, Square square) {
        return (mover == Color.BLACK ? state.toBlack() : state.toWhite()) & ~square.bit();
    }

    private String after() {
        return at.step() == 0 ? words.get("says.edge") : words.count("says.after", at.step());
    }

    private static String list(long squares) {
        return Square.list(squares).replace(" ", ", ");
    }

    private String name(Color color) {
        return words.get(color == Color.BLACK ? "side.black" : "side.white");
    }
}
