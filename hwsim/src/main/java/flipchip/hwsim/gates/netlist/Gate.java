package flipchip.hwsim.gates.netlist;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/// A component that drives nets. Every simulator and writer switches over exactly these cases, so a new
/// kind of gate is a compile error in each place that must learn it.
///
/// Combinational: [Not], [And], [Or], [Xor], [Mux]. With memory: [Latch], [FlipFlop], [SetReset], [Ram]; all
/// of them but the latch change at the rising edge of the one clock, which is not a net.
public sealed interface Gate {

    /// The nets the gate reads.
    default List<Net> inputs() {
        return switch (this) {
            case Not not -> List.of(not.in);
            case And and -> List.of(and.a, and.b);
            case Or or -> List.of(or.a, or.b);
            case Xor xor -> List.of(xor.a, xor.b);
            case Mux mux -> List.of(mux.select, mux.low, mux.high);
            case Latch latch -> List.of(latch.enable, latch.d);
            case FlipFlop flop -> List.of(flop.d, flop.enable, flop.reset);
            case SetReset flop -> List.of(flop.set, flop.clear, flop.reset);
            case Ram ram -> ram.allInputs();
        };
    }

    /// The nets the gate drives.
    default List<Net> outputs() {
        return switch (this) {
            case Not not -> List.of(not.out);
            case And and -> List.of(and.out);
            case Or or -> List.of(or.out);
            case Xor xor -> List.of(xor.out);
            case Mux mux -> List.of(mux.out);
            case Latch latch -> List.of(latch.out);
            case FlipFlop flop -> List.of(flop.out);
            case SetReset flop -> List.of(flop.out);
            case Ram ram -> ram.reads.stream().flatMap(read -> read.data().nets().stream()).toList();
        };
    }

    /// Whether the outputs are a function of the present inputs alone.
    default boolean isCombinational() {
        return switch (this) {
            case Not _, And _, Or _, Xor _, Mux _ -> true;
            case Latch _, FlipFlop _, SetReset _, Ram _ -> false;
        };
    }

    /// The same gate with other inputs: it reads `f(net)` where `gate` reads `net`.
    static Gate reading(Gate gate, UnaryOperator<Net> f) {
        return switch (gate) {
            case Not(Net in, Net out) -> new Not(f.apply(in), out);
            case And(Net a, Net b, Net out) -> new And(f.apply(a), f.apply(b), out);
            case Or(Net a, Net b, Net out) -> new Or(f.apply(a), f.apply(b), out);
            case Xor(Net a, Net b, Net out) -> new Xor(f.apply(a), f.apply(b), out);
            case Mux(Net select, Net low, Net high, Net out) ->
                new Mux(f.apply(select), f.apply(low), f.apply(high), out);
            case Latch(Net enable, Net d, Net out) -> new Latch(f.apply(enable), f.apply(d), out);
            case FlipFlop(Net d, Net enable, Net reset, boolean resetValue, boolean initial, Net out) ->
                new FlipFlop(f.apply(d), f.apply(enable), f.apply(reset), resetValue, initial, out);
            case SetReset(Net set, Net clear, Net reset, boolean resetValue, boolean initial, Net out) ->
                new SetReset(f.apply(set), f.apply(clear), f.apply(reset), resetValue, initial, out);
            case Ram(String name, int words, int width, List<ReadPort> reads, List<WritePort> writes) ->
                new Ram(name, words, width,
                    reads.stream()
                        .map(
                            port -> new ReadPort(f.apply(port.enable()), map(port.address(), f), port.data()))
                        .toList(),
                    writes.stream().map(port -> new WritePort(f.apply(port.enable()), map(port.address(), f),
                        map(port.data(), f))).toList());
        };
    }

    private static Bus map(Bus bus, UnaryOperator<Net> f) {
        return new Bus(bus.nets().stream().map(f).toList());
    }

    record Not(Net in, Net out) implements Gate {}

    record And(Net a, Net b, Net out) implements Gate {}

    record Or(Net a, Net b, Net out) implements Gate {}

    record Xor(Net a, Net b, Net out) implements Gate {}

    /// `out` is `high` where `select` is high, else `low`.
    record Mux(Net select, Net low, Net high, Net out) implements Gate {}

    /// Transparent while `enable` is high, holds while it is low. Powers up low.
    record Latch(Net enable, Net d, Net out) implements Gate {}

    /// At the clock edge: `resetValue` if `reset`, else `d` if `enable`, else unchanged.
    ///
    /// @param initial the value at power-up
    record FlipFlop(Net d, Net enable, Net reset, boolean resetValue, boolean initial,
            Net out) implements Gate {}

    /// At the clock edge: `resetValue` if `reset`, else high if `set`, else low if `clear`, else unchanged.
    ///
    /// @param initial the value at power-up
    record SetReset(Net set, Net clear, Net reset, boolean resetValue, boolean initial,
            Net out) implements Gate {}

    /// Synchronous memory. At the clock edge every enabled read port shows the word as it was before the
    /// edge, then every enabled write port stores; of two writes to one word the later port wins. Powers up
    /// with all words and all read data zero.
    ///
    /// @param words number of words; an address beyond reads zero and writes nothing
    /// @param width bits of a word
    record Ram(String name, int words, int width, List<ReadPort> reads,
            List<WritePort> writes) implements Gate {
        public Ram {
            reads = List.copyOf(reads);
            writes = List.copyOf(writes);
        }

        private List<Net> allInputs() {
            List<Net> nets = new ArrayList<>();
            for (ReadPort read : reads) {
                nets.add(read.enable());
                nets.addAll(read.address().nets());
            }
            for (WritePort write : writes) {
                nets.add(write.enable());
                nets.addAll(write.address().nets());
                nets.addAll(write.data().nets());
            }
            return List.copyOf(nets);
        }
    }

    /// @param data driven by the memory
    record ReadPort(Net enable, Bus address, Bus data) {}

    /// @param data stored by the memory
    record WritePort(Net enable, Bus address, Bus data) {}
}
