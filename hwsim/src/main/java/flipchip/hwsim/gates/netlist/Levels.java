package flipchip.hwsim.gates.netlist;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/// A table of the depth of every net: the number of gates on the longest way to it from an input pin, a
/// constant or a gate with memory. Every combinational gate counts 1.
///
/// This is a static figure: it counts paths along which no signal can ever run (false paths) as well.
/// Thread: any
public final class Levels {
    private final Netlist netlist;
    private final int[] depths;

    private Levels(Netlist netlist, int[] depths) {
        this.netlist = netlist;
        this.depths = depths;
    }

    public static Levels of(Netlist netlist) {
        int[] depths = new int[netlist.netCount()];
        for (int gate : netlist.evaluationOrder()) {
            int deepest = 0;
            for (Net in : netlist.gates().get(gate).inputs()) {
                deepest = Math.max(deepest, depths[in.id()]);
            }
            depths[netlist.gates().get(gate).outputs().getFirst().id()] = deepest + 1;
        }
        return new Levels(netlist, depths);
    }

    public int depthOf(Net net) {
        return depths[net.id()];
    }

    /// Depth of the deepest net.
    public int depth() {
        return depths[deepest().id()];
    }

    /// The deepest net; of several the one built first.
    public Net deepest() {
        int deepest = 0;
        for (int id = 1; id < depths.length; id++) {
            if (depths[id] > depths[deepest]) {
                deepest = id;
            }
        }
        return new Net(deepest);
    }

    /// The longest path of the whole circuit, see [#pathTo(Net)].
    public List<Net> criticalPath() {
        return pathTo(deepest());
    }

    /// The longest path that ends in `net`: first the net it starts from (depth 0), then one net for each
    /// gate passed, `net` last. Of several longest paths the one through the first input of each gate.
    public List<Net> pathTo(Net net) {
        List<Net> path = new ArrayList<>();
        path.add(net);
        Net at = net;
        while (depths[at.id()] > 0) {
            Gate gate = netlist.gates().get(netlist.driverOf(at).orElseThrow());
            Net from = at;
            for (Net in : gate.inputs().reversed()) {
                if (depths[in.id()] == depths[at.id()] - 1) {
                    from = in;
                }
            }
            path.add(from);
            at = from;
        }
        Collections.reverse(path);
        return List.copyOf(path);
    }
}
