package flipchip.hwsim.circuit.selector;

import flipchip.hwsim.gates.logic.PopulationCount;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.netlist.NetlistBuilder;

/// The disc counter of the endgame-chip paper: 64 wires in, 7-bit number out.
public final class DiscCounter {
    private DiscCounter() {}

    public static Netlist netlist() {
        NetlistBuilder n = new NetlistBuilder("disc_counter");
        n.output("count", PopulationCount.build(n, n.input("discs", 64)));
        return n.build();
    }
}
