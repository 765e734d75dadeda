package flipchip.hwsim.gates.logic;

import java.util.ArrayList;
import java.util.List;
import flipchip.hwsim.gates.netlist.Bus;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.NetlistBuilder;

/// A library of arithmetic where [Adders] would be too deep or leave gates without a reader; bit 0 first,
/// signed numbers in two's complement.
public final class SignedNumbers {
    private SignedNumbers() {}

    /// `a + 1` modulo 2^w, carries by a prefix tree: depth grows with the logarithm of the width.
    public static Bus increment(NetlistBuilder n, Bus a) {
        List<Net> ones = new ArrayList<>(a.nets().subList(0, a.width() - 1));
        for (int span = 1; span < ones.size(); span *= 2) {
            for (int bit = 0; bit < ones.size(); bit++) {
                if ((bit & span) != 0) {
                    ones.set(bit, n.and(ones.get(bit), ones.get((bit & -span) - 1)));
                }
            }
        }
        List<Net> sum = new ArrayList<>();
        sum.add(n.not(a.get(0)));
        for (int bit = 1; bit < a.width(); bit++) {
            sum.add(n.xor(a.get(bit), ones.get(bit - 1)));
        }
        return new Bus(sum);
    }

    /// High where `a > b`, both signed and of the same width; the difference itself is not made.
    public static Net isGreater(NetlistBuilder n, Bus a, Bus b) {
        Net greater = Net.ZERO;
        for (int bit = 0; bit < a.width(); bit++) {
            boolean sign = bit == a.width() - 1;
            Net high = sign ? b.get(bit) : a.get(bit);
            Net low = sign ? a.get(bit) : b.get(bit);
            Net more = n.and(high, n.not(low));
            greater = bit == 0 ? more : n.or(more, n.and(greater, n.not(n.xor(high, low))));
        }
        return greater;
    }

    /// The low `width` bits of `a + b`, signed operands extended to that width first.
    public static Bus addSigned(NetlistBuilder n, Bus a, Bus b, int width) {
        return Adders.add(n, signExtend(a, width), signExtend(b, width)).slice(0, width);
    }

    /// `a` with its sign bit repeated up to `width` bits.
    public static Bus signExtend(Bus a, int width) {
        List<Net> nets = new ArrayList<>(a.nets());
        while (nets.size() < width) {
            nets.add(a.nets().getLast());
        }
        return new Bus(nets);
    }

    /// `a` with zeros up to `width` bits.
    public static Bus zeroExtend(Bus a, int width) {
        List<Net> nets = new ArrayList<>(a.nets());
        while (nets.size() < width) {
            nets.add(Net.ZERO);
        }
        return new Bus(nets);
    }
}
