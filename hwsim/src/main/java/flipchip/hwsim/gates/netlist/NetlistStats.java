package flipchip.hwsim.gates.netlist;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// A count of the gates and nets of a netlist.
///
/// @param gates         number of gates by kind, e.g. "And" to 3264; all kinds that occur, in alphabetical
///     order
/// @param combinational gates without memory
/// @param registerBits  flip-flops, set/reset flip-flops and latches; memory words are not among them
/// @param memoryBits    bits of all memories
/// @param nets          nets, the two constants not counted
/// @param depth         gates on the longest path between registers or pins, see [Levels]
/// @param largestFanIn  most inputs of one combinational gate
/// @param largestFanOut most gate inputs and output pins on one net that is not constant
/// @param widestNet     name of the net with the largest fan-out, the first of several
public record NetlistStats(Map<String, Integer> gates, int combinational, int registerBits, int memoryBits,
        int nets, int depth, int largestFanIn, int largestFanOut, String widestNet) {

    public static NetlistStats of(Netlist netlist) {
        Map<String, Integer> kinds = new TreeMap<>();
        int combinational = 0;
        int registerBits = 0;
        int memoryBits = 0;
        int fanIn = 0;
        for (Gate gate : netlist.gates()) {
            kinds.merge(kind(gate), 1, Integer::sum);
            switch (gate) {
                case Gate.Not _, Gate.And _, Gate.Or _, Gate.Xor _, Gate.Mux _ -> {
                    combinational++;
                    fanIn = Math.max(fanIn, gate.inputs().size());
                }
                case Gate.Latch _, Gate.FlipFlop _, Gate.SetReset _ -> registerBits++;
                case Gate.Ram ram -> memoryBits += ram.words() * ram.width();
            }
        }
        int[] fanOuts = fanOuts(netlist);
        int widest = Net.ONE.id();
        for (int id = Net.ONE.id() + 1; id < fanOuts.length; id++) {
            if (widest == Net.ONE.id() || fanOuts[id] > fanOuts[widest]) {
                widest = id;
            }
        }
        boolean any = widest != Net.ONE.id();
        return new NetlistStats(kinds, combinational, registerBits, memoryBits, netlist.netCount() - 2,
            Levels.of(netlist).depth(), fanIn, any ? fanOuts[widest] : 0,
            any ? netlist.nameOf(new Net(widest)) : "");
    }

    public NetlistStats {
        gates = Collections.unmodifiableMap(new TreeMap<>(gates));
    }

    /// The word for a gate's kind: "And", "FlipFlop", ...
    public static String kind(Gate gate) {
        return gate.getClass().getSimpleName();
    }

    private static int[] fanOuts(Netlist netlist) {
        List<Net> read = new ArrayList<>();
        netlist.gates().forEach(gate -> read.addAll(gate.inputs()));
        netlist.ports(Port.Direction.OUTPUT).forEach(port -> read.addAll(port.bus().nets()));
        int[] fanOuts = new int[netlist.netCount()];
        read.forEach(net -> fanOuts[net.id()]++);
        return fanOuts;
    }
}
