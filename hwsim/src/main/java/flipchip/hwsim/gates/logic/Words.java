package flipchip.hwsim.gates.logic;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BinaryOperator;
import java.util.stream.IntStream;
import flipchip.hwsim.gates.netlist.Bus;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.NetlistBuilder;

/// A library of gates on whole buses, bit by bit, and balanced trees over many nets. Pure: every method adds
/// gates to the builder it is given and returns the nets they drive.
public final class Words {
    private Words() {}

    public static Bus not(NetlistBuilder n, Bus a) {
        return new Bus(a.nets().stream().map(n::not).toList());
    }

    public static Bus and(NetlistBuilder n, Bus a, Bus b) {
        return pairwise(a, b, n::and);
    }

    public static Bus or(NetlistBuilder n, Bus a, Bus b) {
        return pairwise(a, b, n::or);
    }

    public static Bus xor(NetlistBuilder n, Bus a, Bus b) {
        return pairwise(a, b, n::xor);
    }

    /// Every bit of `a` AND the one net `enable`.
    public static Bus gate(NetlistBuilder n, Net enable, Bus a) {
        return new Bus(a.nets().stream().map(net -> n.and(enable, net)).toList());
    }

    /// `high` where `select` is high, else `low`.
    public static Bus mux(NetlistBuilder n, Net select, Bus low, Bus high) {
        return pairwise(low, high, (l, h) -> n.mux(select, l, h));
    }

    private static Bus pairwise(Bus a, Bus b, BinaryOperator<Net> gate) {
        if (a.width() != b.width()) {
            throw new IllegalArgumentException("buses of " + a.width() + " and " + b.width() + " wires");
        }
        return new Bus(IntStream.range(0, a.width()).mapToObj(i -> gate.apply(a.get(i), b.get(i))).toList());
    }

    /// Balanced OR of at least one net: `size - 1` gates.
    public static Net orTree(NetlistBuilder n, List<Net> nets) {
        return tree(nets, n::or);
    }

    /// Balanced AND of at least one net: `size - 1` gates.
    public static Net andTree(NetlistBuilder n, List<Net> nets) {
        return tree(nets, n::and);
    }

    /// Balanced XOR of at least one net: `size - 1` gates.
    public static Net xorTree(NetlistBuilder n, List<Net> nets) {
        return tree(nets, n::xor);
    }

    /// Neighbours first, so that eight inputs give the pairing (01)(23)(45)(67).
    private static Net tree(List<Net> nets, BinaryOperator<Net> gate) {
        if (nets.isEmpty()) {
            throw new IllegalArgumentException("a tree needs at least one net");
        }
        List<Net> level = nets;
        while (level.size() > 1) {
            List<Net> next = new ArrayList<>();
            for (int i = 0; i + 1 < level.size(); i += 2) {
                next.add(gate.apply(level.get(i), level.get(i + 1)));
            }
            if (level.size() % 2 != 0) {
                next.add(level.getLast());
            }
            level = next;
        }
        return level.getFirst();
    }

    /// High where `a` is the constant `value`; inverters are made per call.
    public static Net equalsConstant(NetlistBuilder n, Bus a, long value) {
        return andTree(n, IntStream.range(0, a.width())
            .mapToObj(i -> (value >>> i & 1) != 0 ? a.get(i) : n.not(a.get(i))).toList());
    }

    /// One wire per value of `code`: wire v is high where the code is v. Built from two decoders of half the
    /// width and one AND per wire.
    public static Bus decode(NetlistBuilder n, Bus code) {
        if (code.width() == 1) {
            return Bus.of(n.not(code.get(0)), code.get(0));
        }
        Bus low = decode(n, code.slice(0, code.width() / 2));
        Bus high = decode(n, code.slice(code.width() / 2, code.width()));
        List<Net> wires = new ArrayList<>();
        high.nets().forEach(h -> low.nets().forEach(l -> wires.add(n.and(h, l))));
        return new Bus(wires);
    }

    /// The number of the one high wire of `wires`; 0 where none is high.
    public static Bus encode(NetlistBuilder n, Bus wires) {
        int width = Integer.SIZE - Integer.numberOfLeadingZeros(wires.width() - 1);
        return new Bus(IntStream.range(0, width).mapToObj(bit -> orTree(n, IntStream.range(0, wires.width())
            .filter(i -> (i >>> bit & 1) != 0).mapToObj(wires::get).toList())).toList());
    }

    /// The bits of several buses as one, the first argument lowest.
    public static Bus concat(Bus... parts) {
        List<Net> nets = new ArrayList<>();
        for (Bus part : parts) {
            nets.addAll(part.nets());
        }
        return new Bus(nets);
    }
}
