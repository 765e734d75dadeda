package flipchip.hwsim.gates.logic;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import flipchip.hwsim.gates.netlist.Bus;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.NetlistBuilder;

/// A multiplier of signed numbers by shifted additions.
public final class Multipliers {
    private Multipliers() {}

    /// `a * b`, both in two's complement, in as many bits as both have together: one row of adders per bit of
    /// `b`, the row of its sign bit subtracts.
    public static Bus signed(NetlistBuilder n, Bus a, Bus b) {
        int width = a.width() + b.width();
        Bus extended = SignedNumbers.signExtend(a, width);
        Bus sum = Words.gate(n, b.get(0), extended);
        for (int bit = 1; bit < b.width(); bit++) {
            List<Net> shifted = new ArrayList<>(Collections.nCopies(bit, Net.ZERO));
            shifted.addAll(Words.gate(n, b.get(bit), extended.slice(0, width - bit)).nets());
            Bus low = sum.slice(0, bit);
            Bus above = sum.slice(bit, width);
            Bus row = new Bus(shifted.subList(bit, width));
            Bus total = bit == b.width() - 1
                ? Adders.subtract(n, above, row)
                : Adders.add(n, above, row).slice(0, above.width());
            sum = Words.concat(low, total);
        }
        return sum;
    }
}
