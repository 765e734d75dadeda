package flipchip.hwsim.gates.logic;

import flipchip.hwsim.gates.netlist.Bus;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.NetlistBuilder;

/// A counter of clocks. For counting high nets see [PopulationCount].
public final class Counters {
    private Counters() {}

    /// A register that counts up by one, modulo 2^width, at each clock edge at which `enable` is high, and
    /// goes to zero at those at which `reset` is high.
    public static Bus up(NetlistBuilder n, String name, int width, Net enable, Net reset) {
        Bus count = n.declare(name, width);
        Registers.drive(n, count, Adders.increment(n, count), enable, reset, 0);
        return count;
    }
}
