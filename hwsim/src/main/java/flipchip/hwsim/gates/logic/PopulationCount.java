package flipchip.hwsim.gates.logic;

import java.util.ArrayList;
import java.util.List;
import flipchip.hwsim.gates.netlist.Bus;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.NetlistBuilder;

/// A counter of the high wires of a bus, a balanced tree of ripple adders: the disc counter of the
/// endgame-chip paper.
///
/// 64 wires take 6 levels of adders (32 of 1 bit, 16 of 2, ... 1 of 6), which is 63 half adders and 57 full
/// adders, 411 gates, longest path 20. Every adder is a scope of its own called `level.number`.
public final class PopulationCount {
    private PopulationCount() {}

    /// The number of high wires among `wires`, whose count is a power of two.
    ///
    /// @return one bit more than the logarithm of the width, lowest bit first
    public static Bus build(NetlistBuilder n, Bus wires) {
        if (Integer.bitCount(wires.width()) != 1) {
            throw new IllegalArgumentException(wires.width() + " wires: not a power of two");
        }
        List<Bus> level = new ArrayList<>();
        wires.nets().forEach(net -> level.add(Bus.of(net)));
        for (int number = 1; level.size() > 1; number++) {
            List<Bus> sums = new ArrayList<>();
            for (int i = 0; i < level.size(); i += 2) {
                sums.add(adder(n, "level" + number + "_" + i / 2, level.get(i), level.get(i + 1)));
            }
            level.clear();
            level.addAll(sums);
        }
        return level.getFirst();
    }

    private static Bus adder(NetlistBuilder n, String name, Bus a, Bus b) {
        try (NetlistBuilder.OpenScope scope = n.scope(name, "count_adder_" + a.width())) {
            scope.input("a", a);
            scope.input("b", b);
            List<Net> sum = new ArrayList<>();
            Net carry = n.and(a.get(0), b.get(0));
            sum.add(n.xor(a.get(0), b.get(0)));
            for (int bit = 1; bit < a.width(); bit++) {
                Net half = n.xor(a.get(bit), b.get(bit));
                Net both = n.and(a.get(bit), b.get(bit));
                sum.add(n.xor(half, carry));
                carry = n.or(both, n.and(half, carry));
            }
            sum.add(carry);
            return scope.output("sum", new Bus(sum));
        }
    }
}
