package flipchip.hwsim.verify.catalogue;

import java.math.BigInteger;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.ToLongFunction;
import java.util.stream.Stream;
import flipchip.hwsim.gates.netlist.Bus;

/// A value in each lane of a circuit: sets input pins from it and compares output pins with it.
/// Thread: owner
///
/// @param values printed in the report of a difference
record Lanes<T>(Pins pins, List<T> values) {

    /// Draws a value for each lane.
    static <T> Lanes<T> of(Pins pins, Supplier<T> next) {
        return new Lanes<>(pins, Stream.generate(next).limit(pins.lanes()).toList());
    }

    Lanes<T> set(String pin, ToLongFunction<T> number) {
        pins.set(pins.bus(pin), values.stream().mapToLong(number).toArray());
        return this;
    }

    /// Sets a pin of any width.
    Lanes<T> setWide(String pin, Function<T, BigInteger> number) {
        Bus bus = pins.bus(pin);
        List<BigInteger> numbers = values.stream().map(number).toList();
        for (int from = 0; from < bus.width(); from += Long.SIZE) {
            int low = from;
            pins.set(word(bus, from),
                numbers.stream().mapToLong(value -> value.shiftRight(low).longValue()).toArray());
        }
        return this;
    }

    private static Bus word(Bus bus, int from) {
        return bus.slice(from, Math.min(bus.width(), from + Long.SIZE));
    }

    Lanes<T> expect(String pin, ToLongFunction<T> expected) {
        return expect(pin, _ -> true, expected);
    }

    /// Compares a pin in the lanes where its number is `known`.
    Lanes<T> expect(String pin, Predicate<T> known, ToLongFunction<T> expected) {
        long mask = mask(pins.bus(pin));
        return compare(pin, pins.get(pin), known, value -> expected.applyAsLong(value) & mask);
    }

    /// Compares a pin of any width.
    Lanes<T> expectWide(String pin, Function<T, BigInteger> expected) {
        Bus bus = pins.bus(pin);
        List<BigInteger> numbers = values.stream().map(expected).toList();
        for (int from = 0; from < bus.width(); from += Long.SIZE) {
            Bus word = word(bus, from);
            long[] found = pins.get(word);
            for (int lane = 0; lane < found.length; lane++) {
                pins.compare(pin + "[" + (from + word.width() - 1) + ":" + from + "]",
                    numbers.get(lane).shiftRight(from).longValue() & mask(word), found[lane],
                    values.get(lane));
            }
        }
        return this;
    }

    private static long mask(Bus bus) {
        return -1L >>> Long.SIZE - bus.width();
    }

    /// Compares numbers found otherwise, by lane.
    Lanes<T> compare(String what, long[] found, Predicate<T> known, ToLongFunction<T> expected) {
        for (int lane = 0; lane < found.length; lane++) {
            T value = values.get(lane);
            if (known.test(value)) {
                pins.compare(what, expected.applyAsLong(value), found[lane], value);
            }
        }
        return this;
    }

    /// Steps until a pin is high in every lane.
    Lanes<T> await(String pin, int most) {
        for (int clock = 0; !pins.all(pin); clock++) {
            if (clock == most) {
                long[] levels = pins.get(pin);
                for (int lane = 0; lane < levels.length; lane++) {
                    pins.compare(pin + " after " + most + " clocks", 1, levels[lane], values.get(lane));
                }
                return this;
            }
            pins.step();
        }
        return this;
    }

    Lanes<T> pulse(String pin) {
        pins.pulse(pin);
        return this;
    }

    Lanes<T> step() {
        pins.step();
        return this;
    }

    /// Counts the values as compared.
    void done() {
        pins.done(values.size());
    }
}
