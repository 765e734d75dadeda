package flipchip.hwsim.gates.sim;

import java.math.BigInteger;
import flipchip.hwsim.gates.netlist.Bus;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.Netlist;

/// A simulator of 64 independent copies ("lanes") of a circuit, bit k of every word belonging to lane k.
///
/// Two kinds: [UnitDelaySimulator] shows how the circuit settles, [BitParallelSimulator] only what it settles
/// to.
/// Thread: owner
public sealed interface Simulator permits UnitDelaySimulator, BitParallelSimulator {
    int LANES = 64;

    Netlist netlist();

    /// Back to power-up: inputs low, memories at their initial values, everything settled.
    void powerUp();

    /// Puts `lanes` on an input pin's net; read by gates at the next [#settle()].
    void setLanes(Net input, long lanes);

    /// The present value of `net` in each lane.
    long lanes(Net net);

    /// Lets all gates settle and returns how many gate delays that took; 0 where time is not simulated.
    int settle();

    /// One rising clock edge: every gate with memory takes what its inputs show now.
    void edge();

    /// Holds `net` at `high` in all lanes, whatever drives it, until [#powerUp()].
    void force(Net net, boolean high);

    /// Lets what was set settle, then a clock edge, then the time for all gates to settle after it.
    default void clock() {
        settle();
        edge();
        settle();
    }

    /// Puts the same value into every lane.
    default void set(Net input, boolean high) {
        setLanes(input, high ? -1L : 0L);
    }

    /// Puts the low bits of `value` on the nets of `inputs`, the same in every lane.
    default void set(Bus inputs, long value) {
        for (int bit = 0; bit < inputs.width(); bit++) {
            set(inputs.get(bit), (value >>> bit & 1) != 0);
        }
    }

    /// Puts the same number into every lane of a pin of any width.
    default void set(Bus inputs, BigInteger value) {
        for (int bit = 0; bit < inputs.width(); bit++) {
            set(inputs.get(bit), value.testBit(bit));
        }
    }

    /// Puts the low bits of `value` on an input pin, the same in every lane.
    default void set(String pin, long value) {
        set(netlist().port(pin).bus(), value);
    }

    /// The number on a pin (at most 64 bits) in lane 0.
    default long value(String pin) {
        return value(netlist().port(pin).bus());
    }

    /// The number on a bus of any width in lane 0.
    default BigInteger number(Bus bus) {
        BigInteger number = BigInteger.ZERO;
        for (int from = 0; from < bus.width(); from += Long.SIZE) {
            long word = value(bus.slice(from, Math.min(bus.width(), from + Long.SIZE)));
            number = number.or(new BigInteger(Long.toUnsignedString(word)).shiftLeft(from));
        }
        return number;
    }

    /// The value of a pin of one wire in lane 0.
    default boolean high(String pin) {
        return high(netlist().port(pin).bus().get(0));
    }

    /// The value of `net` in lane 0.
    default boolean high(Net net) {
        return (lanes(net) & 1) != 0;
    }

    /// The number on `bus` (at most 64 nets) in lane 0.
    default long value(Bus bus) {
        return value(bus, 0);
    }

    /// The number on `bus` (at most 64 nets) in `lane`.
    default long value(Bus bus, int lane) {
        long value = 0;
        for (int bit = 0; bit < bus.width(); bit++) {
            value |= (lanes(bus.get(bit)) >>> lane & 1) << bit;
        }
        return value;
    }
}
