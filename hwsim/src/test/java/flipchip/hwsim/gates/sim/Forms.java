package flipchip.hwsim.gates.sim;

import java.util.List;
import flipchip.hwsim.gates.netlist.Netlist;

/// All kinds of simulator, for what every one of them must do.
final class Forms {
    private Forms() {}

    static List<Simulator> of(Netlist netlist) {
        return List.of(new UnitDelaySimulator(netlist), new BitParallelSimulator(netlist),
            BitParallelSimulator.compiled(netlist), BitParallelSimulator.watching(netlist));
    }
}
