package flipchip.hwsim.gates.logic;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import flipchip.hwsim.gates.netlist.Bus;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.NetlistBuilder;

/// A library of multiplexers for many buses; [Words#mux] chooses one of two.
public final class Muxes {
    private Muxes() {}

    /// `choices[select]`: a tree of two-way multiplexers, one level for each bit of `select`.
    ///
    /// @throws IllegalArgumentException unless there are 2^(bits of `select`) choices
    public static Bus select(NetlistBuilder n, Bus select, List<Bus> choices) {
        if (choices.size() != 1 << select.width()) {
            throw new IllegalArgumentException(
                choices.size() + " choices for " + select.width() + " select bits");
        }
        List<Bus> level = choices;
        for (Net bit : select.nets()) {
            List<Bus> above = new ArrayList<>();
            for (int i = 0; i < level.size(); i += 2) {
                above.add(Words.mux(n, bit, level.get(i), level.get(i + 1)));
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
            throw new IllegalArgumentException(
                choices.size() + " choices for " + selects.size() + " select nets");
        }
        return new Bus(IntStream
            .range(0,
                choices.getFirst().width())
            .mapToObj(
                bit -> Words
                    .orTree(n,
                        IntStream.range(0, selects.size())
                            .mapToObj(i -> n.and(selects.get(i), choices.get(i).get(bit))).toList()))
            .toList());
    }
}
