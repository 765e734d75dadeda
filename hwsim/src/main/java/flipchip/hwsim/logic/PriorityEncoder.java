package flipchip.hwsim.logic;

import java.util.ArrayList;
import java.util.List;
import flipchip.hwsim.netlist.Bus;
import flipchip.hwsim.netlist.Net;
import flipchip.hwsim.netlist.NetlistBuilder;

/// Finds the first high net of a bus.
///
/// @param first high only at the lowest-numbered high input
/// @param any   high where any input is
public record PriorityEncoder(Bus first, Net any) {

    /// A ripple: 3 gates an input, as deep as there are inputs.
    public static PriorityEncoder of(NetlistBuilder n, Bus inputs) {
        List<Net> first = new ArrayList<>(List.of(inputs.get(0)));
        Net before = inputs.get(0);
        for (int i = 1; i < inputs.width(); i++) {
            first.add(n.and(inputs.get(i), n.not(before)));
            before = n.or(before, inputs.get(i));
        }
        return new PriorityEncoder(new Bus(first), before);
    }

    /// The number of the first high input; zero if there is none.
    public Bus code(NetlistBuilder n) {
        return Words.encode(n, first);
    }
}
