package flipchip.hwsim.gates.logic;

import flipchip.hwsim.gates.netlist.Bus;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.NetlistBuilder;

/// A library of registers: flip-flops side by side.
public final class Registers {
    private Registers() {}

    /// A register called `name` that takes `d` at the clock edges at which `enable` is high; powers up zero.
    public static Bus register(NetlistBuilder n, String name, Bus d, Net enable) {
        Bus out = n.declare(name, d.width());
        drive(n, out, d, enable, Net.ZERO, 0);
        return out;
    }

    /// Drives nets declared before: `resetValue` where `reset` is high, else `d` where `enable` is high, else
    /// unchanged. Powers up at `resetValue`.
    ///
    /// @throws IllegalArgumentException if the widths differ
    public static void drive(NetlistBuilder n, Bus out, Bus d, Net enable, Net reset, long resetValue) {
        if (out.width() != d.width()) {
            throw new IllegalArgumentException("a register of " + out.width() + " bits for " + d.width());
        }
        for (int bit = 0; bit < out.width(); bit++) {
            boolean high = bit < Long.SIZE && (resetValue >>> bit & 1) != 0;
            n.driveFlipFlop(out.get(bit), d.get(bit), enable, reset, high, high);
        }
    }
}
