package flipchip.app.circuit.controller;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.ToLongFunction;
import flipchip.app.circuit.timeline.Moment;
import flipchip.app.kit.text.Texts;
import flipchip.engine.board.Color;
import flipchip.engine.board.Direction;
import flipchip.engine.board.Square;
import flipchip.hwsim.referee.run.Instant;
import flipchip.hwsim.referee.run.MachineState;

/// A log of the steps of one clock in words, for screen readers. The names are those of the drawing; nets
/// inside a cell, such as the halves of an OR tree, are left out.
public final class SignalLog {
    private static final Texts TEXTS = Texts.of("controller");

    /// One change.
    ///
    /// @param step   gate delay, 0 for the clock edge
    /// @param square whose cell changes; empty for the clock edge
    /// @param text   the change, "d4 remote (Black, S) on"
    public record Entry(int step, Optional<Square> square, String text) {}

    private record Signal(String key, Optional<Color> side, Optional<Direction> direction,
            ToLongFunction<MachineState> cells) {
        String change(Square square, boolean on) {
            String log = on ? "log.on" : "log.off";
            String color = side.map(SignalLog::name).orElse("");
            if (SENTENCES.contains(key)) {
                return TEXTS.get(log + "." + key, square, color,
                    direction.map(to -> Texts.of("why").get("direction." + to)).orElse(""));
            }
            String name = TEXTS.get("signal." + key);
            return TEXTS.get(log, square,
                direction.map(to -> TEXTS.get("signal.where", name, color, to)).orElse(name));
        }
    }

    /// The signals whose change is a sentence.
    private static final Set<String> SENTENCES = Set.of("flip-onward", "to-black", "to-white");
    private static final List<Signal> SIGNALS = signals();

    private SignalLog() {}

    private static List<Signal> signals() {
        List<Signal> all = new ArrayList<>(List.of(plain("black-disc", MachineState::black),
            plain("white-disc", MachineState::white), plain("select", MachineState::select)));
        for (Color color : Color.values()) {
            for (Direction d : Direction.values()) {
                all.add(of("remote", color, d, state -> state.remote(color, d)));
                all.add(of("remote-or-local", color, d, state -> state.remoteOrLocal(color, d)));
                all.add(of("flip", color, d, state -> state.flip(color, d)));
                all.add(of("flip-onward", color, d, state -> state.flipOut(color, d)));
            }
        }
        all.add(plain("legal", MachineState::legalNow));
        all.add(plain("legal-latched", MachineState::legalLatched));
        all.add(plain("to-black", MachineState::toBlack));
        all.add(plain("to-white", MachineState::toWhite));
        return List.copyOf(all);
    }

    private static Signal plain(String key, ToLongFunction<MachineState> cells) {
        return new Signal(key, Optional.empty(), Optional.empty(), cells);
    }

    private static Signal of(String key, Color side, Direction direction,
            ToLongFunction<MachineState> cells) {
        return new Signal(key, Optional.of(side), Optional.of(direction), cells);
    }

    /// The changes of the whole clock of `moment`, step after step.
    public static List<Entry> of(Moment moment) {
        List<Entry> entries = new ArrayList<>();
        Instant edge = new Instant(moment.at().move(), moment.at().clock(), 0);
        Instant earlier = moment.run().previousStep(edge);
        MachineState before = moment.run().stateAt(earlier);
        entries.add(new Entry(0, Optional.empty(), TEXTS.get("log.edge",
            moment.controller().map(Enum::name).orElse("?"), name(moment.state().current()))));
        for (int step = 0; step <= moment.clock().steps(); step++) {
            MachineState now = moment.run().stateAt(new Instant(edge.move(), edge.clock(), step));
            for (Signal signal : SIGNALS) {
                add(entries, step, signal, signal.cells().applyAsLong(before),
                    signal.cells().applyAsLong(now));
            }
            before = now;
        }
        return entries;
    }

    private static String name(Color color) {
        return TEXTS.get(color == Color.BLACK ? "color.black" : "color.white");
    }

    private static void add(List<Entry> entries, int step, Signal signal, long before, long now) {
        for (Square square : Square.all(before ^ now)) {
            boolean on = (now & square.bit()) != 0;
            entries.add(new Entry(step, Optional.of(square), signal.change(square, on)));
        }
    }
}
