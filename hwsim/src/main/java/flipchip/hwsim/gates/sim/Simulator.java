package flipchip.hwsim.gates.sim;

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
