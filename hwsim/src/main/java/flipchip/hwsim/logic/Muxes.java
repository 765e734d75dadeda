package flipchip.hwsim.logic;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import flipchip.hwsim.netlist.Bus;
import flipchip.hwsim.netlist.Net;
import flipchip.hwsim.netlist.NetlistBuilder;

/// Choosing one of several buses.
public final class Muxes {
    private Muxes() {}

    /// `high` where `select` is high, else `low`, bit by bit.
    ///
    /// @throws IllegalArgumentException if the widths differ
    public static Bus mux(NetlistBuilder n, Net select, Bus low, Bus high) {
        if (low.width() != high.width()) {
            throw new IllegalArgumentException("buses of " + low.width() + " and " + high.width() + " bits");
        }
        return new Bus(IntStream.range(0, low.width()).mapToObj(i -> n.mux(select, low.get(i), high.get(i)))
            .toList());
    }

    /// `choices[select]`: a tree of two-way multiplexers, one level for each bit of `select`.
    ///
    /// @throws IllegalArgumentException unless there are 2^(bits of `select`) choices
    public static Bus select(NetlistBuilder n, Bus select, List<Bus> choices) {
        if (choices.size() != 1 << select.width()) {
            throw new IllegalArgumentException(choices.size() + " choices for " + select.width() + " select bits");
        }
        List<Bus> level = choices;
        for (Net bit : select.nets()) {
            List<Bus> above = new ArrayList<>();
            for (int i = 0; i < level.size(); i += 2) {
                above.add(mux(n, bit, level.get(i), level.get(i + 1)));
            }
            level = above;
        }
        return level.getFirst();
    }

    /// The OR of the choices whose select net is high; with exactly one high, that choice.
    ///
    /// @throws IllegalArgumentException unless there is one select net for each choice
    public static Bus oneHot(NetlistBuilder n, List<Net> selects, List<Bus> choices) {
        if (selects.size() != choices.size()) {
            throw new IllegalArgumentException(choices.size() + " choices for " + selects.size() + " select nets");
        }
        return new Bus(IntStream.range(0, choices.getFirst().width())
            .mapToObj(bit -> Reductions.or(n, IntStream.range(0, selects.size())
                .mapToObj(i -> n.and(selects.get(i), choices.get(i).get(bit))).toList()))
            .toList());
    }

    /// `in` where `gate` is high, else zero.
    public static Bus gated(NetlistBuilder n, Net gate, Bus in) {
        return new Bus(in.nets().stream().map(bit -> n.and(gate, bit)).toList());
    }
}
