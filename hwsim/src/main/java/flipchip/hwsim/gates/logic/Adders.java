package flipchip.hwsim.gates.logic;

import java.util.ArrayList;
import java.util.List;
import flipchip.hwsim.gates.netlist.Bus;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.NetlistBuilder;

/// A library of ripple-carry arithmetic on buses. XOR counts as one gate: a half adder has 2 gates, a full
/// adder 5.
public final class Adders {
    private Adders() {}

    /// Sum and carry of one column.
    public record Column(Net sum, Net carry) {}

    public static Column half(NetlistBuilder n, Net a, Net b) {
        return new Column(n.xor(a, b), n.and(a, b));
    }

    public static Column full(NetlistBuilder n, Net a, Net b, Net carryIn) {
        Net odd = n.xor(a, b);
        return new Column(n.xor(odd, carryIn), n.or(n.and(a, b), n.and(odd, carryIn)));
    }

    /// a + b of two buses of one width w, as w + 1 bits: one half adder and w - 1 full adders.
    ///
    /// @throws IllegalArgumentException if the widths differ
    public static Bus add(NetlistBuilder n, Bus a, Bus b) {
        checkWidths(a, b);
        List<Net> sum = new ArrayList<>();
        Column column = half(n, a.get(0), b.get(0));
        sum.add(column.sum());
        for (int bit = 1; bit < a.width(); bit++) {
            column = full(n, a.get(bit), b.get(bit), column.carry());
            sum.add(column.sum());
        }
        sum.add(column.carry());
        return new Bus(sum);
    }

    /// a - b in two's complement, modulo 2^w.
    ///
    /// @throws IllegalArgumentException if the widths differ
    public static Bus subtract(NetlistBuilder n, Bus a, Bus b) {
        return subtractWithBorrow(n, a, b).slice(0, a.width());
    }

    /// a - b modulo 2^w, and above it one bit that is high where a < b, both taken as unsigned.
    ///
    /// @throws IllegalArgumentException if the widths differ
    public static Bus subtractWithBorrow(NetlistBuilder n, Bus a, Bus b) {
        checkWidths(a, b);
        List<Net> difference = new ArrayList<>();
        Net borrow = null;
        for (int bit = 0; bit < a.width(); bit++) {
            Net odd = n.xor(a.get(bit), b.get(bit));
            Net lacks = n.and(n.not(a.get(bit)), b.get(bit));
            if (borrow == null) {
                difference.add(odd);
                borrow = lacks;
            } else {
                difference.add(n.xor(odd, borrow));
                borrow = n.or(lacks, n.and(n.not(odd), borrow));
            }
        }
        difference.add(borrow);
        return new Bus(difference);
    }

    /// -a in two's complement, modulo 2^w.
    public static Bus negate(NetlistBuilder n, Bus a) {
        return subtract(n, Bus.constant(0, a.width()), a);
    }

    /// a + 1 modulo 2^w: a chain of half adders.
    public static Bus increment(NetlistBuilder n, Bus a) {
        return increment(n, a, Net.ONE).slice(0, a.width());
    }

    /// a + 1 where `enable` is high, else a; w + 1 bits, the topmost the carry.
    public static Bus increment(NetlistBuilder n, Bus a, Net enable) {
        List<Net> sum = new ArrayList<>();
        Net carry = enable;
        for (Net bit : a.nets()) {
            if (carry.equals(Net.ONE)) {
                sum.add(n.not(bit));
                carry = bit;
            } else {
                Column column = half(n, bit, carry);
                sum.add(column.sum());
                carry = column.carry();
            }
        }
        sum.add(carry);
        return new Bus(sum);
    }

    /// a - 1 modulo 2^w.
    public static Bus decrement(NetlistBuilder n, Bus a) {
        List<Net> difference = new ArrayList<>();
        Net borrow = Net.ONE;
        for (Net bit : a.nets()) {
            Net flipped = n.not(bit);
            difference.add(borrow.equals(Net.ONE) ? flipped : n.xor(bit, borrow));
            borrow = borrow.equals(Net.ONE) ? flipped : n.and(flipped, borrow);
        }
        return new Bus(difference);
    }

    /// High where the buses show the same number.
    public static Net equal(NetlistBuilder n, Bus a, Bus b) {
        checkWidths(a, b);
        List<Net> same = new ArrayList<>();
        for (int bit = 0; bit < a.width(); bit++) {
            same.add(n.not(n.xor(a.get(bit), b.get(bit))));
        }
        return Words.andTree(n, same);
    }

    private static void checkWidths(Bus a, Bus b) {
        if (a.width() != b.width() || a.width() == 0) {
            throw new IllegalArgumentException("buses of " + a.width() + " and " + b.width() + " bits");
        }
    }
}
