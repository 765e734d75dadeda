package flipchip.hwsim.netlist;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/// A component that drives nets. Every simulator and writer switches over exactly these cases, so a new
/// kind of gate is a compile error in each place that must learn it.
///
/// Combinational: [Not], [And], [Or], [Xor], [Mux]. With memory: [Latch], [FlipFlop], [SetReset], [Ram];
/// all of them but the latch change at the rising edge of the one clock, which is no net.
public sealed interface Gate {

    /// The nets the gate reads.
    List<Net> inputs();

    /// The nets the gate drives.
    List<Net> outputs();

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
                    reads.stream().map(port -> new ReadPort(f.apply(port.enable()), map(port.address(), f),
                        port.data())).toList(),
                    writes.stream().map(port -> new WritePort(f.apply(port.enable()), map(port.address(), f),
                        map(port.data(), f))).toList());
        };
    }

    private static Bus map(Bus bus, UnaryOperator<Net> f) {
        return new Bus(bus.nets().stream().map(f).toList());
    }

    record Not(Net in, Net out) implements Gate {
        @Override
        public List<Net> inputs() {
            return List.of(in);
        }

        @Override
        public List<Net> outputs() {
            return List.of(out);
        }
    }

    record And(Net a, Net b, Net out) implements Gate {
        @Override
        public List<Net> inputs() {
            return List.of(a, b);
        }

        @Override
        public List<Net> outputs() {
            return List.of(out);
        }
    }

    record Or(Net a, Net b, Net out) implements Gate {
        @Override
        public List<Net> inputs() {
            return List.of(a, b);
        }

        @Override
        public List<Net> outputs() {
            return List.of(out);
        }
    }

    record Xor(Net a, Net b, Net out) implements Gate {
        @Override
        public List<Net> inputs() {
            return List.of(a, b);
        }

        @Override
        public List<Net> outputs() {
            return List.of(out);
        }
    }

    /// `out` is `high` where `select` is high, else `low`.
    record Mux(Net select, Net low, Net high, Net out) implements Gate {
        @Override
        public List<Net> inputs() {
            return List.of(select, low, high);
        }

        @Override
        public List<Net> outputs() {
            return List.of(out);
        }
    }

    /// Transparent while `enable` is high, holds while it is low. Powers up low.
    record Latch(Net enable, Net d, Net out) implements Gate {
        @Override
        public List<Net> inputs() {
            return List.of(enable, d);
        }

        @Override
        public List<Net> outputs() {
            return List.of(out);
        }
    }

    /// At the clock edge: `resetValue` if `reset`, else `d` if `enable`, else unchanged.
    ///
    /// @param initial the value at power-up
    record FlipFlop(Net d, Net enable, Net reset, boolean resetValue, boolean initial, Net out)
            implements Gate {
        @Override
        public List<Net> inputs() {
            return List.of(d, enable, reset);
        }

        @Override
        public List<Net> outputs() {
            return List.of(out);
        }
    }

    /// At the clock edge: `resetValue` if `reset`, else high if `set`, else low if `clear`, else unchanged.
    ///
    /// @param initial the value at power-up
    record SetReset(Net set, Net clear, Net reset, boolean resetValue, boolean initial, Net out)
            implements Gate {
        @Override
        public List<Net> inputs() {
            return List.of(set, clear, reset);
        }

        @Override
        public List<Net> outputs() {
            return List.of(out);
        }
    }

    /// Synchronous memory. At the clock edge every enabled read port shows the word as it was before the
    /// edge, then every enabled write port stores; of two writes to one word the later port wins. Powers up
    /// with all words and all read data zero.
    ///
    /// @param words number of words; an address beyond reads zero and writes nothing
    /// @param width bits of a word
    record Ram(String name, int words, int width, List<ReadPort> reads, List<WritePort> writes)
            implements Gate {
        public Ram {
            reads = List.copyOf(reads);
            writes = List.copyOf(writes);
        }

        @Override
        public List<Net> inputs() {
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

        @Override
        public List<Net> outputs() {
            return reads.stream().flatMap(read -> read.data().nets().stream()).toList();
        }
    }

    /// @param data driven by the memory
    record ReadPort(Net enable, Bus address, Bus data) {}

    /// @param data stored by the memory
    record WritePort(Net enable, Bus address, Bus data) {}
}
