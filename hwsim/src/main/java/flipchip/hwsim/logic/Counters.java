package flipchip.hwsim.logic;

import java.util.ArrayList;
import java.util.List;
import flipchip.hwsim.netlist.Bus;
import flipchip.hwsim.netlist.Net;
import flipchip.hwsim.netlist.NetlistBuilder;

/// Counts high nets, and counts clocks.
public final class Counters {
    private Counters() {}

    /// How many of the inputs are high: a balanced tree of ripple adders, 32 of 1 bit first for 64 inputs.
    /// Inputs that are no power of two are filled up with constant low ones.
    public static Bus ones(NetlistBuilder n, List<Net> inputs) {
        List<Bus> level = new ArrayList<>(inputs.stream().map(Bus::of).toList());
        int size = Math.max(1, Integer.highestOneBit(Math.max(1, 2 * inputs.size() - 1)));
        while (level.size() < size) {
            level.add(Bus.of(Net.ZERO));
        }
        while (level.size() > 1) {
            List<Bus> above = new ArrayList<>();
            for (int i = 0; i < level.size(); i += 2) {
                above.add(Adders.add(n, level.get(i), level.get(i + 1)));
            }
            level = above;
        }
        return level.getFirst();
    }

    /// A register that counts up by one, modulo 2^width, at each clock edge at which `enable` is high, and
    /// goes to zero at those at which `reset` is high.
    public static Bus up(NetlistBuilder n, String name, int width, Net enable, Net reset) {
        Bus count = n.declare(name, width);
        Registers.drive(n, count, Adders.increment(n, count), enable, reset, 0);
        return count;
    }
}
