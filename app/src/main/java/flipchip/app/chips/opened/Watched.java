package flipchip.app.chips.opened;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import flipchip.app.chips.opened.Level.Inner;
import flipchip.app.chips.opened.Level.Pin;
import flipchip.app.circuit.breakpoint.Breakpoint;
import flipchip.app.circuit.waves.Radix;
import flipchip.app.circuit.waves.Trace;
import flipchip.app.kit.text.Texts;
import flipchip.hwsim.gates.cause.NetHistory;
import flipchip.hwsim.gates.netlist.Bus;
import flipchip.hwsim.gates.netlist.Netlist;

/// A watched net, or the nets of a pin, over a whole recording. Immutable.
///
/// @param stop where the time line stops
record Watched(String name, Bus bus, Trace trace, Stop stop) {
    /// When the time line stops.
    enum Stop { NEVER, CHANGES, ONE, ZERO }

    /// What can be watched of a node: the output of a gate, the nets of a pin; empty for what is wider than a
    /// row of the waveforms, and for a block.
    static Optional<Watched> of(Film film, Level level, int row) {
        Netlist netlist = film.netlist();
        return switch (level.nodes().get(row)) {
            case Inner(Part part) when part.isGate() -> {
                Bus made = new Bus(netlist.gates().get(part.gate()).outputs());
                yield of(film, made.width() == 1 ? netlist.nameOf(made.get(0)) : part.name(), made);
            }
            case Inner _ -> Optional.empty();
            case Pin pin -> of(film, pin.name(), new Bus(level.netsOf(netlist, row, pin)));
        };
    }

    private static Optional<Watched> of(Film film, String name, Bus bus) {
        return bus.width() > Long.SIZE
            ? Optional.empty()
            : Optional.of(new Watched(name, bus, trace(film.history(), bus), Stop.NEVER));
    }

    private static Trace trace(NetHistory history, Bus bus) {
        int[] times = IntStream
            .concat(IntStream.of(0),
                bus.nets().stream().flatMapToInt(net -> IntStream.of(history.changes(net))))
            .sorted().distinct().toArray();
        return new Trace(times, IntStream.of(times).mapToLong(time -> value(history, bus, time)).toArray());
    }

    private static long value(NetHistory history, Bus bus, int time) {
        return IntStream.range(0, bus.width()).filter(bit -> history.high(bus.get(bit), time))
            .mapToLong(bit -> 1L << bit).reduce(0, (a, b) -> a | b);
    }

    Watched with(Stop other) {
        return new Watched(name, bus, trace, other);
    }

    boolean isSame(Watched other) {
        return bus.equals(other.bus);
    }

    /// The value in words.
    String value(int tick) {
        return Radix.HEX.write(trace.valueAt(tick), bus.width());
    }

    /// Where it next stops, or stopped last.
    OptionalInt next(int tick, boolean forward) {
        return switch (stop) {
            case NEVER -> OptionalInt.empty();
            case CHANGES -> trace.find(tick, forward, _ -> true);
            case ONE -> trace.find(tick, forward, value -> value == 1);
            case ZERO -> trace.find(tick, forward, value -> value == 0);
        };
    }

    /// What is so where it stops.
    String words(int tick) {
        return stop == Stop.CHANGES
            ? Texts.of("opened").get("stop.changed", name, value(tick))
            : new Breakpoint.NetBecomes(name, stop == Stop.ONE).words();
    }
}
