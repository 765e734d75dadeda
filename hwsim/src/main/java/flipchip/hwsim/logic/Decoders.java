package flipchip.hwsim.logic;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import flipchip.hwsim.netlist.Bus;
import flipchip.hwsim.netlist.Net;
import flipchip.hwsim.netlist.NetlistBuilder;

/// Binary to one-hot and back.
public final class Decoders {
    private Decoders() {}

    /// 2^w nets of which exactly the one with the number on `code` is high. The code is split in two halves
    /// that are decoded apart and joined, so 6 bits cost 6 + 24 + 64 gates and are 4 deep.
    public static Bus oneHot(NetlistBuilder n, Bus code) {
        List<Net> inverted = code.nets().stream().map(n::not).toList();
        return new Bus(decode(n, code, inverted, 0, code.width()));
    }

    private static List<Net> decode(NetlistBuilder n, Bus code, List<Net> inverted, int from, int to) {
        if (to - from == 1) {
            return List.of(inverted.get(from), code.get(from));
        }
        int middle = (from + to) / 2;
        List<Net> low = decode(n, code, inverted, from, middle);
        List<Net> high = decode(n, code, inverted, middle, to);
        List<Net> lines = new ArrayList<>();
        for (Net upper : high) {
            for (Net lower : low) {
                lines.add(n.and(upper, lower));
            }
        }
        return lines;
    }

    /// The number of the one high net; the OR of the numbers if several are high, zero if none.
    public static Bus encode(NetlistBuilder n, Bus oneHot) {
        int bits = 32 - Integer.numberOfLeadingZeros(oneHot.width() - 1);
        return new Bus(IntStream.range(0, bits).mapToObj(bit -> Reductions.or(n,
            IntStream.range(0, oneHot.width()).filter(i -> (i >>> bit & 1) != 0).mapToObj(oneHot::get).toList()))
            .toList());
    }
}
