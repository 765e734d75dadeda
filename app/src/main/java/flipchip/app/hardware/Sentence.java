package flipchip.app.hardware;

import java.util.Optional;
import flipchip.app.time.Moment;
import flipchip.engine.board.Color;
import flipchip.engine.board.Square;
import flipchip.hwsim.Instant;
import flipchip.hwsim.MachineState;

/// One moment of the machine in one sentence, computed from its nets: the status line, and what a screen
/// reader gets.
public final class Sentence {
    private Sentence() {}

    public static String of(Moment moment) {
        return switch (moment.controller()) {
            case INIT -> "Power-up: the machine is told to set up the board with White as the colour before the first.";
            case SWAP1, SWAP2 -> swap(moment);
            case LATCH1, LATCH2 -> latch(moment);
            case TEST1, TEST2 -> test(moment);
            case READY -> ready(moment);
            case UPDATE -> update(moment);
            case OVER -> "The game is over: the counters show " + moment.state().blackCount() + " black and "
                + moment.state().whiteCount() + " white discs.";
        };
    }

    private static String swap(Moment moment) {
        String now = name(moment.state().current());
        return "The board is stored; the colour, still " + now + ", changes at the end of this clock"
            + after(moment) + ".";
    }

    private static String latch(Moment moment) {
        long legal = moment.state().legalNow();
        return name(moment.state().current()) + " is to move" + after(moment) + ": " + moves(legal, "found")
            + (moment.isSettled() ? ", to be latched at the end of this clock." : ", signals still travel.");
    }

    private static String test(Moment moment) {
        MachineState state = moment.state();
        long legal = state.legalLatched();
        String who = name(state.current());
        return legal != 0 ? who + " can move: " + Square.list(legal) + "."
            : who + " has no legal move" + (moment.controller().name().equals("TEST1")
                ? ": the colour will change, a pass." : ", and neither has the other side: the game ends.");
    }

    private static String ready(Moment moment) {
        MachineState state = moment.state();
        String who = name(state.current());
        Optional<Square> square = moment.move().square();
        if (state.dirty() && square.isPresent()) {
            return who + "'s move " + square.get() + " waits in the mailbox and is taken at the end of this clock.";
        }
        return "The machine waits for " + who + ", who may play " + Square.list(state.legalLatched()) + ".";
    }

    private static String update(Moment moment) {
        MachineState state = moment.state();
        Square square = moment.move().square().orElseThrow();
        Color mover = moment.move().mover();
        long told = (mover == Color.BLACK ? state.toBlack() : state.toWhite()) & ~square.bit();
        MachineState end = moment.run().stateAt(new Instant(moment.at().move(), moment.at().clock(),
            moment.clock().steps()));
        long all = (mover == Color.BLACK ? end.toBlack() : end.toWhite()) & ~square.bit();
        int left = Long.bitCount(all & ~told);
        String turned = told == 0 ? "no disc has turned yet" : Square.list(told).replace(" ", ", ") + " turned";
        return name(mover) + " plays " + square + after(moment) + ": " + turned
            + (left > 0 ? ", " + left + " to come." : "; that is all.");
    }

    private static String after(Moment moment) {
        int step = moment.at().step();
        return step == 0 ? ", at the clock edge" : ", after " + step + (step == 1 ? " gate delay" : " gate delays");
    }

    private static String moves(long legal, String verb) {
        int count = Long.bitCount(legal);
        return count == 0 ? "no legal move " + verb
            : count + (count == 1 ? " legal move " : " legal moves ") + verb + ", " + Square.list(legal).replace(" ", ", ");
    }

    private static String name(Color color) {
        return color == Color.BLACK ? "Black" : "White";
    }
}
