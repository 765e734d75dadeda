package flipchip.app.hardware;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.ToLongFunction;
import flipchip.app.time.Moment;
import flipchip.engine.board.Color;
import flipchip.engine.board.Direction;
import flipchip.engine.board.Square;
import flipchip.hwsim.Instant;
import flipchip.hwsim.MachineState;

/// What the steps of one clock do, in words: the picture for those who read it. The names are those of the
/// drawing; nets inside a cell, such as the halves of an OR tree, are left out.
public final class SignalLog {
    /// One change.
    ///
    /// @param step gate delay, 0 for the clock edge
    /// @param text the change, "d4 remote (Black, S) on"
    public record Entry(int step, String text) {}

    private record Signal(String name, ToLongFunction<MachineState> cells) {}

    private static final List<Signal> SIGNALS = signals();

    private SignalLog() {}

    private static List<Signal> signals() {
        List<Signal> all = new ArrayList<>(List.of(new Signal("black disc", MachineState::black),
            new Signal("white disc", MachineState::white), new Signal("select", MachineState::select)));
        for (Color color : Color.values()) {
            String side = color == Color.BLACK ? "Black" : "White";
            for (Direction d : Direction.values()) {
                String where = " (" + side + ", " + d + ")";
                all.add(new Signal("remote" + where, state -> state.remote(color, d)));
                all.add(new Signal("remoteOrLocal" + where, state -> state.remoteOrLocal(color, d)));
                all.add(new Signal("flip" + where, state -> state.flip(color, d)));
                all.add(new Signal("flip onward" + where, state -> state.flipOut(color, d)));
            }
        }
        all.add(new Signal("legal", MachineState::legalNow));
        all.add(new Signal("legal latched", MachineState::legalLatched));
        all.add(new Signal("turn to black", MachineState::toBlack));
        all.add(new Signal("turn to white", MachineState::toWhite));
        return List.copyOf(all);
    }

    /// The changes of the whole clock of `moment`, step after step.
    public static List<Entry> of(Moment moment) {
        List<Entry> entries = new ArrayList<>();
        Instant edge = new Instant(moment.at().move(), moment.at().clock(), 0);
        Instant earlier = moment.run().previousStep(edge);
        MachineState before = moment.run().stateAt(earlier);
        entries.add(new Entry(0, "clock edge: the controller is in " + moment.controller()
            + ", the colour is " + moment.state().current().name().toLowerCase(Locale.ROOT)));
        for (int step = 0; step <= moment.clock().steps(); step++) {
            MachineState now = moment.run().stateAt(new Instant(edge.move(), edge.clock(), step));
            for (Signal signal : SIGNALS) {
                add(entries, step, signal, signal.cells().applyAsLong(before), signal.cells().applyAsLong(now));
            }
            before = now;
        }
        return entries;
    }

    private static void add(List<Entry> entries, int step, Signal signal, long before, long now) {
        for (long rest = before ^ now; rest != 0; rest &= rest - 1) {
            Square square = Square.of(Long.numberOfTrailingZeros(rest));
            entries.add(new Entry(step, square + " " + signal.name() + ((now & square.bit()) != 0 ? " on" : " off")));
        }
    }
}
